"""What of the app and of its packages runs inside a browser, as folders of Python source.

Three parts, since they change at different times: Python's standard library, the packages, and
the app with its catalogs.
"""

import json
import re
import shutil
import zipfile
from collections.abc import Iterator, Sequence
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from babel.core import get_global

from app.l10n.locales import LOCALES, babel_name
from app.pwa.wheels import msgpack_wheel
from app.resources import resource
from app.web.client import flet_client

PACKAGES: Final = ("flet", "flet-charts", "repath", "six", "tinydb", "babel")
"""Pure Python, taken from the environment of the build. msgpack comes as a wheel, see `wheels`."""

_APP: Final = Path(__file__).parent.parent
_ICONS: Final = "flet/controls/material/icons.json"
_NOT_IN_A_BROWSER: Final = (
    "app/__main__.py",
    "app/bootstrap.py",
    "app/commands/",
    "app/data/lock.py",
    "app/pwa/",
    "app/web/",
    "babel/messages/",
    "flet/auth/",
    "flet/cli.py",
    "flet/controls/cupertino/cupertino_icons.json",
    _ICONS,
    "flet/fastapi/",
    "flet/messaging/flet_dart_bridge_server.py",
    "flet/messaging/flet_socket_server.py",
    "flet/pytest_plugin.py",
    "flet/testing/",
)
_NOT_OF_THE_LIBRARY: Final = (
    "_pyrepl/",
    "concurrent/futures/process.py",
    "doctest.py",
    "ensurepip/",
    "ftplib.py",
    "idlelib/",
    "imaplib.py",
    "mailbox.py",
    "multiprocessing/",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "poplib.py",
    "profiling/",
    "pydoc.py",
    "pydoc_data/",
    "smtplib.py",
    "sqlite3/",
    "statistics.py",
    "tkinter/",
    "turtle.py",
    "unittest/",
    "venv/",
    "wsgiref/",
    "xmlrpc/",
)
_KEPT: Final = {".py", ".dat", ".json", ".mo", ".svg", ".png"}


def write_library(folder: Path) -> None:
    """Python's standard library, without what has no use here."""
    with zipfile.ZipFile(flet_client() / "pyodide" / "python_stdlib.zip") as library:
        wanted = [
            name
            for name in library.namelist()
            if not name.endswith("/") and not name.startswith(_NOT_OF_THE_LIBRARY)
        ]
        library.extractall(folder, [name for name in wanted if not _is_far_codec(name)])


def write_packages(folder: Path, cache: Path, packages: Sequence[str] = PACKAGES) -> None:
    """The packages that the app imports."""
    locales = set(_locales())
    for package in packages:
        of_package = distribution(package)
        for file in of_package.files or ():
            name = file.as_posix()
            if file.parts[0].endswith(".dist-info") or "__pycache__" in file.parts:
                continue
            if file.parent.name == "locale-data" and file.stem not in locales:
                continue
            _copy(Path(str(of_package.locate_file(file))), name, folder)
    with zipfile.ZipFile(msgpack_wheel(cache)) as wheel:
        wheel.extractall(folder, [n for n in wheel.namelist() if n.startswith("msgpack/")])


def write_app(folder: Path) -> None:
    """The app itself, with its catalogs and drawings inside."""
    for file in _tree(_APP):
        _copy(file, "app/" + file.relative_to(_APP).as_posix(), folder)
    # What a session asks about its visitor is asked here too: there is none.
    for name in ("__init__.py", "visitor.py"):
        target = folder / "app" / "web" / name
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(_APP / "web" / name, target)
    assets = resource("assets")
    for picture in (*assets.glob("suits/*.svg"), *assets.glob("marks/*.png")):
        _copy(picture, f"app/assets/{picture.parent.name}/{picture.name}", folder)
    catalogs = resource("i18n")
    for locale in LOCALES:
        name = f"{locale}/LC_MESSAGES/messages.mo"
        _copy(catalogs / name, "app/i18n/" + name, folder)


def write_icons(folder: Path) -> None:
    """The numbers of the icons that the source in `folder` names. Flet has thousands of them, and
    would read all when the first is asked for.
    """
    known = Path(str(distribution("flet").locate_file(_ICONS)))
    numbers: dict[str, int] = json.loads(known.read_text(encoding="utf-8"))
    used = {name: numbers[name] for name in sorted(named(folder, r"\bft\.Icons\.(\w+)"))}
    target = folder / _ICONS
    target.parent.mkdir(parents=True)
    target.write_text(json.dumps(used), encoding="utf-8")


def named(folder: Path, pattern: str) -> set[str]:
    """What the group of `pattern` holds wherever the source in `folder` has it."""
    sources = (file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    return {name for source in sources for name in re.findall(pattern, source)}


def _copy(source: Path, name: str, folder: Path) -> None:
    if source.suffix in _KEPT and not name.startswith(_NOT_IN_A_BROWSER):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def _tree(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file())


def _locales() -> Iterator[str]:
    """The locales whose dates and numbers are shown, and those they are made of."""
    parents = get_global("parent_exceptions")
    for locale in map(babel_name, LOCALES):
        while locale != "root":
            yield locale
            locale = parents.get(locale) or locale.rpartition("_")[0] or "root"
    yield "root"


def _is_far_codec(name: str) -> bool:
    """Whether it is an encoding that no file brought in here can be in."""
    far = ("big5", "cp9", "euc_", "gb", "hp_", "hz", "iso2022", "johab", "mac_", "ptcp", "shift_")
    return name.startswith("encodings/") and Path(name).stem.startswith(far)
