import asyncio
from pathlib import Path
from typing import Any

import pytest

from app.data.document_store import TinyDocumentStore
from app.data.errors import BadDocument, BadName, StorageFailed
from app.data.files import FolderMedium
from app.data.port import Damage
from tests.storage.places import Place, memory_place
from tests.support.failing_disks import GatedDisk, SteppedDisk

NAME = "matches/4f0c"
FILE = "matches/4f0c.json"


async def test_a_document_that_nobody_saved(place: Place) -> None:
    store = place.store()
    assert await store.load(NAME) is None
    assert await store.names("matches") == []
    assert await store.move(NAME, "bin/4f0c") is None
    await store.remove(NAME)
    assert store.damage == ()


async def test_saved_is_there_at_once_and_after_a_start(place: Place) -> None:
    store = place.store()
    document = {"players": ["Олена", "Bohdan"], "hands": [{"left": None}], "deep": {"a": [1]}}
    await store.save(NAME, document)
    assert await store.load(NAME) == document
    assert await place.store().load(NAME) == document


async def test_a_save_replaces_the_whole_document(place: Place) -> None:
    store = place.store()
    await store.save(NAME, {"a": 1, "b": {"c": 2}})
    await store.save(NAME, {"b": {}})
    assert await place.store().load(NAME) == {"b": {}}
    assert place.files("matches") == ["4f0c.json", "4f0c.json.bak"]


async def test_what_load_gives_is_the_callers_own(place: Place) -> None:
    store = place.store()
    await store.save(NAME, {"hands": [1]})
    first = await store.load(NAME)
    assert first is not None
    first["hands"].append(2)
    assert await store.load(NAME) == {"hands": [1]}
    await store.save(NAME, {"hands": [1], "more": True})
    assert await store.load(NAME) == {"hands": [1], "more": True}


async def test_names_and_stamps_of_a_folder(place: Place) -> None:
    store = place.store()
    stamps = {part: await store.save(f"matches/{part}", {"n": 1}) for part in ("b", "a", "c.d")}
    await store.save("library", {})
    place.spoil("matches/Kopie von a.json")
    place.spoil("matches/a.json.tmp")
    assert await store.names("matches") == ["a", "b", "c.d"]
    assert await store.names() == ["library"]
    assert await store.names("bin") == []
    assert await store.stamps("matches") == stamps
    assert await place.store().stamps("matches") == stamps


async def test_no_two_saves_have_the_same_stamp(place: Place) -> None:
    store = place.store()
    stamps = [await store.save(NAME, {"n": n % 10}) for n in range(30)]
    assert len(set(stamps)) == 30
    assert (await store.stamps("matches"))["4f0c"] == stamps[-1]


async def test_remove_leaves_nothing(place: Place) -> None:
    store = place.store()
    await store.save(NAME, {"n": 1})
    await store.save(NAME, {"n": 2})
    await store.remove(NAME)
    assert await store.load(NAME) is None
    assert place.files("matches") == []
    await store.save(NAME, {"n": 3})
    assert await place.store().load(NAME) == {"n": 3}


async def test_move_takes_the_copy_along(place: Place) -> None:
    store = place.store()
    await store.save(NAME, {"n": 1})
    stamp = await store.save(NAME, {"n": 2})
    assert await store.move(NAME, "bin/4f0c") == stamp
    assert await store.load(NAME) is None
    assert place.files("matches") == []
    place.spoil("bin/4f0c.json")
    assert await place.store().load("bin/4f0c") == {"n": 1}


async def test_move_keeps_what_had_the_name_before(place: Place) -> None:
    store = place.store()
    await store.save("bin/4f0c", {"n": "old"})
    await store.save(NAME, {"n": 1})
    await store.move(NAME, "bin/4f0c")
    assert await store.load("bin/4f0c") == {"n": 1}
    place.spoil("bin/4f0c.json")
    assert await place.store().load("bin/4f0c") == {"n": "old"}


async def test_moving_a_broken_document_loses_nothing(place: Place) -> None:
    store = place.store()
    await store.save(NAME, {"n": 1})
    place.spoil(FILE, b"who knows")
    await store.move(NAME, "bin/4f0c")
    assert place.read("bin/4f0c.json") == b"who knows"


@pytest.mark.parametrize("name", ["../a", "matches/../../a", "", "A"])
async def test_tricks_with_names(place: Place, name: str) -> None:
    store = place.store()
    for attempt in (
        store.load(name),
        store.save(name, {}),
        store.remove(name),
        store.move(name, "a"),
        store.move("a", name),
    ):
        with pytest.raises(BadName):
            await attempt


