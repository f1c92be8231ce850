import asyncio
from dataclasses import dataclass
from typing import Any

import pytest

from app.data.errors import BadDocument, BadName, NewerDocument, StorageFailed
from app.data.migrations import MigratedStore, Schema
from app.data.port import Document, DocumentStore
from app.data.repositories import Codec, Library, Matches
from tests.storage.places import Place, memory_place
from tests.support.failing_disks import GatedDisk, SteppedDisk


@dataclass(frozen=True)
class Tally:
    id: str
    points: tuple[int, ...] = ()


def encode(tally: Tally) -> Document:
    return {"id": tally.id, "points": list(tally.points)}


def decode(document: Document) -> Tally:
    return Tally(document["id"], tuple(document["points"]))


CODEC = Codec(encode, decode)


def summarise(tally: Tally) -> dict[str, Any]:
    return {"total": sum(tally.points)}


def repository(store: DocumentStore) -> Matches[Tally]:
    migrated = MigratedStore(store, {"matches": Schema(), "bin": Schema(), "library": Schema()})
    return Matches(migrated, CODEC, lambda tally: tally.id, summarise, index_delay=60)


async def opened(place: Place) -> Matches[Tally]:
    matches = repository(place.store())
    await matches.open()
    return matches


ONE, TWO = Tally("one", (1, 2)), Tally("two", (30,))


async def test_put_and_get(place: Place) -> None:
    matches = await opened(place)
    assert await matches.get("one") is None
    await matches.put(ONE)
    await matches.put(TWO)
    assert await matches.get("one") == ONE
    assert matches.ids() == ["one", "two"]
    assert matches.summaries() == {"one": {"total": 3}, "two": {"total": 30}}
    again = await opened(place)
    assert await again.get("two") == TWO
    assert again.summaries() == matches.summaries()


async def test_closing_writes_the_index(place: Place) -> None:
    matches = await opened(place)
    await matches.put(ONE)
    assert place.files() == []
    await matches.close()
    assert place.files() == ["index.json"]


async def test_put_again_replaces(place: Place) -> None:
    matches = await opened(place)
    await matches.put(ONE)
    await matches.put(Tally("one", (7,)))
    assert matches.summaries() == {"one": {"total": 7}}
    assert await matches.get("one") == Tally("one", (7,))


async def test_removed_is_in_the_bin_and_comes_back(place: Place) -> None:
    matches = await opened(place)
    await matches.put(ONE)
    await matches.put(TWO)
    assert await matches.remove("one")
    assert not await matches.remove("one")
    assert matches.ids() == ["two"]
    assert await matches.get("one") is None
    again = await opened(place)
    assert again.ids() == ["two"]
    assert place.files("bin") == ["one.json"]
    assert await again.restore("one")
    assert not await again.restore("one")
    assert place.files("bin") == []
    assert await again.get("one") == ONE
    assert again.summaries()["one"] == {"total": 3}


async def test_nothing_is_restored_over_another(place: Place) -> None:
    matches = await opened(place)
    await matches.put(ONE)
    await matches.remove("one")
    await matches.put(Tally("one", (9,)))
    assert not await matches.restore("one")
    assert await matches.get("one") == Tally("one", (9,))


async def test_one_that_makes_no_sense_does_not_touch_the_others(place: Place) -> None:
    raw = place.store()
    await raw.save("matches/odd", {"schema": 1, "points": []})
    await raw.save("matches/newer", {"schema": 2})
    matches = await opened(place)
    await matches.put(ONE)
    assert matches.problems() == {"odd": "bad-document", "newer": "newer-document"}
    with pytest.raises(BadDocument):
        await matches.get("odd")
    with pytest.raises(NewerDocument):
        await matches.get("newer")
    with pytest.raises(NewerDocument):
        await matches.put(Tally("newer"))
    assert await matches.get("one") == ONE
    assert await matches.remove("newer")
    assert await raw.load("bin/newer") == {"schema": 2}
    assert matches.problems()["odd"] == "bad-document"


async def test_one_found_lost_is_listed_no_more(place: Place) -> None:
    matches = await opened(place)
    await matches.put(ONE)
    place.spoil("matches/one.json")
    matches = await opened(place)
    await matches.put(TWO)
    place.spoil("matches/two.json")
    assert await matches.get("two") is None
    assert matches.ids() == []
    assert len(place.files("set-aside/matches")) == 2


async def test_tricks_with_ids(place: Place) -> None:
    matches = await opened(place)
    for attempt in (
        *(matches.get("../library"), matches.put(Tally("a/../../b")), matches.put(Tally("a/b"))),
        *(matches.remove(""), matches.restore("A")),
    ):
        with pytest.raises(BadName):
            await attempt
    assert matches.ids() == []


async def test_a_put_that_fails_is_told_and_the_index_says_what_is_stored() -> None:
    place = memory_place()
    disk = SteppedDisk(place.disk)
    matches = repository(place.store(disk))
    await matches.open()
    await matches.put(ONE)
    disk.at = len(disk.steps)
    with pytest.raises(StorageFailed):
        await matches.put(Tally("one", (100,)))
    assert matches.summaries() == {"one": {"total": 3}}
    assert await matches.get("one") == ONE
    disk.at = len(disk.steps)
    with pytest.raises(StorageFailed):
        await matches.put(TWO)
    assert matches.ids() == ["one"]


async def test_puts_that_meet_leave_the_newest_everywhere() -> None:
    disk = GatedDisk()
    place = Place(memory_place().root, disk)
    matches = repository(place.store())
    await matches.open()
    puts = [asyncio.ensure_future(matches.put(Tally("one", (n,)))) for n in range(4)]
    assert await asyncio.to_thread(disk.waiting.wait, 10)
    disk.gate.set()
    await asyncio.gather(*puts)
    assert await matches.get("one") == Tally("one", (3,))
    assert matches.summaries() == {"one": {"total": 3}}
    await matches.close()
    # The stamp in the index is that of what is stored: a start reads nothing.
    stored = await place.store().load("index")
    assert stored is not None
    assert stored["entries"]["one"]["stamp"] == (await place.store().stamps("matches"))["one"]


async def test_the_library(place: Place) -> None:
    def library(store: DocumentStore) -> Library[Tally]:
        return Library(MigratedStore(store, {"library": Schema()}), CODEC, lambda: Tally("none"))

    roster = library(place.store())
    assert await roster.get() == Tally("none")
    await roster.put(ONE)
    assert await roster.get() == ONE
    assert await library(place.store()).get() == ONE
    await place.store().save("library", {"schema": 1})
    with pytest.raises(BadDocument):
        await roster.get()
