"""Deleted matches: kept for a while with the time they went, put back, gone for good."""

import pytest

from app.data.bin import Bin
from app.data.disks import Disk
from app.data.errors import BadName, StorageFailed
from app.data.migrations import MigratedStore, Schema
from app.data.repositories import Matches
from tests.storage.places import Place, memory_place
from tests.storage.test_repositories import ONE, TWO, Tally, repository
from tests.support.failing_disks import SteppedDisk

MARCH_1, MARCH_2 = "2026-03-01T20:00:00+02:00", "2026-03-02T20:00:00+02:00"


async def opened(place: Place, disk: Disk | None = None) -> tuple[Matches[Tally], Bin[Tally]]:
    store = MigratedStore(place.store(disk), {"bin": Schema()})
    matches = repository(store)
    await matches.open()
    return matches, Bin(store, matches)


async def filled(place: Place) -> tuple[Matches[Tally], Bin[Tally]]:
    """Two matches, both deleted, one a day after the other."""
    matches, bin = await opened(place)
    await matches.put(ONE)
    await matches.put(TWO)
    assert await bin.put("one", MARCH_1)
    assert await bin.put("two", MARCH_2)
    return matches, bin


async def test_what_is_deleted_is_listed_with_its_time_the_last_first(place: Place) -> None:
    matches, bin = await filled(place)
    assert not await bin.put("one", MARCH_2)
    assert matches.ids() == []
    await bin.close()
    for one in (bin, (await opened(place))[1]):
        listed = await one.listed()
        assert [(found.id, found.deleted) for found in listed] == [
            ("two", MARCH_2),
            ("one", MARCH_1),
        ]
        assert [found.summary for found in listed] == [{"total": 30}, {"total": 3}]


async def test_what_is_put_back_is_a_match_again(place: Place) -> None:
    matches, bin = await filled(place)
    assert await bin.back("one")
    assert not await bin.back("one")
    assert await matches.get("one") == ONE
    assert matches.summaries() == {"one": {"total": 3}}
    assert [one.id for one in await bin.listed()] == ["two"]


async def test_a_match_whose_place_is_taken_stays_where_it_is_and_is_not_listed(
    place: Place,
) -> None:
    matches, bin = await filled(place)
    await matches.put(Tally("one", (9,)))
    assert not await bin.back("one")
    assert [one.id for one in await bin.listed()] == ["two"]
    assert await matches.get("one") == Tally("one", (9,))


async def test_what_is_old_goes_for_good(place: Place) -> None:
    _, bin = await filled(place)
    assert await bin.purge("2026-03-31T20:00:00+02:00") == 0
    assert await bin.purge("2026-03-31T20:00:01+02:00") == 1
    assert [one.id for one in await bin.listed()] == ["two"]
    assert place.files("bin") == ["two.json"]
    await bin.drop("two")
    assert await bin.listed() == ()
    assert place.files("bin") == []


async def test_what_was_deleted_nobody_knows_when_is_kept_as_long_from_now_on(
    place: Place,
) -> None:
    matches, _ = await opened(place)
    await matches.put(ONE)
    await matches.remove("one")
    _, bin = await opened(place)
    assert [one.deleted for one in await bin.listed()] == [""]
    assert await bin.purge(MARCH_1) == 0
    assert [one.deleted for one in await bin.listed()] == [MARCH_1]
    assert await bin.purge("2026-04-01T20:00:00+02:00") == 1


async def test_a_clock_that_was_wrong_does_not_keep_anything_for_ever(place: Place) -> None:
    matches, bin = await opened(place)
    await matches.put(ONE)
    await bin.put("one", "2099-01-01T00:00:00+00:00")
    assert await bin.purge(MARCH_1) == 0
    assert [one.deleted for one in await bin.listed()] == [MARCH_1]


@pytest.mark.parametrize("times", [{}, {"times": []}, {"times": {"one": 5}}])
async def test_times_that_make_no_sense_are_unknown(place: Place, times: dict[str, object]) -> None:
    _, bin = await filled(place)
    await bin.close()
    await place.store().save("deleted", dict(times))
    _, bin = await opened(place)
    assert [one.deleted for one in await bin.listed()] == ["", ""]


async def test_a_match_that_cannot_be_read_can_be_deleted_and_put_back(place: Place) -> None:
    await place.store().save("matches/odd", {"schema": 1, "points": []})
    matches, bin = await opened(place)
    assert await bin.put("odd", MARCH_1)
    assert [(one.id, one.summary) for one in await bin.listed()] == [("odd", None)]
    assert await bin.back("odd")
    assert matches.problems() == {"odd": "bad-document"}


async def test_one_from_elsewhere_is_taken_in(place: Place) -> None:
    _, bin = await opened(place)
    await bin.adopt(ONE, MARCH_1)
    (found,) = await bin.listed()
    assert (found.id, found.deleted, found.summary) == ("one", MARCH_1, {"total": 3})
    assert await bin.back("one")


async def test_tricks_with_ids(place: Place) -> None:
    _, bin = await opened(place)
    for attempt in (bin.put("../library", MARCH_1), bin.back("a/b"), bin.drop("..")):
        with pytest.raises(BadName):
            await attempt
    assert place.files() == []


async def test_a_disk_that_fails_anywhere_loses_no_match() -> None:
    at = 0
    while True:
        place = memory_place()
        matches, _ = await opened(place)
        await matches.put(ONE)
        await matches.close()
        disk = SteppedDisk(place.disk, at=at)
        _, bin = await opened(place, disk)
        try:
            await bin.put("one", MARCH_1)
        except StorageFailed:
            pass
        else:
            break
        matches, bin = await opened(place)
        here = await matches.get("one")
        assert here == ONE or [one.id for one in await bin.listed()] == ["one"]
        at += 1
    assert at > 3
