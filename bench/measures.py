"""What is measured: each turn is one time in milliseconds."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from statistics import median

from playwright.async_api import Page

from app.ui import ids
from bench.window import tap_brings, tap_changes, there, typing_brings
from tests.support.screen import at

Turn = Callable[[], Awaitable[float]]

_WARMING = 3
NAME = "Rita"
"""Of somebody who sits at one match only."""


async def medians(turns: Mapping[str, Turn], number: int) -> dict[str, float]:
    """The median of each, taken in alternation; the first ones warm up."""
    found: dict[str, list[float]] = {name: [] for name in turns}
    for count in range(number + _WARMING):
        for name, turn in turns.items():
            took = await turn()
            if count >= _WARMING:
                found[name].append(took)
    return {name: median(times) for name, times in found.items()}


def a_tap(page: Page, identifier: str) -> Turn:
    return lambda: tap_changes(page, identifier)


def a_start(page: Page, url: str, first: str) -> Turn:
    """From asking for the page to its first screen, with what a phone has cached."""

    async def turn() -> float:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await page.goto(url)
        await there(page, first)
        return (loop.time() - begun) * 1000

    return turn


def a_saved_hand(page: Page) -> Turn:
    """From the tap that saves a hand to its result; the page is at a table of Nines for two."""

    async def turn() -> float:
        await tap_brings(page, ids.TABLE_OVER, ids.out(0))
        await tap_brings(page, ids.out(0), ids.entry_key("6"))
        await tap_brings(page, ids.entry_key("6"), ids.ENTRY_SAVE)
        took = await tap_brings(page, ids.ENTRY_SAVE, ids.RESULT_NEXT)
        await tap_brings(page, ids.RESULT_NEXT, ids.TABLE_OVER)
        return took

    return turn


def home_again(page: Page) -> Turn:
    """From another place of the app to the matches."""

    async def turn() -> float:
        await tap_brings(page, ids.nav("settings"), ids.settings("language", "en"))
        return await tap_brings(page, ids.nav("matches"), ids.HOME_CONTINUE)

    return turn


def a_search(page: Page) -> Turn:
    """From a name typed to the one match it is in; the page shows the matches."""

    async def turn() -> float:
        await tap_brings(page, ids.HOME_SEARCH, ids.SEARCH_TEXT)
        await at(page, ids.SEARCH_TEXT).locator("input").click()
        took = await typing_brings(page, NAME, ids.SEARCH_CLEAR)
        await tap_brings(page, ids.SEARCH_CLOSE, ids.HOME_CONTINUE)
        return took

    return turn


def statistics(page: Page) -> Turn:
    """From the list of players to the numbers of the first; the page shows the players."""

    async def turn() -> float:
        took = await tap_brings(page, ids.player(0), ids.PLAYER_MENU)
        await tap_brings(page, ids.BACK, ids.PLAYERS_ADD)
        return took

    return turn
