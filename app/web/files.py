"""Serves files from memory of where they are: the prepared client, the app's pictures, the page."""

import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from app.l10n.catalog import Words, words_for
from app.l10n.locales import LOCALES
from app.web.client import TEXT_FONT

_TYPES: Final = {
    **dict.fromkeys((".js", ".mjs"), "text/javascript"),
    ".wasm": "application/wasm",
    ".frag": "text/plain",
}
_PICTURES: Final = {".png", ".svg", ".webp"}
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class _File:
    path: Path
    media_type: str
    caching: str
    etag: str
    packed: Path | None


class Files:
    """An ASGI app over a fixed set of files; whatever looks like a route gets the page.

    The client is found under `/client/<stamp>/` and may be kept for ever; pictures are found at
    the root under their own names.
    """

    def __init__(self, client: Path, pictures: Path) -> None:
        stamp = client.name.removeprefix("client-")
        prefix = f"/client/{stamp}/"
        self._page = _page(client / "index.html", prefix).encode()
        self._page_etag = f'"{sha256(self._page).hexdigest()[:12]}"'
        # Where the client looks for a font with what ours lacks, which is next to nothing: whatever
        # it asks for, it gets ours, and asks no more.
        self._fallback = prefix + "fonts/"
        self._text_font = _file(client / TEXT_FONT, _FOR_EVER, stamp)
        self._files = {
            "/manifest.json": _file(client / "manifest.json", _ASK_AGAIN, stamp),
            **{prefix + name: _file(path, _FOR_EVER, stamp) for name, path in _tree(client)},
            **{
                f"/{name}": _file(path, _ASK_AGAIN, _age(path))
                for name, path in _tree(pictures)
                if path.suffix in _PICTURES
            },
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.answer(Request(scope))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        """The file, the page, or a plain 404 or 405."""
        if request.method not in ("GET", "HEAD"):
            return PlainTextResponse("", 405, {"allow": "GET, HEAD"})
        path = request.url.path
        file = self._text_font if path.startswith(self._fallback) else self._files.get(path)
        if file is None:
            return PlainTextResponse("", 404) if "." in path else self._answer_page(request)
        headers = {"etag": file.etag, "cache-control": file.caching, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        source = file.path
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            source, headers["content-encoding"] = file.packed, "gzip"
        return FileResponse(source, headers=headers, media_type=file.media_type)

    def _answer_page(self, request: Request) -> Response:
        headers = {"etag": self._page_etag, "cache-control": _ASK_AGAIN}
        if request.headers.get("if-none-match") == self._page_etag:
            return Response(status_code=304, headers=headers)
        return Response(self._page, headers=headers, media_type="text/html")


def _page(source: Path, prefix: str) -> str:
    """The page, with what it says while the server cannot be reached in every language."""
    said = "".join(
        f'<p lang="{locale.replace("_", "-")}">{escape(_away(words_for(locale)))}</p>'
        for locale in LOCALES
    )
    page = source.read_text(encoding="utf-8")
    return page.replace("{client}", prefix).replace("{away}", said)


def _away(words: Words) -> str:
    return words.t("The connection is gone. It comes back by itself; nothing is lost.")


def _file(path: Path, caching: str, version: str) -> _File:
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    packed = path.with_name(path.name + ".gz")
    return _File(
        path,
        media_type or "application/octet-stream",
        caching,
        f'"{version}"',
        packed if packed.is_file() else None,
    )


def _tree(folder: Path) -> list[tuple[str, Path]]:
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz")
    return [(path.relative_to(folder).as_posix(), path) for path in files]


def _age(path: Path) -> str:
    stat = path.stat()
    return f"{stat.st_mtime_ns:x}-{stat.st_size:x}"
