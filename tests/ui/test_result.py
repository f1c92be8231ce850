"""The result of a hand, as one client sees it."""

from app.domain.steps import (
    CardsSet,
    CountSet,
    FineAdded,
    OpenerSet,
    PassesSet,
    Piece,
    Step,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.stores.match_store import MatchStore
from app.ui import ids
from tests.support.client import client_at
from tests.support.forms import card
from tests.support.memory import Table, setup_of

HAND = (WentOut(2), TotalSet(0, 48), TotalSet(1, 31), TotalSet(3, 77))


async def saved(store: MatchStore, *steps: Step) -> None:
    for step in steps:
        await store.step(step)
    await store.save()
    assert store.state.refusal is None, store.state.form.problems


def hand(seat: int, codes: str) -> CardsSet:
    return CardsSet(seat, tuple(card(code) for code in codes.split()))


async def nines(table: Table) -> MatchStore:
    """Two hands: 48 31 0 77, then Bohdan out."""
    store = await table.match_store(setup_of("nines"))
    await saved(store, *HAND)
    await saved(store, WentOut(1), hand(0, "9D QH"), hand(2, "K K K K"), hand(3, "10C 6S"))
    return store


async def test_penalties_stand_with_their_sums_and_the_places_with_their_moves() -> None:
    table = Table()
    async with client_at(table, await nines(table), "/result") as client:
        said = client.reads()
        assert "Bohdan went out" in said
        assert (
            "Olena, place 3. Nine of diamonds 15, queen of hearts 10. 25 points. Total 73" in said
        )
        assert "Bohdan, place 1. 1 place up. Went out · +0. Total 31" in said
        assert "Maria, place 2. 1 place down. King 10, king 10, king 10, king 10" in said
        assert "7 to limit" in said
        assert "Deals next" in said


async def test_a_hand_of_counts_says_cards_and_passes() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka", pass_price=2))
    counts = (CountSet(1, 5), CountSet(2, 2), CountSet(3, 3))
    await saved(store, OpenerSet(2), WentOut(0), PassesSet(0, 1), *counts)
    async with client_at(table, store, "/result") as client:
        said = client.reads()
        assert "5 cards" in said
        assert "5 passes × 2" in said
        assert "Went out · +2" in said
        assert "Whoever holds the 9 of diamonds leads" in said


async def test_a_hand_without_passes_says_so() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    counts = (CountSet(1, 5), CountSet(2, 2), CountSet(3, 3))
    await saved(store, WentOut(0), *counts, WithoutPassesSet(True))
    async with client_at(table, store, "/result") as client:
        assert "Scored without passes." in client.reads()


async def test_correcting_opens_the_entry_as_it_was_and_redo_saves_it_again() -> None:
    table = Table()
    store = await nines(table)
    async with client_at(table, store, "/result") as client:
        assert client.name_of(ids.UNDO) == "Undo: Hand 2"
        await client.press(ids.UNDO)
        assert client.route.endswith("/entry")
        left = client.store.state.form.entered.left
        assert left[0].pieces == (Piece("9", "D"), Piece("Q", "H"))
        assert len(client.store.state.sheet.rows) == 1
        await client.press(ids.REDO)
        assert client.route.endswith("/result")
        assert client.store.state.sheet.totals == (73, 31, 40, 93)


async def test_the_next_hand_is_one_tap_away() -> None:
    table = Table()
    store = await nines(table)
    async with client_at(table, store, "/result") as client:
        await client.press(ids.RESULT_NEXT)
        assert client.route == f"/match/{store.state.record.id}"


async def test_once_the_next_hand_was_begun_this_one_is_corrected_on_the_sheet() -> None:
    table = Table()
    store = await nines(table)
    await store.step(WentOut(0))
    async with client_at(table, store, "/result") as client:
        assert ids.UNDO not in client.tags()
        await client.press(ids.HAND_CORRECT)
        assert client.route.endswith(f"{hand_address(store, 2)}/edit/entry")


async def test_before_the_first_hand_there_is_a_way_on() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, "/result") as client:
        await client.press(ids.RESULT_NEXT)
        assert client.route == f"/match/{store.state.record.id}"


def hand_address(store: MatchStore, number: int) -> str:
    return f"/sheet/{store.state.sheet.rows[number - 1].deal.id}"


async def test_an_annulled_hand_counts_for_nothing() -> None:
    table = Table()
    store = await nines(table)
    await store.annul()
    async with client_at(table, store, hand_address(store, 3)) as client:
        assert "Annulled" in client.reads()
        assert "went out" not in client.reads()


async def test_an_earlier_hand_is_read_only_and_leads_back_to_the_sheet() -> None:
    table = Table()
    store = await nines(table)
    async with client_at(table, store, hand_address(store, 1)) as client:
        assert "Maria went out" in client.reads()
        assert ids.RESULT_NEXT not in client.tags()
        assert ids.UNDO not in client.tags()
        await client.press(ids.BACK)
        assert client.route.endswith("/sheet")


async def test_a_hand_that_is_not_there_has_a_way_on() -> None:
    table = Table()
    async with client_at(table, await nines(table), "/sheet/9") as client:
        await client.press(ids.RESULT_SHEET)
        assert client.route.endswith("/sheet")


async def test_a_fine_stands_beside_the_total_that_was_typed() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    fined = FineAdded(3, 5, "Revoke")
    await saved(store, fined, WentOut(2), TotalSet(0, 48), TotalSet(1, 31), TotalSet(3, 7))
    async with client_at(table, store, "/result") as client:
        assert "Total typed in 7, Revoke +5. 12 points" in client.reads()
        assert "Total typed in. 48 points" in client.reads()
