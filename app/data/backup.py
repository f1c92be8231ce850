"""Everything as one backup file, and a backup file looked into before anything is replaced."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from app.data.backup_file import BackupFault, BackupReader, BackupWriter, Entry
from app.data.documents import SCHEMAS, library_of, match_of
from app.data.errors import BadDocument, NewerDocument
from app.data.port import DocumentStore, is_name
from app.data.repositories import BIN, LIBRARY, MATCHES
from app.data.shapes import BadShape
from app.data.stored import StoredMatch
from app.domain.log import replay
from app.domain.roster import Library

Progress = Callable[[int, int], None]
"""How many documents are done, and how many there are; 0 where nobody knows."""


@dataclass(frozen=True, slots=True)
class Backup:
    """The file, and the names of documents that could not be read and are not in it."""

    data: bytes
    left_out: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a backup. `tables`: who sat at one table, by the ids in the matches."""

    made: str
    matches: int
    binned: int
    library: Library
    tables: frozenset[frozenset[str]]


@dataclass(frozen=True, slots=True)
class Item:
    """A match of a backup; `binned`: it is in the bin, since `deleted`."""

    stored: StoredMatch
    binned: bool = False
    deleted: str = ""


async def pack(
    store: DocumentStore,
    deleted: Mapping[str, str],
    unreadable: Collection[str],
    made: str,
    progress: Progress,
) -> Backup:
    """Everything as one file. `deleted`: what is in the bin, by id, and since when; `unreadable`:
    names of documents that would spoil the backup for all others. `made`: now.

    Raises StorageFailed.
    """
    writer, left_out = BackupWriter(made), []
    matches = [f"{MATCHES}/{id}" for id in await store.names(MATCHES)]
    names = [LIBRARY, *matches, *(f"{BIN}/{id}" for id in deleted)]
    for done, name in enumerate(names):
        progress(done, len(names))
        if name in unreadable:
            left_out.append(name)
            continue
        try:
            document = await store.load(name)
        except (BadDocument, NewerDocument):
            left_out.append(name)
            continue
        if document is not None:
            folder, _, id = name.partition("/")
            writer.add(Entry(name, document, deleted[id] if folder == BIN else ""))
    return Backup(writer.done(), tuple(left_out))


async def look_into(data: bytes, progress: Progress) -> Contents:
    """Checks a whole backup: every document of it is one that the app can go on with.

    Raises BackupFault.
    """
    found, seen = [0, 0], set()
    tables: set[frozenset[str]] = set()
    library = Library()
    reader = BackupReader(data)
    async for value in _values(reader):
        if isinstance(value, Library):
            library, name = value, LIBRARY
        else:
            name = f"{value.binned}/{value.stored.id}"
            found[value.binned] += 1
            players = replay(value.stored.record).setup.players
            tables.add(frozenset(player.id for player in players if player.id is not None))
        if name in seen:
            raise BackupFault("damaged", name)
        seen.add(name)
        progress(len(seen), 0)
    return Contents(reader.made, found[0], found[1], library, frozenset(tables))


async def items(data: bytes) -> AsyncIterator[Item]:
    """The matches of a backup. Raises BackupFault."""
    async for value in _values(BackupReader(data)):
        if isinstance(value, Item):
            yield value


async def _values(reader: BackupReader) -> AsyncIterator[Item | Library]:
    for entry in reader.entries():
        yield _value(entry)
        # Whoever taps meanwhile does not wait for thousands of matches.
        await asyncio.sleep(0)


def _value(entry: Entry) -> Item | Library:
    folder, _, id = entry.name.partition("/")
    schema = SCHEMAS.get(folder)
    if schema is None or not is_name(entry.name) or bool(id) == (folder == LIBRARY):
        raise BackupFault("damaged", entry.name)
    try:
        document: dict[str, Any] = schema.migrate(entry.name, entry.document)
        if folder == LIBRARY:
            return library_of(document)
        stored = match_of(document)
    except NewerDocument:
        raise BackupFault("newer-version", entry.name) from None
    except (BadDocument, BadShape):
        raise BackupFault("bad-document", entry.name) from None
    if stored.id != id:
        raise BackupFault("bad-document", entry.name)
    return Item(stored, folder == BIN, entry.deleted)
