"""The real server, inside this process, so that it can be asked whether it is done."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import flet as ft
import uvicorn
from flet.messaging.protocol import Message

from app import bootstrap
from app.resources import resource
from app.ui.layout import Look
from app.ui.window import use_look
from app.web.asgi import create
from app.web.client import prepared_client
from app.web.sessions import Entry
from tests.support.server import free_port

Furnish = Callable[[Path], Awaitable[None]]


class House:
    """Serves to browsers while `async with` lasts; `pages` are its sessions so far.

    Each session begins with what `entry` is then.
    """

    def __init__(self, cache: Path, entry: Entry) -> None:
        self.url = ""
        self.entry = entry
        self.pages: list[ft.Page] = []
        self._sent: Counter[ft.Page] = Counter()
        self._cache = cache

    async def __aenter__(self) -> Self:
        app = create(self._begin, client=prepared_client(self._cache), pictures=resource("assets"))
        port = free_port()
        config = uvicorn.Config(
            app,
            port=port,
            log_level="warning",
            timeout_graceful_shutdown=1,
            # A machine busy with painting may be slow to answer; nobody is lost here.
            ws_ping_interval=None,
        )
        self._server = uvicorn.Server(config)
        self._serving = asyncio.create_task(self._server.serve())
        while not self._server.started:
            await asyncio.sleep(0.01)
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.should_exit = True
        await self._serving

    def sent(self, page: ft.Page) -> int:
        """How many messages the session has sent to its browser."""
        return self._sent[page]

    async def _begin(self, page: ft.Page) -> None:
        line = page.session.connection
        send = line.send_message

        def noted(message: Message) -> None:
            self._sent[page] += 1
            send(message)

        line.send_message = noted  # type: ignore[method-assign]
        self.pages.append(page)
        begun: Any = self.entry(page)
        if begun is not None:
            await begun


@asynccontextmanager
async def furnished(folder: Path, furnish: Furnish) -> AsyncIterator[Entry]:
    """The app as its people know it, on a data folder that `furnish` has filled."""
    folder.mkdir(parents=True, exist_ok=True)
    await furnish(folder)
    services = bootstrap.build(folder)
    try:
        yield bootstrap.session(services)
    finally:
        await bootstrap.close(services)


class Looks:
    """The look that each session was drawn with last, where `module` draws.

    The client measures how large its text is and the app draws once more with what it learnt;
    only this tells when it has.
    """

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self._drawn: dict[ft.Page, Look] = {}

    def __enter__(self) -> Self:
        setattr(self._module, use_look.__name__, self._watch)
        return self

    def __exit__(self, *_: object) -> None:
        setattr(self._module, use_look.__name__, use_look)

    def of(self, page: ft.Page) -> Look | None:
        return self._drawn.get(page)

    def _watch(self, theme: str = "system", text_scale: float = 1.0) -> Look:
        look = use_look(theme, text_scale)
        self._drawn[ft.context.page] = look
        return look
