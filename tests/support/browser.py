"""Fixtures for tests in a real Chromium.

Playwright's synchronous interface keeps an event loop running in the thread that the
asynchronous tests of the suite need for their own, so the asynchronous one is used: one
browser and one loop for all browser tests of a run, a fresh context for each.
"""

import os
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    Response,
    async_playwright,
    expect,
)

from tests.support.screen import painted
from tests.support.server import Server

PHONE = {"width": 390, "height": 844}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name of this machine that browsers do not take for its own.
    "--host-resolver-rules=MAP table.test 127.0.0.1",
]
# Long, for a machine with much else to do: nothing waits longer than it has to.
expect.set_options(timeout=60_000)

_UNPAINTED = Path(__file__).with_name("unpainted.js")

Open = Callable[..., Awaitable[Page]]
Start = Callable[..., Awaitable[Server]]


def chromium_path() -> str:
    """The Chromium or Chrome of this machine; TALLY_NINE_CHROMIUM names another one."""
    named = os.environ.get("TALLY_NINE_CHROMIUM")
    found = named or next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    if found is None:
        raise FileNotFoundError("browser tests need Chromium: install it, or see `make test`")
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def client_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the servers of this run share one prepared client."""
    return tmp_path_factory.mktemp("cache")


@pytest_asyncio.fixture(loop_scope="session")
async def start_server(tmp_path: Path, client_cache: Path) -> AsyncIterator[Start]:
    """Starts `python -m app` on a data folder of its own; all are ended after the test."""
    started: list[Server] = []

    async def start(**how: Any) -> Server:
        server = Server(how.pop("data", tmp_path / f"data{len(started)}"), client_cache, **how)
        started.append(server)
        await server.start()
        return server

    yield start
    for server in started:
        await server.kill()


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(chromium: Browser) -> AsyncIterator[Open]:
    """Opens an address in a fresh context, as another phone would, and waits for its screen.

    What it paints becomes pixels only with `pixels=True`; what it says is the same without.
    `outages=True`: the test itself takes the server away, so failed requests are no fault.
    `older=True`: a browser that cannot run the quicker form of the client. Other options are
    Playwright's for a context (`locale`, `viewport`, `color_scheme`, ...). The test fails if a page
    asked another host, got an answer of 400 or above, or wrote an error.
    """
    contexts, watches = [], []

    async def open_(
        url: str,
        *,
        outages: bool = False,
        pixels: bool = False,
        older: bool = False,
        **options: Any,
    ) -> Page:
        context = await chromium.new_context(
            **{"viewport": PHONE, "ignore_https_errors": True, **options}
        )
        contexts.append(context)
        if not pixels:
            await context.add_init_script(path=_UNPAINTED)
        if older:
            await context.add_init_script("WebAssembly.validate = () => false")
        context.set_default_timeout(60_000)
        page = await context.new_page()
        watches.append(Watch(page, url, outages=outages))
        await page.goto(url)
        await painted(page)
        return page

    yield open_
    for context in contexts:
        await context.close()
    assert [fault for watch in watches for fault in watch.faults] == []


class Watch:
    """Notes what a page must not do."""

    def __init__(self, page: Page, url: str, *, outages: bool) -> None:
        self.faults: list[str] = []
        self.requests: list[str] = []
        self._host = url.split("/")[2]
        self._outages = outages
        page.on("request", self._request)
        page.on("response", self._response)
        page.on("console", self._console)
        page.on("pageerror", lambda error: outages or self.faults.append(f"error: {error}"))
        page.on("websocket", lambda socket: self._address(socket.url))

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        self._address(request.url)

    def _address(self, url: str) -> None:
        if not url.startswith(("data:", "blob:")) and url.split("/")[2] != self._host:
            self.faults.append(f"another host: {url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def _console(self, message: ConsoleMessage) -> None:
        outage = self._outages and re.search("net::ERR|WebSocket connection to", message.text)
        if message.type == "error" and not outage:
            self.faults.append(f"console: {message.text}")
