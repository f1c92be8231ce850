"""A whole process over a disk in memory, as the app puts it together, and started again at will."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from app.data.bin import Bin
from app.data.copies import folder_copies
from app.data.disks import Disk
from app.data.document_store import TinyDocumentStore
from app.data.documents import (
    SCHEMAS,
    library_document,
    library_of,
    match_document,
    match_of,
)
from app.data.files import FolderMedium
from app.data.memory import MemoryDisk
from app.data.migrations import MigratedStore
from app.data.port import Document
from app.data.repositories import Codec, Library, Matches
from app.data.stored import StoredMatch
from app.data.summaries import SUMMARY_VERSION, summary_document
from app.domain import roster
from app.owner.book import Book
from app.owner.importing import Exchange
from app.owner.keeper import Keeper
from app.owner.library import LibraryOwner
from app.owner.owners import Owners
from app.stores.keeping_store import KeepingStore

ROOT = Path("/memory")


class Clock:
    """A clock that goes on by a second each time it is looked at."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, 20, tzinfo=UTC)

    def now(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time

    def text(self) -> str:
        return self.now().isoformat(timespec="seconds")


@dataclass
class House:
    """All that one process has."""

    disk: Disk
    clock: Clock
    store: MigratedStore
    matches: Matches[StoredMatch]
    bin: Bin[StoredMatch]
    owners: Owners
    library: LibraryOwner
    keeper: Keeper
    exchange: Exchange
    book: Book

    def keeping_store(self) -> KeepingStore:
        return KeepingStore(self.owners, self.library, self.keeper, self.exchange, self.clock.now)

    async def stop(self) -> MemoryDisk:
        """Ends as it should; what is on the disk then."""
        await self.owners.close()
        await self.library.settle()
        await self.bin.close()
        await self.matches.close()
        await self.store.close()
        assert isinstance(self.disk, MemoryDisk)
        return self.disk

    async def documents(self) -> dict[str, Document]:
        """Everything that a backup has, by name."""
        names = ["library"]
        for folder in ("matches", "bin"):
            names += [f"{folder}/{id}" for id in await self.store.names(folder)]
        found = {name: await self.store.load(name) for name in names}
        return {name: document for name, document in found.items() if document is not None}


async def start(disk: Disk | None = None, clock: Clock | None = None, name: str = "a") -> House:
    """A process over what is on the disk; `name` begins all ids that it makes."""
    disk, clock = disk or MemoryDisk(), clock or Clock()
    numbers = count(1)

    def new_id() -> str:
        return f"{name}{next(numbers)}-{clock.time.timestamp():.0f}"

    store = MigratedStore(TinyDocumentStore(FolderMedium(ROOT, disk), threads=0), SCHEMAS)
    matches = Matches(
        store,
        Codec(match_document, match_of),
        identify=lambda stored: stored.id,
        summarise=summary_document,
        summary_version=SUMMARY_VERSION,
        index_delay=3600,
    )
    await matches.open()
    bin = Bin(store, matches)
    owners = Owners(matches, new_id, clock.text, bin)
    shelf = Library(store, Codec(library_document, library_of), roster.Library)
    library = LibraryOwner(await shelf.get(), shelf, new_id)
    copies = folder_copies(ROOT, disk, threads=False)
    return House(
        disk,
        clock,
        store,
        matches,
        bin,
        owners,
        library,
        Keeper(store, owners, library, copies, clock.text),
        Exchange(owners, library, new_id, clock.text),
        Book(matches.summaries, lambda: library.library),
    )
