"""The real disk: what is synced when, and what the operating system's errors become."""

from __future__ import annotations

import errno
import os
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.data.disks import OsDisk
from app.data.errors import StorageFailed
from app.data.files import FolderMedium
from app.data.port import Frame
from tests.storage.places import real_place
from tests.support.failing_disks import SteppedDisk


def test_the_order_of_a_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Content is durable before it gets the name, and the name before the save returns."""
    cell = FolderMedium(tmp_path).cell("matches/a")
    cell.write(Frame(1))
    calls: list[str] = []
    fsync, link, replace = os.fsync, os.link, os.replace

    def synced(file: int) -> None:
        calls.append(f"sync {Path(os.readlink(f'/proc/self/fd/{file}')).name}")
        fsync(file)

    def linked(old: Path, new: Path) -> None:
        calls.append(f"link {old.name} {new.name}")
        link(old, new)

    def replaced(old: Path, new: Path) -> None:
        calls.append(f"replace {old.name} {new.name}")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "link", linked)
    monkeypatch.setattr(os, "replace", replaced)
    cell.write(Frame(2))
    assert calls == [
        "sync a.json.tmp",
        "link a.json a.json.bak",
        "replace a.json.tmp a.json",
        "sync matches",
    ]


def test_new_folders_are_made_durable_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(OsDisk, "sync_folder", lambda _, path: synced.append(path))
    OsDisk().make_folder(tmp_path / "a" / "b")
    assert synced == [tmp_path, tmp_path / "a"]


def test_a_stamp_moves_on_even_when_the_clock_does_not(tmp_path: Path) -> None:
    disk = OsDisk()
    old, new = tmp_path / "old", tmp_path / "new"
    disk.write(old, b"1")
    ahead = old.stat().st_mtime_ns + 10**12
    os.utime(old, ns=(ahead, ahead))
    disk.write(new, b"2", newer_than=old)
    assert new.stat().st_mtime_ns == ahead + 1
    assert disk.stamp(new) != disk.stamp(old)


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOTSUP, errno.EACCES])
def test_folders_that_cannot_be_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)
    OsDisk().sync_folder(tmp_path)


def test_a_folder_that_fails_to_sync_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="Input/output"):
        OsDisk().sync_folder(tmp_path)


@pytest.fixture
def small_files() -> Iterator[None]:
    """No file may grow beyond 4 kB: as real as a full disk, for this process only."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.usefixtures("small_files")
async def test_a_disk_that_is_full(tmp_path: Path) -> None:
    store = real_place(tmp_path).store()
    await store.save("matches/a", {"n": 1})
    with pytest.raises(StorageFailed) as caught:
        await store.save("matches/a", {"n": "x" * 10_000})
    assert caught.value.code == "disk-full"
    assert await store.load("matches/a") == {"n": 1}
    assert os.listdir(tmp_path / "matches") == ["a.json"]
    await store.save("matches/a", {"n": 2})
    assert await store.load("matches/a") == {"n": 2}


async def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("not a folder")
    store = real_place(tmp_path).store()
    for attempt in (store.save("matches/a", {}), store.load("matches/a"), store.names("matches")):
        with pytest.raises(StorageFailed) as caught:
            await attempt
        assert caught.value.code == "disk-error"


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EACCES, "not-allowed"),
        (errno.EROFS, "not-allowed"),
        (errno.EPERM, "not-allowed"),
        (errno.EIO, "disk-error"),
    ],
)
async def test_codes(tmp_path: Path, number: int, code: str) -> None:
    place = real_place(tmp_path)
    disk = SteppedDisk(place.disk, at=0, error=OSError(number, os.strerror(number)))
    with pytest.raises(StorageFailed) as caught:
        await place.store(disk).save("library", {})
    assert caught.value.code == code
