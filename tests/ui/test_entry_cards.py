"""The entry of cards, as one client drives it."""

import asyncio

import flet as ft

from app.domain.steps import CardAdded, CardsSet, Focused, Piece, TotalSet, WentOut
from app.stores.match_store import MatchStore
from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of


async def begun(table: Table) -> MatchStore:
    """Nines of four; Maria went out."""
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(2))
    return store


def pieces(store: MatchStore, seat: int) -> tuple[Piece, ...]:
    return store.state.form.entered.left[seat].pieces


async def test_a_hand_costs_as_many_taps_as_it_may() -> None:
    table = Table()
    taps = 0
    async with client_at(table, await begun(table), "/entry") as client:
        left = {"9 Q 2": ids.ENTRY_NEXT, "K 3 A": ids.ENTRY_NEXT, "10 6 7": ids.ENTRY_SAVE}
        for ranks, on in left.items():
            for rank in ranks.split():
                await client.press(ids.entry_key(rank))
                taps += 1
            await client.press(on)
            taps += 1
        assert client.route.endswith("/result")
        # Hand over, who went out, and the next hand make 15.
        assert taps == 12
        assert client.store.state.sheet.totals == (27, 14, 0, 23)


async def test_what_is_entered_is_summed_and_can_be_tapped_away_again() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.press(ids.entry_key("9"))
        await client.press(ids.entry_key("Q"))
        assert "2 cards · 15 + 10" in client.reads()
        assert client.name_of(ids.entry_seat(0)) == "Olena, 25 points, done"
        await client.press(ids.entry_chip(0))
        assert pieces(client.store, 0) == (Piece("Q"),)
        await client.press(ids.UNDO)
        assert pieces(client.store, 0) == (Piece("9"), Piece("Q"))
        await client.press(ids.ENTRY_ERASE)
        assert pieces(client.store, 0) == (Piece("9"),)


async def test_the_fifth_of_a_rank_cannot_be_entered() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.take(CardsSet(1, (Piece("Q"),) * 3), Focused(0))
        await client.press(ids.entry_key("Q"))
        assert not client.works(ids.entry_key("Q"))
        assert "all in hand" in client.name_of(ids.entry_key("Q"))


async def test_suits_are_off_until_switched_on_and_stay() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.press(ids.entry_key("9"))
        assert ids.entry_suit("H") not in client.tags()
        await client.change(ids.ENTRY_SUITS)
        await client.press(ids.entry_suit("H"))
        await client.press(ids.entry_key("Q"))
        await client.press(ids.ENTRY_NEXT)
        await client.press(ids.entry_key("K"))
        assert pieces(client.store, 0) == (Piece("9"), Piece("Q", "H"))
        assert pieces(client.store, 1) == (Piece("K", "H"),)
        assert not client.works(ids.entry_key("Q"))


async def test_a_total_is_typed_on_a_pad() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.press(ids.ENTRY_TOTAL)
        await client.press(ids.entry_count(2))
        await client.press(ids.entry_count(5))
        assert client.store.state.form.entered.left[0].points == 25
        await client.press(ids.ENTRY_NEXT)
        await client.press(ids.entry_count(7))
        assert client.store.state.form.entered.left[1].points == 7
        await client.press(ids.ENTRY_CARDS)
        assert ids.entry_key("9") in client.tags()


async def test_cards_can_be_typed_and_are_drawn_as_understood() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.press(ids.ENTRY_TEXT)
        await client.write(ids.ENTRY_TEXT, "9D QH x")
        assert "“x” is no card." in client.reads()
        assert not client.works(ids.ENTRY_TAKE)
        await client.write(ids.ENTRY_TEXT, "9D QH")
        assert "9 of diamonds, Queen of hearts" in client.reads()
        await client.press(ids.ENTRY_TAKE)
        assert pieces(client.store, 0) == (Piece("9", "D"), Piece("Q", "H"))
        await client.write(ids.ENTRY_TEXT, "7")
        await client.press(ids.ENTRY_NEXT)
        assert pieces(client.store, 0) == (Piece("7"),)
        assert client.store.state.form.focus is not None
        assert client.store.state.form.focus.seat == 1


