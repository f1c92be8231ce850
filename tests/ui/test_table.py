"""The table, as one client sees it: both games, passes, menus, what ends the hand."""

from typing import Any

import flet as ft
import pytest

from app.domain.commits import SeatsChanged
from app.domain.log import StoppedChanged
from app.domain.match import Setup
from app.domain.steps import CountSet, NoCardPlayed, OpenerSet, Passed, TotalSet, WentOut
from app.stores.match_store import MatchStore
from app.ui import ids
from app.ui.components.drawing import suit_icon
from app.ui.layout import Look
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of

TABLET = {"width": 1180, "height": 820}
ON_ITS_SIDE = {"width": 844, "height": 390}


async def devyatka(table: Table, **rules: Any) -> MatchStore:
    return await table.match_store(setup_of("devyatka", first_dealer=1, **rules))


async def with_a_hand(store: MatchStore, *totals: int) -> None:
    """A hand of Nines; who has 0 went out."""
    await store.step(WentOut(totals.index(0)))
    for seat, total in enumerate(totals):
        if total:
            await store.step(TotalSet(seat, total))
    await store.save()


async def hold(client: Client, identifier: str) -> None:
    await client.stage.hold(identifier)
    await client.settle()


async def choose(client: Client, identifier: str) -> None:
    """Takes a choice of the open menu, which then goes."""
    await client.stage.press(identifier)
    await client.settle()
    for sheet in [one for one in client.stage.controls() if isinstance(one, ft.BottomSheet)]:
        await client.stage.fire(sheet, "dismiss")


def sheets(client: Client) -> list[ft.BottomSheet]:
    return [one for one in client.stage.controls() if isinstance(one, ft.BottomSheet)]


# Nines


async def test_nines_says_who_deals_who_leads_and_how_the_cards_are_dealt() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", first_dealer=2))
    async with client_at(table, store) as client:
        said = client.reads()
        assert "Nines · hand 1" in said
        assert "7 each · 1 up · 23 in the draw pile" in said
        assert client.name_of(ids.table_seat(2)) == "Maria, 0 points, 100 to limit, Deals"
        assert client.name_of(ids.table_seat(3)) == "Taras, 0 points, 100 to limit, Leads"


async def test_totals_have_distance_place_and_the_lowest_is_marked() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", first_dealer=0))
    await with_a_hand(store, 0, 76, 0 + 10, 10)
    async with client_at(table, store) as client:
        assert client.name_of(ids.table_seat(0)) == "Olena, 0 points, 100 to limit, 1st"
        assert client.name_of(ids.table_seat(1)) == "Bohdan, 76 points, 24 to limit, 4th, Deals"
        assert client.name_of(ids.table_seat(3)) == "Taras, 10 points, 90 to limit, 2nd"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("window", [{}, ON_ITS_SIDE, TABLET, {"width": 360, "height": 640}])
async def test_every_seat_is_there_at_any_table(players: int, window: dict[str, Any]) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", players))
    async with client_at(table, store, **window) as client:
        assert {ids.table_seat(seat) for seat in range(players)} <= client.tags()
        assert client.works(ids.TABLE_OVER)


@pytest.mark.parametrize(("players", "rows"), [(4, False), (5, True), (6, True)])
async def test_large_text_on_its_side_has_more_than_four_below_each_other(
    players: int, rows: bool
) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", players))
    async with client_at(table, store, **ON_ITS_SIDE) as client:
        assert "each" not in client.reads()
        await client.enlarge(2.0)
        # The banner is told with rows alone.
        assert ("each" in client.reads()) is rows
        assert {ids.table_seat(seat) for seat in range(players)} <= client.tags()


@pytest.mark.parametrize(
    ("width", "title"), [(844, "Nines · hand 1"), (560, "Hand 1"), (480, "Hand 1")]
)
async def test_on_its_side_the_hand_alone_is_named_where_both_names_are_too_long(
    width: int, title: str
) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, width=width, height=360) as client:
        said = client.reads().splitlines()
        assert title in said
        assert ("Nines · hand 1" in said) == (title == "Nines · hand 1")


