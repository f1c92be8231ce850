"""The screen of a player: numbers that follow corrections, and what can be done with a name."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import flet as ft

from app.domain.commits import StoppedChanged
from app.domain.match import Player
from app.domain.roster import RosterPlayer
from app.owner.commands import Refusal
from app.stores.match_store import MatchStore
from app.ui import ids, routes
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of
from tests.support.seeding import play


class Evening:
    """People at a table, and their matches of Nines and Devyatka."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.people: dict[str, RosterPlayer] = {}

    async def player(self, name: str) -> RosterPlayer:
        if name not in self.people:
            added = await self.table.library.add_player(name)
            assert isinstance(added, RosterPlayer)
            self.people[name] = added
        return self.people[name]

    async def match(self, names: Sequence[str], *hands: Sequence[int]) -> MatchStore:
        """A match of Nines: each hand says what everybody had left, 0 who went out."""
        store = await self.begin("nines", names)
        for hand in hands:
            await play(store, list(hand).index(0), *hand)
        return store

    async def begin(self, game: str, names: Sequence[str]) -> MatchStore:
        people = [await self.player(name) for name in names]
        setup = setup_of(game, len(names))
        seated = tuple(Player(one.name, one.id) for one in people)
        return await self.table.match_store(replace(setup, players=seated))

    def of(self, name: str) -> str:
        """The address of somebody's screen."""
        return routes.player(self.people[name].id)


@asynccontextmanager
async def looking(evening: Evening, store: MatchStore, route: str) -> AsyncIterator[Client]:
    async with client_at(evening.table, store, route=route) as client:
        yield client


def said(client: Client) -> list[str]:
    """What the parts of the screen on top are called."""
    found = client.stage.controls(client.top)
    return [one.label for one in found if isinstance(one, ft.Semantics) and one.label]


async def three_matches(evening: Evening) -> MatchStore:
    """Olena wins one alone, shares one, loses one; Bohdan is in all, Maria in the first."""
    store = await evening.match(("Olena", "Bohdan", "Maria"), (0, 60, 20), (7, 50, 0))
    await evening.match(("Olena", "Bohdan", "Taras"), (0, 20, 60), (20, 0, 45))
    await evening.match(("Bohdan", "Olena"), (0, 101))
    return store


async def test_the_numbers_of_somebody() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, evening.of("Olena")) as client:
        parts = said(client)
        for part in (
            "Matches: 3",
            "Won alone: 1",
            "Shared: 1",
            "Average hand: 25.6",
            "Median hand: 7",
            "Best hand: 0, 2 times",
            "Worst hand: 101",
            "Hands played: 5",
            "Out first: 2",
            "Nines caught: 0",
            "Wins in a row now: 0",
            "Most wins in a row: 2",
            "Final totals, last 3 matches. From 7 to 101 points. Won alone: 1, shared: 1",
        ):
            assert part in parts
        assert not any(part.startswith(("Passes", "Stopped", "Left")) for part in parts)
        assert client.name_of(ids.player_against(0)) == "Bohdan, 1 ahead, 1 level, 1 behind"
        assert ids.player_game("nines") not in client.tags()


async def test_the_chart_can_be_read_as_a_table() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, evening.of("Olena")) as client:
        assert client.name_of(ids.PLAYER_CHART) == "Show numbers"
        await client.press(ids.PLAYER_CHART)
        rows = [one for one in said(client) if one.startswith("today: ")]
        assert rows == [
            "today: Total 101",
            "today: Total 20, Result shared",
            "today: Total 7, Result won",
        ]
        await client.press(ids.PLAYER_CHART)
        assert not any(one.startswith("today: ") for one in said(client))


async def test_before_the_third_match_there_are_counts_and_no_chart() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, evening.of("Maria")) as client:
        assert {"Matches: 1", "Won alone: 0", "Average hand: 10"} <= set(said(client))
        assert "Charts come with 3 finished matches." in client.reads()
        assert ids.PLAYER_CHART not in client.tags()


async def test_nobody_s_numbers() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    await evening.player("Rita")
    async with looking(evening, store, evening.of("Rita")) as client:
        assert "No match yet" in client.reads()
        assert not any(one.startswith("Matches") for one in said(client))


