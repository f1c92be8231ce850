"""`python -m app.pwa.serve [FOLDER]`: serves the built app as any static host would.

For trying it out and for the tests. Without a certificate, browsers other than those of this very
machine give no service worker, no lasting files, no wake lock and no sharing: the page says so.
"""

import argparse
import http.server
import socket
import ssl
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".png": "image/png",
    ".otf": "font/otf",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
    ".frag": "text/plain",
    "": "application/octet-stream",
}
_OWN_MACHINE: Final = ("127.0.0.1", "localhost", "::1")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder; browsers ask each time whether theirs is still the newest."""

    protocol_version = "HTTP/1.1"
    extensions_map = _TYPES

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        if isinstance(self.server, Server):
            self.server.tell(self.path, int(code))

    def log_message(self, format: str, *args: object) -> None:
        """Quiet: what is asked for is no news."""


class Server(http.server.ThreadingHTTPServer):
    """`tell` hears of every answer: what was asked for, and the status."""

    daemon_threads = True
    tell: Callable[[str, int], None] = staticmethod(lambda asked, status: None)

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, address = super().get_request()
        self._connections.add(connection)
        return connection, address

    def server_close(self) -> None:
        """Ends connections too, which browsers keep for later."""
        super().server_close()
        for connection in list(self._connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()

    @cached_property
    def _connections(self) -> WeakSet[socket.socket]:
        return WeakSet()


def serve(folder: Path, host: str, port: int, cert: Path | None, key: Path | None) -> Server:
    """A server that listens; `serve_forever` it. Raises OSError, SSLError."""
    server = Server((host, port), partial(Handler, directory=str(folder)))
    if cert is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(cert, key)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    return server


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m app.pwa.serve", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("dist"))
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for phones of the network")
    parser.add_argument("--port", type=int, default=8560)
    parser.add_argument("--cert", type=Path, metavar="FILE", help="certificate for https")
    parser.add_argument("--key", type=Path, metavar="FILE", help="private key, if apart from it")
    options = parser.parse_args()
    if not (options.folder / "index.html").is_file():
        print(f"{options.folder}: nothing is built there; make pwa", file=sys.stderr)
        return 1
    try:
        server = serve(options.folder, options.host, options.port, options.cert, options.key)
    except (OSError, ssl.SSLError) as problem:
        print(f"cannot serve: {problem}", file=sys.stderr)
        return 1
    scheme = "https" if options.cert else "http"
    print(f"{scheme}://{options.host}:{server.server_port}/", flush=True)
    if scheme == "http" and options.host not in _OWN_MACHINE:
        print("Plain http: phones will have no offline copy. Give --cert and --key.", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        return 0
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
