"""What is decided during a match, as one client does it: places, dealer, rules, fines, notes."""

import asyncio
from dataclasses import replace

import flet as ft
import pytest

from app.domain.deal import Adjustment
from app.domain.log import RulesChanged, SeatsChanged, StoppedChanged
from app.domain.steps import CountSet, FineAdded, OpenerSet, PassesSet, TotalSet, WentOut
from app.stores.match_store import MatchStore
from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of


async def with_hand(store: MatchStore, *points: int) -> None:
    """A hand of Nines; who has 0 went out."""
    await store.step(WentOut(points.index(0)))
    for seat, number in enumerate(points):
        if number:
            await store.step(TotalSet(seat, number))
    await store.save()
    assert store.state.refusal is None


async def nines(table: Table, players: int = 3) -> MatchStore:
    store = await table.match_store(setup_of("nines", players, first_dealer=1))
    await with_hand(store, 0, *range(20, 20 + players - 1))
    return store


async def counted(store: MatchStore, out: int, *left: int, opener: int, passes: int) -> None:
    """A hand of Devyatka."""
    await store.step(OpenerSet(opener))
    await store.step(PassesSet(out, passes))
    await store.step(WentOut(out))
    for seat, number in enumerate(left):
        if seat != out:
            await store.step(CountSet(seat, number))
    await store.save()
    assert store.state.refusal is None


async def choose(client: Client, identifier: str) -> None:
    """Takes a choice of the open menu, which then goes."""
    await client.stage.press(identifier)
    await client.settle()
    for sheet in [one for one in client.stage.controls() if isinstance(one, ft.BottomSheet)]:
        await client.stage.fire(sheet, "dismiss")
    await client.settle()


# The ways there


@pytest.mark.parametrize(
    ("item", "route"),
    [
        (ids.TABLE_SEATS, "/seats"),
        (ids.TABLE_FINES, "/fines"),
        (ids.TABLE_NOTES, "/notes"),
    ],
)
async def test_the_menu_of_the_table_leads_there_and_back(item: str, route: str) -> None:
    table = Table()
    async with client_at(table, await nines(table)) as client:
        await client.press(ids.TABLE_MENU)
        await choose(client, item)
        assert client.route.endswith(route)
        await client.press(ids.BACK)
        assert ids.TABLE_OVER in client.tags()


@pytest.mark.parametrize(("game", "there"), [("nines", False), ("devyatka", True)])
async def test_rules_can_be_changed_where_the_game_leaves_a_choice(game: str, there: bool) -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of(game))) as client:
        await client.press(ids.TABLE_MENU)
        tags = {getattr(one, "identifier", None) for one in client.stage.controls()}
        assert (ids.TABLE_AGREED in tags) is there
        assert (ids.TABLE_REMINDERS in tags) is not there


# Who plays


async def test_somebody_leaves_and_the_next_on_the_left_deals() -> None:
    table = Table()
    store = await nines(table)
    async with client_at(table, store, "/seats") as client:
        assert client.store.state.form.dealer == 2
        await client.press(f"{ids.seats_place(2)}.remove")
        assert client.store.state.form.seats == (0, 1)
        assert client.store.state.form.dealer == 0
        assert "Deals: Olena · Leads: Bohdan" in client.reads()
        assert "Left the match" in client.reads()
        # Two have to stay.
        assert not client.works(f"{ids.seats_place(0)}.remove")
        assert "2 players have to stay." in client.reads()
        assert client.name_of(ids.UNDO) == "Undo: Left: Maria"
        await client.press(ids.UNDO)
        assert client.store.state.form.seats == (0, 1, 2)


async def test_one_who_left_comes_back_with_the_same_total() -> None:
    table = Table()
    store = await nines(table)
    await store.commit(SeatsChanged((0, 2)))
    async with client_at(table, store, "/seats") as client:
        assert "20 points" in client.reads()
        await client.press(ids.seats_back(1))
        assert client.store.state.form.seats == (0, 2, 1)
        assert client.store.state.sheet.totals == (0, 20, 21)


async def test_neighbours_change_places() -> None:
    table = Table()
    store = await nines(table)
    async with client_at(table, store, "/seats") as client:
        assert not client.works(f"{ids.seats_place(0)}.up")
        await client.press(f"{ids.seats_place(0)}.down")
        assert client.store.state.form.seats == (1, 0, 2)
        assert client.name_of(ids.UNDO) == "Undo: Seats"
        await client.key("ctrl+Z")
        assert client.store.state.form.seats == (0, 1, 2)
        await client.key("ctrl+Y")
        assert client.store.state.form.seats == (1, 0, 2)


