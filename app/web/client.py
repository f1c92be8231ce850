"""The web client as this app serves it: what is needed of Flet's, our page, and our font.

Flet's package brings 74 MB of client, most of it for uses this app has none of. The needed part is
copied once into a folder named by everything it was made from, compressed ahead for those who
accept it, and used again by every later start.
"""

import gzip
import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from app.web.font import write_font

PAGE: Final = Path(__file__).parent / "page"
_COPIED: Final = (
    "flutter_bootstrap.js",
    "main.dart.js",
    "version.json",
    "canvaskit/canvaskit.js",
    "canvaskit/canvaskit.wasm",
    "canvaskit/chromium/canvaskit.js",
    "canvaskit/chromium/canvaskit.wasm",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/packages/cupertino_icons/assets/CupertinoIcons.ttf",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
)
_QUICKER: Final = (
    "main.dart.mjs",
    "main.dart.wasm",
    "canvaskit/skwasm.js",
    "canvaskit/skwasm.wasm",
    "canvaskit/skwasm_heavy.js",
    "canvaskit/skwasm_heavy.wasm",
)
"""The same client in another form, which the loader takes in a browser that can run it: there it
starts in two thirds of the time, and is the smaller one to fetch. The last two are for plain http.
"""
TEXT_FONT: Final = "assets/fonts/roboto.woff2"
_FONT_LIST: Final = "assets/FontManifest.json"
_MADE: Final = "made.json"
"""Names and sizes of all files of a finished folder, so that a damaged one is known."""
_UNUSED: Final = 30 * 24 * 3600
"""Seconds after which nobody is taken to use a folder any more."""


def cache_folder() -> Path:
    """The user's folder for what can be made again. It need not exist yet."""
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData/Local") / "Tally Nine" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Tally Nine"
    caches = Path(os.environ.get("XDG_CACHE_HOME") or "")
    # The standard says: a relative one is to be ignored.
    return (caches if caches.is_absolute() else Path.home() / ".cache") / "tally-nine"


def prepared_client(cache: Path) -> Path:
    """The folder of the prepared client inside `cache`, made now if it is not there yet.

    Several starts at once are safe: each makes its own, the first to finish is kept by all.

    Raises OSError when `cache` cannot be written.
    """
    target = cache / f"client-{client_stamp()}"
    if _is_whole(target):
        _mark_used(target)
        return target
    cache.mkdir(parents=True, exist_ok=True)
    _sweep(cache)
    with tempfile.TemporaryDirectory(prefix="making-", dir=cache) as made:
        fresh = Path(made) / "client"
        _make(fresh)
        if target.exists() and not _is_whole(target):
            shutil.rmtree(target, ignore_errors=True)
        try:
            fresh.rename(target)
        except OSError:
            # Another start was quicker; its folder is as good as ours.
            if not _is_whole(target):
                raise
    return target


def client_stamp() -> str:
    """Changes with Flet's version and with everything added here."""
    stamp = hashlib.sha256(version("flet-web").encode())
    for source in (Path(__file__), Path(__file__).with_name("font.py"), *sorted(PAGE.iterdir())):
        if source.is_file():
            stamp.update(source.read_bytes())
    return stamp.hexdigest()[:12]


def write_client(folder: Path) -> None:
    """What is needed of Flet's client, with our font, into `folder`; no page yet."""
    original = flet_client()
    _copy(folder, _COPIED)
    (folder / _FONT_LIST).write_text(json.dumps(_font_list(original)), encoding="utf-8")
    write_font(original / TEXT_FONT, folder / TEXT_FONT)


def _copy(folder: Path, names: Sequence[str]) -> None:
    original = flet_client()
    for name in names:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(original / name, target)


def _make(folder: Path) -> None:
    write_client(folder)
    _copy(folder, _QUICKER)
    for source in PAGE.iterdir():
        if source.is_file():
            shutil.copyfile(source, folder / source.name)
    for file in [file for file in folder.rglob("*") if file.is_file()]:
        _compress(file)
    (folder / _MADE).write_text(json.dumps(_sizes(folder)), encoding="utf-8")


def flet_client() -> Path:
    """The folder of the client as Flet's package brings it."""
    spec = find_spec("flet_web")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("flet-web is not installed")
    return Path(spec.origin).parent / "web"


def _font_list(original: Path) -> list[object]:
    """Flet's fonts without the twenty for mathematics, which all would be loaded at start."""
    fonts = json.loads((original / _FONT_LIST).read_text(encoding="utf-8"))
    kept: list[object] = [font for font in fonts if "/KaTeX_" not in font["family"]]
    return [*kept, {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]}]


def _compress(file: Path) -> None:
    content = file.read_bytes()
    packed = gzip.compress(content, 7, mtime=0)
    if len(packed) < 0.9 * len(content):
        file.with_name(file.name + ".gz").write_bytes(packed)


def _sizes(folder: Path) -> dict[str, int]:
    return {
        file.relative_to(folder).as_posix(): os.path.getsize(file)
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != _MADE
    }


def _mark_used(folder: Path) -> None:
    with suppress(OSError):
        os.utime(folder)


def _sweep(cache: Path) -> None:
    """Remove what earlier versions made, and what a start cut short has left."""
    for folder in (*cache.glob("client-*"), *cache.glob("making-*")):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > _UNUSED:
                shutil.rmtree(folder, ignore_errors=True)


def _is_whole(folder: Path) -> bool:
    try:
        made = json.loads((folder / _MADE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(made == _sizes(folder))