async def test_each_game_by_itself() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    other = await evening.begin("devyatka", ("Olena", "Bohdan", "Maria", "Taras"))
    await play(other, 2, 5, 4, 0, 6, opener=0, passes=(None, None, 1))
    async with looking(evening, store, evening.of("Olena")) as client:
        assert "Matches: 3" in said(client)
        await client.press(ids.player_game("devyatka"))
        parts = said(client)
        assert {"Matches: 0", "Matches going on: 1", "Passes a hand: 6"} <= set(parts)
        assert not any(one.startswith("Nines caught") for one in parts)
        await client.press(ids.player_game("nines"))
        assert "Matches: 3" in said(client)


async def test_the_numbers_follow_corrections_deletions_and_names() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, evening.of("Olena")) as client:
        library = client.session.library
        assert {"Won alone: 1", "Worst hand: 101"} <= set(said(client))
        await store.undo(store.state.undo.id if store.state.undo else "")
        await client.settle()
        assert {"Matches: 2", "Matches going on: 1", "Won alone: 0"} <= set(said(client))
        await store.commit(StoppedChanged(True))
        await client.settle()
        assert {"Matches: 2", "Stopped, counted apart: 1"} <= set(said(client))
        lost = library.state.earlier[0].id
        assert await library.delete_match(lost) is None
        await client.settle()
        assert "Stopped, counted apart: 1" not in said(client)
        assert await library.restore_match(lost) is None
        await client.settle()
        assert "Stopped, counted apart: 1" in said(client)
        await evening.table.library.rename(evening.people["Bohdan"].id, "Богдан")
        await client.settle()
        assert client.name_of(ids.player_against(0)).startswith("Богдан, ")


async def test_two_compared() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, evening.of("Olena")) as client:
        await client.press(ids.player_against(0))
        assert client.route == f"{evening.of('Olena')}/with/{evening.people['Bohdan'].id}"
        assert "1 ahead\n1 level\n1 behind" in client.reads()
        assert "Average hand: Olena 25.6, Bohdan 26" in said(client)
        assert "Matches: Olena 3, Bohdan 3" in said(client)
        await client.press(ids.BACK)
        assert client.route == evening.of("Olena")
    who = await evening.player("Rita")
    async with looking(evening, store, f"{evening.of('Olena')}/with/{who.id}") as client:
        assert "No match together yet" in client.reads()


async def test_somebody_who_is_not_there() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, "/players/nobody") as client:
        assert "There is no such player" in client.reads()
        await client.press(ids.HOME)
        assert client.route == routes.PLAYERS


async def test_the_list_leads_to_a_player_and_back() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, "/players") as client:
        await client.press(ids.player(1))
        assert client.route == evening.of("Bohdan")
        await client.press(ids.BACK)
        assert client.route == routes.PLAYERS


async def test_another_name_on_the_screen_of_the_player() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, evening.of("Olena")) as client:
        await client.press(ids.PLAYER_MENU)
        await choose(client, ids.PLAYER_RENAME)
        await client.write(ids.PLAYERS_RENAME, " Олена  К. ")
        await client.press(ids.PLAYERS_SAVE)
        assert "Олена К." in client.reads()
        assert client.session.library.state.roster[0].name == "Олена К."


async def test_archived_and_offered_again() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    async with looking(evening, store, evening.of("Taras")) as client:
        library = client.session.library
        await client.press(ids.PLAYER_MENU)
        await choose(client, ids.PLAYER_ARCHIVE)
        assert "Taras" not in [one.name for one in library.state.offered]
        assert "archived" in client.reads()
        await undo(client, "Taras is archived.")
        assert "Taras" in [one.name for one in library.state.offered]
        assert "archived" not in client.reads()
        await client.press(ids.PLAYER_MENU)
        await choose(client, ids.PLAYER_ARCHIVE)
        await client.press(ids.BACK)
        assert client.reads().index("Archived") < client.reads().rindex("Taras")
        evening.table.shelf.failing = True
        await client.press(ids.player(3))
        await client.press(ids.PLAYER_MENU)
        await choose(client, ids.PLAYER_ARCHIVE)
        assert library.state.roster[3].archived


