"""What stands in for the prepared client, and for the app, where neither matters."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from app.web.visitor import current_visitor


def client_folder(at: Path) -> Path:
    """A prepared client of few bytes, stamped "abc"."""
    folder = at / "client-abc"
    (folder / "assets/fonts").mkdir(parents=True)
    (folder / "index.html").write_text('<script src="{client}start.js"></script>')
    (folder / "manifest.json").write_text("{}")
    (folder / "start.js").write_text("plain")
    (folder / "main.dart.js").write_text("long " * 100)
    (folder / "main.dart.js.gz").write_bytes(b"packed")
    (folder / "assets/fonts/roboto.woff2").write_bytes(b"font")
    return folder


def pictures_folder(at: Path) -> Path:
    folder = at / "pictures"
    (folder / "suits").mkdir(parents=True)
    (folder / "suits/spade.svg").write_text("<svg/>")
    (folder / "draw.py").write_text("secret")
    return folder


def echo() -> Starlette:
    """Answers every request with "inside", every websocket with who it is from."""

    async def inside(_: Request) -> PlainTextResponse:
        return PlainTextResponse("inside")

    async def who(websocket: WebSocket) -> None:
        await websocket.accept()
        visitor = current_visitor()
        assert visitor is not None
        await websocket.send_json([visitor.client, list(visitor.languages)])
        await websocket.close()

    return Starlette(routes=[WebSocketRoute("/ws", who), Route("/{path:path}", inside)])
