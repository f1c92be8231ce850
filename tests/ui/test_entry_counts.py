"""The entry of counts and passes, as one client drives it."""

from app.domain.entry import Focus
from app.domain.problems import Code
from app.domain.steps import CountSet, OpenerSet, Passed, PassesSet, Step, WentOut
from app.stores.match_store import MatchStore
from app.ui import ids
from tests.support.client import client_at
from tests.support.memory import Table, setup_of

COUNTED = (CountSet(1, 5), CountSet(2, 2), CountSet(3, 3))


async def begun(table: Table, *steps: Step, price: int = 1) -> MatchStore:
    """Devyatka; Olena went out. With Maria leading, passes of 1 5 3 4 fit 5 2 3 cards."""
    store = await table.match_store(setup_of("devyatka", pass_price=price))
    for step in (*steps, WentOut(0)):
        await store.step(step)
    return store


def tapped(*passes: int) -> tuple[Step, ...]:
    return (
        OpenerSet(2),
        *(Passed(seat) for seat, number in enumerate(passes) for _ in range(number)),
    )


async def test_a_hand_costs_as_many_taps_as_it_may() -> None:
    table = Table()
    async with client_at(table, await begun(table, *tapped(1, 5, 3, 4)), "/entry") as client:
        for number in (5, 2, 3):
            await client.press(ids.entry_count(number))
        await client.press(ids.ENTRY_SAVE)
        assert client.route.endswith("/result")
        assert client.store.state.sheet.totals == (1, 10, 5, 7)


async def test_the_pad_moves_on_by_itself_and_any_cell_can_be_taken_up_again() -> None:
    table = Table()
    async with client_at(table, await begun(table, *tapped(1, 5, 3, 4)), "/entry") as client:
        assert "Bohdan: how many cards are left?" in client.reads()
        await client.press(ids.entry_count(4))
        assert "Maria: how many cards are left?" in client.reads()
        await client.press(ids.entry_seat(1))
        await client.press(ids.entry_count(5))
        assert client.name_of(ids.entry_seat(1)) == "Bohdan, cards left: 5"
        assert client.store.state.form.focus == Focus(2)


async def test_missing_passes_are_asked_then_who_led_and_the_rest_is_filled_in() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.take(*COUNTED)
        assert "Olena: how many passes?" in client.reads()
        assert not client.works(ids.ENTRY_SAVE)
        await client.press(ids.entry_count(1))
        assert "Who held the 9 of diamonds?" in client.reads()
        await client.press(ids.entry_opener(2))
        assert client.name_of(ids.entry_passes(1)) == "Bohdan, passes: 5, by the turn count"
        assert client.name_of(ids.entry_passes(0)) == "Olena, passes: 1"
        assert "Worked out from the turn count" in client.reads()
        await client.press(ids.ENTRY_SAVE)
        assert client.store.state.sheet.totals == (1, 10, 5, 7)


async def test_where_passes_cannot_be_had_the_hand_does_without() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.take(*COUNTED)
        await client.press(ids.ENTRY_WITHOUT)
        assert client.works(ids.ENTRY_SAVE)
        await client.press(ids.ENTRY_WITHOUT)
        assert not client.works(ids.ENTRY_SAVE)
        await client.press(ids.ENTRY_WITHOUT)
        await client.press(ids.ENTRY_SAVE)
        assert client.store.state.sheet.rows[0].deal.without_passes
        assert client.store.state.sheet.totals == (0, 5, 2, 3)


async def test_a_miscount_is_mended_by_a_repair() -> None:
    table = Table()
    async with client_at(table, await begun(table, *tapped(1, 0, 3, 4)), "/entry") as client:
        await client.take(*COUNTED)
        assert "Bohdan: 0 passes recorded, the turn count gives 5." in client.reads()
        # A doubt does not block.
        assert client.works(ids.ENTRY_SAVE)
        await client.press(ids.entry_repair(0))
        assert ids.ENTRY_KEEP not in client.tags()
        assert client.name_of(ids.entry_passes(1)) == "Bohdan, passes: 5"
        await client.key("ctrl+Z", "F")
        assert client.store.state.form.entered.passes[1] == 5


async def test_the_table_may_keep_its_numbers() -> None:
    table = Table()
    async with client_at(table, await begun(table, *tapped(1, 0, 3, 4)), "/entry") as client:
        await client.take(*COUNTED)
        await client.press(ids.ENTRY_KEEP)
        await client.press(ids.ENTRY_SAVE)
        (row,) = client.store.state.sheet.rows
        assert row.deal.kept == (Code.PASS_COUNT.value,)
        assert "The table kept it." in client.reads()


async def test_passes_have_two_digits_and_who_led_can_be_changed() -> None:
    table = Table()
    async with client_at(table, await begun(table, *tapped(1, 5, 3, 4)), "/entry") as client:
        await client.press(ids.entry_passes(1))
        await client.press(ids.entry_count(1))
        await client.press(ids.entry_count(0))
        assert client.store.state.form.entered.passes[1] == 10
        await client.press(ids.ENTRY_ERASE)
        assert client.store.state.form.entered.passes[1] == 1
        await client.press(ids.ENTRY_OPENER)
        await client.press(ids.entry_opener(3))
        assert client.store.state.form.entered.opener == 3
        assert ids.entry_opener(3) not in client.tags()


async def test_where_a_pass_costs_nothing_nobody_is_asked() -> None:
    table = Table()
    async with client_at(table, await begun(table, price=0), "/entry") as client:
        assert ids.entry_passes(0) not in client.tags()
        await client.take(*COUNTED)
        assert client.works(ids.ENTRY_SAVE)


async def test_too_many_cards_are_refused_in_words() -> None:
    table = Table()
    async with client_at(table, await begun(table, *tapped(1, 5, 3, 4)), "/entry") as client:
        await client.take(CountSet(1, 5), CountSet(2, 9), CountSet(3, 3))
        assert "no more than 8 cards can be left" in client.reads()
        assert not client.works(ids.ENTRY_SAVE)


async def test_keys_do_all_of_it() -> None:
    table = Table()
    async with client_at(table, await begun(table), "/entry") as client:
        await client.key("5", "2", "4")
        assert client.store.state.form.focus == Focus(0, on_passes=True)
        await client.key("1", "2", "Backspace")
        assert client.store.state.form.entered.passes[0] == 1
        await client.key("Page Down")
        assert client.store.state.form.focus == Focus(1, on_passes=True)
        await client.key("Arrow Up", "Arrow Up", "Arrow Left", "3")
        assert client.store.state.form.entered.left[3].count == 3


async def test_the_one_who_went_out_has_only_passes() -> None:
    table = Table()
    async with client_at(table, await begun(table, PassesSet(0, 2)), "/entry") as client:
        assert ids.entry_seat(0) not in client.tags()
        assert client.name_of(ids.entry_passes(0)) == "Olena, passes: 2"
