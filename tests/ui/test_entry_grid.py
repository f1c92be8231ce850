"""The grid of exact cards, as one client drives it."""

import pytest

from app.domain.deal import NOTHING, Count, Held
from app.domain.problems import Code
from app.domain.rows import Ends
from app.domain.steps import (
    CardHeld,
    CountSet,
    OpenerSet,
    PassesSet,
    Piece,
    RowSet,
    Step,
    WentOut,
)
from app.stores.match_store import MatchStore
from app.ui import ids
from app.ui.screens.entry.ways import Mode, Ways, begun
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of

COUNTS = (CountSet(1, 1), CountSet(2, 2), CountSet(3, 1))
ROWS = (RowSet("S", "7", "Q"), RowSet("H", "7", "A"))
"""They leave 6S KS AS 6H."""


async def begun_hand(table: Table, *steps: Step) -> MatchStore:
    """Devyatka; Olena led and went out without a pass: then 1 2 1 cards fit 0 1 0 passes."""
    store = await table.match_store(setup_of("devyatka"))
    for step in (OpenerSet(0), PassesSet(0, 0), WentOut(0), *steps):
        await store.step(step)
    return store


async def tap(client: Client, *codes: str) -> None:
    for code in codes:
        await client.press(ids.entry_card(code))


async def test_a_hand_is_entered_by_its_cards_alone() -> None:
    table = Table()
    async with client_at(table, await begun_hand(table), "/entry") as client:
        await client.press(ids.ENTRY_GRID)
        assert "36 − 36 on the table = 0 left" in client.reads()
        await tap(client, "7S", "Q" + "S", "7H")
        assert "36 − 32 on the table = 4 left · 4 without a holder" in client.reads()
        assert not any(tag == ids.ENTRY_SAVE for tag in client.tags())
        await client.press(ids.entry_holder(1))
        await tap(client, "6S")
        await client.press(ids.entry_holder(2))
        await tap(client, "KS", "AS")
        await client.press(ids.entry_holder(3))
        await tap(client, "6H")
        await client.press(ids.ENTRY_SAVE)
        (row,) = client.store.state.sheet.rows
        assert row.deal.left == (NOTHING, Held(("6S",)), Held(("KS", "AS")), Held(("6H",)))
        assert client.route.endswith("/result")


@pytest.mark.parametrize("steps", [(), ROWS], ids=["cards alone", "rows first"])
async def test_the_counts_tell_how_far_the_cards_are(steps: tuple[Step, ...]) -> None:
    table = Table()
    async with client_at(table, await begun_hand(table, *COUNTS), "/entry") as client:
        assert client.name_of(ids.ENTRY_GRID) == "Enter the exact cards"
        await client.take(*steps)
        await client.press(ids.ENTRY_GRID)
        await client.press(ids.entry_holder(1))
        for cards, said in ((("6S", "AS", "KS"), "1 without a holder"), (("6H",), "all placed")):
            await tap(client, *cards)
            await client.press(ids.BACK)
            assert client.name_of(ids.ENTRY_GRID) == f"The exact cards: {said}"
            await client.press(ids.ENTRY_GRID)
        await client.key(*["ctrl+Z"] * (4 + len(steps)))
        await client.press(ids.BACK)
        assert client.name_of(ids.ENTRY_GRID) == "Enter the exact cards"


async def test_the_holder_moves_on_once_all_that_were_counted_are_placed() -> None:
    table = Table()
    async with client_at(table, await begun_hand(table, *COUNTS), "/entry") as client:
        await client.press(ids.ENTRY_GRID)
        await client.press(ids.entry_holder(1))
        # A card in a hand ends the row before it.
        await tap(client, "6S", "AS", "KS", "6H")
        left = client.store.state.form.entered.left
        assert [len(one.pieces) for one in left] == [0, 1, 2, 1]
        assert client.store.state.form.can_save
        assert client.name_of(ids.entry_holder(2)) == "Maria: 2 of 2 cards placed"


async def test_a_wrong_count_is_said_at_the_seat_with_its_repair() -> None:
    table = Table()
    counts = (CountSet(1, 2), *COUNTS[1:])
    async with client_at(table, await begun_hand(table, *counts), "/entry") as client:
        await client.press(ids.ENTRY_GRID)
        await client.take(*ROWS)
        assert "5 cards are counted, but the rows on the table leave 4." in client.reads()
        await client.press(ids.entry_holder(2))
        await tap(client, "KS", "AS", "6H")
        await client.press(ids.entry_holder(1))
        await tap(client, "6S")
        assert "Bohdan: 2 cards counted, but 1 on the grid." in client.reads()
        await client.press(ids.entry_repair(0))
        assert client.store.state.form.entered.left[1].count == 1
        assert ids.entry_repair(0) not in client.tags()
        assert client.store.state.form.recorded.left[1] == Held(("6S",))


