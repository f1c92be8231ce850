"""`make bench`: what a tap and a start cost, as ratios to bare screens measured in the same run.

Every figure is a median of turns taken in alternation, so that what else the machine does falls on
both sides alike. Times mean nothing on another machine; the ratios do.
"""

import argparse
import asyncio
import os
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from playwright.async_api import Browser, Page, async_playwright

from app.ui import ids
from bench.matches import many_matches
from tests.support.browser import PHONE, chromium_path
from tests.support.screen import at
from tests.support.server import Server
from tests.support.table import Table

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
TAP = """async ([tap, seen]) => {
  const find = (id) => document.querySelector(`[flt-semantics-identifier="${id}"]`);
  const said = () => [find(seen), ...find(seen).querySelectorAll("*")]
    .map((one) => one.getAttribute("aria-label") ?? "").join() + find(seen).textContent;
  const before = said();
  const start = performance.now();
  const node = find(tap).querySelector('[role="button"]') ?? find(tap);
  node.click();
  while (said() === before) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""
"""Milliseconds from a tap to the frame after which the screen says something else."""


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--taps", type=int, default=60)
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--matches", type=int, default=5000)
    options = parser.parse_args()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        stack.push_async_callback(browser.close)

        async def serve(name: str, **how: object) -> Server:
            server = Server(folder / name, folder / "cache", **how)  # type: ignore[arg-type]
            await server.start()
            stack.push_async_callback(server.kill)
            return server

        await many_matches(folder / "full", options.matches)
        app, full = await serve("app"), await serve("full")
        count = await _controls_of_a_table(browser, app)
        bare = await serve("bare", module="bench.bare", options=("--controls", str(count)))
        counter = await serve("counter", module="bench.bare", options=("--no-write",))

        pages = {
            "table": (await _table(browser, app), ids.table_seat(0)),
            "full": (await _table(browser, full), ids.table_seat(0)),
            "bare": (await _open(browser, bare, "count"), "count"),
            "counter": (await _open(browser, counter, "count"), "count"),
        }
        taps = await _taps(pages, options.taps)
        starts = await _starts(browser, {"app": app, "full": full, "counter": counter}, options)
        _print(f"tap / bare screen of {count} texts, one durable write", taps, "table", "bare", 1.5)
        _print("tap / bare counter", taps, "table", "counter", None)
        _print(f"tap with {options.matches} matches / with none", taps, "full", "table", 1.2)
        _print("start / hello-world", starts, "app", "counter", 1.25)
        _print(f"home with {options.matches} matches / with none", starts, "full", "app", 2.0)


async def _open(browser: Browser, server: Server, first: str) -> Page:
    context = await browser.new_context(viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
    page = await context.new_page()
    await page.goto(server.url)
    await at(page, first).first.wait_for(state="attached", timeout=60_000)
    return page


async def _table(browser: Browser, server: Server) -> Page:
    page = await _open(browser, server, ids.HOME_NEW)
    await Table(page, server.data).begin("devyatka", "Olena", "Bohdan", "Maria", "Taras")
    return page


async def _controls_of_a_table(browser: Browser, server: Server) -> int:
    """How many nodes a screen reader finds at the table: as many texts has the bare screen."""
    page = await _table(browser, server)
    nodes = await page.locator("flt-semantics").count()
    await page.context.close()
    return nodes


async def _taps(pages: dict[str, tuple[Page, str]], number: int) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in pages}
    for turn in range(number + 5):
        for name, (page, identifier) in pages.items():
            took = await page.evaluate(TAP, [identifier, identifier])
            if turn >= 5:  # The first ones warm up.
                found[name].append(took)
    for page, _ in pages.values():
        await page.context.close()
    return {name: median(times) for name, times in found.items()}


async def _starts(
    browser: Browser, servers: dict[str, Server], options: argparse.Namespace
) -> dict[str, float]:
    """Milliseconds from asking for the page to its first screen, with what a phone has cached."""
    found: dict[str, list[float]] = {name: [] for name in servers}
    first = {"app": ids.HOME_NEW, "full": ids.HOME_NEW, "counter": "count"}
    open_pages = {name: await _open(browser, one, first[name]) for name, one in servers.items()}
    for _ in range(options.starts):
        for name, page in open_pages.items():
            start = asyncio.get_running_loop().time()
            await page.goto(servers[name].url)
            await at(page, first[name]).first.wait_for(state="attached", timeout=60_000)
            found[name].append(asyncio.get_running_loop().time() - start)
    return {name: median(times) for name, times in found.items()}


def _print(what: str, found: dict[str, float], one: str, other: str, bar: float | None) -> None:
    ratio = found[one] / found[other]
    verdict = "" if bar is None else f"   bar {bar:.2f}: {'held' if ratio <= bar else 'NOT held'}"
    print(f"{ratio:5.2f} x   {what}{verdict}")


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    asyncio.run(main())
