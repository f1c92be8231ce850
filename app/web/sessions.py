"""Flet's sessions over websockets, with what Flet leaves undone when a line breaks."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import ContextVar
from hashlib import sha1

import flet as ft
from flet_web.fastapi import FletApp, app_manager
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

Entry = Callable[[ft.Page], None] | Callable[[ft.Page], Awaitable[None]]


class Sessions:
    """The ASGI app behind the websocket: each session begins with `main`.

    A session left by its browser is kept for `timeout` seconds, one whose `main` had not ended by
    then is not; `parting` seconds are what Flet may take to leave a session once its line is gone.
    """

    def __init__(self, main: Entry, *, timeout: int, parting: float = 5.0) -> None:
        self._main = main
        self._timeout = timeout
        self._parting = parting

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line = _Line(scope, receive, send)
        _current_line.set(line)
        flet = FletApp(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            # Flet keeps something for each entry it ever saw: always the same one.
            main=self._enter,
            before_main=None,
            session_timeout_seconds=self._timeout,
        )
        handling = asyncio.create_task(flet.handle(line))
        handling.add_done_callback(lambda _: line.gone.set())
        try:
            await line.gone.wait()
            # Flet would wait for ever on a line that went before saying who it is, hence the limit;
            # running out of time is an OSError too.
            with suppress(OSError):
                async with asyncio.timeout(self._parting):
                    await handling
        finally:
            handling.cancel()

    async def _enter(self, page: ft.Page) -> None:
        line, entering = _current_line.get(), asyncio.current_task()
        assert entering is not None
        watching = asyncio.create_task(_cancel_once_gone(line, entering))
        try:
            entered = self._main(page)
            if entered is not None:
                await entered
        except asyncio.CancelledError:
            if not line.gone.is_set():
                raise
            entering.uncancel()
            # Resumed, it would show nothing for ever: its browser gets a new one instead.
            await app_manager.delete_session(_session_key(page))
        finally:
            watching.cancel()
        if line.gone.is_set():
            # What Flet takes for the end of a session it has already let go of.
            raise BrokenPipeError


class _Line(WebSocket):
    """A websocket that may be spoken into after its end.

    Flet would give up taking leave of the session, which then is never resumed and never expires.
    That a line is gone is learnt by listening alone.
    """

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.gone = asyncio.Event()

    async def send_bytes(self, data: bytes) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await super().send_bytes(data)

    async def receive_bytes(self) -> bytes:
        try:
            return await super().receive_bytes()
        except BaseException:
            self.gone.set()
            raise


_current_line: ContextVar[_Line] = ContextVar("line")


async def _cancel_once_gone(line: _Line, entering: asyncio.Task[None]) -> None:
    await line.gone.wait()
    entering.cancel()


def _session_key(page: ft.Page) -> str:
    """What Flet's manager calls the session: it is bound to the browser it was made for."""
    address = "" if page.client_ip in ("127.0.0.1", "::1") else page.client_ip
    browser = sha1(f"{address}{page.client_user_agent}".encode()).hexdigest()
    return f"_{page.session.id}_{browser}"
