"""`python -m app`: serves the app to the browsers of this machine or of its network."""

import argparse
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import uvicorn

from app import bootstrap
from app.data.locations import data_folder
from app.resources import resource
from app.web.address import base_address, is_loopback, listen, scannable
from app.web.asgi import create
from app.web.client import cache_folder, prepared_client
from app.web.key import join_key


def main(argv: Sequence[str]) -> int:
    """Serve until told to stop. 0 when stopped, 1 when it could not start, 2 on wrong options."""
    options = _parser().parse_args(argv)
    try:
        listener = listen(options.host, options.port)
    except OSError as problem:
        return _fail(_why_not(problem, options.host, options.port))
    with listener:
        try:
            return _serve(listener, options)
        except OSError as problem:
            return _fail(f"Tally Nine cannot start: {problem}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m app",
        description="Serve Tally Nine to a browser. `python -m app score FILE...` scores files.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets phones of the network in, by a key"
    )
    parser.add_argument("--port", type=int, default=8550)
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--data", metavar="DIR", help="where matches live (or TALLY_NINE_DATA)")
    parser.add_argument("--cert", type=Path, metavar="FILE", help="certificate, for https")
    parser.add_argument("--key-file", type=Path, metavar="FILE", help="its key, if not in it")
    return parser


def _serve(listener: socket.socket, options: argparse.Namespace) -> int:
    for file in filter(None, (options.cert, options.key_file)):
        file.open("rb").close()
    data = data_folder(options.data)
    services = bootstrap.build(data)
    key = None if is_loopback(listener) else join_key(data)
    server = uvicorn.Server(
        uvicorn.Config(
            create(
                bootstrap.session(services),
                client=prepared_client(cache_folder()),
                pictures=resource("assets"),
                key=key,
                on_stop=[partial(bootstrap.close, services)],
            ),
            log_level="warning",
            server_header=False,
            ssl_certfile=options.cert,
            ssl_keyfile=options.key_file,
            # A phone that left without a word is noticed soon, and finds its session when back.
            ws_ping_interval=10,
            ws_ping_timeout=10,
            timeout_graceful_shutdown=2,
        )
    )
    address = _announce(listener, key, secure=options.cert is not None)
    if not options.no_browser and _has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    # Being told to stop is no failure: the server ends by itself, and so does this command.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def _announce(listener: socket.socket, key: str | None, *, secure: bool) -> str:
    address = base_address(listener, secure=secure)
    if key is None:
        print(f"Tally Nine is at {address}", flush=True)
        return address
    address = f"{address}/join/{key}"
    print(f"Tally Nine is at {address}")
    print("Phones in the same network join by this link, or by scanning:")
    print(scannable(address))
    if not secure:
        print("Over plain http a phone cannot be kept awake, nor the app be installed there.")
    sys.stdout.flush()
    return address


def _has_browser() -> bool:
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        # What is found without a screen are browsers for the terminal, which would take it over.
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _why_not(problem: OSError, host: str, port: int) -> str:
    match problem.errno:
        case errno.EADDRINUSE:
            return f"Port {port} is taken by another program. Choose another one with --port."
        case errno.EACCES:
            return f"Port {port} may not be used here. Choose one above 1023 with --port."
        case _:
            return f"{host}:{port} cannot be served: {problem.strerror}"


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
