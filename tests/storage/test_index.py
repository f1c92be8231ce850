import asyncio
from typing import Any

import pytest

from app.data.errors import BadDocument, StorageFailed
from app.data.index import Index
from app.data.migrations import MigratedStore, Schema
from app.data.port import Document, DocumentStore
from tests.storage.places import Place, memory_place
from tests.support.failing_disks import SteppedDisk


def summarise(document: Document) -> dict[str, Any]:
    try:
        return {"total": sum(document["points"])}
    except (LookupError, TypeError) as error:
        raise BadDocument("matches") from error


class CountingStore(MigratedStore):
    """Counts what is read."""

    def __init__(self, inner: DocumentStore) -> None:
        super().__init__(inner, {"matches": Schema()})
        self.loaded: list[str] = []

    async def load(self, name: str) -> Document | None:
        self.loaded.append(name)
        return await super().load(name)


def app(place: Place, version: str = "1", delay: float = 60) -> tuple[Index, CountingStore]:
    store = CountingStore(place.store())
    return Index(store, "matches", summarise, version, delay), store


async def fill(place: Place, count: int = 3) -> None:
    """Matches m0, m1, ... with an index that is up to date."""
    index, store = app(place)
    await index.open()
    for n in range(count):
        document = {"points": [n, 10]}
        stamp = await store.save(f"matches/m{n}", document)
        index.note(f"m{n}", stamp, lambda document=document: summarise(document))
    await index.close()


async def opened(place: Place, version: str = "1") -> tuple[Index, list[str]]:
    """The index after a start, and the matches that had to be read for it."""
    index, store = app(place, version)
    await index.open()
    return index, [name for name in store.loaded if name != "index"]


async def test_a_fresh_index_reads_no_match(place: Place) -> None:
    await fill(place)
    index, read = await opened(place)
    assert read == []
    assert index.ids() == ["m0", "m1", "m2"]
    assert index.summaries() == {f"m{n}": {"total": n + 10} for n in range(3)}
    assert index.problems() == {}


async def test_five_thousand_matches_open_with_one_read() -> None:
    place = memory_place()
    await fill(place, 5_000)

    class OneRead(SteppedDisk):
        def read(self, path: Any) -> bytes:
            self.steps.append(f"read {path.name}")
            return super().read(path)

    disk = OneRead(place.disk)
    index = Index(place.store(disk), "matches", summarise)
    await index.open()
    assert len(index.summaries()) == 5_000
    assert disk.steps == ["read index.json"]


async def test_changed_added_and_removed_behind_its_back(place: Place) -> None:
    await fill(place)
    store = CountingStore(place.store())
    await store.save("matches/m1", {"points": [1, 20]})
    await store.save("matches/m9", {"points": [9]})
    await store.remove("matches/m0")
    index, read = await opened(place)
    assert sorted(read) == ["matches/m1", "matches/m9"]
    assert index.summaries() == {"m1": {"total": 21}, "m2": {"total": 12}, "m9": {"total": 9}}
    await index.close()
    assert (await opened(place))[1] == []


async def test_a_change_of_the_same_size_is_seen(place: Place) -> None:
    await fill(place)
    for n in (7, 8, 9):
        await CountingStore(place.store()).save("matches/m1", {"points": [n, 10]})
        index, read = await opened(place)
        assert read == ["matches/m1"]
        assert index.summaries()["m1"] == {"total": n + 10}
        await index.close()


@pytest.mark.parametrize(
    "content",
    [{}, {"version": "1"}, {"version": "1", "entries": []}, {"version": "0", "entries": {}}]
    + [{"version": "1", "entries": {"m0": entry}} for entry in (1, {}, {"stamp": 1, "summary": {}})]
    + [{"version": "1", "entries": {"m0": {"stamp": "1-1"}}}],
)
async def test_an_index_that_makes_no_sense_is_made_anew(place: Place, content: Document) -> None:
    await fill(place)
    await place.store().save("index", content)
    index, read = await opened(place)
    assert len(read) == len(index.summaries()) == 3