async def test_no_json_leaves_what_is_stored(place: Place) -> None:
    store = place.store()
    await store.save(NAME, {"n": 1})
    with pytest.raises(BadDocument) as caught:
        await store.save(NAME, {"n": {1, 2}})
    assert caught.value.code == "bad-document"
    assert caught.value.name == NAME
    assert await store.load(NAME) == {"n": 1}
    await store.save(NAME, {"n": 2})
    assert await store.load(NAME) == {"n": 2}


async def test_more_documents_than_are_held_open(place: Place) -> None:
    store = place.store()
    for round_ in range(2):
        await asyncio.gather(*(store.save(f"matches/{n}", {"n": n + round_}) for n in range(100)))
    assert [await store.load(f"matches/{n}") for n in range(100)] == [
        {"n": n + 1} for n in range(100)
    ]


async def test_closed(place: Place) -> None:
    store = place.store()
    saving = asyncio.ensure_future(store.save(NAME, {"n": 1}))
    await asyncio.sleep(0)
    await store.close()
    await saving
    for attempt in (store.load(NAME), store.save(NAME, {}), store.names(), store.remove(NAME)):
        with pytest.raises(StorageFailed) as caught:
            await attempt
        assert caught.value.code == "closed"
    assert await place.store().load(NAME) == {"n": 1}


class TestDamage:
    async def test_the_last_good_copy_takes_the_place(self, place: Place) -> None:
        await self._two_saves(place)
        place.spoil(FILE, b"\0" * 20)
        store = place.store()
        assert await store.load(NAME) == {"n": 1}
        aside = "set-aside/matches/4f0c.json.broken-1"
        assert store.damage == (Damage(NAME, (aside,), True),)
        assert place.read(aside) == b"\0" * 20
        again = place.store()
        assert await again.load(NAME) == {"n": 1}
        assert again.damage == ()

    async def test_both_broken_is_absent_and_others_are_not_touched(self, place: Place) -> None:
        await self._two_saves(place)
        await place.store().save("matches/other", {"n": 9})
        place.spoil(FILE, b"one")
        place.spoil(FILE + ".bak", b"two")
        store = place.store()
        assert await store.load(NAME) is None
        aside = tuple(f"set-aside/matches/4f0c.json.broken-{n}" for n in (1, 2))
        assert store.damage == (Damage(NAME, aside, False),)
        assert [place.read(file) for file in aside] == [b"one", b"two"]
        assert await store.names("matches") == ["other"]
        assert await store.load("matches/other") == {"n": 9}
        await store.save(NAME, {"n": 3})
        assert await place.store().load(NAME) == {"n": 3}

    async def test_broken_without_a_copy(self, place: Place) -> None:
        place.spoil(FILE)
        store = place.store()
        assert await store.load(NAME) is None
        assert store.damage == (Damage(NAME, ("set-aside/matches/4f0c.json.broken-1",), False),)

    async def test_a_missing_file_with_a_copy(self, place: Place) -> None:
        await self._two_saves(place)
        place.drop(FILE)
        store = place.store()
        assert await store.stamps("matches") == {"4f0c": ""}
        assert await store.load(NAME) == {"n": 1}
        assert store.damage == (Damage(NAME, (), True),)

    async def test_a_broken_copy_does_not_matter(self, place: Place) -> None:
        await self._two_saves(place)
        place.spoil(FILE + ".bak")
        store = place.store()
        assert await store.load(NAME) == {"n": 2}
        await store.save(NAME, {"n": 3})
        assert store.damage == ()

    async def test_a_save_mends_before_it_writes(self, place: Place) -> None:
        await self._two_saves(place)
        place.spoil(FILE, b"broken")
        store = place.store()
        await store.save(NAME, {"n": 3})
        assert [damage.restored_from_copy for damage in store.damage] == [True]
        place.spoil(FILE)
        assert await place.store().load(NAME) == {"n": 1}

    async def test_nothing_set_aside_is_ever_overwritten(self, place: Place) -> None:
        for n in range(3):
            place.spoil(FILE, b"broken %d" % n)
            await place.store().load(NAME)
        assert [place.read(f"set-aside/matches/4f0c.json.broken-{n + 1}") for n in range(3)] == [
            b"broken 0",
            b"broken 1",
            b"broken 2",
        ]

    async def test_an_edited_file_is_not_believed(self, place: Place) -> None:
        await self._two_saves(place)
        place.spoil(FILE, place.read(FILE).replace(b'"n":2', b'"n":7'))
        assert await place.store().load(NAME) == {"n": 1}

    @staticmethod
    async def _two_saves(place: Place) -> None:
        store = place.store()
        await store.save(NAME, {"n": 1})
        await store.save(NAME, {"n": 2})


