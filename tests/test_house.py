"""What one process shares once its storage was read."""

import asyncio
from pathlib import Path

import pytest

from app import house
from app.data.copies import INCOMING, folder_copies
from app.data.documents import library_document, library_of
from app.data.errors import StorageFailed
from app.data.repositories import Codec, Library
from app.domain import roster
from app.house import House, open_house
from app.owner.bringing import Mode
from app.owner.keeper import JOURNAL, Keeper
from tests.support.houses import House as Process
from tests.support.houses import start


async def opened(process: Process, data: Path) -> House:
    shelf = Library(process.store, Codec(library_document, library_of), roster.Library)
    return await open_house(
        folder_copies(data), process.store, shelf, process.owners, lambda: "id", process.clock.text
    )


async def ended(found: House) -> None:
    found.tidying.cancel()
    await asyncio.wait([found.tidying])


async def test_the_book_and_the_library_are_those_of_the_disk(tmp_path: Path) -> None:
    process = await start()
    await process.library.add_player("Olena")
    found = await opened(process, tmp_path)
    assert [player.name for player in found.library.roster] == ["Olena"]
    assert found.book.statistics("nobody") == {}
    await ended(found)


async def test_what_was_being_brought_in_is_brought_to_its_end(tmp_path: Path) -> None:
    other = await start(name="b")
    await other.library.add_player("Ivo")
    backup = await other.keeper.backup()
    await folder_copies(tmp_path).write(INCOMING, backup.data)
    process = await start()
    await process.store.save(JOURNAL, {"version": 1, "mode": Mode.MERGE, "elsewhere": True})
    found = await opened(process, tmp_path)
    assert [player.name for player in found.library.roster] == ["Ivo"]
    await ended(found)


@pytest.mark.parametrize("fails", [False, True])
async def test_it_is_tidied_up_now_and_then_whatever_happens(
    tmp_path: Path, fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[int] = []
    twice = asyncio.Event()

    async def tidy(_: Keeper) -> None:
        times.append(1)
        if len(times) == 2:
            twice.set()
        if fails:
            raise StorageFailed("disk-full")

    monkeypatch.setattr(Keeper, "tidy", tidy)
    monkeypatch.setattr(house, "_FIRST_TIDYING", 0)
    monkeypatch.setattr(house, "_TIDYING", 0)
    found = await opened(await start(), tmp_path)
    await asyncio.wait_for(twice.wait(), 10)
    await ended(found)