async def test_an_impossible_hand_can_be_left_and_not_saved() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        queen = Piece("Q", "H")
        await client.take(CardsSet(0, (queen,)), CardsSet(1, (queen,)), TotalSet(3, 5), Focused(0))
        assert "Bohdan: queen of hearts is entered already, with Olena." in client.reads()
        assert not client.works(ids.ENTRY_SAVE)
        await client.press(ids.entry_seat(3))
        # Seen from another hand, the reason still stands by the action that is off.
        assert "Bohdan: queen of hearts" in client.reads()
        await client.press(ids.entry_seat(1))
        await client.press(ids.entry_repair(1))
        await client.take(CardsSet(1, (Piece("2"),)))
        assert client.works(ids.ENTRY_SAVE)


async def test_a_doubt_does_not_block() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        nines = (Piece("9", "D"), Piece("9", "H"))
        await client.take(CardsSet(0, nines), TotalSet(1, 5), TotalSet(3, 5), Focused(0))
        assert client.works(ids.ENTRY_SAVE)
        await client.press(ids.ENTRY_KEEP)
        assert ids.ENTRY_KEEP not in client.tags()
        await client.press(ids.ENTRY_SAVE)
        assert client.store.state.sheet.rows[0].deal.kept == ("two-nines",)


async def test_keys_do_all_of_it() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.key("9", "Q", "Backspace", "0")
        assert pieces(client.store, 0) == (Piece("9"), Piece("10"))
        await client.key("Page Down", "Д", "В", "Т", "К")
        assert [piece.rank for piece in pieces(client.store, 1)] == ["Q", "J", "A", "K"]
        await client.key("Page Down")
        await client.key("5")
        assert pieces(client.store, 2) == ()
        await client.key("Page Down", "5", "ctrl+Z")
        assert pieces(client.store, 3) == ()
        await client.key("ctrl+Y")
        assert pieces(client.store, 3) == (Piece("5"),)
        await client.key("H")
        assert pieces(client.store, 3) == (Piece("5"),)
        await client.change(ids.ENTRY_SUITS)
        await client.key("H", "6")
        assert pieces(client.store, 3) == (Piece("5"), Piece("6", "H"))


async def test_quick_digits_come_one_after_the_other() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.press(ids.ENTRY_TOTAL)
        await together(client, "1", "2", "3")
        assert client.store.state.form.entered.left[0].points == 123


async def together(client: Client, *keys: str) -> None:
    """Keys that are pressed before the first of them is done."""
    await asyncio.gather(*(client.session.keyboard.press(key) for key in keys))
    await client.settle()


async def test_undoing_who_went_out_asks_again() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.press(ids.UNDO)
        assert client.route.endswith("/out")


async def test_saved_by_another_client_shows_the_result() -> None:
    table = Table()
    store = await begun(table)
    other = await table.another(store.state.record.id)
    async with client_at(table, store, "/entry") as client:
        for seat in (0, 1, 3):
            await other.step(TotalSet(seat, 5))
        await other.save()
        await client.settle()
        assert client.route.endswith("/result")


async def test_back_leads_to_who_went_out_and_loses_nothing() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.press(ids.entry_key("9"))
        await client.press(ids.BACK)
        assert client.route.endswith("/out")
        await client.press(ids.out(3))
        assert client.route.endswith("/entry")
        assert pieces(client.store, 0) == (Piece("9"),)
        assert client.store.state.form.entered.out == 3


async def test_the_word_about_a_removed_card_goes_with_its_screen() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(0))
    await store.step(CardAdded(1, Piece("9", "D")))
    async with client_at(table, store, "/entry") as client:
        await client.press(ids.entry_chip(0))
        (word,) = [one for one in client.stage.controls() if isinstance(one, ft.SnackBar)]
        assert word.open
        assert "9 of diamonds: removed" in client.stage.texts()
        await client.press(ids.BACK)
        assert all(not one.open for one in client.stage.controls() if isinstance(one, ft.SnackBar))


async def test_the_word_about_a_removed_card_brings_it_back_and_goes_with_the_next_act() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(0))
    await store.step(CardAdded(1, Piece("9", "D")))
    async with client_at(table, store, "/entry") as client:
        await client.press(ids.entry_chip(0))
        (word,) = [one for one in client.stage.controls() if isinstance(one, ft.SnackBar)]
        assert isinstance(word.action, ft.SnackBarAction)
        assert word.action.on_click is not None
        await word.action.on_click()  # type: ignore[call-arg]
        await client.settle()
        assert client.store.state.form.entered.left[1].pieces == (Piece("9", "D"),)
        assert all(not one.open for one in client.stage.controls() if isinstance(one, ft.SnackBar))
