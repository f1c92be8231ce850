"""The settings of native builds, held against what Flet's builder reads. No build is made."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FLET: dict[str, Any] = PROJECT["tool"]["flet"]
PLATFORMS = ("android", "ios", "macos", "windows", "linux", "web")
# Tables whose keys are names that Android, iOS or macOS give a meaning.
FREE = ("android.permission", "ios.info", "macos.info", "macos.entitlement")


def _read_by_flet() -> set[str]:
    """Every text in the builder's source that could name a setting; "{}" where it fills in."""
    spec = find_spec("flet_cli")
    assert spec is not None
    assert spec.origin is not None or spec.submodule_search_locations
    found = set()
    for folder in spec.submodule_search_locations or ():
        for file in Path(folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    parts = (
                        part.value if isinstance(part, ast.Constant) else "{}"
                        for part in node.values
                    )
                    found.add("".join(map(str, parts)))
    return found


READ = _read_by_flet()


def _settings(table: Mapping[str, Any], prefix: str = "") -> Iterator[str]:
    for key, value in table.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict) and name not in FREE:
            yield from _settings(value, f"{name}.")
        else:
            yield name


def _is_read(setting: str) -> bool:
    """Whether the builder names it in full, or its end below a platform or a table."""
    platform, _, rest = setting.partition(".")
    short = rest if platform in PLATFORMS else setting
    table, _, key = short.rpartition(".")
    return (
        f"tool.flet.{setting}" in READ
        or short in READ
        or (f"tool.flet.{table}.{{}}" in READ and key in READ)
    )


@pytest.mark.parametrize("setting", list(_settings(FLET)))
def test_the_builder_reads_it(setting: str) -> None:
    assert _is_read(setting)


def test_a_setting_that_flet_does_not_know_would_be_found() -> None:
    assert not _is_read("android.permisions")
    assert not _is_read("colour")


def test_what_is_left_out_is_there_and_nothing_is_left_out_that_runs() -> None:
    excluded = FLET["app"]["exclude"]
    made = {"build", "dist", "shots"}
    for name in excluded:
        assert name in made or (ROOT / name).exists(), name
    for needed in ("app/domain", "app/ui", "app/web/visitor.py", "i18n/uk", "assets/suits"):
        assert not any(needed == name or needed.startswith(f"{name}/") for name in excluded)


def test_ids_and_versions_are_what_stores_take() -> None:
    assert re.fullmatch(r"[a-z]+(\.[a-z][a-z0-9]*){2,}", FLET["bundle_id"])
    assert FLET["bundle_id"].startswith(FLET["org"] + ".")
    assert re.fullmatch(r"\d+\.\d+\.\d+", PROJECT["project"]["version"])
    assert FLET["build_number"] >= 1


def test_nothing_is_asked_of_the_person() -> None:
    assert not any(FLET["android"]["permission"].values())
    assert not any(key.endswith("UsageDescription") for key in FLET["ios"]["info"])
    assert not any(FLET["macos"]["entitlement"].values())
    assert "permissions" not in FLET


def test_packages_opened_by_path_are_unpacked_on_android() -> None:
    """Babel's data, and whatever else of ours is found beside a module."""
    assert FLET["android"]["extract_packages"] == ["babel"]


def test_the_icon_is_what_all_others_are_made_from() -> None:
    with Image.open(ROOT / "assets" / "icon.png") as icon:
        assert icon.size == (512, 512)


def test_the_entry_is_where_the_builder_looks_for_it() -> None:
    assert (ROOT / "main.py").is_file()
    assert "path" not in FLET["app"]
    assert "module" not in FLET["app"]
