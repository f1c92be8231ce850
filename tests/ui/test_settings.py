"""What a client chooses for itself, at once and without losing its place."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from app.services.device import BareDevice
from app.stores.client_store import ClientStore
from app.ui import ids
from app.ui.app import App
from tests.support.client import Client, client_at
from tests.support.memory import MemoryPreferences, Table, setup_of
from tests.support.stage import Stage


@asynccontextmanager
async def settings(**window: Any) -> AsyncIterator[Client]:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, route="/settings", **window) as client:
        yield client


@pytest.mark.parametrize(
    ("locale", "title"),
    [("uk", "Налаштування"), ("ru", "Настройки"), ("pt_PT", "Definições"), ("en", "Settings")],
)
async def test_a_language_is_there_at_once(locale: str, title: str) -> None:
    async with settings() as client:
        await client.press(ids.settings("language", locale))
        assert title in client.reads()
        assert client.route == "/settings"


async def test_the_system_may_choose_the_language_again() -> None:
    async with settings() as client:
        await client.press(ids.settings("language", "uk"))
        await client.press(ids.settings("language", "system"))
        assert "Settings" in client.reads()
        assert client.session.client.state.language == ""


async def test_the_system_is_followed_when_its_language_changes() -> None:
    async with settings() as client:
        page = client.stage.page
        await client.stage.fire(page, "locale_change", {"locales": [{"language_code": "pt"}]})
        assert "Definições" in client.reads()


@pytest.mark.parametrize(
    ("theme", "mode"), [("dark", ft.ThemeMode.DARK), ("light", ft.ThemeMode.LIGHT)]
)
async def test_a_theme_is_there_at_once(theme: str, mode: ft.ThemeMode) -> None:
    async with settings() as client:
        await client.press(ids.settings("theme", theme))
        assert client.stage.page.theme_mode is mode


async def test_letters_go_with_the_language_until_they_are_chosen() -> None:
    def chosen(client: Client) -> dict[str, bool | None]:
        found = {}
        for letters in ("latin", "cyrillic"):
            node = client.stage.tagged(ids.settings("letters", letters))
            inner = [one for one in client.stage.controls(node) if isinstance(one, ft.Semantics)]
            found[letters] = next(one.selected for one in inner if one.label)
        return found

    async with settings() as client:
        assert chosen(client) == {"latin": True, "cyrillic": False}
        await client.press(ids.settings("language", "uk"))
        assert chosen(client) == {"latin": False, "cyrillic": True}
        await client.press(ids.settings("letters", "latin"))
        assert chosen(client) == {"latin": True, "cyrillic": False}


async def test_habits_are_turned_on_and_off() -> None:
    async with settings() as client:
        state = client.session.client.state
        await client.press(ids.SETTINGS_AWAKE)
        await client.press(ids.SETTINGS_HAPTICS)
        now = client.session.client.state
        assert (now.keep_awake, now.haptics) == (not state.keep_awake, not state.haptics)


async def test_what_was_chosen_is_there_at_the_next_start() -> None:
    preferences = MemoryPreferences()
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, route="/settings") as client:
        session = replace(client.session, client=await ClientStore.opened(preferences))
        for _ in range(2):
            async with Stage(App, session, views=True, page={"route": "/settings"}) as stage:
                again = Client(stage, session, store)
                await again.press(ids.settings("language", "ru"))
                session = replace(session, client=await ClientStore.opened(preferences))
        async with Stage(App, session, views=True, page={"route": "/settings"}) as stage:
            assert "Настройки" in Client(stage, session, store).reads()


async def test_how_to_join_is_shown_where_others_may() -> None:
    async with settings() as client:
        assert "http" not in client.reads()
        session = replace(client.session, join="http://192.0.2.7:8550/join/abc", secure=False)
        async with Stage(App, session, views=True, page={"route": "/settings"}) as stage:
            said = Client(stage, session, client.store).reads()
            assert "http://192.0.2.7:8550/join/abc" in said
            assert "https" in said


class Phone(BareDevice):
    """Notes whether its screen is kept on."""

    def __init__(self) -> None:
        self.awake = False
        self.ticks = 0

    async def keep_awake(self, on: bool) -> None:
        self.awake = on

    async def tick(self) -> None:
        self.ticks += 1


async def test_the_screen_is_kept_on_at_the_table_only() -> None:
    table, phone = Table(), Phone()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store) as at_table:
        session = replace(at_table.session, device=phone)
        page = {"route": f"/match/{store.state.record.id}"}
        async with Stage(App, session, views=True, page=page) as stage:
            client = Client(stage, session, store)
            await client.settle()
            assert phone.awake
            await client.back("/")
            assert not phone.awake
            await client.back(page["route"])
            assert phone.awake
            await session.client.set_keep_awake(False)
            await client.settle()
            assert not phone.awake


async def test_a_tap_ticks_unless_it_is_turned_off() -> None:
    table, phone = Table(), Phone()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store) as at_table:
        session = replace(at_table.session, device=phone)
        page = {"route": f"/match/{store.state.record.id}"}
        async with Stage(App, session, views=True, page=page) as stage:
            client = Client(stage, session, store)
            await client.settle()
            await client.press(ids.table_seat(0))
            assert phone.ticks == 1
            await session.client.set_haptics(False)
            await client.press(ids.table_seat(0))
            assert phone.ticks == 1