@pytest.mark.parametrize(("width", "below"), [(360, "до 100"), (390, "Вільні дев’ятки")])
async def test_beside_undo_and_redo_there_is_what_has_room_below_the_hand(
    width: int, below: str
) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await with_a_hand(store, 0, 5, 6, 7)
    await store.step(NoCardPlayed(0))
    async with client_at(table, store, width=width, height=640) as client:
        await client.session.client.set_language("uk")
        await client.settle()
        await client.press(ids.UNDO)
        assert ids.REDO in client.tags()
        read = client.reads().splitlines()
        assert read[read.index("Раунд 2") + 1] == below


async def test_a_seat_leads_to_the_sheet() -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of("nines"))) as client:
        await client.press(ids.table_seat(1))
        assert client.route.endswith("/sheet")


# Devyatka


async def test_nothing_tapped_is_not_counted_and_no_zero() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        assert client.name_of(ids.table_seat(0)) == "Olena, passes not counted, total 0"
        assert client.name_of(ids.table_seat(1)) == "Bohdan, passes not counted, total 0, Deals"


async def test_a_tap_is_a_pass_and_then_the_others_have_none() -> None:
    table = Table()
    async with client_at(table, await devyatka(table, pass_price=2)) as client:
        await client.press(ids.table_seat(3))
        await client.press(ids.table_seat(3))
        assert client.name_of(ids.table_seat(3)) == "Taras, 2 passes, +4, total 0"
        assert client.name_of(ids.table_seat(0)) == "Olena, 0 passes, +0, total 0"
        assert client.name_of(ids.UNDO) == "Undo Taras, 2nd pass"
        assert "Taras: 2 passes" in client.reads()


async def test_a_tap_draws_the_tile_alone_that_it_changes() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.press(ids.table_seat(0))
        before = [client.stage.tagged(ids.table_seat(seat)) for seat in range(4)]
        await client.press(ids.table_seat(0))
        now = [client.stage.tagged(ids.table_seat(seat)) for seat in range(4)]
        assert [new is old for new, old in zip(now, before, strict=True)] == [False, *[True] * 3]
        assert all(tile.page is client.stage.page for tile in now)
        # Those that stayed do what they did.
        for seat in (1, 2):
            await client.press(ids.table_seat_menu(seat))
            await choose(client, ids.table_seat_held(seat))
        await client.press(ids.table_seat(3))
        assert client.store.state.form.entered.passes == (2, 0, 0, 1)
        assert client.store.state.form.leads == 2


async def test_tiles_follow_those_who_change_places() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.press(ids.table_seat(3))
        await client.press(ids.UNDO)
        await client.store.commit(SeatsChanged((0, 2, 1, 3)))
        await client.settle()
        for seat in (1, 1, 2):
            await client.press(ids.table_seat(seat))
        assert client.store.state.form.entered.passes == (0, 2, 1, 0)
        shown = [client.name_of(ids.table_seat(seat)) for seat in range(4)]
        assert [name.split(",")[1].strip() for name in shown] == [
            "0 passes",
            "2 passes",
            "1 pass",
            "0 passes",
        ]


async def test_keys_pass_undo_and_redo() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.key("1", "4", "4", "ctrl+Z")
        assert client.store.state.form.entered.passes == (1, 0, 0, 1)
        assert client.works(ids.REDO)
        assert client.name_of(ids.REDO) == "Redo: Taras, 2nd pass"
        await client.key("ctrl+shift+Z")
        assert client.store.state.form.entered.passes == (1, 0, 0, 2)
        assert ids.REDO not in client.tags()


async def test_undo_names_each_act_and_rests_when_there_is_none() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        assert not client.works(ids.UNDO)
        await client.press(ids.table_seat(0))
        await client.press(ids.UNDO)
        assert not client.works(ids.UNDO)
        assert client.store.state.form.entered.passes == (None,) * 4


async def test_who_led_is_asked_quietly_and_shown_once_said() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        assert "Who held the 9 of diamonds?" in client.reads()
        await client.press(ids.table_opener(2))
        assert client.store.state.form.leads == 2
        assert ids.table_opener(0) not in client.tags()
        assert client.name_of(ids.table_seat(2)).endswith("Leads")