async def test_another_one_deals() -> None:
    table = Table()
    async with client_at(table, await nines(table), "/seats") as client:
        await client.press(f"{ids.seats_place(0)}.dealer")
        assert client.store.state.form.dealer == 0
        # The same again is nothing to be undone.
        await client.press(f"{ids.seats_place(0)}.dealer")
        await client.press(ids.UNDO)
        assert client.store.state.form.dealer == 2


async def test_in_the_middle_of_a_hand_nobody_changes_places() -> None:
    table = Table()
    store = await nines(table)
    await store.step(WentOut(1))
    async with client_at(table, store, "/seats") as client:
        assert "Places change between hands." in client.reads()
        for what in ("up", "down", "remove"):
            assert not client.works(f"{ids.seats_place(1)}.{what}")
        assert not client.works(ids.SEATS_JOIN)
        # But it may turn out that somebody else dealt.
        await client.press(f"{ids.seats_place(0)}.dealer")
        assert client.store.state.form.dealer == 0
        assert client.name_of(ids.UNDO) == "Undo: Deals: Olena"
        await client.press(ids.UNDO)
        assert client.store.state.form.dealer == 2
        assert client.store.state.form.entered.out == 1


async def test_where_the_number_is_fixed_nobody_joins_or_leaves() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store, "/seats") as client:
        assert ids.SEATS_JOIN not in client.tags()
        assert f"{ids.seats_place(0)}.remove" not in client.tags()
        assert client.works(f"{ids.seats_place(0)}.down")


# Joining


async def test_somebody_joins_behind_a_seat_with_the_average() -> None:
    table = Table()
    store = await nines(table)
    await table.library.add_player("Rita")
    async with client_at(table, store, "/seats") as client:
        await client.press(ids.SEATS_JOIN)
        assert client.route.endswith("/seats/join")
        assert not client.works(ids.JOIN_SIT)
        assert "Choose who joins." in client.reads()
        await client.press(ids.join_person(0))
        await client.press(ids.join_after(0))
        assert client.name_of(ids.JOIN_SIT) == "Rita joins with 14"
        await client.press(ids.JOIN_SIT)
        assert client.route.endswith("/seats")
        form = client.store.state.form
        assert form.seats == (0, 3, 1, 2)
        assert client.store.state.sheet.totals == (0, 20, 21, 14)
        assert form.dealer == 2
        assert client.name_of(ids.UNDO) == "Undo: Joined: Rita"


async def test_taps_quicker_than_the_screen_are_all_counted_for_who_joins() -> None:
    table = Table()
    store = await nines(table)
    await table.library.add_player("Rita")
    async with client_at(table, store, "/seats/join") as client:
        taps = (ids.join_person(0), ids.join_after(0), ids.join_start("highest"))
        await asyncio.gather(*map(client.press, taps))
        assert client.name_of(ids.JOIN_SIT) == "Rita joins with 21"
        await client.press(ids.JOIN_SIT)
        assert client.store.state.form.seats == (0, 3, 1, 2)


async def test_what_was_tapped_just_before_the_last_button_is_meant_by_it() -> None:
    table = Table()
    store = await nines(table)
    await table.library.add_player("Rita")
    async with client_at(table, store, "/seats/join") as client:
        await client.press(ids.join_person(0))
        taps = (ids.join_after(0), ids.join_start("highest"), ids.JOIN_SIT)
        await asyncio.gather(*map(client.press, taps))
        assert client.store.state.form.seats == (0, 3, 1, 2)
        assert client.store.state.sheet.totals[3] == 21
    async with client_at(table, store, "/fines") as client:
        await client.press(ids.fines_seat(1))
        await client.press(ids.fines_points(10))
        await asyncio.gather(*map(client.press, (ids.fines_points(5), ids.FINES_ADD)))
        assert client.store.state.form.entered.adjustments == (Adjustment(1, 5),)
        assert not client.works(ids.FINES_ADD)


async def test_rules_tapped_just_before_they_are_changed_change() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka", limit=50))
    async with client_at(table, store, "/agreed") as client:
        await client.press(ids.agreed_rule("limit", 30))
        taps = (ids.agreed_rule("pass_price", 0), ids.AGREED_CHANGE)
        await asyncio.gather(*map(client.press, taps))
        rules = client.store.state.form.rules
        assert (rules["limit"], rules["pass_price"]) == (30, 0)


