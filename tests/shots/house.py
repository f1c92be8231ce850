"""The real server, inside this process, so that it can be asked whether it is done."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Self

import flet as ft
import uvicorn

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
    """Serves `entry` to browsers while `async with` lasts; `pages` are its sessions so far."""

    def __init__(self, cache: Path, entry: Entry) -> None:
        self.url = ""
        self.pages: list[ft.Page] = []
        self._cache = cache
        self._entry = entry

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

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.should_exit = True
        await self._serving

    async def _begin(self, page: ft.Page) -> None:
        self.pages.append(page)
        begun: Any = self._entry(page)
        if begun is not None:
            await begun


class Furnished:
    """The app as its people know it, on a data folder that `furnish` has filled."""

    def __init__(self, cache: Path, folder: Path, furnish: Furnish) -> None:
        self._cache = cache
        self._folder = folder
        self._furnish = furnish

    async def __aenter__(self) -> House:
        self._folder.mkdir(parents=True, exist_ok=True)
        await self._furnish(self._folder)
        self._services = bootstrap.build(self._folder)
        self._house = House(self._cache, bootstrap.session(self._services))
        return await self._house.__aenter__()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._house.__aexit__(kind, error, trace)
        await bootstrap.close(self._services)


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
