"""Two builds at once keep what takes long under the same names: each must be whole."""

import shutil
import zipfile
from pathlib import Path

import pytest

from app.pwa import archives, parts

NOTED = "data_classes.bin"


def test_a_build_that_another_overtakes_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, slow = tmp_path / "quick", tmp_path / "slow"
    monkeypatch.setattr(parts, "write_packages", lambda folder, *_: folder.mkdir())
    monkeypatch.setattr(archives, "_node", _instead)
    _build(quick)

    def overtaken(script: str, *arguments: Path | str) -> None:
        if script == "compile.mjs":
            shutil.copytree(quick, slow, dirs_exist_ok=True)
        _instead(script, *arguments)

    monkeypatch.setattr(archives, "_node", overtaken)
    app = _build(slow)["python/app.zip"]

    assert NOTED in zipfile.ZipFile(app).namelist()


def _build(cache: Path) -> dict[str, Path]:
    cache.mkdir()
    made = cache.with_name(f"{cache.name}-made")
    made.mkdir()
    return archives.archives(made, cache, archives.Source(_write, ()))


def _write(folder: Path) -> None:
    (folder / "app").mkdir(parents=True)
    (folder / "app" / "main.py").write_text("import flet as ft\n", encoding="utf-8")


def _instead(script: str, *arguments: Path | str) -> None:
    """What Pyodide does for a build, as far as it matters here."""
    if script == "note.mjs":
        (Path(arguments[1]) / NOTED).write_bytes(b"")