@pytest.mark.parametrize(
    ("way", "typed", "total"),
    [("zero", "", 0), ("highest", "", 21), ("typed", "99", 99), ("typed", "007", 7)],
)
async def test_the_total_to_begin_with_is_chosen(way: str, typed: str, total: int) -> None:
    table = Table()
    store = await nines(table)
    await table.library.add_player("Rita")
    async with client_at(table, store, "/seats/join") as client:
        await client.press(ids.join_person(0))
        await client.press(ids.join_start(way))
        if typed:
            await client.write(ids.JOIN_TOTAL, typed)
        await client.press(ids.JOIN_SIT)
        assert client.store.state.sheet.totals[3] == total
        assert client.store.state.form.seats == (0, 1, 2, 3)


@pytest.mark.parametrize("typed", ["", "100", "-1", "x"])
async def test_a_total_that_ends_the_match_is_refused(typed: str) -> None:
    table = Table()
    store = await nines(table)
    await table.library.add_player("Rita")
    async with client_at(table, store, "/seats/join") as client:
        await client.press(ids.join_person(0))
        await client.press(ids.join_start("typed"))
        await client.write(ids.JOIN_TOTAL, typed)
        assert not client.works(ids.JOIN_SIT)
        (field,) = [one for one in texts(client) if one.error] if typed else [None]
        assert field is None or field.error == "A whole number from 0 up, below 100."


def texts(client: Client) -> list[ft.TextField]:
    return [one for one in client.stage.controls(client.top) if isinstance(one, ft.TextField)]


async def test_equal_totals_are_offered_once() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    async with client_at(table, store, "/seats/join") as client:
        starts = {tag for tag in client.tags() if tag.startswith("join.start.")}
        assert starts == {ids.join_start("zero"), ids.join_start("typed")}


async def test_a_new_name_joins_and_one_that_sits_here_is_refused() -> None:
    table = Table()
    async with client_at(table, await nines(table), "/seats/join") as client:
        await client.write(ids.JOIN_NAME, "olena")
        await client.press(ids.JOIN_ADD)
        (wrong,) = [one.error for one in texts(client) if one.error]
        assert wrong == "This name, or one too much like it, is taken."
        await client.write(ids.JOIN_NAME, "Ivo")
        await client.press(ids.JOIN_ADD)
        assert client.name_of(ids.JOIN_SIT) == "Ivo joins with 14"
        await client.press(ids.JOIN_SIT)
        assert client.store.state.names[3] == "Ivo"
        assert [one.name for one in table.library.roster] == ["Ivo"]


async def test_whoever_was_put_away_joins_by_name() -> None:
    table = Table()
    rita = await table.library.add_player("Rita")
    await table.library.archive(rita.id, True)  # type: ignore[union-attr]
    async with client_at(table, await nines(table), "/seats/join") as client:
        assert ids.join_person(0) not in client.tags()
        await client.write(ids.JOIN_NAME, "Rita")
        await client.press(ids.JOIN_ADD)
        await client.press(ids.JOIN_SIT)
        assert client.store.state.match.setup.players[3].id == rita.id  # type: ignore[union-attr]


async def test_the_old_name_of_one_who_was_merged_joins_as_whom_they_are() -> None:
    table = Table()
    for name in ("Ivo", "Ivan"):
        await table.library.add_player(name)
    ivo, ivan = table.library.roster
    await table.library.merge(ivan.id, ivo.id, lambda one, other: False)
    async with client_at(table, await nines(table), "/seats/join") as client:
        await client.write(ids.JOIN_NAME, "IVAN")
        await client.press(ids.JOIN_ADD)
        assert "Ivan is Ivo now." in client.reads()
        await client.press(ids.JOIN_SIT)
        assert client.store.state.match.setup.players[3].id == ivo.id
    async with client_at(table, client.store, "/seats/join") as client:
        await client.write(ids.JOIN_NAME, "Ivan")
        await client.press(ids.JOIN_ADD)
        assert "Ivan is Ivo now." in [one.error for one in texts(client)]
        assert [one.name for one in table.library.roster] == ["Ivo"]


async def test_at_a_full_table_nobody_joins() -> None:
    table = Table()
    store = await nines(table, 6)
    async with client_at(table, store, "/seats") as client:
        assert not client.works(ids.SEATS_JOIN)
        said = client.reads()
        # Before the button: six seats fill the page.
        assert "The table is full." in said
        assert said.index("The table is full.") < said.index("Somebody joins")
    async with client_at(table, store, "/seats/join") as client:
        assert client.route.endswith("/seats")


# Rules


