"""The matches as one client sees them: what goes on, what is over, what is broken."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import flet as ft

from app.data.port import Damage
from app.domain.steps import CountSet, Passed, TotalSet, WentOut
from app.owner.library import LibraryOwner
from app.stores.match_store import MatchStore
from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of


@asynccontextmanager
async def at_home(table: Table, store: MatchStore, **window: Any) -> AsyncIterator[Client]:
    async with client_at(table, store, route="/", **window) as client:
        yield client


async def play(store: MatchStore, out: int | None, *points: int) -> None:
    """One hand of Nines, as totals."""
    await store.step(WentOut(out))
    for seat, total in enumerate(points):
        if total:
            await store.step(TotalSet(seat, total))
    await store.save()
    assert store.state.refusal is None


async def test_the_running_match_says_who_deals_and_goes_on_where_it_was() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", first_dealer=1))
    async with at_home(table, store) as client:
        assert "Bohdan deals" in client.reads()
        assert "Maria leads" in client.reads()
        assert client.name_of(ids.HOME_CONTINUE) == "Continue"
        await client.press(ids.HOME_CONTINUE)
        assert client.route == f"/match/{store.state.record.id}"


async def test_a_hand_that_is_half_entered_goes_on_there() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(2))
    async with at_home(table, store) as client:
        assert client.name_of(ids.HOME_CONTINUE) == "Continue entering hand 1"
        await client.press(ids.HOME_CONTINUE)
        assert client.route == f"/match/{store.state.record.id}/entry"


async def test_tapped_passes_are_not_yet_entering() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    await store.step(Passed(1))
    async with at_home(table, store) as client:
        assert client.name_of(ids.HOME_CONTINUE) == "Continue"
        # Nobody knows yet who holds the 9 of diamonds.
        assert "leads" not in client.reads()


async def test_the_lowest_total_stands_first() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 3))
    await play(store, 1, 30, 0, 12)
    async with at_home(table, store) as client:
        said = [line for line in client.reads().splitlines() if line.endswith("points")]
        assert said == ["Bohdan: 0 points", "Maria: 12 points", "Olena: 30 points"]


async def test_earlier_matches_name_all_who_won() -> None:
    table = Table()
    alone, shared = [await table.match_store(setup_of("nines", 3)) for _ in range(2)]
    await play(alone, 0, 0, 40, 100)
    await play(shared, 0, 0, 40, 60)
    await play(shared, 1, 40, 0, 40)
    async with at_home(table, shared) as client:
        assert ids.HOME_CONTINUE not in client.tags()
        # The one touched last stands first.
        assert client.name_of(ids.home_match(0)).startswith(
            "Winners: Olena and Bohdan, shared, 40 points"
        )
        assert client.name_of(ids.home_match(1)).startswith(
            "Winner: Olena, 0 points, Nines · 1 hand"
        )
        await client.press(ids.home_match(1))
        assert client.route == f"/match/{alone.state.record.id}"


async def test_of_several_running_matches_the_last_touched_is_the_one_to_go_on_with() -> None:
    table = Table()
    first = await table.match_store(setup_of("nines", 2))
    second = await table.match_store(setup_of("devyatka"))
    await first.step(WentOut(0))
    async with at_home(table, second) as client:
        assert client.name_of(ids.HOME_CONTINUE) == "Continue entering hand 1"
        assert "Devyatka · hand 1" in client.name_of(ids.home_match(0))
        await client.press(ids.home_match(0))
        assert client.route == f"/match/{second.state.record.id}"


async def test_a_row_leads_on_to_the_hand_that_is_half_entered() -> None:
    table = Table()
    first = await table.match_store(setup_of("devyatka"))
    await first.step(WentOut(0))
    await first.step(CountSet(1, 3))
    last = await table.match_store(setup_of("nines"))
    async with at_home(table, last) as client:
        await client.press(ids.home_match(0))
        assert client.route == f"/match/{first.state.record.id}/entry"


async def test_home_hears_of_what_others_do() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    async with at_home(table, store) as client:
        await play(client.store, 0, 0, 25)
        await client.stage.settle(40)
        assert "Bohdan: 25 points" in client.reads()


async def test_nothing_there_yet_is_a_beginning() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    table.matches.stored.clear()
    async with at_home(table, store) as client:
        assert "No matches yet" in client.reads()
        await client.press(ids.HOME_NEW)
        assert client.route == "/new"


async def test_home_shows_no_more_however_many_there_are() -> None:
    table = Table()
    stores = [await table.match_store(setup_of("nines", 2)) for _ in range(20)]
    for store in stores[:-1]:
        await play(store, 0, 0, 100)
    async with at_home(table, stores[0]) as client:
        few = len(list(client.stage.controls(client.top)))
        assert ids.home_match(5) in client.tags()
        assert ids.home_match(6) not in client.tags()
        for _ in range(20):
            await play(await table.match_store(setup_of("nines", 2)), 0, 0, 100)
        client.session.library.refresh()
        await client.settle()
        assert len(list(client.stage.controls(client.top))) == few


async def test_a_copy_elsewhere_is_asked_for_and_put_off() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    async with at_home(table, store) as client:
        # A match that has only begun is no reason.
        assert ids.HOME_BACKUP not in client.tags()
        await play(client.store, 0, 0, 100)
        await client.stage.settle(40)
        assert "Nothing is copied elsewhere yet" in client.reads()
        await client.press(ids.HOME_LATER)
        assert ids.HOME_BACKUP not in client.tags()


async def test_the_notice_of_copies_leads_to_the_backup() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    await play(store, 0, 0, 100)
    async with at_home(table, store) as client:
        await client.press(ids.HOME_BACKUP)
        assert client.route == "/settings/backup"


async def test_the_beginning_offers_a_backup() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    table.matches.stored.clear()
    async with at_home(table, store) as client:
        await client.press(ids.HOME_RESTORE)
        assert client.route == "/settings/backup"


async def test_a_match_is_deleted_and_brought_back() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    await play(store, 0, 0, 100)
    other = await table.match_store(setup_of("devyatka"))
    async with at_home(table, other) as client:
        await client.press(ids.home_match_menu(0))
        await client.choose(ids.MATCH_DELETE)
        assert ids.home_match(0) not in client.tags()
        assert "Match deleted" in client.over()
        await client.answer()
        assert client.name_of(ids.home_match(0)).startswith("Winner: Olena, 0 points")


async def test_large_text_has_one_column_on_a_lying_phone() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await table.match_store(setup_of("nines", 2))
    async with at_home(table, store, width=844, height=390) as client:

        def columns() -> int:
            return sum(isinstance(one, ft.SafeArea) for one in client.stage.controls(client.top))

        # And the rail beside them.
        assert columns() == 3
        await client.enlarge(2.0)
        assert columns() == 2


async def test_the_match_to_go_on_with_has_the_menu_of_a_match() -> None:
    table = Table()
    async with at_home(table, await table.match_store(setup_of("nines", 2))) as client:
        assert client.name_of(ids.HOME_CONTINUE_MENU) == "More: Olena and Bohdan"
        await client.press(ids.HOME_CONTINUE_MENU)
        await client.choose(ids.MATCH_DELETE)
        assert ids.HOME_CONTINUE not in client.tags()
        await client.answer()
        assert ids.HOME_CONTINUE in client.tags()


async def test_a_match_that_cannot_be_deleted_stays() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    await play(store, 0, 0, 100)
    async with at_home(table, store) as client:
        table.matches.failing = True
        await client.press(ids.home_match_menu(0))
        await client.choose(ids.MATCH_DELETE)
        assert ids.home_match(0) in client.tags()
        assert "could not be stored" in client.over()
        assert "Match deleted" not in client.over()


async def test_what_was_taken_out_of_the_bin_meanwhile_is_not_undone_twice() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    await play(store, 0, 0, 100)
    match_id = store.state.record.id
    async with at_home(table, store) as client:
        await client.press(ids.home_match_menu(0))
        await client.choose(ids.MATCH_DELETE)
        await table.owners.restore(match_id)
        await client.answer()
        assert "not in the bin" in client.over()
        assert match_id in table.matches.stored


def damaged(table: Table, *damage: Damage) -> None:
    """What the storage of the table found broken."""
    table.library = LibraryOwner(table.shelf.library, table.shelf, table.new_id, lambda: damage)


async def test_a_match_mended_from_its_copy_is_told_of_and_can_be_opened() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    await play(store, 0, 0, 25)
    match_id = store.state.record.id
    damaged(table, Damage(f"matches/{match_id}", ("set-aside/x.json.broken-1",), True))
    async with at_home(table, store) as client:
        assert "A match was damaged" in client.reads()
        assert "Olena and Bohdan: the file was damaged" in client.reads()
        assert "Hand 2" in client.reads()
        await client.press(ids.HOME_COPY)
        assert client.route == f"/match/{match_id}"


async def test_a_match_that_is_lost_is_told_of_until_it_was_read() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    damaged(table, Damage("matches/gone", ("set-aside/gone.json.broken-1",), False))
    async with at_home(table, store) as client:
        assert "A match can’t be read" in client.reads()
        assert "set-aside/gone.json.broken-1" in client.reads()
        await client.press(ids.HOME_DISMISS)
        assert "A match can’t be read" not in client.reads()


async def test_what_is_derived_is_no_loss() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    damaged(table, Damage("index", ("set-aside/index.json.broken-1",), False))
    async with at_home(table, store) as client:
        assert ids.HOME_DISMISS not in client.tags()


async def test_a_wide_window_shows_the_same_in_two_columns() -> None:
    table = Table()
    over = await table.match_store(setup_of("nines", 2))
    await play(over, 0, 0, 100)
    running = await table.match_store(setup_of("devyatka"))
    async with at_home(table, running, width=1180, height=820) as client:
        assert {ids.HOME_CONTINUE, ids.HOME_NEW, ids.home_match(0)} <= client.tags()


async def test_the_rows_are_gone_only_while_nothing_of_them_can_show() -> None:
    table = Table()
    await table.match_store(setup_of("devyatka"))
    store = await table.match_store(setup_of("nines"))
    at = f"/match/{store.state.record.id}"
    async with client_at(table, store) as client:
        for route, shown in [("/", 2), (at, 2), (f"{at}/result", 1), (at, 2), ("/", 2)]:
            await client.back(route)
            home = next(one for one in client.stage.controls() if isinstance(one, ft.View))
            found = {
                one.identifier
                for one in client.stage.controls(home)
                if isinstance(one, ft.Semantics) and one.identifier
            }
            assert len(found & {ids.HOME_CONTINUE, ids.home_match(0)}) == shown
