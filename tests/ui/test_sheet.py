"""The score sheet, as one client sees it."""

from dataclasses import replace

import flet as ft
import pytest

from app.domain.commits import Joined, SeatsChanged
from app.domain.match import Player
from app.domain.problems import Code
from app.domain.steps import CardsSet, ProblemKept, TotalSet, WentOut
from app.stores.match_store import MatchStore
from app.ui import ids
from tests.support.client import client_at
from tests.support.forms import card
from tests.support.memory import Table, setup_of


async def played(table: Table, opening: tuple[int, ...] = (0, 0, 0, 0)) -> MatchStore:
    """A won hand, a blocked one, one with a doubt that was kept, an annulled one."""
    store = await table.match_store(replace(setup_of("nines", len(opening)), opening=opening))
    hands = [
        (WentOut(0), TotalSet(1, 14), TotalSet(2, 9), TotalSet(3, 19)),
        (WentOut(None), TotalSet(0, 6), TotalSet(1, 8), TotalSet(2, 12), TotalSet(3, 10)),
        (
            WentOut(1),
            CardsSet(0, (card("9D"), card("9H"))),
            TotalSet(2, 5),
            TotalSet(3, 5),
            ProblemKept(Code.TWO_NINES),
        ),
    ]
    for steps in hands:
        for step in steps:
            await store.step(step)
        await store.save()
        assert store.state.refusal is None, store.state.form.problems
    await store.annul()
    return store


async def test_every_hand_is_said_whole() -> None:
    table = Table()
    async with client_at(table, await played(table), "/sheet") as client:
        assert client.name_of(ids.sheet_hand(0)) == (
            "Hand 1, Olena went out, dealer Olena: Olena 0, total 0; Bohdan 14, total 14; "
            "Maria 9, total 9; Taras 19, total 19"
        )
        assert client.name_of(ids.sheet_hand(1)).startswith("Hand 2, blocked, dealer Bohdan: ")
        assert client.name_of(ids.sheet_hand(3)) == "Hand 4, annulled, dealer Taras"


async def test_totals_and_the_coming_hand_stand_below() -> None:
    table = Table()
    async with client_at(table, await played(table), "/sheet") as client:
        said = client.reads()
        assert "Bohdan, total 22, lowest" in said
        assert "Olena, total 36, 64 to go" in said
        assert "Hand 5, dealer Taras, Olena leads" in said


async def test_the_legend_names_the_marks_that_are_there() -> None:
    table = Table()
    async with client_at(table, await played(table), "/sheet") as client:
        said = client.reads()
        for word in ("dealer", "went out", "blocked", "annulled", "kept despite a doubt"):
            assert word in said.splitlines()
        assert "without passes" not in said
        assert "opening totals" not in said


async def test_opening_totals_have_a_row_of_their_own() -> None:
    table = Table()
    async with client_at(table, await played(table, (10, 0, 5, 20)), "/sheet") as client:
        assert "Opening totals: Olena 10; Bohdan 0; Maria 5; Taras 20" in client.reads()


async def test_who_joined_has_the_total_to_begin_with_where_that_was() -> None:
    table = Table()
    store = await played(table)
    joined = (Joined(Player("Rita"), 30),)
    await store.commit(SeatsChanged((0, 1, 2, 3, 4), joined))
    async with client_at(table, store, "/sheet") as client:
        assert client.name_of(ids.sheet_hand(3)).endswith("Rita joins with 30")
        said = client.reads()
        assert said.count("Rita joins with 30") == 1
        assert "pening totals" not in said


async def test_a_tap_on_a_hand_shows_it() -> None:
    table = Table()
    store = await played(table)
    async with client_at(table, store, "/sheet") as client:
        await client.press(ids.sheet_hand(1))
        assert client.route.endswith(f"/sheet/{store.state.sheet.rows[1].deal.id}")
        assert "Blocked: everybody counts" in client.reads()


async def test_undo_on_the_sheet_leaves_a_half_entered_hand_alone() -> None:
    table = Table()
    store = await played(table)
    async with client_at(table, store, "/sheet") as client:
        await client.press(ids.UNDO)
        assert len(client.store.state.sheet.rows) == 3
        await client.press(ids.REDO)
        assert len(client.store.state.sheet.rows) == 4
        await client.take(WentOut(0))
        assert not client.works(ids.UNDO)


async def test_six_columns_fit_a_narrow_window() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 6))
    for step in (WentOut(0), *(TotalSet(seat, 20) for seat in range(1, 6))):
        await store.step(step)
    await store.save()
    async with client_at(table, store, "/sheet", width=360, height=640) as client:
        assert "Ivo, total 20, 80 to go" in client.reads()
        assert client.works(ids.sheet_hand(0))


async def test_an_empty_sheet_says_so() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store, "/sheet") as client:
        await client.press(ids.RESULT_NEXT)
        assert client.route == f"/match/{store.state.record.id}"


@pytest.mark.parametrize(("width", "written"), [(390, False), (844, True)])
async def test_a_sign_stands_alone_where_its_word_has_no_room(width: int, written: bool) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 5))
    await store.step(WentOut(0))
    for seat in range(1, 5):
        await store.step(TotalSet(seat, 80))
    await store.save()
    async with client_at(table, store, "/sheet", width=width) as client:
        texts = [each.value for each in client.stage.controls() if isinstance(each, ft.Text)]
        assert ("20 to go" in texts) is written
        assert "Bohdan, total 80, 20 to go" in client.reads()