async def test_two_names_of_one_person() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    await evening.match(("Rita", "Lena"), (101, 0))
    lena, olena = evening.people["Lena"], evening.people["Olena"]
    async with looking(evening, store, evening.of("Lena")) as client:
        await client.press(ids.PLAYER_MENU)
        await choose(client, ids.PLAYER_MERGE)
        assert client.route == routes.merge(lena.id)
        assert client.name_of(ids.merge_with(4)) == "Rita, sat in one match with Lena"
        await client.press(ids.merge_with(2))
        assert client.route == routes.merging(lena.id, olena.id)
        assert "Nines: 4 matches" in said(client)
        assert "1 + 3 = 4" in client.reads()
        await client.press(ids.merge_name(1))
        assert client.name_of(ids.MERGE_SAVE) == "Merge into Olena"
        await client.press(ids.MERGE_SAVE)
        assert client.route == evening.of("Olena")
        assert {"Matches: 4", "Won alone: 2"} <= set(said(client))
        assert "Merged into this player" in client.reads()
        # Matches are not rewritten, and yet they show the one name.
        names = [one.names for one in client.session.library.state.earlier]
        assert ("Rita", "Olena") in names
        await undo(client, "Lena and Olena are one player now.")
        assert "Matches: 3" in said(client)
        assert ("Rita", "Lena") in [one.names for one in client.session.library.state.earlier]


async def test_taken_apart_later() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    lena = await evening.player("Lena")
    await evening.table.library_store().merge(lena.id, evening.people["Olena"].id)
    # Whoever has the old address finds the one player there is now.
    async with looking(evening, store, evening.of("Lena")) as client:
        assert "Olena" in client.reads()
        await client.press(ids.player_merged(0))
        assert "Lena is back on the list." in snacks(client)
        assert "No match yet" in client.reads()


async def test_taken_apart_where_the_name_went_to_the_other() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    lena, olena = await evening.player("Lena"), evening.people["Olena"]
    await evening.table.library_store().merge(lena.id, olena.id)
    await evening.table.library.rename(olena.id, "Lena")
    async with looking(evening, store, routes.player(olena.id)) as client:
        await client.press(ids.player_merged(0))
        assert "Lena is back on the list as Lena 2." in snacks(client)


async def test_two_of_one_match_are_never_one() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    olena, bohdan = evening.people["Olena"], evening.people["Bohdan"]
    sentence = "Olena and Bohdan sat in one match, so they are two people."
    async with looking(evening, store, routes.merging(olena.id, bohdan.id)) as client:
        assert sentence in client.reads()
        assert ids.MERGE_SAVE not in client.tags()


async def test_a_match_in_the_bin_keeps_two_apart_too() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    gone = await evening.match(("Rita", "Ivo"), (101, 0))
    await evening.table.library_store().delete_match(gone.state.record.id)
    rita, ivo = evening.people["Rita"], evening.people["Ivo"]
    async with looking(evening, store, routes.merging(rita.id, ivo.id)) as client:
        await client.press(ids.MERGE_SAVE)
        assert "Rita and Ivo sat in one match, so they are two people." in client.reads()
        assert not client.works(ids.MERGE_SAVE)
    assert evening.table.library.library.aliases == ()


async def test_a_merge_that_cannot_be_stored() -> None:
    evening = Evening(Table())
    store = await three_matches(evening)
    rita, olena = await evening.player("Rita"), evening.people["Olena"]
    async with looking(evening, store, routes.merging(rita.id, olena.id)) as client:
        evening.table.shelf.failing = True
        await client.press(ids.MERGE_SAVE)
        assert "This could not be stored" in client.reads()
        assert await client.session.library.merge(rita.id, olena.id) is Refusal.STORAGE_FAILED


def snacks(client: Client) -> list[str]:
    return [bar.content.value for bar in _bars(client) if isinstance(bar.content, ft.Text)]


async def undo(client: Client, sentence: str) -> None:
    """Presses Undo of the word that says `sentence`."""
    bar = next(
        bar
        for bar in _bars(client)
        if isinstance(bar.content, ft.Text) and bar.content.value == sentence
    )
    assert isinstance(bar.action, ft.SnackBarAction)
    await client.stage.fire(bar.action, "click")
    await client.settle()


async def choose(client: Client, identifier: str) -> None:
    """Presses what is on the menu opened last; a closed one may still be on its way out."""
    tagged = [
        one
        for one in client.stage.controls()
        if isinstance(one, ft.Semantics) and one.identifier == identifier
    ]
    item = next(one for one in client.stage.controls(tagged[-1]) if isinstance(one, ft.Container))
    await client.stage.fire(item, "click")
    await client.settle()


def _bars(client: Client) -> list[ft.SnackBar]:
    return [one for one in client.stage.controls() if isinstance(one, ft.SnackBar)]
