"""Makes `dist/`: the app as files that any static host can serve, and that need no network again.

What takes long is kept in `build/pwa` under a name made of everything it was made from.
"""

import hashlib
import json
import re
import shutil
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Final

from app.pwa.archives import OURS, Source, archives
from app.pwa.keeping import files, keep, stamp
from app.pwa.page import manifest, page, service_worker
from app.pwa.wheels import CACHE
from app.resources import resource
from app.web.client import PAGE as CLIENT_PAGE
from app.web.client import flet_client, write_client

_HERE: Final = Path(__file__).parent
_PICTURES: Final = _HERE.parents[1] / "docs" / "images"
_SCREENSHOTS: Final = "screenshots"
"""Shown where the app is installed; not fetched for use without a network."""
_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def build(target: Path, cache: Path = CACHE, source: Source = OURS) -> str:
    """Write the app into `target`, anew; what version it is.

    Raises OSError, CalledProcessError.
    """
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="making-", dir=cache) as made:
        folder = Path(made) / "dist"
        _write_client(folder, cache)
        for name, archive in archives(Path(made), cache, source).items():
            shutil.copyfile(archive, _place(folder, name))
        _write_page(folder)
        stamp = seal(folder)
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(folder, target)
    return stamp


def _write_client(folder: Path, cache: Path) -> None:
    sources = (_HERE.parent / "web" / "client.py", _HERE.parent / "web" / "font.py")
    kept = cache / f"client-{stamp(version('flet-web'), *sources)}"
    if not kept.is_dir():
        with tempfile.TemporaryDirectory(prefix="making-", dir=cache) as made:
            write_client(Path(made) / "client")
            keep(Path(made) / "client", kept)
    shutil.copytree(kept, folder)
    _leave_service_workers_to_us(folder / "flutter_bootstrap.js")
    for name in _PYODIDE:
        shutil.copyfile(flet_client() / "pyodide" / name, _place(folder, f"pyodide/{name}"))


def _leave_service_workers_to_us(script: Path) -> None:
    """Flutter's loader would put its own, which does nothing, in the place of ours."""
    settings = re.compile(r"serviceWorkerSettings: \{.*?\},\n", re.DOTALL)
    without, found = settings.subn("", script.read_text(encoding="utf-8"))
    if found != 1:
        raise ValueError(f"{script.name} has another shape than expected")
    script.write_text(without, encoding="utf-8")


def _write_page(folder: Path) -> None:
    icons = resource("assets") / "icons"
    shutil.copytree(icons, folder / "icons")
    shutil.copytree(_PICTURES, folder / _SCREENSHOTS)
    for name in ("mend.js", "way_back.js"):
        shutil.copyfile(CLIENT_PAGE / name, folder / name)
    for name in ("archive.js", "boot.js", "storage.js", "worker.js"):
        shutil.copyfile(_HERE / "page" / name, folder / name)
    (folder / "index.html").write_text(page(_HERE / "page" / "index.html"), encoding="utf-8")
    shown = [f"{_SCREENSHOTS}/{picture.name}" for picture in sorted(_PICTURES.glob("*.png"))]
    (folder / "manifest.json").write_text(
        json.dumps(manifest(shown), ensure_ascii=False, indent=1), encoding="utf-8"
    )


def seal(folder: Path) -> str:
    """Write the service worker of all that is in `folder`; what version that is."""
    (folder / "sw.js").unlink(missing_ok=True)
    digests = {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).digest()
        for file in files(folder)
        if _SCREENSHOTS not in file.parts
    }
    script, stamp = service_worker(_HERE / "page" / "sw.js", digests)
    (folder / "sw.js").write_text(script, encoding="utf-8")
    return stamp


def _place(folder: Path, name: str) -> Path:
    place = folder / name
    place.parent.mkdir(parents=True, exist_ok=True)
    return place
