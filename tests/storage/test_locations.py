from pathlib import Path

import pytest

from app.data.errors import NoDataFolder
from app.data.locations import data_folder


def test_the_first_that_is_given(tmp_path: Path) -> None:
    given = {
        "TALLY_NINE_DATA": str(tmp_path / "own"),
        "FLET_APP_STORAGE_DATA": str(tmp_path / "flet"),
        "XDG_DATA_HOME": str(tmp_path / "xdg"),
    }
    assert data_folder(str(tmp_path / "said"), given, "linux") == tmp_path / "said"
    assert data_folder(None, given, "linux") == tmp_path / "own"
    del given["TALLY_NINE_DATA"]
    assert data_folder("", given, "linux") == tmp_path / "flet"
    given["FLET_APP_STORAGE_DATA"] = ""
    assert data_folder(None, given, "linux") == tmp_path / "xdg" / "tally-nine"
    assert (tmp_path / "xdg" / "tally-nine").is_dir()


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, "home/.local/share/tally-nine"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "home/.local/share/tally-nine"),
        ("darwin", {}, "home/Library/Application Support/Tally Nine"),
        ("win32", {}, "home/AppData/Local/Tally Nine"),
        ("win32", {"LOCALAPPDATA": "{}/local"}, "local/Tally Nine"),
    ],
)
def test_the_users_own(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    environ: dict[str, str],
    expected: str,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    environ = {name: value.format(tmp_path) for name, value in environ.items()}
    assert data_folder(None, environ, platform) == tmp_path / expected
    assert (tmp_path / expected).is_dir()


def test_home_and_relative_ones_become_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert data_folder("~/tally", {}) == tmp_path / "tally"
    assert data_folder("here/and/there", {}) == tmp_path / "here" / "and" / "there"


@pytest.mark.parametrize("name", ["file", "file/inside", "nul\0", "x" * 300])
def test_impossible_ones(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NoDataFolder) as caught:
        data_folder(str(tmp_path / name), {})
    assert caught.value.code == "no-data-folder"
