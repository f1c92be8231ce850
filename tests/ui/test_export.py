"""A match taken away from its menu: as a file, as a table, as a text."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from app.services.files import Saved
from app.ui import ids
from app.ui.app import App
from tests.support.client import Client, client_at
from tests.support.files import HandFiles
from tests.support.memory import Table, setup_of
from tests.support.stage import Stage
from tests.ui.test_home import play


@asynccontextmanager
async def at_menu(files: HandFiles, **window: Any) -> AsyncIterator[Client]:
    """The menu of a match that is over."""
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    await play(store, None, 12, 100)
    async with client_at(table, store, files=files, route="/", **window) as client:
        await client.press(ids.home_match_menu(0))
        yield client


@pytest.fixture
def files() -> HandFiles:
    return HandFiles()


async def test_a_match_file_is_that_of_the_domain(files: HandFiles) -> None:
    async with at_menu(files) as client:
        await client.choose(ids.MATCH_FILE)
        text = await client.session.keeping.match_file(client.store.state.record.id)
        assert text is not None
        assert files.saved == {"nines-2026-03-01.json": text.encode()}
        assert "Saved: nines-2026-03-01.json" in client.over()


async def test_a_table_has_its_captions_in_words(files: HandFiles) -> None:
    async with at_menu(files) as client:
        await client.choose(ids.MATCH_CSV)
        head, hand, *_ = files.saved["nines-2026-03-01.csv"].decode("utf-8-sig").splitlines()
        assert head == 'Hand,Dealer,Went out,Olena,Bohdan,"Olena, total","Bohdan, total",Note'
        assert hand == "1,Olena,blocked,12,100,12,100,"


async def test_a_text_is_shown_before_it_is_sent(files: HandFiles) -> None:
    async with at_menu(files) as client:
        await client.choose(ids.MATCH_TEXT)
        said = client.over()
        assert "Winner: Olena" in said
        assert "2. Bohdan: 100 points" in said
        await client.choose(ids.MATCH_COPY)
        assert "Copied" in client.over()
        assert "Winner" not in client.over()


@pytest.mark.parametrize(
    ("width", "height", "scale", "scrolls"),
    [(360, 640, 1, False), (390, 844, 2, False), (844, 390, 1, False), (844, 390, 2, True)],
)
async def test_the_text_is_as_high_as_it_is_unless_it_has_to_scroll(
    files: HandFiles, width: int, height: int, scale: float, scrolls: bool
) -> None:
    async with at_menu(files, width=width, height=height) as client:
        await client.enlarge(scale)
        await client.choose(ids.MATCH_TEXT)
        sheet = [one for one in client.stage.controls() if isinstance(one, ft.BottomSheet)][-1]
        lists = [one for one in client.stage.controls(sheet) if isinstance(one, ft.Column)]
        assert any(one.scroll is not None for one in lists) is scrolls


async def test_without_https_the_text_is_marked_by_hand(files: HandFiles) -> None:
    async with at_menu(files) as client:
        session = replace(client.session, secure=False)
        async with Stage(App, session, views=True, page={"route": "/"}) as stage:
            plain = Client(stage, session, client.store)
            await plain.press(ids.home_match_menu(0))
            await plain.choose(ids.MATCH_TEXT)
            assert "https" in plain.over()
            with pytest.raises(LookupError):
                await plain.choose(ids.MATCH_COPY)


async def test_a_file_that_cannot_be_saved_is_told_of(files: HandFiles) -> None:
    async with at_menu(files) as client:
        files.answer = Saved.FAILED
        await client.choose(ids.MATCH_FILE)
        assert "could not be saved" in client.over()


async def test_a_match_that_went_meanwhile_is_told_of(files: HandFiles) -> None:
    async with at_menu(files) as client:
        await client.session.library.delete_match(client.store.state.record.id)
        await client.choose(ids.MATCH_FILE)
        assert "can’t be opened" in client.over()


async def test_the_table_has_the_same_ways(files: HandFiles) -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store, files=files) as client:
        await client.press(ids.TABLE_MENU)
        await client.choose(ids.TABLE_SEND)
        await client.choose(ids.MATCH_FILE)
        assert list(files.saved) == ["devyatka-2026-03-01.json"]
        await client.press(ids.TABLE_MENU)
        await client.choose(ids.TABLE_SEND)
        await client.choose(ids.MATCH_TEXT)
        assert "Devyatka · 0 hands" in client.over()
