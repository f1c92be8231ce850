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
from app.data.fitting import NOTES, TIMES
from app.data.match_file import MatchFile, read, write
from app.data.stored import StoredMatch
from app.domain.catching_up import same_play
from app.domain.deal import Adjustment
from app.domain.log import replay, undo
from app.domain.match import Match, Player
from app.domain.possible import LONGEST_NOTES, LONGEST_REASON
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


async def test_a_match_that_went_on_here_stays_as_it_is() -> None:
    table = Table()
    one = match("nines", won(0, 5), players=["Olena", "Ivo"])
    await take_in(table, text_of(one))
    store = await table.another("m1")
    await store.annul()
    before = dict(table.matches.stored)
    for file in (one, replace(one, deals=())):
        assert await take_in(table, text_of(file)) == Imported("file", "m1", kept=True)
    assert table.matches.stored == before


async def test_a_match_that_went_on_elsewhere_goes_on_here_and_counts_once() -> None:
    table = Table()
    hands = won(0, 10), won(1, 6), won(0, 7)
    three = replace(match("nines", *hands, players=["Olena", "Ivo"]), notes="at Ivo’s")
    two = replace(three, deals=three.deals[:2], notes="")
    await take_in(table, text_of(two))
    store = await table.another("m1")
    assert await take_in(table, text_of(three)) == Imported("file", "m1", updated=True)
    assert len(table.matches.stored) == 1
    assert len(store.state.sheet.rows) == 3
    olena = table.library.roster[0]
    assert table.library_store().book.statistics(olena.id)["nines"].played.hands == 3
    stored = dict(table.matches.stored)
    assert await take_in(table, text_of(three)) == Imported("file", "m1", already=True)
    assert await take_in(table, text_of(two)) == Imported("file", "m1", kept=True)
    assert table.matches.stored == stored
    # It went on, so it can be taken back.
    back = undo(undo(store.state.record, None), None)
    assert same_play(replay(back), two)


async def test_who_joined_and_what_was_corrected_elsewhere_comes_along() -> None:
    table = Table()
    one = match("nines", won(0, 10), players=["Olena", "Ivo"])
    await take_in(table, text_of(one))
    grown = match("nines", won(0, 12, 5), won(1, 5, 5), players=["Olena", "Ivo", "Rita"])
    first = replace(grown.deals[0], seats=(0, 1), left=(*won(0, 12).left, None))
    second = replace(grown.deals[1], seats=(0, 1, 2))
    grown = replace(grown, deals=(first, second), seated=(0, 1, 2))
    assert (await take_in(table, text_of(grown))).updated
    store = await table.another("m1")
    assert store.state.match.deals == grown.deals
    assert [player.name for player in table.library.roster] == ["Olena", "Ivo", "Rita"]
    assert store.state.match.setup.players[2].id == table.library.roster[2].id


@settings(max_examples=60)
@given(st.sampled_from(["devyatka", "nines"]), st.lists(acts, max_size=20), st.integers(0, 20))
async def test_an_earlier_state_always_comes_up_to_the_later_one_or_stays(
    game: str, history: list[Act], length: int
) -> None:
    record = played(setup_of(game), history)
    earlier = replace(record, log=record.log[:length], undone=(), drafts=())
    table = Table(MemoryMatches({record.id: StoredMatch(earlier, (), NOW, NOW)}))
    later = write(exported(StoredMatch(record, (), NOW, NOW)))
    what = await take_in(table, later)
    assert len(table.matches.stored) == 1
    here, there = replay(table.matches.stored[record.id].record), read(later).match
    assert same_play(here, there) is not what.kept
    if len(there.deals) > len(replay(earlier).deals):
        assert what.updated
    again = await take_in(table, later)
    assert (again.already, again.kept) == (not what.kept, what.kept)


async def test_another_match_of_that_id_is_another_match() -> None:
    table = Table()
    await take_in(table, text_of(match("nines", won(0, 5), players=["Olena", "Ivo"])))
    others = replace(
        match("nines", won(0, 6), won(1, 6), players=["Rita", "Ada"]), notes="elsewhere"
    )
    text = write(MatchFile(others, id="m1", started="2026-02-01T20:00:00+02:00"))
    what = await take_in(table, text)
    assert what == Imported("file", what.match_id)
    assert what.match_id != "m1"
    assert (await take_in(table, text)).already


async def test_what_no_screen_takes_is_cut_or_left_out_and_said() -> None:
    table = Table()
    one = match("nines", won(0, 5), players=["Olena", "Ivo"])
    fined = replace(one.deals[0], adjustments=(Adjustment(1, 5, "r" * 3000),))
    long = replace(one, notes="z" * 3_000_000, deals=(fined,))
    text = write(MatchFile(long, id="m1", started="yesterday", finished="2999-01-01T00:00:00Z"))
    assert await take_in(table, text) == Imported("file", "m1", changed=(NOTES, TIMES))
    stored = table.matches.stored["m1"]
    kept = replay(stored.record)
    assert kept.notes == "z" * LONGEST_NOTES
    assert len(kept.deals[0].adjustments[0].reason) == LONGEST_REASON
    assert stored.started.startswith("2026-03-01")
    assert stored.updated.startswith("2026-03-01")
    assert await take_in(table, text) == Imported("file", "m1", already=True)


@pytest.mark.parametrize(
    ("game", "hand", "seat"),
    [
        ("nines", {"left": [{"cards": []}, {"points": 1000}]}, 1),
        ("nines", {"left": [{"cards": []}, {"points": 20, "count": 100}]}, 1),
        ("nines", {"adjustments": [{"seat": 1, "points": -1000}]}, 1),
        ("nines", {"adjustments": [{"seat": 1, "points": 1}] * 51}, None),
        ("devyatka", {"left": [{"cards": []}, *[{"count": 100}] * 3]}, 1),
        ("devyatka", {"passes": [0, 0, 100, 0]}, 2),
    ],
)
def test_numbers_that_nobody_could_enter_are_refused(
    game: str, hand: dict[str, Any], seat: int | None
) -> None:
    count = 2 if game == "nines" else 4
    tree = json.loads(text_of(match(game, won(0, *[5] * (count - 1)), players=count)))
    if game == "devyatka":
        tree["hands"][0]["left"] = [{"cards": []}, *[{"count": 3}] * 3]
    tree["hands"][0] |= hand
    problem = hopeless(read(json.dumps(tree).encode()))[0]
    assert (problem.code, problem.hand, problem.seat) == (Code.BAD_ENTRY, 1, seat)


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
