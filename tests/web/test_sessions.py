"""What happens to a session when its line breaks."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import flet as ft
import msgpack
import pytest
import pytest_asyncio
from starlette.types import Message

from app.web.sessions import Sessions

SCOPE: dict[str, Any] = {
    "type": "websocket",
    "scheme": "ws",
    "path": "/ws",
    "query_string": b"",
    "headers": [(b"host", b"localhost")],
    "client": ("127.0.0.1", 1),
    "server": ("localhost", 80),
}


def register(session: str | None = None) -> Message:
    """What a browser says first; `session` is the one it was in before."""
    body = [1, {"session_id": session, "page_name": "", "page": {}}]
    return {"type": "websocket.receive", "bytes": b"\x00" + msgpack.packb(body)}


class Browser:
    """The far end of a websocket: what it says is queued."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.say({"type": "websocket.connect"})
        self.gone = False
        self.told = asyncio.Event()

    def say(self, message: Message) -> None:
        self.said.put_nowait(message)

    def leave(self) -> None:
        self.gone = True
        self.say({"type": "websocket.disconnect", "code": 1006})

    async def send(self, message: Message) -> None:
        if self.gone:
            raise OSError("the line is gone")
        if message["type"] == "websocket.send":
            self.told.set()


class Stay:
    """A session's page, known once its entry has been called."""

    def __init__(self) -> None:
        self.page: asyncio.Future[ft.Page] = asyncio.get_running_loop().create_future()

        self.entries = 0

    def enter(self, page: ft.Page) -> None:
        self.entries += 1
        if not self.page.done():
            self.page.set_result(page)


@pytest_asyncio.fixture
async def stay() -> AsyncIterator[Stay]:
    yield Stay()


@pytest.mark.parametrize("before_it_was_taken", [True, False])
async def test_a_line_that_never_said_who_it_is_is_given_up(
    stay: Stay, before_it_was_taken: bool
) -> None:
    browser = Browser()
    browser.leave()
    browser.gone = before_it_was_taken
    sessions = Sessions(stay.enter, timeout=60, parting=0.01)
    async with asyncio.timeout(10):
        await sessions(SCOPE, browser.said.get, browser.send)
    assert not stay.page.done()


async def test_a_session_is_left_though_it_still_had_something_to_say(stay: Stay) -> None:
    browser = Browser()
    browser.say(register())
    serving = asyncio.create_task(
        Sessions(stay.enter, timeout=60)(SCOPE, browser.said.get, browser.send)
    )
    async with asyncio.timeout(10):
        page = await stay.page
        browser.gone = True
        page.title = "Spoken into a broken line"
        page.update()
        await asyncio.sleep(0)
        browser.leave()
        await serving
    # Without a connection it expires, or is resumed when its browser is back.
    assert page.session.connection is None


async def test_a_fault_of_the_entry_reaches_the_session_not_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    failed = asyncio.Event()

    def fail(_: ft.Page) -> None:
        failed.set()
        raise ValueError("broken")

    browser = Browser()
    browser.say(register())
    serving = asyncio.create_task(Sessions(fail, timeout=60)(SCOPE, browser.said.get, browser.send))
    async with asyncio.timeout(10):
        await failed.wait()
        browser.leave()
        await serving
    assert "broken" in caplog.text


async def test_a_session_whose_entry_was_cut_short_is_not_resumed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    entered: asyncio.Queue[str] = asyncio.Queue()

    async def never_ready(page: ft.Page) -> None:
        entered.put_nowait(page.session.id)
        await asyncio.Event().wait()

    sessions = Sessions(never_ready, timeout=60)
    async with asyncio.timeout(10):
        ids: list[str] = []
        for _ in range(2):
            browser = Browser()
            browser.say(register(ids[-1] if ids else None))
            serving = asyncio.create_task(sessions(SCOPE, browser.said.get, browser.send))
            ids.append(await entered.get())
            browser.leave()
            await serving
            # Flet gives no sign of having let go of the entry, but does so at once.
            await asyncio.sleep(0)
    assert ids[0] != ids[1]
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


async def test_a_finished_session_is_resumed(stay: Stay) -> None:
    sessions = Sessions(stay.enter, timeout=60)
    known = None
    async with asyncio.timeout(10):
        for _ in range(2):
            browser = Browser()
            browser.say(register(known))
            serving = asyncio.create_task(sessions(SCOPE, browser.said.get, browser.send))
            known = (await stay.page).session.id
            await browser.told.wait()
            browser.leave()
            await serving
    assert stay.entries == 1
