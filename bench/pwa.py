"""`python -m bench.pwa`: the app inside a browser, beside bare screens built the same way.

Bytes by part as a host sends them, the start with nothing and with everything kept, and a tap. As
in `bench`, times mean nothing on another machine; the ratios do.
"""

import argparse
import asyncio
import gzip
import tempfile
import time
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from statistics import median

import brotli
from playwright.async_api import Browser, Page, async_playwright

from app.pwa.build import OURS, Source, build
from app.ui import ids
from bench.counting import amount_of_table
from bench.measures import a_tap, medians
from tests.support.browser import FLAGS, PHONE, chromium_path
from tests.support.pwa import NAMED, Host
from tests.support.table import Table

PARTS = {
    "Python": ("pyodide/pyodide",),
    "Python's library": ("pyodide/python_stdlib",),
    "packages": ("python/packages",),
    "the app": ("python/app",),
    "Flet's client": ("main.dart.js", "flutter_bootstrap.js"),
    "drawing (Chromium)": ("canvaskit/chromium/",),
    "drawing (others)": ("canvaskit/canvaskit",),
    "fonts, icons, page": ("",),
}
BARE = Path(__file__).with_name("bare_pwa.py")
HELLO = ("flet", "repath", "six")
READY = "navigator.serviceWorker.ready.then(() => true)"


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pwa")
    parser.add_argument("--taps", type=int, default=40)
    parser.add_argument("--turns", type=int, default=5, help="of starts")
    options = parser.parse_args()
    amount = await amount_of_table()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        hosts = {
            "app": Host(_built(folder / "app", OURS)),
            "hello": Host(_built(folder / "hello", _bare(0, 0, False))),
            "bare": Host(_built(folder / "bare", _bare(amount.controls, amount.changing, True))),
        }
        for host in hosts.values():
            host.start()
            stack.callback(host.stop)
        _sizes(folder / "app", folder / "hello")
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        stack.push_async_callback(browser.close)
        await _starts(browser, hosts, options.turns)
        await _taps(browser, hosts, options.taps)


def _built(folder: Path, source: Source) -> Path:
    build(folder, source=source)
    return folder


def _bare(controls: int, changing: int, writes: bool) -> Source:
    values = f"CONTROLS, CHANGING, WRITES = {controls}, {changing}, {writes}"
    text = BARE.read_text("utf-8").replace("CONTROLS, CHANGING, WRITES = 0, 0, False", values)

    def write(folder: Path) -> None:
        (folder / "app").mkdir(parents=True)
        (folder / "app" / "__init__.py").write_text("")
        (folder / "app" / "browser.py").write_text(text, "utf-8")

    return Source(write, HELLO)


def _sizes(app: Path, hello: Path) -> None:
    print("MB as sent             raw     gz     br   hello-world, br")
    sums = [0.0] * 4
    for part, (raw, gz, br) in _by_part(app).items():
        bare = _by_part(hello).get(part, (0, 0, 0))[2]
        print(f"{part:20s}{raw:6.2f} {gz:6.2f} {br:6.2f} {bare:6.2f}")
        if part != "drawing (others)":
            sums = [a + b for a, b in zip(sums, (raw, gz, br, bare), strict=True)]
    raw, gz, br, bare = sums
    print(f"{'all, for Chromium':20s}{raw:6.2f} {gz:6.2f} {br:6.2f} {bare:6.2f}")


def _by_part(folder: Path) -> dict[str, tuple[float, float, float]]:
    found: dict[str, tuple[float, float, float]] = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if file.is_file() and not name.startswith("screenshots/"):
            part = next(part for part, begins in PARTS.items() if name.startswith(begins))
            sent = _sent(file.read_bytes(), name.endswith((".zip", ".png", ".woff2")))
            before = found.get(part, (0.0, 0.0, 0.0))
            found[part] = (
                before[0] + sent[0] / 1e6,
                before[1] + sent[1] / 1e6,
                before[2] + sent[2] / 1e6,
            )
    return found


@cache
def _sent(data: bytes, packed: bool) -> tuple[int, int, int]:
    """Bytes as they are, by gzip and by Brotli; what is packed already stays as it is."""
    if packed:
        return len(data), len(data), len(data)
    return len(data), len(gzip.compress(data, 9)), len(brotli.compress(data, quality=9))


async def _starts(browser: Browser, hosts: dict[str, Host], turns: int) -> None:
    cold: dict[str, list[float]] = {"app": [], "hello": []}
    warm: dict[str, list[float]] = {"app": [], "hello": []}
    for _ in range(turns):
        for name in cold:
            context = await browser.new_context(viewport=PHONE)  # type: ignore[arg-type]
            page = await context.new_page()
            cold[name].append(await _start(page, hosts[name].url))
            await page.evaluate(READY)
            await page.goto("about:blank")
            warm[name].append(await _start(page, hosts[name].url))
            await context.close()
    for kind, found in (("cold", cold), ("warm", warm)):
        _print(f"start, {kind} / hello-world", found["app"], found["hello"], 1.25)


async def _start(page: Page, url: str) -> float:
    began = time.perf_counter()
    await page.goto(url, wait_until="commit")
    await page.locator(NAMED).first.wait_for(state="attached", timeout=60_000)
    return time.perf_counter() - began


async def _taps(browser: Browser, hosts: dict[str, Host], taps: int) -> None:
    pages: dict[str, Page] = {}
    for name in ("app", "bare"):
        context = await browser.new_context(viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
        pages[name] = await context.new_page()
        await _start(pages[name], hosts[name].url)
    table = Table(pages["app"], Path())
    await table.begin("devyatka", "Olena", "Bohdan", "Maria", "Taras")
    found = await medians(
        {
            "app": a_tap(pages["app"], ids.table_seat(0)),
            "bare": a_tap(pages["bare"], "count"),
        },
        taps,
    )
    _print("tap / bare screen, one durable write", [found["app"]], [found["bare"]], 1.5)


def _print(what: str, one: list[float], other: list[float], bar: float) -> None:
    ratio = median(one) / median(other)
    verdict = "held" if ratio <= bar else "NOT held"
    print(
        f"{ratio:5.2f} x   {what}  ({median(one):.2f} / {median(other):.2f})  bar {bar}: {verdict}"
    )


if __name__ == "__main__":
    asyncio.run(main())
