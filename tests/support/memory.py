"""Owners and stores over a port in memory: what a test needs to play a match without a disk."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from app.data.bin import Binned
from app.data.copies import folder_copies
from app.data.documents import library_document, match_document
from app.data.errors import StorageFailed
from app.data.memory import MemoryDisk
from app.data.port import Damage, Document
from app.data.stored import StoredMatch
from app.data.summaries import summary_document
from app.domain.games import game
from app.domain.match import Player, Rules, Setup
from app.domain.roster import Library
from app.owner.importing import Exchange
from app.owner.keeper import Keeper
from app.owner.library import LibraryOwner
from app.owner.owners import Owners
from app.stores.client_store import ClientStore
from app.stores.keeping_store import KeepingStore
from app.stores.library_store import LibraryStore
from app.stores.match_store import MatchStore

NAMES = ("Olena", "Bohdan", "Maria", "Taras", "Rita", "Ivo")


@dataclass
class MemoryMatches:
    """Matches in a dict. `failing`: every put is refused as by a full disk. `puts` counts them,
    `asked` how often the summaries were looked at.
    """

    stored: dict[str, StoredMatch] = field(default_factory=dict)
    failing: bool = False
    puts: int = 0
    asked: int = 0
    _summaries: dict[str, dict[str, Any]] = field(default_factory=dict)

    async def get(self, match_id: str) -> StoredMatch | None:
        await asyncio.sleep(0)
        return self.stored.get(match_id)

    async def put(self, match: StoredMatch) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise StorageFailed("disk-full")
        self.puts += 1
        self.stored[match.id] = match
        self._summaries.pop(match.id, None)

    def ids(self) -> list[str]:
        return sorted(self.stored)

    def summaries(self) -> dict[str, dict[str, Any]]:
        self.asked += 1
        for match_id, stored in self.stored.items():
            if match_id not in self._summaries:
                self._summaries[match_id] = summary_document(stored)
        return {match_id: self._summaries[match_id] for match_id in self.stored}

    def problems(self) -> dict[str, str]:
        return {}


@dataclass
class MemoryBin:
    """The bin of `matches`, in a dict; fails when they do."""

    matches: MemoryMatches
    stored: dict[str, tuple[StoredMatch, str]] = field(default_factory=dict)

    async def put(self, match_id: str, when: str) -> bool:
        await self._moment()
        if match_id in self.matches.stored:
            self.stored[match_id] = self.matches.stored.pop(match_id), when
            return True
        return False

    async def back(self, match_id: str) -> bool:
        await self._moment()
        if match_id not in self.stored or match_id in self.matches.stored:
            return False
        self.matches.stored[match_id], _ = self.stored.pop(match_id)
        return True

    async def listed(self) -> list[Binned]:
        found = [
            Binned(match_id, when, summary_document(stored))
            for match_id, (stored, when) in self.stored.items()
        ]
        return found[::-1]

    async def drop(self, match_id: str) -> None:
        await self._moment()
        self.stored.pop(match_id, None)

    async def purge(self, now: str) -> int:
        return 0

    async def adopt(self, match: StoredMatch, deleted: str) -> None:
        await self._moment()
        self.stored[match.id] = match, deleted

    async def _moment(self) -> None:
        await asyncio.sleep(0)
        if self.matches.failing:
            raise StorageFailed("disk-full")


@dataclass
class MemoryShelf:
    """The library in memory. `failing`: every put is refused as by a full disk; while `gate` is
    clear every put waits.
    """

    library: Library = field(default_factory=Library)
    failing: bool = False
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.gate.set()

    async def get(self) -> Library:
        return self.library

    async def put(self, library: Library) -> None:
        await self.gate.wait()
        if self.failing:
            raise StorageFailed("disk-full")
        self.library = library


@dataclass
class MemoryDocuments:
    """The documents that matches, bin and library in memory would be."""

    matches: MemoryMatches
    bin: MemoryBin
    shelf: MemoryShelf
    others: dict[str, Document] = field(default_factory=dict)
    damage: tuple[Damage, ...] = ()

    async def load(self, name: str) -> Document | None:
        return self._all().get(name)

    async def save(self, name: str, document: Document) -> str:
        self.others[name] = document
        return ""

    async def move(self, name: str, new_name: str) -> str | None:
        raise NotImplementedError

    async def remove(self, name: str) -> None:
        self.others.pop(name, None)

    async def names(self, folder: str = "") -> list[str]:
        return sorted(await self.stamps(folder))

    async def stamps(self, folder: str = "") -> dict[str, str]:
        start = f"{folder}/" if folder else ""
        found = {name: repr(document) for name, document in self._all().items()}
        names = {name: name.removeprefix(start) for name in found if name.startswith(start)}
        return {part: found[name] for name, part in names.items() if "/" not in part}

    async def close(self) -> None:
        pass

    def _all(self) -> dict[str, Document]:
        return {
            **self.others,
            "library": library_document(self.shelf.library),
            **{f"matches/{id}": match_document(one) for id, one in self.matches.stored.items()},
            **{f"bin/{id}": match_document(one) for id, (one, _) in self.bin.stored.items()},
        }


@dataclass
class MemoryPreferences:
    """What a client keeps, in a dict."""

    kept: dict[str, str] = field(default_factory=dict)

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def set(self, key: str, value: str) -> None:
        self.kept[key] = value


class Table:
    """One process with its owners, in memory, with a clock and ids that only count."""

    def __init__(self, matches: MemoryMatches | None = None) -> None:
        self.matches = matches or MemoryMatches()
        self.shelf = MemoryShelf()
        self.disk = MemoryDisk()
        self._ids: Iterator[int] = count(1)
        self._seconds: Iterator[int] = count()
        self.bin = MemoryBin(self.matches)
        self.owners = Owners(self.matches, self.new_id, self.now, self.bin)
        self.library = LibraryOwner(self.shelf.library, self.shelf, self.new_id)

    def new_id(self) -> str:
        return f"id-{next(self._ids)}"

    def now(self) -> str:
        minutes, seconds = divmod(next(self._seconds), 60)
        return f"2026-03-01T20:{minutes % 60:02}:{seconds:02}+00:00"

    async def match_store(self, setup: Setup) -> MatchStore:
        """One client at a new match."""
        owner = await self.owners.create(setup)
        return MatchStore(owner, self.new_id, self.library)

    async def another(self, match_id: str) -> MatchStore:
        """One more client at a match."""
        owner = await self.owners.open(match_id)
        assert owner is not None
        return MatchStore(owner, self.new_id, self.library)

    def library_store(self) -> LibraryStore:
        return LibraryStore(self.owners, self.library, delay=0)

    def keeping_store(self) -> KeepingStore:
        """`tidy` and all that is slow are its `keeper`'s."""
        exchange = Exchange(self.owners, self.library, self.new_id, self.now)
        copies = folder_copies(Path("/memory"), self.disk, threads=False)
        documents = MemoryDocuments(self.matches, self.bin, self.shelf)
        keeper = Keeper(documents, self.owners, self.library, copies, self.now)
        return KeepingStore(
            self.owners, self.library, keeper, exchange, lambda: datetime.fromisoformat(self.now())
        )

    async def client_store(self) -> ClientStore:
        return await ClientStore.opened(MemoryPreferences())


def setup_of(game_id: str, players: int = 4, first_dealer: int = 0, **rules: int | str) -> Setup:
    """A setup with known names, the game's default rules and those given."""
    settled = game(game_id).settle(Rules.of(rules))
    return Setup(
        game=game_id,
        players=tuple(Player(name) for name in NAMES[:players]),
        rules=settled,
        first_dealer=first_dealer,
        opening=(0,) * players,
    )
