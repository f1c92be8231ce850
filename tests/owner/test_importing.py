"""Matches to match files and back: every byte, whoever the people are here."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.data.backup_file import BackupWriter
from app.data.documents import match_document, match_of
from app.data.errors import BadDocument
from app.data.exchange import exported, hopeless, imported, own_id
from app.data.match_file import MatchFile, read, write
from app.data.stored import StoredMatch
from app.domain.log import replay
from app.domain.match import Match, Player
from app.domain.problems import Code
from app.domain.roster import RosterPlayer
from app.domain.tally import tally
from app.owner.importing import Exchange, Imported
from tests.support.generated import generated
from tests.support.matches import deal, match, won
from tests.support.memory import MemoryMatches, Table, setup_of
from tests.support.playing import Act, acts, played

NOW = "2026-03-01T20:00:00+02:00"


def exchange(table: Table) -> Exchange:
    return Exchange(table.owners, table.library, table.new_id, table.now)


async def take_in(table: Table, text: str) -> Imported:
    (what,) = await exchange(table).take_in([("file", text.encode())])
    return what


async def carried(text: str, table: Table | None = None) -> str:
    """The text of the match that another house makes of a file."""
    table = table or Table()
    what = await take_in(table, text)
    assert what.match_id is not None, what
    again = await exchange(table).export(what.match_id)
    assert again is not None
    return again


def text_of(match: Match, **more: Any) -> str:
    return write(MatchFile(match, id="m1", started=NOW, **more))


@settings(max_examples=60)
@given(st.sampled_from(["devyatka", "nines"]), st.lists(acts, max_size=20))
async def test_what_was_played_comes_through_to_the_byte(game: str, history: list[Act]) -> None:
    stored = StoredMatch(played(setup_of(game), history), (), NOW, NOW)
    table = Table(MemoryMatches({stored.id: stored}))
    text = await exchange(table).export(stored.id)
    assert text is not None
    again = await carried(text, house := Table())
    # Who had no id got one; from then on nothing changes any more.
    assert tally(read(again).match) == tally(read(text).match)
    assert await carried(again) == again
    assert await carried(again, house) == again
    assert len(house.matches.stored) == 1


@pytest.mark.parametrize("number", range(40))
async def test_made_up_matches_come_through_to_the_byte(number: int) -> None:
    made = generated(Random(number), number)
    made = replace(made, notes="at Olena’s" if number % 3 else "", dealer=0 if number % 4 else None)
    over = tally(made).over or made.stopped
    text = text_of(made, finished=NOW if over else None, unknown={("table",): [1, 1e300]})
    first = await carried(text)
    assert await carried(first) == first
    assert json.loads(first)["table"] == [1, 1e300]
    if None not in {player.id for player in made.setup.players}:
        assert first == text


def test_everything_a_file_says_is_in_the_record_and_its_document() -> None:
    made = match("nines", won(0, 5, 6), deal(0, *won(0, 5, 6).left), players=3, stopped=True)
    made = replace(made, seated=(0, 2), dealer=2, notes="x")
    unknown = {("a",): float("inf"), ("hands", "d1", "left", 0, "b"): {"c": [None]}}
    file = MatchFile(made, id="m1", started=NOW, finished=NOW, unknown=unknown)
    stored = imported(file, "m1", made.setup.players, "later")
    assert replay(stored.record) == made
    assert match_of(json.loads(json.dumps(match_document(stored)))) == stored
    assert exported(stored) == file


async def test_taking_a_file_in_twice_changes_nothing() -> None:
    table = Table()
    text = text_of(match("nines", won(0, 5), players=["Olena", "Ivo"]))
    first = await take_in(table, text)
    assert first == Imported("file", "m1")
    before = dict(table.matches.stored), table.library.library
    assert await take_in(table, text) == Imported("file", "m1", already=True)
    assert (table.matches.stored, table.library.library) == before


async def test_a_match_that_went_on_since_is_kept_beside_the_file() -> None:
    table = Table()
    one = match("nines", won(0, 5), players=["Olena", "Ivo"])
    await take_in(table, text_of(one))
    store = await table.another("m1")
    await store.annul()
    other = await take_in(table, text_of(one))
    assert other.match_id not in (None, "m1")
    assert not other.already
    assert replace(other, already=True) == await take_in(table, text_of(one))
    assert len(table.matches.stored) == 2


@pytest.mark.parametrize("id", [None, "Match 1", "../up", "a/b", "con"])
async def test_an_id_that_is_none_here_gives_way_to_one_made_of_the_match(id: str | None) -> None:
    table = Table()
    text = write(MatchFile(match("nines", won(0, 5), players=2), id=id))
    what = await take_in(table, text)
    assert what.match_id == own_id(read(text))
    assert what.match_id.startswith("file-")
    assert (await take_in(table, text)).already


async def test_people_are_found_by_id_then_by_name_and_shown_as_they_are_called_here() -> None:
    table = Table()
    await table.library.change(
        lambda library: replace(library, roster=(RosterPlayer("p1", "Olenka"),))
    )
    ivo = await table.library.add_player("Ivo")
    assert isinstance(ivo, RosterPlayer)
    one = match("nines", won(0, 5, 6), players=3)
    people = (Player("Olena", "p1"), Player("IVO", "x"), Player("Rita"))
    one = replace(one, setup=replace(one.setup, players=people))
    await take_in(table, text_of(one))
    (summary,) = table.library_store().state.running
    assert summary.names == ("Olenka", "Ivo", "Rita")
    assert summary.player_ids[:2] == ("p1", ivo.id)
    assert [player.name for player in table.library.roster] == ["Olenka", "Ivo", "Rita"]
    text = await exchange(table).export("m1")
    assert text is not None
    assert [player.name for player in read(text).match.setup.players] == ["Olenka", "Ivo", "Rita"]


async def test_names_that_would_be_one_are_exported_as_they_were() -> None:
    stored = imported(MatchFile(match("nines", players=2)), "m", (), NOW)
    stored = replace(stored, record=replace(stored.record, setup=match("nines", players=2).setup))
    same = (Player("Ivo"), Player("IVO"))
    names = [player.name for player in exported(stored, same).match.setup.players]
    assert names == ["Olena", "Bohdan"]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"{", "not-json"),
        (b"{}", "not-a-match"),
        (b'{"format":"tally-nine/match","version":9}', "newer-version"),
        (b" " * 5_000_001, "too-large"),
    ],
)
async def test_a_file_that_is_no_match_is_said_and_changes_nothing(data: bytes, fault: str) -> None:
    table = Table()
    good = text_of(match("nines", players=2)).encode()
    what = await exchange(table).take_in([("a", data), ("b", good)])
    assert what == (Imported("a", fault=fault), Imported("b", "m1"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": ["Olena"]}, Code.BAD_PLAYERS),
        ({"first_dealer": 5}, Code.BAD_SEAT),
        ({"opening_totals": [100, 0]}, Code.BAD_OPENING),
        ({"rules": {"limit": 7}}, Code.BAD_RULE),
        ({"hands": [{"out": 0, "left": [{}, {}]}]}, Code.BAD_ENTRY),
        (
            {"hands": [{"out": 0, "left": [{"cards": []}, {"points": 5}], "rules": 3}]},
            Code.BAD_ENTRY,
        ),
    ],
)
async def test_a_match_that_no_screen_could_mend_is_refused(
    change: dict[str, Any], code: Code
) -> None:
    table = Table()
    tree = json.loads(text_of(match("nines", players=2))) | change
    what = await take_in(table, json.dumps(tree))
    assert (what.match_id, what.fault) == (None, "bad-match")
    assert code in [problem.code for problem in what.problems]
    assert len(what.names) == len(tree["players"])
    assert table.matches.stored == {}
    assert table.library.roster == ()


async def test_a_hand_that_is_wrong_can_be_mended_here() -> None:
    table = Table()
    wrong = match("nines", won(0, 5), deal(0, *won(5, 5).left), players=2)
    await take_in(table, text_of(wrong))
    store = await table.another("m1")
    assert [row.penalties for row in store.state.sheet.rows] == [(0, 5), None]


def test_a_match_that_cannot_be_shown_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise LookupError("no such thing")

    monkeypatch.setattr("app.data.exchange.form", broken)
    file = MatchFile(match("nines", won(0, 5), won(0, 6), players=2))
    (problem,) = hopeless(file)
    assert (problem.code, problem.hand) == (Code.BAD_ENTRY, 1)


async def test_a_full_disk_and_an_unreadable_namesake_are_said() -> None:
    table = Table()
    text = text_of(match("nines", players=2))
    table.matches.failing = True
    assert await take_in(table, text) == Imported("file", fault="disk-full")

    class Unreadable(MemoryMatches):
        async def get(self, match_id: str) -> StoredMatch | None:
            raise BadDocument(match_id)

        def ids(self) -> list[str]:
            return ["m1", *super().ids()]

    table = Table(Unreadable())
    what = await take_in(table, text)
    assert what.match_id is not None
    assert what.match_id.startswith("file-")


async def test_nothing_is_exported_of_a_match_that_is_not_there() -> None:
    assert await exchange(Table()).export("gone") is None


async def test_a_backup_among_match_files_is_named_as_one() -> None:
    data = BackupWriter(NOW).done()
    (what,) = await exchange(Table()).take_in([("backup", data)])
    assert what == Imported("backup", fault="is-backup")
