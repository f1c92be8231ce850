"""The whole server as one ASGI app: health, the door, Flet's sessions, the files."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from flet_web.fastapi import app_manager
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Mount, Route, WebSocketRoute

from app.web.door import Door
from app.web.files import Files
from app.web.sessions import Entry, Sessions


def create(
    main: Entry,
    *,
    client: Path,
    pictures: Path,
    key: str | None = None,
    on_stop: Sequence[Callable[[], Awaitable[None]]] = (),
    session_timeout: int = 3600,
) -> Starlette:
    """Serve sessions that begin with `main`.

    `client` is the folder of `prepared_client`; `pictures` are found at the root by their names.
    With `key` everything but `/healthz` is for its bearers. `on_stop` is awaited after the last
    session. A session left by its browser is kept for `session_timeout` seconds.
    """

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await app_manager.start()
        yield
        for stop in on_stop:
            await stop()
        await app_manager.shutdown()

    return Starlette(
        routes=[
            Route("/healthz", _health),
            WebSocketRoute("/ws", Sessions(main, timeout=session_timeout)),
            Mount("/", Files(client, pictures)),
        ],
        middleware=[Middleware(Door, key=key)],
        lifespan=lifespan,
    )


async def _health(_: Request) -> JSONResponse:
    return JSONResponse({"ok": True})
