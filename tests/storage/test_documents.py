"""What is said of a match comes back from its document, and nothing else is taken for one."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.data.documents import (
    SCHEMAS,
    BadShape,
    library_document,
    library_of,
    match_document,
    match_of,
)
from app.data.kinds import COMMIT, HOLDING, LOGGED, STEP, TARGET, UNDONE
from app.data.repositories import LIBRARY as LIBRARY_NAME
from app.data.repositories import MATCHES
from app.data.shapes import Shape
from app.data.stored import StoredMatch
from app.domain import steps
from app.domain.commits import Commit, RulesChanged
from app.domain.deal import Holding
from app.domain.draft import Target
from app.domain.form import form
from app.domain.log import Logged, Undone, replay
from app.domain.match import Rules
from app.domain.roster import Alias, Choices, Library, RosterPlayer
from app.domain.steps import (
    CardHeld,
    CardPlayed,
    GridCleared,
    NoCardPlayed,
    RowSet,
    Step,
    SuitNamed,
)
from app.domain.tally import tally
from tests.support.memory import setup_of
from tests.support.playing import Act, acts, played

DATA = Path(__file__).parent.parent / "data"

st.register_type_strategy(
    Rules,
    st.dictionaries(st.text(max_size=4), st.integers() | st.text(max_size=4)).map(Rules.of),
)
STEPS = [
    kind
    for kind in vars(steps).values()
    if isinstance(kind, type) and issubclass(kind, Step) and kind is not Step
]
st.register_type_strategy(Step, st.one_of(*map(st.from_type, STEPS)))


def through_json(document: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(document, allow_nan=False))
    return read


@given(
    st.sampled_from(["devyatka", "nines"]),
    st.lists(acts, max_size=15),
    st.lists(st.text(), max_size=3).map(tuple),
)
def test_a_match_comes_back(game: str, history: list[Act], applied: tuple[str, ...]) -> None:
    stored = StoredMatch(played(setup_of(game), history), applied, "then", "now")
    assert match_of(through_json(match_document(stored))) == stored


@settings(max_examples=60)
@given(st.from_type(Logged))
def test_every_kind_of_commit_and_step_comes_back(logged: Logged) -> None:
    assert LOGGED.read(through_json(LOGGED.write(logged))) == logged


@settings(max_examples=30)
@given(st.from_type(Undone))
def test_what_was_undone_comes_back(undone: Undone) -> None:
    assert UNDONE.read(through_json(UNDONE.write(undone))) == undone


@pytest.mark.parametrize(
    ("shape", "kinds"),
    [
        (STEP, STEPS),
        (COMMIT, get_args(Commit)),
        (HOLDING, get_args(Holding)),
        (TARGET, get_args(Target)),
    ],
)
@settings(max_examples=5)
@given(data=st.data())
def test_no_kind_is_without_a_name(
    shape: Shape[Any], kinds: list[type[Any]], data: st.DataObject
) -> None:
    for kind in kinds:
        value = data.draw(st.from_type(kind))
        assert shape.read(shape.write(value)) == value


LIBRARY = Library(
    (RosterPlayer("p1", "Olena"), RosterPlayer("p2", "Ivo", archived=True)),
    (Choices("nines", ("p1", "p2"), Rules.of({"limit": 100, "tie": "share"})),),
    (Alias("p3", "p1"),),
    "2026-03-01T20:00:00+02:00",
)


def test_a_library_comes_back() -> None:
    assert library_of(through_json(library_document(LIBRARY))) == LIBRARY
    assert library_of(through_json(library_document(Library()))) == Library()


def golden(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return read


def test_a_match_of_schema_1_is_read_for_ever() -> None:
    before = match_of(SCHEMAS[MATCHES].migrate("matches/m1", golden("match_document_1")))
    now = match_of(SCHEMAS[MATCHES].migrate("matches/m1", golden("match_document_2")))
    # What schema 1 could not say is what the newer document has more.
    assert now.unknown != before.unknown == ()
    log = tuple(map(with_rules_from_now_on, before.record.log))
    assert now.record.log[2].commit.deal.rules == Rules.of({"limit": 100, "tie": "share"})
    assert [one.id for one in log] == [one.id for one in now.record.log]
    assert log[6] == now.record.log[6]
    assert before.record.undone == now.record.undone
    play = now.record.drafts[0]
    assert replace(play, taken=play.taken[:-3]) == before.record.drafts[0]
    assert [row.penalties for row in tally(replay(before.record)).rows] == [
        row.penalties for row in tally(replay(now.record)).rows
    ]


def with_rules_from_now_on(logged: Logged) -> Logged:
    if not isinstance(logged.commit, RulesChanged):
        return logged
    assert logged.commit.from_now is False
    return replace(logged, commit=replace(logged.commit, from_now=True))


def test_a_library_of_schema_1_is_read_for_ever() -> None:
    before = library_of(SCHEMAS[LIBRARY_NAME].migrate("library", golden("library_document_1")))
    now = library_of(golden("library_document_2"))
    assert before == replace(now, roster=now.roster[:-1], aliases=(), copied="")


def test_a_match_of_schema_2_is_read_for_ever() -> None:
    before = match_of(SCHEMAS[MATCHES].migrate("matches/m1", golden("match_document_2")))
    now = match_of(golden("match_document_3"))
    play = now.record.drafts[0]
    # What schema 2 could not say: steps on the grid, a named suit, turns without a card.
    new = {type(taken.step) for taken in play.taken[-9:]}
    assert new == {RowSet, CardHeld, GridCleared, SuitNamed, NoCardPlayed, CardPlayed}
    begun = replace(play, taken=play.taken[:-9])
    drafts = (begun, *now.record.drafts[1:])
    assert replace(now, record=replace(now.record, drafts=drafts)) == before


def test_documents_of_today_are_written_as_they_are_read() -> None:
    assert match_document(match_of(golden("match_document_3"))) == golden("match_document_3")
    assert library_document(library_of(golden("library_document_2"))) == golden(
        "library_document_2"
    )


def spoiled(value: Any, data: st.DataObject) -> Any:
    """The document with one thing in it changed."""
    inside = isinstance(value, dict | list) and len(value) > 0
    if not inside or data.draw(st.integers(0, 4)) == 0:
        return data.draw(st.sampled_from([None, True, -1, 99, "", "x", 0.5, [], {}, [[]], 2**70]))
    if isinstance(value, list):
        at = data.draw(st.integers(0, len(value) - 1))
        return [*value[:at], spoiled(value[at], data), *value[at + 1 :]]
    key = data.draw(st.sampled_from(sorted(value)))
    rest = {name: kept for name, kept in value.items() if name != key}
    match data.draw(st.integers(0, 5)):
        case 0:
            return rest
        case 1:
            return {**rest, "other": value[key]}
        case _:
            return {**rest, key: spoiled(value[key], data)}


@settings(max_examples=500)
@given(st.data())
def test_a_spoiled_document_is_refused_or_makes_sense(data: st.DataObject) -> None:
    document = golden("match_document_3")
    try:
        stored = match_of(spoiled(document, data))
    except BadShape:
        return
    record = stored.record
    match = replay(record)
    form(match, tally(match), record.draft())
    assert match_of(through_json(match_document(stored))) == stored


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"schema": 1},
        {"schema": 1, "kind": "library"},
        {"schema": 4, "kind": "match"},
        {"schema": True, "kind": "match"},
        {**library_document(Library()), "kind": "match"},
        {**match_document(StoredMatch(played(setup_of("nines"), []))), "extra": 1},
    ],
)
def test_another_document_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(BadShape):
        match_of(document)


def test_the_refusal_says_where() -> None:
    document = match_document(StoredMatch(played(setup_of("nines"), [])))
    document["setup"]["players"][1]["name"] = 7
    with pytest.raises(BadShape, match="setup: players: name: str expected, 7 found"):
        match_of(document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("setup", "game"), "whist"),
        (("setup", "rules", 0), ["limit"]),
        (("setup", "players"), {}),
        (("log", 0, "draft", "taken", 4, "step", "code"), "no-such-problem"),
        (("log", 0, "commit", "commit"), "deal-sold"),
        (("unknown", 0, 1), "{"),
        (("unknown", 0, 1), "\ud800"),
        (("unknown", 0, 0, 0), 0.5),
        (("drafts", 2, "taken", 0, "step"), {"step": "total-set", "seat": 7, "points": 4}),
    ],
)
def test_a_document_that_names_what_is_not_there_is_refused(
    path: tuple[Any, ...], value: Any
) -> None:
    document = golden("match_document_2")
    place = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(BadShape):
        match_of(document)
