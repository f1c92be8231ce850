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
from app.data.backup_file import MAX_PACKED
from app.data.errors import FolderInUse, StorageError
from app.data.locations import data_folder
from app.l10n.catalog import Words, words_for
from app.l10n.locales import environment_tags, negotiate
from app.resources import resource
from app.web.address import base_address, is_loopback, listen, scannable
from app.web.asgi import create
from app.web.client import cache_folder, prepared_client
from app.web.key import join_key


def main(argv: Sequence[str]) -> int:
    """Serve until told to stop. 0 when stopped, 1 when it could not start, 2 on wrong options."""
    words = words_for(negotiate(environment_tags(os.environ)))
    options = _parser(words).parse_args(argv)
    try:
        listener = listen(options.host, options.port)
    except (OSError, OverflowError, UnicodeError) as problem:
        return _fail(_why_not(words, problem, options.host, str(options.port)))
    with listener:
        try:
            return _serve(words, listener, options)
        except FolderInUse as problem:
            folder = str(problem.folder)
            return _fail(
                words.t("Tally Nine already runs with the data in {folder}.", folder=folder)
            )
        except (OSError, StorageError) as problem:
            reason = problem.detail if isinstance(problem, StorageError) else ""
            return _fail(
                words.t("Tally Nine cannot start: {reason}", reason=reason or str(problem))
            )


def _parser(words: Words) -> argparse.ArgumentParser:
    t = words.t
    parser = argparse.ArgumentParser(
        prog="python -m app",
        description=t("Serve Tally Nine to a browser."),
        epilog=t("To work out match files: {command}", command="python -m app score FILE..."),
    )
    add = parser.add_argument
    add("--host", default="127.0.0.1", help=t("0.0.0.0 lets in phones of the network, by a key"))
    add("--port", type=_port, default=8550, help=t("8550 if not given"))
    add("--no-browser", action="store_true", help=t("do not open a browser"))
    add("--data", metavar="DIR", help=t("where matches are kept (or set TALLY_NINE_DATA)"))
    add("--cert", type=Path, metavar="FILE", help=t("certificate for https"))
    add("--key-file", type=Path, metavar="FILE", help=t("private key, if not in the certificate"))
    return parser


def _port(written: str) -> int:
    port = int(written)
    if not 0 <= port < 65536:
        raise ValueError(written)
    return port


# What argparse calls a value it cannot take.
_port.__name__ = "port"


def _serve(words: Words, listener: socket.socket, options: argparse.Namespace) -> int:
    for file in filter(None, (options.cert, options.key_file)):
        file.open("rb").close()
    data = data_folder(options.data)
    services = bootstrap.build(data)
    key = None if is_loopback(listener) else join_key(data)
    app = create(
        bootstrap.session(services),
        client=prepared_client(cache_folder()),
        pictures=resource("assets"),
        key=key,
        on_stop=[partial(bootstrap.close, services)],
    )
    config = uvicorn.Config(
        app,
        log_level="warning",
        server_header=False,
        ssl_certfile=options.cert,
        ssl_keyfile=options.key_file,
        # A backup comes in as one message.
        ws_max_size=MAX_PACKED + 1_000_000,
        # A phone that left without a word is noticed soon, and finds its session when back.
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=2,
    )
    # Reads the certificate, so that one of no use is known before an address is given out.
    config.load()
    server = uvicorn.Server(config)
    address = _announce(words, listener, key, secure=options.cert is not None)
    services.join = address if key is not None else None
    if not options.no_browser and _has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    # Being told to stop is no failure: the server ends by itself, and so does this command.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def _announce(words: Words, listener: socket.socket, key: str | None, *, secure: bool) -> str:
    address = base_address(listener, secure=secure)
    if key is not None:
        address = f"{address}/join/{key}"
    lines = [words.t("Tally Nine is at {address}", address=address)]
    if key is not None:
        lines += [
            words.t("Phones on the same network join by this link, or by scanning:"),
            scannable(address),
        ]
        if not secure:
            lines.append(
                words.t("Over plain http a phone cannot be kept awake, nor the app be installed.")
            )
    print("\n".join(lines), flush=True)
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


def _why_not(words: Words, problem: Exception, host: str, port: str) -> str:
    code = problem.errno if isinstance(problem, OSError) else None
    if code == errno.EADDRINUSE:
        return words.t("Port {port} is taken. Choose another one with --port.", port=port)
    if code == errno.EACCES:
        return words.t("Port {port} may not be used. Choose one above 1023 with --port.", port=port)
    place = f"{host}:{port}"
    return words.t("{place} cannot be served: {reason}", place=place, reason=str(problem))


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