async def test_a_broken_or_missing_index_is_made_anew(place: Place) -> None:
    await fill(place)
    place.spoil("index.json")
    place.drop("index.json.bak")
    index, read = await opened(place)
    assert len(read) == len(index.summaries()) == 3
    await index.close()
    assert (await opened(place))[1] == []


async def test_another_version_of_summaries_makes_it_anew(place: Place) -> None:
    await fill(place)
    index, read = await opened(place, version="2")
    assert len(read) == 3
    await index.close()
    assert (await opened(place, version="2"))[1] == []


async def test_matches_that_cannot_be_understood_are_listed_with_their_code(place: Place) -> None:
    await fill(place, 1)
    raw = place.store()
    await raw.save("matches/newer", {"schema": 2})
    await raw.save("matches/odd", {"schema": 1, "points": None})
    index, _ = await opened(place)
    assert index.ids() == ["m0", "newer", "odd"]
    assert index.problems() == {"newer": "newer-document", "odd": "bad-document"}
    assert list(index.summaries()) == ["m0"]
    await index.close()
    assert (await opened(place))[1] == []


async def test_a_broken_match_is_told_and_the_rest_is_there(place: Place) -> None:
    await fill(place)
    place.spoil("matches/m1.json")
    index, store = app(place)
    await index.open()
    assert index.ids() == ["m0", "m2"]
    assert [damage.name for damage in store.damage] == ["matches/m1"]


async def test_a_match_the_device_will_not_give_is_tried_again(place: Place) -> None:
    await fill(place, 2)
    await CountingStore(place.store()).save("matches/m1", {"points": [3]})

    class Refusing(CountingStore):
        async def load(self, name: str) -> Document | None:
            if name == "matches/m1":
                raise StorageFailed("not-allowed")
            return await super().load(name)

    index = Index(Refusing(place.store()), "matches", summarise)
    await index.open()
    assert index.problems() == {"m1": "not-allowed"}
    await index.close()
    index, read = await opened(place)
    assert read == ["matches/m1"]
    assert index.summaries()["m1"] == {"total": 3}


async def test_nothing_is_written_on_the_way_but_it_is_soon(place: Place) -> None:
    index, store = app(place, delay=0.01)
    written = asyncio.Event()
    save = store.save

    async def telling(name: str, document: Document) -> str:
        stamp = await save(name, document)
        written.set()
        return stamp

    store.save = telling  # type: ignore[method-assign]
    await index.open()
    index.note("m0", "1-1", lambda: {"total": 1})
    assert place.files() == []
    await asyncio.wait_for(written.wait(), 10)
    assert place.files() == ["index.json"]


async def test_a_summary_is_made_when_it_is_asked_for() -> None:
    index, _ = app(memory_place())
    made: list[int] = []
    for n in range(3):
        index.note("m0", f"{n}", lambda n=n: made.append(n) or {"total": n})
    assert index.ids() == ["m0"]
    assert made == []
    assert index.summaries() == {"m0": {"total": 2}}
    assert made == [2]
    index.forget("m0")
    assert index.ids() == []


async def test_an_index_that_cannot_be_written_is_written_later() -> None:
    place = memory_place()
    disk = SteppedDisk(place.disk, at=0)
    index = Index(place.store(disk), "matches", summarise)
    await index.open()
    index.note("m0", "1", dict)
    await index.flush()
    assert place.files() == []
    await index.close()
    assert place.files() == ["index.json"]


async def test_an_unchanged_index_is_not_written_again(place: Place) -> None:
    await fill(place)
    before = await place.store().stamps()
    index, _ = await opened(place)
    await index.close()
    assert await place.store().stamps() == before


async def test_a_save_while_it_opens_is_not_undone() -> None:
    place = memory_place()
    await place.store().save("matches/m0", {"schema": 1, "points": [1]})
    index, store = app(place)
    load = store.load

    async def overtaken(name: str) -> Document | None:
        document = await load(name)
        if name == "matches/m0":
            index.note("m0", "2-2", lambda: {"total": 99})
            assert index.summaries() == {"m0": {"total": 99}}
        return document

    store.load = overtaken  # type: ignore[method-assign]
    await index.open()
    assert index.summaries() == {"m0": {"total": 99}}
