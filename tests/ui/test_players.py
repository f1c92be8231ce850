"""The list of players: added, renamed, and refused in words."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import flet as ft

from app.domain.roster import RosterPlayer
from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of


@asynccontextmanager
async def among(*names: str, table: Table | None = None) -> AsyncIterator[Client]:
    """A client that looks at a roster of these names."""
    table = table or Table()
    for name in names:
        await table.library.add_player(name)
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, route="/players") as client:
        yield client


def names(client: Client) -> list[str]:
    return [player.name for player in client.session.library.state.roster]


def problems(client: Client) -> list[str]:
    fields = [one for one in client.stage.controls(client.top) if isinstance(one, ft.TextField)]
    return [str(one.error) for one in fields if one.error]


async def test_somebody_new_is_listed_and_the_field_is_free_again() -> None:
    async with among() as client:
        assert "No players yet" in client.reads()
        await client.write(ids.PLAYERS_NAME, "  Олена ")
        await client.press(ids.PLAYERS_ADD)
        assert names(client) == ["Олена"]
        assert client.name_of(ids.player(0)).startswith("Олена")
        await client.write(ids.PLAYERS_NAME, "王小明")
        await client.press(ids.PLAYERS_ADD)
        assert names(client) == ["Олена", "王小明"]


async def test_a_name_that_is_taken_is_refused_in_words_until_it_is_changed() -> None:
    async with among("Olena") as client:
        await client.write(ids.PLAYERS_NAME, "OLENA")
        await client.press(ids.PLAYERS_ADD)
        assert problems(client) == ["This name, or one too much like it, is taken."]
        await client.write(ids.PLAYERS_NAME, "OLENA K")
        assert problems(client) == []
        await client.press(ids.PLAYERS_ADD)
        assert names(client) == ["Olena", "OLENA K"]


async def test_what_cannot_be_stored_is_said_and_not_listed() -> None:
    table = Table()
    async with among("Olena", table=table) as client:
        table.shelf.failing = True
        await client.write(ids.PLAYERS_NAME, "Bohdan")
        await client.press(ids.PLAYERS_ADD)
        assert names(client) == ["Olena"]
        assert len(problems(client)) == 1
        table.shelf.failing = False
        await client.press(ids.PLAYERS_ADD)
        assert names(client) == ["Olena", "Bohdan"]


async def test_another_name_for_one_of_them() -> None:
    async with among("Olena", "Bohdan") as client:
        await client.press(ids.player_rename(1))
        await client.write(ids.PLAYERS_RENAME, "Olena")
        assert problems(client) == ["This name, or one too much like it, is taken."]
        assert not client.works(ids.PLAYERS_SAVE)
        await client.write(ids.PLAYERS_RENAME, "Bohdan K")
        await client.press(ids.PLAYERS_SAVE)
        assert names(client) == ["Olena", "Bohdan K"]
        assert ids.PLAYERS_RENAME not in client.tags()


async def test_a_name_half_changed_can_be_left() -> None:
    async with among("Olena") as client:
        await client.press(ids.player_rename(0))
        await client.write(ids.PLAYERS_RENAME, "Elena")
        await client.press(ids.PLAYERS_CANCEL)
        assert names(client) == ["Olena"]
        assert client.name_of(ids.player(0)).startswith("Olena")


async def test_the_name_of_one_who_was_merged_is_somebody_else_now() -> None:
    table = Table()
    bob, bobby = [await table.library.add_player(name) for name in ("Bob", "Bobby")]
    assert isinstance(bob, RosterPlayer)
    assert isinstance(bobby, RosterPlayer)
    await table.library.merge(bobby.id, bob.id, lambda one, other: False)
    sentence = (
        "Bobby is Bob now. They can be taken apart again at any time, on the page of the player."
    )
    async with among("Dan", table=table) as client:
        await client.write(ids.PLAYERS_NAME, "bobby")
        await client.press(ids.PLAYERS_ADD)
        assert problems(client) == [sentence]
        await client.press(ids.player_rename(1))
        await client.write(ids.PLAYERS_RENAME, "Bobby\u200b")
        await client.press(ids.PLAYERS_SAVE)
        assert problems(client) == [sentence, sentence]
        await client.write(ids.PLAYERS_RENAME, "Bobb")
        await client.press(ids.PLAYERS_SAVE)
        assert names(client) == ["Bob", "Bobb"]


async def test_a_name_that_nobody_could_see_is_none() -> None:
    async with among("Dan") as client:
        for name, said in (
            ("\u200b\u202e", "A player needs a name."),
            ("Dan\u200b", "This name, or one too much like it, is taken."),
        ):
            await client.write(ids.PLAYERS_NAME, name)
            await client.press(ids.PLAYERS_ADD)
            assert problems(client) == [said]
        await client.write(ids.PLAYERS_NAME, "\u202eevil\u202c")
        await client.press(ids.PLAYERS_ADD)
        assert names(client) == ["Dan", "evil"]


async def test_two_clients_see_one_roster() -> None:
    table = Table()
    async with among("Olena", table=table) as client:
        await table.library.add_player("Bohdan")
        await client.settle()
        assert client.name_of(ids.player(1)).startswith("Bohdan")