async def test_rules_hold_from_now_on() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    await counted(store, 0, 0, 5, 2, 3, opener=2, passes=1)
    before = store.state.sheet.totals
    async with client_at(table, store, "/agreed") as client:
        assert not client.works(ids.AGREED_CHANGE)
        assert "Choose other rules first." in client.reads()
        await client.press(ids.agreed_rule("pass_price", 2))
        assert "Choose other rules first." not in client.reads()
        assert "Totals and the end stay as they are." in client.reads()
        await client.press(ids.AGREED_CHANGE)
        assert client.store.state.form.rules["pass_price"] == 2
        assert client.store.state.sheet.totals == before
        assert client.name_of(ids.UNDO) == "Undo: Rules from now on"
        await client.press(ids.UNDO)
        assert client.store.state.form.rules["pass_price"] == 1


async def test_rules_for_the_whole_match_say_what_they_change() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka", limit=50))
    for _ in range(3):
        await counted(store, 0, 0, 5, 2, 3, opener=2, passes=1)
    async with client_at(table, store, "/agreed") as client:
        await client.press(ids.agreed_scope("whole"))
        await client.press(ids.agreed_rule("limit", 30))
        assert "The match is then over after hand 3. The win then: Olena." in client.reads()
        assert "Olena" in client.reads()
        await client.press(ids.agreed_rule("pass_price", 0))
        assert "Bohdan: 30, then 15" in client.reads()
        await client.press(ids.AGREED_CHANGE)
        assert client.store.state.sheet.totals == (0, 15, 6, 9)


async def test_rules_of_today_can_be_made_those_of_the_hands_before() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    await counted(store, 0, 0, 5, 2, 3, opener=2, passes=1)
    rules = store.state.form.rules
    await store.commit(RulesChanged(type(rules).of({**rules, "pass_price": 0}), from_now=True))
    async with client_at(table, store, "/agreed") as client:
        assert not client.works(ids.AGREED_CHANGE)
        await client.press(ids.agreed_scope("whole"))
        await client.press(ids.AGREED_CHANGE)
        assert client.store.state.sheet.totals == (0, 5, 2, 3)


async def test_rules_that_the_match_cannot_have_say_why() -> None:
    table = Table()
    setup = replace(setup_of("devyatka", limit=50), opening=(0, 0, 35, 0))
    async with client_at(table, await table.match_store(setup), "/agreed") as client:
        await client.press(ids.agreed_scope("whole"))
        await client.press(ids.agreed_rule("limit", 30))
        assert not client.works(ids.AGREED_CHANGE)
        assert (
            "Maria: the opening total is a whole number from 0 up, below the limit"
            in client.reads()
        )


# Fines


async def test_a_fine_is_given_shown_and_taken_away() -> None:
    table = Table()
    async with client_at(table, await nines(table), "/fines") as client:
        assert "No fines in this hand." in client.reads()
        assert not client.works(ids.FINES_ADD)
        await client.press(ids.fines_seat(2))
        await client.press(ids.fines_points(5))
        await client.press(ids.fines_reason(0))
        assert client.name_of(ids.FINES_ADD) == "Maria: fine +5"
        await client.press(ids.FINES_ADD)
        assert client.store.state.form.entered.adjustments == (Adjustment(2, 5, "Revoke"),)
        assert "Revoke" in client.reads()
        await client.press(ids.BACK)
        assert client.name_of(ids.TABLE_FINED) == "Fines: Maria +5"
        await client.press(ids.TABLE_FINED)
        await client.press(ids.fines_remove(0))
        assert client.store.state.form.entered.adjustments == ()
        assert client.name_of(ids.UNDO) == "Undo: A fine removed"


async def test_a_double_tap_is_one_fine() -> None:
    table = Table()
    async with client_at(table, await nines(table), "/fines") as client:
        await client.press(ids.fines_seat(1))
        await client.press(ids.fines_points(10))
        await asyncio.gather(client.press(ids.FINES_ADD), client.press(ids.FINES_ADD))
        assert client.store.state.form.entered.adjustments == (Adjustment(1, 10),)
        # The same once more, asked for once more, is another one.
        await client.press(ids.fines_seat(1))
        await client.press(ids.fines_points(10))
        await client.press(ids.FINES_ADD)
        assert client.store.state.form.entered.adjustments == (Adjustment(1, 10),) * 2


async def test_points_are_typed_and_may_be_taken_off() -> None:
    table = Table()
    async with client_at(table, await nines(table), "/fines") as client:
        await client.press(ids.fines_seat(1))
        await client.write(ids.FINES_POINTS, "12")
        await client.press(ids.fines_way("gift"))
        await client.write(ids.FINES_REASON, "  made tea ")
        await client.press(ids.FINES_ADD)
        assert client.store.state.form.entered.adjustments == (Adjustment(1, -12, "made tea"),)


