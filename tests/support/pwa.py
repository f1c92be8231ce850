"""The app built for browsers, and static hosts of it that tests start, stop and start again."""

import json
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from app.pwa.build import build, seal
from app.pwa.page import manifest, page
from app.pwa.serve import Server, serve
from tests.support.server import ROOT, free_port

_MOMENTS = count(10, 10)
NAMED = "[flt-semantics-identifier]"


class Host:
    """A static host of one folder. Its address stays the same for all its lives; `answers` has what
    was asked for in all of them, with the status.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://localhost:{self.port}/"
        self.answers: list[tuple[str, int]] = []
        self._server: Server | None = None

    def start(self) -> None:
        self._server = serve(self.folder, "127.0.0.1", self.port, None, None)
        self._server.tell = lambda asked, status: self.answers.append((asked, status))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nobody answers at the address any more."""
        server, self._server = self._server, None
        if server is not None:
            server.shutdown()
            server.server_close()


Hosting = Callable[[Path], Host]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The app as `make pwa` builds it; what takes long of that is kept between runs."""
    folder = tmp_path_factory.mktemp("pwa") / "dist"
    build(folder)
    return folder


@pytest.fixture
def hosted() -> Iterator[Hosting]:
    """Starts a host of a folder; all are stopped after the test."""
    hosts: list[Host] = []

    def start(folder: Path) -> Host:
        hosts.append(Host(folder))
        hosts[-1].start()
        return hosts[-1]

    yield start
    for host in hosts:
        host.stop()


def page_alone(folder: Path) -> Path:
    """The page and the service worker as they are, round an app that does nothing at once."""
    source = ROOT / "app" / "pwa" / "page"
    folder.mkdir()
    for name in ("boot.js", "storage.js"):
        shutil.copyfile(source / name, folder / name)
    for name in ("mend.js", "way_back.js"):
        shutil.copyfile(ROOT / "app" / "web" / "page" / name, folder / name)
    shutil.copytree(ROOT / "assets" / "icons", folder / "icons")
    (folder / "index.html").write_text(page(source / "index.html"), "utf-8")
    (folder / "manifest.json").write_text(json.dumps(manifest([])), "utf-8")
    (folder / "main.dart.js").write_text("")
    (folder / "worker.js").write_text('postMessage(["begun"]);')
    (folder / "flutter_bootstrap.js").write_text(
        "jsConnect('app', {}, () => {}).then(() => {"
        "const screen = document.createElement('flt-semantics');"
        "screen.setAttribute('flt-semantics-identifier', 'screen');"
        "document.body.append(screen); });"
    )
    seal(folder)
    _newer(folder)
    return folder


def _newer(folder: Path) -> None:
    """Files of two builds within one second would look alike to a browser that asks for news."""
    moment = time.time() + next(_MOMENTS)
    for file in folder.rglob("*"):
        os.utime(file, (moment, moment))


def another_version(dist: Path, folder: Path) -> Path:
    """A copy that is another version: its page says so in `document.documentElement.dataset`,
    the name of the folder.
    """
    shutil.copytree(dist, folder)
    with (folder / "boot.js").open("a", encoding="utf-8") as script:
        script.write(f'document.documentElement.dataset.version = "{folder.name}";\n')
    seal(folder)
    _newer(folder)
    return folder