async def test_the_table_may_insist_on_its_count() -> None:
    table = Table()
    store = await begun_hand(table, CountSet(1, 2), *COUNTS[1:], *ROWS)
    for seat, piece in ((1, "6S"), (2, "KS"), (2, "AS"), (3, "6H")):
        await store.step(CardHeld(seat, Piece(piece[0], piece[1])))
    async with client_at(table, store, "/entry") as client:
        assert client.name_of(ids.ENTRY_KEEP) == "Keep 2"
        await client.press(ids.ENTRY_KEEP)
        await client.press(ids.ENTRY_SAVE)
        (row,) = client.store.state.sheet.rows
        assert row.deal.left[1:3] == (Count(2), Held(("KS", "AS")))
        assert Code.CARD_COUNT.value in row.deal.kept


async def test_taps_undo_by_name_and_a_second_tap_takes_back() -> None:
    table = Table()
    async with client_at(table, await begun_hand(table), "/entry") as client:
        await client.press(ids.ENTRY_GRID)
        await tap(client, "KS")
        assert client.name_of(ids.UNDO) == "Undo: Spades: from 6 to King"
        await tap(client, "KS")
        assert client.name_of(ids.entry_card("KS")) == "King of spades, nobody yet"
        await client.key("2")
        await tap(client, "KS")
        assert client.name_of(ids.entry_card("KS")) == "King of spades, Bohdan"
        assert client.name_of(ids.UNDO) == "Undo: King of spades, Bohdan"
        await tap(client, "KS")
        assert client.name_of(ids.entry_card("KS")) == "King of spades, nobody yet"
        await client.key("0", "ctrl+Z", "ctrl+Z")
        assert dict(client.store.state.form.entered.table).popitem()[1] == Ends("6", "A")


async def test_the_card_that_opened_the_play_is_in_no_hand() -> None:
    table = Table()
    async with client_at(table, await begun_hand(table), "/entry") as client:
        await client.press(ids.ENTRY_GRID)
        assert client.works(ids.entry_card("9D"))
        await client.press(ids.entry_holder(1))
        assert not client.works(ids.entry_card("9D"))
        assert client.works(ids.entry_card("9S"))
        # Whoever went out holds nothing.
        assert ids.entry_holder(0) not in client.tags()


@pytest.mark.parametrize("window", [{}, {"width": 844, "height": 390}, {"width": 1180}])
async def test_all_cards_are_there_in_any_window(window: dict[str, int]) -> None:
    table = Table()
    async with client_at(table, await begun_hand(table, *ROWS), "/entry", **window) as client:
        cards = [tag for tag in client.tags() if tag.startswith("entry.card.")]
        assert len(cards) == 36


async def test_the_grid_is_left_for_counts_and_taken_up_again() -> None:
    table = Table()
    store = await begun_hand(table, *ROWS, CardHeld(1, Piece("6", "S")))
    async with client_at(table, store, "/entry") as client:
        # What was being done before the phone was locked.
        assert client.works(ids.entry_card("6S"))
        await client.press(ids.ENTRY_COUNTS)
        assert client.name_of(ids.entry_seat(1)) == "Bohdan, cards left: not entered"
        await client.press(ids.ENTRY_GRID)
        await client.press(ids.ENTRY_CLEAR)
        assert client.store.state.form.entered.left[1].count == 1
        assert client.name_of(ids.entry_seat(1)) == "Bohdan, cards left: 1"
        assert client.store.state.form.entered.rows == ()


async def test_cards_that_were_recorded_come_back_as_cards() -> None:
    table = Table()
    store = await begun_hand(table, *ROWS)
    for seat, piece in ((1, "6S"), (2, "KS"), (2, "AS"), (3, "6H")):
        await store.step(CardHeld(seat, Piece(piece[0], piece[1])))
    await store.save()
    (row,) = store.state.sheet.rows
    async with client_at(table, store, f"/sheet/{row.deal.id}/edit/entry") as client:
        assert client.name_of(ids.entry_card("KS")) == "King of spades, Maria"
        await client.press(ids.entry_holder(1))
        await tap(client, "AS")
        await client.press(ids.ENTRY_SAVE)
        (row,) = client.store.state.sheet.rows
        assert row.deal.left[1:3] == (Held(("6S", "AS")), Held(("KS",)))


@pytest.mark.parametrize(
    ("steps", "ways"),
    [
        ((), Ways()),
        ((RowSet("S", "6", "K"),), Ways(mode=Mode.GRID)),
        ((CardHeld(2, Piece("A", "S")),), Ways(mode=Mode.GRID, holder=2)),
        ((RowSet("S", "6", "K"), CountSet(1, 2)), Ways()),
    ],
)
async def test_a_client_begins_where_it_was(steps: tuple[Step, ...], ways: Ways) -> None:
    store = await begun_hand(Table(), *steps)
    state = store.state
    draft = state.record.draft()
    if not steps:
        draft = type(draft)()
    assert begun(draft, state.form.entered, lays_rows=True) == ways


async def test_a_game_without_rows_has_no_grid() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(0))
    async with client_at(table, store, "/entry") as client:
        assert ids.ENTRY_GRID not in client.tags()
