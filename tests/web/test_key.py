"""The key stays the same for a data folder, and is nobody else's to read."""

import os
import stat
from pathlib import Path

import pytest

from app.web.key import join_key


def test_it_stays(tmp_path: Path) -> None:
    assert join_key(tmp_path) == join_key(tmp_path)


def test_each_folder_has_its_own(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert join_key(tmp_path / "a") != join_key(tmp_path / "b")


@pytest.mark.parametrize("broken", [b"", b"short", b"\xff\xfe\x00", b"../../../../etc/passwd"])
def test_a_broken_one_is_replaced(tmp_path: Path, broken: bytes) -> None:
    (tmp_path / "join-key").write_bytes(broken)
    key = join_key(tmp_path)
    assert len(key) == 14
    assert join_key(tmp_path) == key


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such permissions")
def test_only_the_owner_may_read_it(tmp_path: Path) -> None:
    join_key(tmp_path)
    assert stat.S_IMODE((tmp_path / "join-key").stat().st_mode) == 0o600