async def test_the_question_can_be_put_aside_until_the_next_hand() -> None:
    table = Table()
    store = await devyatka(table)
    async with client_at(table, store) as client:
        await client.press(ids.TABLE_SKIP)
        assert ids.table_opener(0) not in client.tags()
        # Nor does it come back with the table.
        await client.press(ids.TABLE_OVER)
        await client.press(ids.BACK)
        assert ids.table_opener(0) not in client.tags()
        await client.store.annul()
        await client.settle()
        assert ids.table_opener(0) in client.tags()


@pytest.mark.parametrize("by", ["long press", "button"])
async def test_a_seat_has_a_menu(by: str) -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.take(Passed(1), Passed(1))
        if by == "button":
            await client.press(ids.table_seat_menu(1))
        else:
            await hold(client, ids.table_seat(1))
        await choose(client, ids.table_seat_take_back(1))
        assert client.store.state.form.entered.passes[1] == 1
        assert client.name_of(ids.UNDO) == "Undo Bohdan, one pass less"


@pytest.mark.parametrize(("price", "shown"), [(0, False), (2, True)])
async def test_a_price_is_shown_where_passes_have_one(price: int, shown: bool) -> None:
    table = Table()
    async with client_at(table, await devyatka(table, pass_price=price)) as client:
        assert ("a pass" in client.reads().splitlines()) == shown


async def test_the_card_that_leads_is_drawn_in_the_menu() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.press(ids.table_seat_menu(3))
        held = client.stage.tagged(ids.table_seat_held(3))
        (drawn,) = [one for one in client.stage.controls(held) if isinstance(one, ft.Image)]
        assert drawn.src == suit_icon(Look(), "D").src


async def test_the_menu_says_who_led_and_takes_it_back() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.press(ids.table_seat_menu(3))
        await choose(client, ids.table_seat_held(3))
        assert client.store.state.form.leads == 3
        await client.press(ids.table_seat_menu(3))
        await choose(client, ids.table_seat_held(3))
        assert client.store.state.form.leads is None


async def test_a_pass_cannot_be_taken_back_where_there_is_none() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.press(ids.table_seat_menu(0))
        with pytest.raises(LookupError):
            await client.stage.press(ids.table_seat_take_back(0))


async def test_annulling_can_be_taken_back_from_the_word_about_it() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.take(Passed(2))
        await client.press(ids.TABLE_MENU)
        await choose(client, ids.TABLE_ANNUL)
        assert [row.deal.annulled for row in client.store.state.sheet.rows] == [True]
        assert client.store.state.form.dealer == 1
        assert "Annulled: the same dealer deals again." in client.stage.texts()
        await client.press(ids.UNDO)
        assert client.store.state.form.entered.passes == (0, 0, 1, 0)
        assert client.store.state.sheet.rows == ()


async def test_the_word_about_annulling_goes_with_the_table() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.press(ids.TABLE_MENU)
        await choose(client, ids.TABLE_ANNUL)
        (word,) = [one for one in client.stage.controls() if isinstance(one, ft.SnackBar)]
        await client.press(ids.TABLE_OVER)
        assert not word.open or word not in list(client.stage.controls())
        await client.press(ids.out(0))
        await client.press(ids.BACK)
        assert all(not one.open for one in client.stage.controls() if isinstance(one, ft.SnackBar))


async def test_a_late_undo_of_the_word_about_annulling_does_and_says_nothing() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.press(ids.TABLE_MENU)
        await choose(client, ids.TABLE_ANNUL)
        (word,) = [one for one in client.stage.controls() if isinstance(one, ft.SnackBar)]
        await client.store.tap_pass(0)
        assert isinstance(word.action, ft.SnackBarAction)
        assert word.action.on_click is not None
        await word.action.on_click()  # type: ignore[call-arg]
        assert client.store.state.refusal is None
        assert len(client.store.state.sheet.rows) == 1


