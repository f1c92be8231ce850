"""`make bench`: what the app costs, as ratios to a bare screen and to the app with nothing stored.

Every figure is a median of turns taken in alternation, so that what else the machine does falls on
both sides alike. Times mean nothing on another machine; the ratios do.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page, async_playwright

from app.ui import ids
from bench.counting import Amount, amount_of_table
from bench.matches import stored_matches
from bench.measures import (
    NAME,
    a_saved_hand,
    a_search,
    a_start,
    a_tap,
    home_again,
    medians,
    statistics,
)
from bench.window import opened, tap_brings
from tests.support.browser import FLAGS, chromium_path
from tests.support.server import Server
from tests.support.table import Table

FOUR: Final = ("Olena", "Bohdan", "Maria", "Taras")
TWO: Final = (NAME, "Ivo")
FEW: Final = 20
"""Matches of a small history, where with none at all there would be nothing to show."""

Serve = Callable[..., Awaitable[Server]]


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--taps", type=int, default=60)
    parser.add_argument("--turns", type=int, default=12, help="of everything but taps")
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--only", choices=("bare", "history"))
    options = parser.parse_args()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        stack.push_async_callback(browser.close)

        async def serve(name: str, matches: int = 0, **how: object) -> Server:
            if matches:
                await stored_matches(folder / name, matches)
            server = Server(folder / name, folder / "cache", **how)  # type: ignore[arg-type]
            await server.start()
            stack.push_async_callback(server.kill)
            return server

        # Each part has servers of its own: who sat at the last table is at the next one as well.
        if options.only != "history":
            app, full = await serve("app"), await serve("full", options.matches)
            await _bare(browser, serve, app, full, options)
        if options.only != "bare":
            app, full = await serve("none"), await serve("all", options.matches)
            await _history(browser, app, full, await serve("few", FEW), options)


async def _bare(
    browser: Browser, serve: Serve, app: Server, full: Server, options: argparse.Namespace
) -> None:
    """A tap and a start against screens that do nothing else; a tap with many matches stored."""
    amount = await amount_of_table()
    bare = await serve("bare", module="bench.bare", options=_bare_options(amount))
    counter = await serve("counter", module="bench.bare", options=("--no-write",))
    pages = {
        "table": (await _at_table(browser, app, "devyatka", *FOUR), ids.table_seat(0)),
        "full": (await _at_table(browser, full, "devyatka", *FOUR), ids.table_seat(0)),
        "bare": (await opened(browser, bare, "count"), "count"),
        "counter": (await opened(browser, counter, "count"), "count"),
    }
    taps = await medians({name: a_tap(*page) for name, page in pages.items()}, options.taps)
    what = f"tap / bare screen of {amount.controls} controls, {amount.changing} changing, one write"
    _print(what, taps, "table", "bare", 1.5)
    _print("tap / bare counter", taps, "table", "counter", None)
    _print(f"tap with {options.matches} matches / with none", taps, "full", "table", 1.2)
    servers = {"table": app, "full": full, "counter": counter}
    starts = await medians(
        {
            name: a_start(
                pages[name][0], server.url, "count" if name == "counter" else ids.HOME_NEW
            )
            for name, server in servers.items()
        },
        options.turns,
    )
    _print("start / hello-world", starts, "table", "counter", 1.25)
    _print(f"start with {options.matches} matches / with none", starts, "full", "table", 2.0)
    await _close([page for page, _ in pages.values()])


async def _history(
    browser: Browser, app: Server, full: Server, few: Server, options: argparse.Namespace
) -> None:
    """What might cost more the more was played."""
    many, turns = f"with {options.matches} matches / with none", options.turns
    pages = {
        "app": await _at_table(browser, app, "nines", *TWO),
        "full": await _at_table(browser, full, "nines", *TWO),
    }
    _report(f"a saved hand {many}", await _each(pages, a_saved_hand, turns), 1.2)
    for page in pages.values():
        await tap_brings(page, ids.BACK, ids.HOME_CONTINUE)
    _report(f"home from another place {many}", await _each(pages, home_again, turns), 2.0)
    pages["few"] = await _at_table(browser, few, "nines", *TWO)
    await tap_brings(pages["few"], ids.BACK, ids.HOME_CONTINUE)
    found = await _each(pages, a_search, turns)
    _print(f"search for a name {many}, where one match is listed", found, "full", "app", None)
    what = f"search for a name with {options.matches} matches / with {FEW}"
    _print(what, found, "full", "few", 2.0)
    await _close(list(pages.values()))
    pages = {"app": await opened(browser, few, ids.HOME_NEW)}
    pages["full"] = await opened(browser, full, ids.HOME_NEW)
    for page in pages.values():
        await tap_brings(page, ids.nav("players"), ids.PLAYERS_ADD)
    what = f"statistics of a player with {options.matches} matches / with {FEW}"
    _report(what, await _each(pages, statistics, turns), 2.0)
    await _close(list(pages.values()))


async def _each(
    pages: Mapping[str, Page], measure: Callable[[Page], Callable[[], Awaitable[float]]], turns: int
) -> dict[str, float]:
    return await medians({name: measure(page) for name, page in pages.items()}, turns)


def _bare_options(amount: Amount) -> tuple[str, ...]:
    return ("--controls", str(amount.controls), "--changing", str(amount.changing))


async def _at_table(browser: Browser, server: Server, game: str, *names: str) -> Page:
    """The table of a new match, of people who are new."""
    page = await opened(browser, server, ids.HOME_NEW)
    await Table(page, server.data).begin(game, *names)
    return page


async def _close(pages: list[Page]) -> None:
    for page in pages:
        await page.context.close()


def _report(what: str, found: dict[str, float], bar: float) -> None:
    _print(what, found, "full", "app", bar)


def _print(what: str, found: dict[str, float], one: str, other: str, bar: float | None) -> None:
    ratio = found[one] / found[other]
    verdict = "" if bar is None else f"   bar {bar:.2f}: {'held' if ratio <= bar else 'NOT held'}"
    print(
        f"{ratio:5.2f} x   {what}{verdict}   ({found[one]:.0f} / {found[other]:.0f} ms)", flush=True
    )


if __name__ == "__main__":
    asyncio.run(main())
