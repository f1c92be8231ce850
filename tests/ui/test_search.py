"""All matches: looked through, narrowed, found again after a look into one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import flet as ft
import pytest

from app.domain.commits import StoppedChanged
from app.domain.match import Player
from app.domain.roster import RosterPlayer
from app.stores.match_store import MatchStore
from app.stores.search_store import FIRST
from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.memory import NAMES, Table, setup_of
from tests.ui.test_home import play


@asynccontextmanager
async def searching(table: Table, store: MatchStore, **window: Any) -> AsyncIterator[Client]:
    async with client_at(table, store, route="/", **window) as client:
        await client.press(ids.HOME_SEARCH)
        yield client


async def evening(table: Table) -> MatchStore:
    """One running match of four, one of two that is over, one that was stopped."""
    stopped = await table.match_store(setup_of("nines", 3))
    await stopped.commit(StoppedChanged(True))
    over = await table.match_store(setup_of("nines", 2))
    await play(over, 0, 0, 100)
    return await table.match_store(setup_of("devyatka"))


def rows(client: Client) -> list[str]:
    """What the rows of the list are called."""
    found: list[str] = []
    while ids.home_match(len(found)) in client.tags():
        found.append(client.name_of(ids.home_match(len(found))))
    return found


async def test_all_matches_are_there_the_running_ones_first() -> None:
    table = Table()
    async with searching(table, await evening(table)) as client:
        running, over, stopped = rows(client)
        assert "Devyatka · hand 1" in running
        assert over.startswith("Winner: Olena, 0 points, Nines · 1 hand")
        assert "stopped" in stopped
        assert "3 matches" in client.reads()
        await client.press(ids.SEARCH_CLOSE)
        assert ids.HOME_CONTINUE in client.tags()


async def test_words_narrow_the_list_as_they_are_typed() -> None:
    table = Table()
    async with searching(table, await evening(table)) as client:
        await client.write(ids.SEARCH_TEXT, "taras")
        (row,) = rows(client)
        assert "Devyatka" in row
        await client.write(ids.SEARCH_TEXT, "nines maria")
        (row,) = rows(client)
        assert "stopped" in row
        await client.write(ids.SEARCH_TEXT, "nobody")
        assert rows(client) == []
        assert "Nothing found" in client.reads()
        await client.press(ids.SEARCH_CLEAR)
        assert len(rows(client)) == 3


@pytest.mark.parametrize(
    ("which", "choice", "found"),
    [
        ("game", "Devyatka", ["Devyatka"]),
        ("kind", "Running", ["Devyatka"]),
        ("kind", "Finished", ["Olena, 0 points"]),
        ("kind", "Stopped", ["stopped"]),
        ("date", "2026", ["Devyatka", "Olena, 0 points", "stopped"]),
        ("date", "Last 7 days", ["Devyatka", "Olena, 0 points", "stopped"]),
    ],
)
async def test_a_filter_is_chosen_from_a_sheet(which: str, choice: str, found: list[str]) -> None:
    table = Table()
    async with searching(table, await evening(table)) as client:
        await choose(client, which, choice)
        assert client.name_of(ids.search_filter(which)).endswith(f": {choice}")
        assert [any(word in row for row in rows(client)) for word in found] == [True] * len(found)
        assert len(rows(client)) == len(found)
        await client.press(ids.search_filter(which))
        await client.choose(ids.search_choice(0))
        assert len(rows(client)) == 3


async def choose(client: Client, which: str, choice: str) -> None:
    await client.press(ids.search_filter(which))
    names = client.over().splitlines()[1:]
    await client.choose(ids.search_choice(names.index(choice)))


async def test_a_player_is_found_under_every_name_of_hers() -> None:
    table = Table()
    added = await table.library_store().add_player("Olha")
    assert isinstance(added, RosterPlayer)
    setup = setup_of("nines", 2)
    players = (Player("Olya", added.id), setup.players[1])
    mine = await table.match_store(setup.__class__(**{**_fields(setup), "players": players}))
    await table.match_store(setup_of("nines", 2))
    async with searching(table, mine) as client:
        await choose(client, "player", "Olha")
        (row,) = rows(client)
        assert "Olha" in row


def _fields(setup: Any) -> dict[str, Any]:
    return {name: getattr(setup, name) for name in setup.__dataclass_fields__}


async def test_what_was_looked_for_is_still_there_after_a_match() -> None:
    table = Table()
    async with searching(table, await evening(table)) as client:
        await client.write(ids.SEARCH_TEXT, "olena")
        await choose(client, "kind", "Finished")
        await client.press(ids.home_match(0))
        assert client.route.startswith("/match/")
        await client.press(ids.BACK)
        assert client.route == "/"
        assert len(rows(client)) == 1
        assert client.session.search.state.query.text == "olena"


async def test_whoever_is_looked_for_is_seen_though_another_won() -> None:
    table = Table()
    over = await table.match_store(setup_of("nines", 3))
    await play(over, 0, 0, 100, 40)
    async with searching(table, over) as client:
        await client.write(ids.SEARCH_TEXT, "bohdan")
        shown = client.reads().splitlines()
        assert "Winner: Olena" in shown
        assert "Olena, Maria and Bohdan" in shown
        assert client.name_of(ids.home_match(0)).endswith("Olena, Maria and Bohdan")


async def test_another_place_ends_the_search() -> None:
    table = Table()
    async with searching(table, await evening(table)) as client:
        await client.write(ids.SEARCH_TEXT, "olena")
        await client.press(ids.nav("players"))
        await client.press(ids.nav("matches"))
        assert ids.HOME_CONTINUE in client.tags()
        await client.press(ids.HOME_SEARCH)
        assert len(rows(client)) == 3
        # So does the way to the place itself.
        await client.press(ids.nav("matches"))
        assert ids.HOME_CONTINUE in client.tags()


async def test_a_new_match_can_begin_though_all_were_deleted() -> None:
    table = Table()
    async with searching(table, await table.match_store(setup_of("nines"))) as client:
        await client.press(ids.home_match_menu(0))
        await client.choose(ids.MATCH_DELETE)
        assert "No matches yet" in client.reads()
        await client.press(ids.HOME_NEW)
        assert client.route == "/new"


async def test_a_long_list_comes_in_parts() -> None:
    table = Table()
    stores = [await table.match_store(setup_of("nines", 2)) for _ in range(FIRST + 6)]
    async with searching(table, stores[0]) as client:
        assert len(rows(client)) == FIRST
        await client.press(ids.HOME_MORE)
        assert len(rows(client)) == FIRST + 6
        assert ids.HOME_MORE not in client.tags()


async def test_matches_that_cannot_be_read_are_listed_and_can_go() -> None:
    table = Table()
    store = await evening(table)
    broken = (await table.match_store(setup_of("nines", 2))).state.record.id
    problems = {broken: "bad-document"}
    table.matches.problems = lambda: {  # type: ignore[method-assign]
        id: code for id, code in problems.items() if id in table.matches.stored
    }
    async with client_at(table, store, route="/") as client:
        assert "1 match can’t be read" in client.reads()
        await client.press(ids.HOME_UNREADABLE)
        assert "Its file makes no sense" in client.reads()
        await client.press(ids.unreadable(0))
        offered = {getattr(one, "identifier", None) for one in client.stage.controls()}
        assert ids.MATCH_DELETE in offered
        assert ids.MATCH_FILE not in offered
        await client.choose(ids.MATCH_DELETE)
        assert broken in table.bin.stored
        assert "Its file makes no sense" not in client.reads()


async def test_the_keyboard_is_asked_for_once() -> None:
    table = Table()
    async with searching(table, await evening(table)) as client:
        assert not client.session.search.state.typing
        fields = [one for one in client.stage.controls() if isinstance(one, ft.TextField)]
        assert len(fields) == 1


async def test_a_name_of_the_roster_is_one_of_the_filters() -> None:
    table = Table()
    library = table.library_store()
    for name in NAMES[:2]:
        await library.add_player(name)
    async with searching(table, await evening(table)) as client:
        await client.press(ids.search_filter("player"))
        assert client.over().splitlines() == ["Player", "All players", "Bohdan", "Olena"]