class TestQueue:
    """Saves of one document that meet."""

    @pytest.fixture
    def disk(self) -> GatedDisk:
        return GatedDisk()

    @pytest.fixture
    def store(self, disk: GatedDisk) -> TinyDocumentStore:
        return TinyDocumentStore(FolderMedium(Path("/memory"), disk))

    async def test_waiting_saves_are_answered_by_the_newest(
        self, disk: GatedDisk, store: TinyDocumentStore
    ) -> None:
        saves = [asyncio.ensure_future(store.save(NAME, {"n": 1}))]
        assert await asyncio.to_thread(disk.waiting.wait, 10)
        saves += [asyncio.ensure_future(store.save(NAME, {"n": n})) for n in (2, 3, 4)]
        answered: list[tuple[int, Any]] = []
        for n, save in enumerate(saves, 1):
            save.add_done_callback(lambda _, n=n: answered.append((n, disk.written[-1][1])))
        disk.gate.set()
        first, *others = await asyncio.gather(*saves)
        assert [data.count(b'"n":4') for _, data in disk.written] == [0, 1]
        assert [n for n, _ in answered] == [1, 2, 3, 4]
        assert all(b'"n":4' in data for n, data in answered if n > 1)
        assert set(others) == {(await store.stamps("matches"))["4f0c"]}
        assert first not in others

    async def test_a_load_sees_the_saves_before_it(
        self, disk: GatedDisk, store: TinyDocumentStore
    ) -> None:
        save = asyncio.ensure_future(store.save(NAME, {"n": 1}))
        load = asyncio.ensure_future(store.load(NAME))
        assert await asyncio.to_thread(disk.waiting.wait, 10)
        disk.gate.set()
        assert await load == {"n": 1}
        await save

    async def test_a_save_after_a_removal_is_not_swallowed(
        self, disk: GatedDisk, store: TinyDocumentStore
    ) -> None:
        tasks = [
            asyncio.ensure_future(store.save(NAME, {"n": 1})),
            asyncio.ensure_future(store.remove(NAME)),
            asyncio.ensure_future(store.save(NAME, {"n": 2})),
            asyncio.ensure_future(store.move(NAME, "bin/4f0c")),
            asyncio.ensure_future(store.save(NAME, {"n": 3})),
        ]
        assert await asyncio.to_thread(disk.waiting.wait, 10)
        disk.gate.set()
        await asyncio.gather(*tasks)
        assert await store.load(NAME) == {"n": 3}
        assert await store.names("bin") == ["4f0c"]

    async def test_one_document_does_not_wait_for_another(
        self, disk: GatedDisk, store: TinyDocumentStore
    ) -> None:
        disk.gate.set()
        await store.save("library", {"n": 1})
        disk.gate.clear()
        disk.waiting.clear()
        slow = asyncio.ensure_future(store.save(NAME, {"n": 1}))
        assert await asyncio.to_thread(disk.waiting.wait, 10)
        assert await store.load("library") == {"n": 1}
        assert not slow.done()
        disk.gate.set()
        await slow

    async def test_a_caller_that_goes_away_leaves_the_queue_in_order(
        self, disk: GatedDisk, store: TinyDocumentStore
    ) -> None:
        gone = asyncio.ensure_future(store.save(NAME, {"n": 1}))
        assert await asyncio.to_thread(disk.waiting.wait, 10)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        later = asyncio.ensure_future(store.save(NAME, {"n": 2}))
        for _ in range(20):
            await store.load("library")
        assert len(disk.begun) == 1
        disk.gate.set()
        await later
        assert [b'"n":1' in data for _, data in disk.written] == [True, False]
        assert await store.load(NAME) == {"n": 2}

    async def test_a_failure_is_told_to_those_it_concerns(self) -> None:
        place = memory_place()
        disk = SteppedDisk(place.disk, at=0)
        store = place.store(disk)
        results = await asyncio.gather(
            *(store.save(NAME, {"n": n}) for n in (1, 2)), return_exceptions=True
        )
        assert isinstance(results[0], StorageFailed)
        assert results[0].code == "disk-full"
        # The second tried on its own.
        assert isinstance(results[1], str)
        assert await place.store().load(NAME) == {"n": 2}


async def test_without_threads_it_is_the_same() -> None:
    place = memory_place()
    store = TinyDocumentStore(FolderMedium(place.root, place.disk), threads=0)
    await asyncio.gather(*(store.save(NAME, {"n": n}) for n in range(5)))
    assert await store.load(NAME) == {"n": 4}
    await store.close()


async def test_a_save_costs_the_same_whatever_else_is_stored() -> None:
    async def steps_of_a_save(others: int) -> list[str]:
        place = memory_place()
        disk = SteppedDisk(place.disk)
        store = place.store(disk)
        await store.save(NAME, {"n": 0})
        for n in range(others):
            await store.save(f"matches/{n}", {"n": n})
        await store.save(NAME, {"n": 1})
        disk.steps.clear()
        await store.save(NAME, {"n": 2})
        return disk.steps

    assert await steps_of_a_save(300) == await steps_of_a_save(0)
