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
REGISTER = b"\x00" + msgpack.packb([1, {"session_id": None, "page_name": "", "page": {}}])


class Browser:
    """The far end of a websocket: what it says is queued, what it is told is counted."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.say({"type": "websocket.connect"})
        self.gone = False

    def say(self, message: Message) -> None:
        self.said.put_nowait(message)

    def leave(self) -> None:
        self.gone = True
        self.say({"type": "websocket.disconnect", "code": 1006})

    async def send(self, message: Message) -> None:
        if self.gone:
            raise OSError("the line is gone")


class Stay:
    """A session's page, known once its entry has been called."""

    def __init__(self) -> None:
        self.page: asyncio.Future[ft.Page] = asyncio.get_running_loop().create_future()

    def enter(self, page: ft.Page) -> None:
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
    browser.say({"type": "websocket.receive", "bytes": REGISTER})
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
    browser.say({"type": "websocket.receive", "bytes": REGISTER})
    serving = asyncio.create_task(Sessions(fail, timeout=60)(SCOPE, browser.said.get, browser.send))
    async with asyncio.timeout(10):
        await failed.wait()
        browser.leave()
        await serving
    assert "broken" in caplog.text
