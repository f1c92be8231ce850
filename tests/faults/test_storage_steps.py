"""Every step of a save, a move and a mending fails once, dies once, and loses power once."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.data.disks import OsDisk
from app.data.document_store import TinyDocumentStore
from app.data.errors import StorageFailed
from app.data.files import FolderMedium
from app.data.memory import MemoryDisk
from app.data.port import DocumentStore
from tests.storage.places import Place
from tests.support.failing_disks import Killed, LinklessDisk, SteppedDisk
from tests.support.power_disk import PowerCut, PowerDisk

NAME = "matches/4f0c"
FILE = "matches/4f0c.json"
MOST_STEPS = 40

Act = Callable[[DocumentStore], Awaitable[Any]]


@pytest.fixture(params=["files", "memory", "no links"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A fresh place for every step."""
    match request.param:
        case "files":
            return (Place(tmp_path / str(n), OsDisk()) for n in range(MOST_STEPS))
        case "memory":
            return (Place(tmp_path, MemoryDisk()) for _ in range(MOST_STEPS))
        case _:
            return (Place(tmp_path, LinklessDisk()) for _ in range(MOST_STEPS))


def save_third(store: DocumentStore) -> Awaitable[Any]:
    return store.save(NAME, {"n": 3})


def move(store: DocumentStore) -> Awaitable[Any]:
    return store.move(NAME, "bin/4f0c")


def load(store: DocumentStore) -> Awaitable[Any]:
    return store.load(NAME)


def spoil(place: Place) -> None:
    place.spoil(FILE)


def occupy(place: Place) -> None:
    """Somebody has the name already that `move` will give."""
    asyncio.run(_run(lambda store: store.save("bin/4f0c", {"n": "old"}), place.store()))


def at_every_step(
    places: Iterator[Place],
    error: BaseException,
    act: Act,
    prepare: Callable[[Place], None] = lambda place: None,
) -> Iterator[tuple[Place, str]]:
    """Two saves that succeed and `prepare`, then `act` with one step more each time before a fault.

    Gives the place and the name of the step that did not happen; ends when `act` gets through.
    """
    for at, place in enumerate(places):
        disk = SteppedDisk(place.disk)
        asyncio.run(_saved_twice(place.store(disk)))
        prepare(place)
        disk.at = len(disk.steps) + at
        disk.error = error
        try:
            asyncio.run(_run(act, place.store(disk)))
        except (StorageFailed, Killed):
            yield place, disk.steps[disk.at]
        else:
            if disk.at >= len(disk.steps):
                assert at > 2
                return
            yield place, disk.steps[disk.at]
    raise AssertionError("more steps than expected")


async def _saved_twice(store: DocumentStore) -> None:
    await store.save(NAME, {"n": 1})
    await store.save(NAME, {"n": 2})


async def _run(act: Act, store: DocumentStore) -> Any:
    return await act(store)


def found(place: Place, name: str = NAME) -> dict[str, Any] | None:
    """The document after a start; nothing may have been found broken."""
    store = place.store()
    document = asyncio.run(_run(lambda store: store.load(name), store))
    assert store.damage == ()
    return document


def test_a_save_that_fails_changes_nothing(places: Iterator[Place]) -> None:
    for place, step in at_every_step(places, OSError(errno.ENOSPC, "full"), save_third):
        # Without links the copy is made another way; after the last step the new one is in place.
        through = step.startswith(("link", "sync"))
        assert found(place) in ([{"n": 2}, {"n": 3}] if through else [{"n": 2}]), step
        assert not [file for file in place.files("matches") if file.endswith(".tmp")]
        asyncio.run(_run(lambda store: store.save(NAME, {"n": 4}), place.store()))
        assert found(place) == {"n": 4}


def test_a_save_that_dies_leaves_the_old_or_the_new(places: Iterator[Place]) -> None:
    for place, step in at_every_step(places, Killed(), save_third):
        expected = {"n": 3} if step.startswith("sync") else {"n": 2}
        assert found(place) == expected, step
        asyncio.run(_run(lambda store: store.save(NAME, {"n": 4}), place.store()))
        assert found(place) == {"n": 4}


@pytest.mark.parametrize("error", [OSError(errno.EIO, "broken"), Killed()], ids=["fails", "dies"])
def test_a_move_is_done_or_not(places: Iterator[Place], error: BaseException) -> None:
    for place, step in at_every_step(places, error, move):
        here, there = found(place), asyncio.run(_names(place, "bin"))
        # The document is in one place; a copy alone in the bin is no document of its own yet.
        assert here == {"n": 2} or (here is None and there == ["4f0c"]), step
        asyncio.run(_run(move, place.store()))
        assert found(place) is None
        assert found(place, "bin/4f0c") == {"n": 2}


def test_a_move_that_fails_gives_back_the_name(places: Iterator[Place]) -> None:
    for place, step in at_every_step(places, OSError(errno.EIO, "broken"), move, occupy):
        here, there = found(place), found(place, "bin/4f0c")
        assert (here, there) in (({"n": 2}, {"n": "old"}), (None, {"n": 2})), step


async def _names(place: Place, folder: str) -> list[str]:
    return await place.store().names(folder)


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "full"), Killed()], ids=["fails", "dies"])
def test_mending_can_be_broken_off(places: Iterator[Place], error: BaseException) -> None:
    for place, step in at_every_step(places, error, load, prepare=spoil):
        still_broken = place.read(FILE) == b"garbage"
        store = place.store()
        assert asyncio.run(_run(load, store)) == {"n": 1}, step
        # Told again as long as the person could not have been told before.
        assert len(store.damage) == still_broken, step
        aside = place.files("set-aside/matches")
        assert b"garbage" in [place.read(f"set-aside/matches/{file}") for file in aside]


def test_nothing_is_written_over_what_could_not_be_mended(places: Iterator[Place]) -> None:
    full = OSError(errno.ENOSPC, "full")
    for place, step in at_every_step(places, full, save_third, prepare=spoil):
        assert asyncio.run(_run(load, place.store())) in ({"n": 1}, {"n": 3}), step


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_power_is_lost_at_any_step(links: bool) -> None:
    """What was acknowledged is there, on every disk that may be left."""
    for cut in range(200):
        disk = PowerDisk(cut, links)
        acknowledged = 0

        async def saves(disk: PowerDisk = disk) -> None:
            nonlocal acknowledged
            store = TinyDocumentStore(FolderMedium(Path("/d"), disk), threads=0)
            for n in range(1, 6):
                await store.save(NAME, {"n": n})
                acknowledged = n

        try:
            asyncio.run(saves())
        except PowerCut:
            pass
        else:
            assert cut > 20
            return
        for left in disk.survivors():
            document = found(Place(Path("/d"), left)) or {"n": 0}
            assert acknowledged <= document["n"] <= acknowledged + 1, (cut, left.files)
    raise AssertionError("more steps than expected")
