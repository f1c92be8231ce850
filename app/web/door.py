"""Lets in who may come in: holders of the key, and pages of this very server."""

import secrets
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.l10n.locales import accepted
from app.web.refusal import refusal
from app.web.visitor import Visitor, welcome

_A_YEAR: Final = 365 * 24 * 3600
_CLIENT: Final = "tally_nine_client"
_LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}
_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
)


class Door:
    """Pure ASGI, for requests and websockets alike; tells the session who its visitor is.

    With a `key`, only bearers of its cookie pass; `/join/<key>` hands the cookie out. Without
    one, the server is meant for its own machine alone and answers to that machine's names only, so
    that no page elsewhere can reach it under a name of its own.
    """

    def __init__(self, app: ASGIApp, key: str | None) -> None:
        self._app = app
        self._key = key
        self._cookie = f"tally_nine_{sha256((key or '').encode()).hexdigest()[:8]}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] != "/healthz":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = HTTPConnection(scope)
        if not self._admits(visit) or not _same_origin(visit):
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        welcome(_visitor(visit))
        await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = HTTPConnection(scope)
        send = _with_headers(send)
        answer: ASGIApp = self._app
        if self._key is not None and scope["path"].startswith("/join/"):
            answer = self._join(visit, scope["path"].removeprefix("/join/"))
        elif not self._admits(visit):
            answer = self._refuse(visit)
        elif _CLIENT not in visit.cookies and "." not in scope["path"]:
            client = _cookie(visit, _CLIENT, secrets.token_hex(16))
            send = _with_headers(send, (b"set-cookie", client.encode()))
        await answer(scope, receive, send)

    def _admits(self, visit: HTTPConnection) -> bool:
        if self._key is None:
            return (visit.url.hostname or "") in _LOOPBACK
        return self._fits(visit.cookies.get(self._cookie, ""))

    def _fits(self, key: str) -> bool:
        return self._key is not None and secrets.compare_digest(key.encode(), self._key.encode())

    def _join(self, visit: HTTPConnection, key: str) -> Response:
        if not self._fits(key):
            return self._refuse(visit)
        headers = {"set-cookie": _cookie(visit, self._cookie, key), "cache-control": "no-store"}
        return RedirectResponse("/", 303, headers)

    def _refuse(self, visit: HTTPConnection) -> Response:
        return refusal(accepted(visit.headers.get("accept-language", "")))


def _visitor(visit: HTTPConnection) -> Visitor:
    languages = accepted(visit.headers.get("accept-language", ""))
    return Visitor(visit.cookies.get(_CLIENT, ""), languages)


def _same_origin(visit: HTTPConnection) -> bool:
    """Browsers always name the page that opens a websocket; other programs need not."""
    origin = visit.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == visit.headers.get("host")


def _cookie(visit: HTTPConnection, name: str, value: str) -> str:
    """Names and values made here need no quoting."""
    secure = "; Secure" if visit.url.scheme == "https" else ""
    return f"{name}={value}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{secure}"


def _with_headers(send: Send, *more: tuple[bytes, bytes]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *(more or _HEADERS)]}
        await send(message)

    return sending
