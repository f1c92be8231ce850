"""The reminders of the table: the named suit and the lap counter, both off until switched on."""

import flet as ft
import pytest

from app.domain.steps import FineAdded, NoCardPlayed, SuitNamed
from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of

WINDOWS = [
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
    {"width": 1180, "height": 820},
]


async def at_the_table(client: Client) -> None:
    """Both are switched on from the menu."""
    await client.press(ids.TABLE_MENU)
    await client.stage.press(ids.TABLE_REMINDERS)
    await client.settle()
    for switch in (ids.REMINDERS_SUIT, ids.REMINDERS_LAP):
        await client.stage.press(switch)
        await client.settle()
    for sheet in [one for one in client.stage.controls() if isinstance(one, ft.BottomSheet)]:
        await client.stage.fire(sheet, "dismiss")
    await client.settle()


async def test_they_are_off_until_they_are_switched_on_and_stay_on_for_this_client() -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of("nines"))) as client:
        assert ids.table_suit("H") not in client.tags()
        assert ids.table_no_card(0) not in client.tags()
        await at_the_table(client)
        assert {ids.table_suit("H"), ids.table_no_card(0)} <= client.tags()
        state = client.session.client.state
        assert state.named_suit
        assert state.lap_counter


async def test_a_named_suit_is_shown_until_it_is_put_away() -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of("nines"))) as client:
        await client.session.client.set_named_suit(True)
        await client.settle()
        await client.press(ids.table_suit("H"))
        assert client.name_of(ids.TABLE_PUT_AWAY) == "Named suit: Hearts. Put away"
        assert client.store.state.form.entered.named == "H"
        # Another nine names another suit.
        await client.press(ids.table_suit("S"))
        assert client.store.state.form.entered.named == "S"
        assert client.name_of(ids.UNDO) == "Undo: Named: spades"
        await client.press(ids.TABLE_PUT_AWAY)
        assert client.store.state.form.entered.named is None
        assert ids.table_suit("S") in client.tags()


async def test_a_full_lap_suggests_blocked_and_a_card_begins_anew() -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of("nines", 3))) as client:
        await client.session.client.set_lap_counter(True)
        await client.settle()
        assert not client.works(ids.TABLE_CARD_PLAYED)
        await client.press(ids.table_no_card(1))
        await client.press(ids.table_no_card(1))
        await client.press(ids.table_no_card(2))
        assert "No card: 2 of 3" in client.reads()
        await client.press(ids.TABLE_CARD_PLAYED)
        assert "No card: 0 of 3" in client.reads()
        assert ids.TABLE_BLOCKED not in client.tags()
        for seat in (1, 2, 0):
            await client.press(ids.table_no_card(seat))
        assert "A full lap without a card. Is the hand blocked?" in client.reads()
        # Nothing is forced: the hand may be over otherwise.
        assert client.name_of(ids.TABLE_OVER) == "Hand over"
        await client.press(ids.TABLE_BLOCKED)
        assert client.store.state.form.entered.decided
        assert client.store.state.form.entered.out is None
        assert client.route.endswith("/entry")


async def test_a_card_puts_the_named_suit_away_though_nobody_passed_yet() -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of("nines"))) as client:
        await client.session.client.set_named_suit(True)
        await client.session.client.set_lap_counter(True)
        await client.settle()
        assert not client.works(ids.TABLE_CARD_PLAYED)
        await client.press(ids.table_suit("H"))
        await client.press(ids.TABLE_CARD_PLAYED)
        assert client.store.state.form.entered.named is None
        assert not client.works(ids.TABLE_CARD_PLAYED)
        await client.press(ids.UNDO)
        assert client.store.state.form.entered.named == "H"


async def test_what_was_noted_is_there_on_another_phone_and_after_a_restart() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(SuitNamed("C"))
    await store.step(NoCardPlayed(2))
    async with client_at(table, store) as client:
        await client.session.client.set_named_suit(True)
        await client.session.client.set_lap_counter(True)
        await client.settle()
        assert client.name_of(ids.TABLE_PUT_AWAY) == "Named suit: Clubs. Put away"
        assert "No card: 1 of 4" in client.reads()


async def test_they_belong_to_the_hand_that_is_played() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(SuitNamed("C"))
    async with client_at(table, store) as client:
        await client.session.client.set_named_suit(True)
        await client.store.annul()
        await client.settle()
        assert ids.TABLE_PUT_AWAY not in client.tags()
        assert ids.table_suit("C") in client.tags()


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("window", WINDOWS)
async def test_they_and_all_seats_are_there_in_any_window(
    players: int, window: dict[str, int]
) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", players))
    await store.step(FineAdded(0, 5))
    async with client_at(table, store, **window) as client:
        await client.session.client.set_named_suit(True)
        await client.session.client.set_lap_counter(True)
        await client.settle()
        seats = {ids.table_seat(seat) for seat in range(players)}
        lap = {ids.table_no_card(seat) for seat in range(players)}
        assert seats | lap | {ids.table_suit("D"), ids.TABLE_FINED} <= client.tags()


@pytest.mark.parametrize("window", WINDOWS)
async def test_where_passes_are_tapped_a_fine_is_told_in_any_window(window: dict[str, int]) -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    await store.step(FineAdded(1, 5))
    async with client_at(table, store, **window) as client:
        assert client.name_of(ids.TABLE_FINED) == "Fines: Bohdan +5"
        await client.press(ids.TABLE_FINED)
        assert client.route.endswith("/fines")


async def test_a_fine_alone_leaves_a_lying_window_to_the_seats() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, width=844, height=390) as client:
        before = asides(client)
        await client.take(FineAdded(1, 5))
        assert client.name_of(ids.TABLE_FINED) == "Fines: Bohdan +5"
        # A button in the bar, and nothing beside the seats.
        assert asides(client) == before
        await client.press(ids.TABLE_FINED)
        assert client.route.endswith("/fines")


def asides(client: Client) -> int:
    """How many columns lie side by side with the seats, each of a width of its own."""
    columns = (one for one in client.stage.controls(client.top) if isinstance(one, ft.Column))
    return sum(column.width is not None for column in columns)
