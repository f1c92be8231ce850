"""The documents of a match and of the library, to and from what they say."""

from collections.abc import Mapping
from typing import Any

from app.data import older
from app.data.json_strict import Unreadable, parse
from app.data.kinds import DRAFT, LOGGED, PATH, RULES, SETUP, UNDONE
from app.data.migrations import Schema
from app.data.repositories import BIN, LIBRARY, MATCHES
from app.data.shapes import (
    FLAG,
    TEXT,
    BadShape,
    Json,
    Shape,
    many,
    pair,
    read_fields,
    record,
)
from app.data.stored import StoredMatch
from app.domain.form import form
from app.domain.log import Record, replay
from app.domain.roster import Alias, Choices, Library, RosterPlayer
from app.domain.tally import tally

__all__ = ["SCHEMAS", "BadShape", "library_document", "library_of", "match_document", "match_of"]

_MATCH_SCHEMA = Schema((older.match_with_rules_by_hand, older.match_with_grid_and_reminders))
_LIBRARY_SCHEMA = Schema((older.library_with_aliases,))
SCHEMAS = {MATCHES: _MATCH_SCHEMA, BIN: _MATCH_SCHEMA, LIBRARY: _LIBRARY_SCHEMA}
"""What `MigratedStore` brings older documents up to date with."""

_VERSIONS = {"match": _MATCH_SCHEMA.version, "library": _LIBRARY_SCHEMA.version}


def _read_json(found: Json) -> str:
    try:
        parse(TEXT.read(found).encode())
    except (Unreadable, UnicodeEncodeError) as error:
        raise BadShape(f"no JSON: {error!r}") from None
    return str(found)


_JSON: Shape[str] = Shape(lambda text: text, _read_json)
_MATCH: dict[str, Shape[Any]] = {
    "id": TEXT,
    "setup": SETUP,
    "log": many(LOGGED),
    "undone": many(UNDONE),
    "drafts": many(DRAFT),
    "applied": many(TEXT),
    "started": TEXT,
    "updated": TEXT,
    "unknown": many(pair(PATH, _JSON)),
}
_OF_RECORD = ("id", "setup", "log", "undone", "drafts")
_LIBRARY = record(
    Library,
    roster=many(record(RosterPlayer, id=TEXT, name=TEXT, archived=FLAG)),
    choices=many(record(Choices, game=TEXT, players=many(TEXT), rules=RULES)),
    aliases=many(record(Alias, id=TEXT, into=TEXT)),
    copied=TEXT,
    reminded=TEXT,
)


def match_document(stored: StoredMatch) -> dict[str, Json]:
    """The document of a match, fresh."""
    return _headed(
        "match",
        {
            name: shape.write(getattr(stored.record if name in _OF_RECORD else stored, name))
            for name, shape in _MATCH.items()
        },
    )


def match_of(document: Mapping[str, Json]) -> StoredMatch:
    """The match a document says. Raises BadShape for one that makes no sense."""
    values = read_fields(_body("match", document), _MATCH)
    record = Record(**{name: values.pop(name) for name in _OF_RECORD})
    _check_folds(record)
    return StoredMatch(record, **values)


def library_document(library: Library) -> dict[str, Json]:
    """The document of the library, fresh."""
    return _headed("library", _LIBRARY.write(library))


def library_of(document: Mapping[str, Json]) -> Library:
    """The library a document says. Raises BadShape for one that makes no sense."""
    return _LIBRARY.read(_body("library", document))


def _headed(kind: str, body: dict[str, Json]) -> dict[str, Json]:
    return {"schema": _VERSIONS[kind], "kind": kind, **body}


def _body(kind: str, document: Mapping[str, Json]) -> dict[str, Json]:
    if not isinstance(document, Mapping):
        raise BadShape("no object")
    body = dict(document)
    found = body.pop("schema", None), body.pop("kind", None)
    if found != (_VERSIONS[kind], kind):
        raise BadShape(f"schema and kind {found!r} instead of {(_VERSIONS[kind], kind)!r}")
    return body


def _check_folds(record: Record) -> None:
    """A record of the right shape may still name seats, rules or games that are not there."""
    try:
        match = replay(record)
        form(match, tally(match), record.draft())
    except (LookupError, TypeError, ValueError) as error:
        raise BadShape(f"a record that cannot be folded: {error!r}") from error