@pytest.mark.parametrize("typed", ["0", "1000", "x"])
async def test_what_is_no_fine_is_refused(typed: str) -> None:
    table = Table()
    async with client_at(table, await nines(table), "/fines") as client:
        await client.press(ids.fines_seat(1))
        await client.write(ids.FINES_POINTS, typed)
        assert not client.works(ids.FINES_ADD)
        assert "A whole number from 1 to 999." in [one.error for one in texts(client)]


async def test_a_hand_of_the_sheet_is_fined_as_well() -> None:
    table = Table()
    store = await nines(table)
    (row,) = store.state.sheet.rows
    async with client_at(table, store, f"/sheet/{row.deal.id}/edit/fines") as client:
        await client.press(ids.fines_seat(0))
        await client.press(ids.fines_points(10))
        await client.press(ids.FINES_ADD)
        assert client.store.state.form.entered.adjustments == ()
        assert "This counts once the correction is saved." in client.reads()
        await client.press(ids.FINES_SAVE)
        assert client.route.endswith("/edit/entry")
        assert client.name_of(ids.TABLE_FINED) == "Fines: Olena +10"
        await client.press(ids.ENTRY_SAVE)
        assert client.store.state.sheet.totals == (10, 20, 21)


async def test_the_result_shows_a_fine_with_its_reason() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    await store.step(FineAdded(1, 5, "revoke"))
    await with_hand(store, 0, 20)
    async with client_at(table, store, "/result") as client:
        assert "revoke" in client.reads()
        assert client.store.state.sheet.totals == (0, 25)


# Notes


async def test_notes_are_kept_and_undone() -> None:
    table = Table()
    async with client_at(table, await nines(table), "/notes") as client:
        await client.write(ids.NOTES_TEXT, "Rain.\nNew pack.")
        await client.press(ids.NOTES_SAVE)
        assert client.store.state.match.notes == "Rain.\nNew pack."
        assert ids.TABLE_OVER in client.tags()
        await client.press(ids.TABLE_MENU)
        assert "Rain." in client.stage.texts()
        await client.press(ids.UNDO)
        assert client.store.state.match.notes == ""


@pytest.mark.parametrize("how", ["button", "browser"])
async def test_leaving_loses_no_note(how: str) -> None:
    table = Table()
    async with client_at(table, await nines(table), "/notes") as client:
        await client.write(ids.NOTES_TEXT, "Rain.")
        if how == "button":
            await client.press(ids.BACK)
        else:
            await client.back(client.route.removesuffix("/notes"))
        assert client.store.state.match.notes == "Rain."
        assert ids.TABLE_OVER in client.tags()


async def test_notes_that_are_the_same_are_no_act() -> None:
    table = Table()
    store = await nines(table)
    position = store.state.record.position
    async with client_at(table, store, "/notes") as client:
        await client.press(ids.NOTES_SAVE)
        assert client.store.state.record.position == position


# Stopping


async def test_a_match_is_stopped_and_resumed() -> None:
    table = Table()
    async with client_at(table, await nines(table)) as client:
        await client.press(ids.TABLE_MENU)
        await choose(client, ids.TABLE_STOP)
        assert "Nobody won." in client.reads()
        assert client.name_of(ids.UNDO) == "Undo: Match stopped"
        await client.press(ids.FINISH_RESUME)
        assert not client.store.state.sheet.stopped
        assert ids.TABLE_OVER in client.tags()


async def test_a_match_stopped_in_the_middle_of_a_hand_goes_on_with_it() -> None:
    table = Table()
    store = await nines(table)
    await store.step(WentOut(1))
    await store.commit(StoppedChanged(True))
    async with client_at(table, store) as client:
        assert client.name_of(ids.UNDO) == "Undo: Match stopped"
        await client.press(ids.UNDO)
        assert not client.store.state.sheet.stopped
        assert client.store.state.form.entered.out == 1


@pytest.mark.parametrize("window", [{}, {"width": 844, "height": 390}])
async def test_what_is_missing_for_a_fine_or_a_newcomer_is_said(window: dict[str, int]) -> None:
    table = Table()
    await table.library.add_player("Rita")
    async with client_at(table, await nines(table), "/fines", **window) as client:
        assert "Choose who is fined." in client.reads()
        await client.press(ids.fines_seat(1))
        assert "Say how many points." in client.reads()
        await client.press(ids.fines_points(5))
        assert "Say how many points." not in client.reads()
        assert client.works(ids.FINES_ADD)
    async with client_at(table, await nines(table), "/seats/join", **window) as client:
        assert "Choose who joins." in client.reads()
        await client.press(ids.join_person(0))
        assert "Choose who joins." not in client.reads()
