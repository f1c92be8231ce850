"""Copies that the app makes by itself: the last ten, never half of one."""

from datetime import UTC, datetime, timedelta

import pytest

from app.data.copies import INCOMING, KEPT, Copies, Copy, copy_name, folder_copies
from app.data.errors import StorageFailed
from tests.storage.places import Place, memory_place
from tests.support.failing_disks import SteppedDisk

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def copies(place: Place, threads: bool = True) -> Copies:
    return folder_copies(place.root, place.disk, threads)


@pytest.mark.parametrize("threads", [True, False])
async def test_copies_are_listed_the_newest_first_and_read(place: Place, threads: bool) -> None:
    folder = copies(place, threads)
    assert await folder.listed() == ()
    first = copy_name(NOON, "daily", "00ff00ff")
    later = copy_name(NOON + timedelta(seconds=1), "before-import", "12345678")
    await folder.write(first, b"first")
    await folder.write(later, b"and later")
    assert await folder.listed() == (
        Copy(later, NOON + timedelta(seconds=1), "before-import", "12345678", 9),
        Copy(first, NOON, "daily", "00ff00ff", 5),
    )
    assert await folder.read(first) == b"first"
    await folder.remove(first)
    await folder.remove(first)
    assert await folder.read(first) is None
    assert len(await folder.listed()) == 1


async def test_only_the_last_ones_are_kept(place: Place) -> None:
    folder = copies(place)
    for n in range(KEPT + 3):
        await folder.write(copy_name(NOON + timedelta(days=n), "daily", "00000000"), b"x")
    await folder.write(INCOMING, b"not one of them")
    place.spoil("copies/half.gz.tmp")
    await folder.prune()
    kept = [copy.made for copy in await folder.listed()]
    assert kept == [NOON + timedelta(days=n) for n in range(KEPT + 2, 2, -1)]
    assert place.files("copies")[-1] == INCOMING
    assert await folder.read(INCOMING) == b"not one of them"


async def test_other_files_are_none_of_its_business(place: Place) -> None:
    folder = copies(place)
    for name in ("notes.txt", "20260301t120000z-daily.gz", "20269999t120000z-daily-00000000.gz"):
        place.spoil(f"copies/{name}")
    await folder.prune()
    assert await folder.listed() == ()
    assert len(place.files("copies")) == 3
    assert await folder.read("notes.txt") is None
    assert await folder.read("../library.json") is None


async def test_a_disk_that_fails_leaves_no_half_copy() -> None:
    at = 0
    while True:
        place = memory_place()
        disk = SteppedDisk(place.disk, at=at)
        name = copy_name(NOON, "daily", "00000000")
        try:
            await folder_copies(place.root, disk, threads=False).write(name, b"whole")
        except StorageFailed:
            pass
        else:
            break
        assert await copies(place).read(name) in (None, b"whole")
        at += 1
    assert at == 3
