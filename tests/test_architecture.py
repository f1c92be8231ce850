"""Arrows go one way (docs: domain <- data, l10n <- owner <- stores <- ui), read off the imports."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

APP = Path(__file__).parent.parent / "app"

# What a package may import of the others. `resources` and the package itself anybody may.
ALLOWED = {
    "domain": set(),
    "l10n": {"domain"},
    "data": {"domain"},
    "services": {"domain", "web"},
    "owner": {"domain", "data", "l10n"},
    "stores": {"domain", "data", "l10n", "owner"},
    "ui": {"domain", "l10n", "owner", "stores", "services", "data"},
}
WITH_FLET = ("ui", "services", "web", "assembly", "bootstrap", "browser")


def modules() -> list[Path]:
    return sorted(APP.rglob("*.py"))


def name(module: Path) -> str:
    """ "ui/messages.py" -> "ui", "bootstrap.py" -> "bootstrap"."""
    return module.relative_to(APP).with_suffix("").parts[0]


def imports(module: Path) -> Iterator[str]:
    """The full names a module imports, wherever in it."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("module", modules(), ids=lambda m: str(m.relative_to(APP)))
def test_a_module_imports_only_what_it_may(module: Path) -> None:
    package = name(module)
    for imported in imports(module):
        root, *rest = imported.split(".")
        if root in ("flet", "flet_web", "flet_desktop"):
            assert package in WITH_FLET, f"Flet in {package}"
        if root == "tinydb":
            assert package == "data", f"TinyDB in {package}"
        if package == "domain":
            assert root == "app" or root in sys.stdlib_module_names, f"{imported} in the domain"
        if root == "app" and rest and package in ALLOWED:
            allowed = ALLOWED[package] | {package, "resources", "__version__"}
            assert rest[0] in allowed, f"{package} imports {imported}"


@pytest.mark.parametrize(
    "forbidden",
    ["datetime", "random", "time", "uuid", "secrets", "gettext", "json", "os", "pathlib"],
)
def test_the_domain_makes_no_time_chance_words_or_files(forbidden: str) -> None:
    for module in (APP / "domain").rglob("*.py"):
        roots = {imported.split(".")[0] for imported in imports(module)}
        assert forbidden not in roots, module


def loaded(code: str) -> set[str]:
    """The top-level modules in memory after `code` ran in a Python of its own."""
    show = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{show}"], capture_output=True, text=True, check=True
    )
    return set(done.stdout.splitlines()[-1].split())


def test_score_loads_neither_flet_nor_tinydb(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("{}")
    found = loaded(f"from app.__main__ import main; main(['score', {str(file)!r}])")
    assert "app" in found
    assert found.isdisjoint({"flet", "flet_web", "tinydb", "fastapi", "uvicorn", "asyncio"})


@pytest.mark.parametrize("package", ["domain", "l10n", "data", "owner", "stores"])
def test_nothing_below_the_screens_loads_flet(package: str) -> None:
    names = [
        ".".join(["app", *module.relative_to(APP).with_suffix("").parts])
        for module in modules()
        if name(module) == package
    ]
    found = loaded("\n".join(f"import {module}" for module in names))
    assert "flet" not in found


def test_the_first_screen_waits_for_no_other() -> None:
    show = "import sys, app.assembly; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    names = done.stdout.split()
    screens = {name.split(".")[3] for name in names if name.startswith("app.ui.screens.")}
    # The matches, what a match in the list is taken away with, and what stands for a lost screen.
    assert screens == {"home", "export", "places", "broken", "lost", "later"}
    assert {"app.ui.screens.home.search", "app.ui.keeping_messages"}.isdisjoint(names)
    assert {"babel", "flet_charts"}.isdisjoint(names)


def test_no_game_is_named_outside_its_module() -> None:
    """`if game == ...` anywhere else would be a rule in the wrong place."""
    for module in modules():
        if module.parent.name == "games":
            continue
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Compare):
                constants = [c.value for c in ast.walk(node) if isinstance(c, ast.Constant)]
                assert not {"nines", "devyatka"} & set(map(str, constants)), module