@pytest.mark.parametrize("opened", [ids.TABLE_MENU, ids.table_seat_menu(1)])
@pytest.mark.parametrize("elsewhere", ["/", "result"])
async def test_back_with_a_menu_open_closes_the_menu_and_nothing_else(
    opened: str, elsewhere: str
) -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        table_at = client.route
        went = elsewhere if elsewhere == "/" else f"{table_at}/{elsewhere}"
        await client.press(opened)
        assert [one.open for one in sheets(client)] == [True]
        await client.back(went)
        assert client.route == table_at
        assert ids.TABLE_OVER in client.tags()
        assert not any(one.open for one in sheets(client))
        await client.back(went)
        assert client.route == went
        assert ids.TABLE_OVER not in client.tags()


# The end of the hand


@pytest.mark.parametrize("game", ["nines", "devyatka"])
async def test_hand_over_asks_who_went_out(game: str) -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of(game))) as client:
        await client.press(ids.TABLE_OVER)
        assert client.route.endswith("/out")


@pytest.mark.parametrize("game", ["nines", "devyatka"])
async def test_a_half_entered_hand_is_gone_on_with(game: str) -> None:
    table = Table()
    store = await table.match_store(setup_of(game))
    await store.step(WentOut(1))
    async with client_at(table, store) as client:
        assert client.name_of(ids.TABLE_OVER) == "Continue entering hand 1"
        await client.press(ids.TABLE_OVER)
        assert client.route.endswith("/entry")


async def test_who_went_out_can_be_chosen_anew_from_the_menu() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(1))
    async with client_at(table, store) as client:
        await client.press(ids.TABLE_MENU)
        await choose(client, ids.TABLE_OUT)
        assert client.route.endswith("/out")


async def test_passes_alone_are_not_a_half_entered_hand() -> None:
    table = Table()
    async with client_at(table, await devyatka(table)) as client:
        await client.take(Passed(0), OpenerSet(1))
        assert client.name_of(ids.TABLE_OVER) == "Hand over"


async def test_one_more_hand_is_told_where_the_lowest_share_the_limit() -> None:
    table = Table()
    setup = setup_of("devyatka", limit=30, pass_price=0, tie="extra-deal")
    setup = Setup(setup.game, setup.players, setup.rules, 0, (29, 20, 20, 26))
    store = await table.match_store(setup)
    await store.step(WentOut(3))
    for seat, count in ((0, 3), (1, 4), (2, 4)):
        await store.step(CountSet(seat, count))
    await store.save()
    async with client_at(table, store) as client:
        assert "one more hand" in client.reads()


async def test_two_windows_show_the_same_table() -> None:
    table = Table()
    store = await devyatka(table)
    async with client_at(table, store) as client:
        await store.tap_pass(0)
        await client.settle()
        assert client.name_of(ids.table_seat(0)) == "Olena, 1 pass, +1, total 0"


async def test_a_stopped_match_is_no_table() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.commit(StoppedChanged(True))
    async with client_at(table, store) as client:
        assert ids.TABLE_OVER not in client.tags()


@pytest.mark.parametrize("window", [{}, ON_ITS_SIDE, TABLET])
async def test_the_phone_stays_awake_and_ticks(window: dict[str, Any]) -> None:
    table = Table()
    async with client_at(table, await devyatka(table), **window) as client:
        asked: list[object] = []
        device = client.session.device

        async def tick() -> None:
            asked.append("tick")

        device.tick = tick  # type: ignore[method-assign]
        await client.press(ids.table_seat(0))
        assert asked == ["tick"]
        await client.session.client.set_haptics(False)
        await client.press(ids.table_seat(0))
        assert asked == ["tick"]


async def test_undo_stays_in_its_place_when_redo_comes() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(0))
    async with client_at(table, store) as client:
        before = behind_undo(client)
        await client.press(ids.UNDO)
        assert ids.REDO in client.tags()
        assert behind_undo(client) == before


def behind_undo(client: Client) -> list[str]:
    """What lies to the right of undo in the bar, which ends at the right edge."""
    found = [
        one.identifier
        for one in client.stage.controls(client.top)
        if isinstance(one, ft.Semantics) and one.identifier
    ]
    start = found.index(ids.UNDO)
    return found[start : found.index(ids.TABLE_MENU, start) + 1]
