"""A backup that was checked, put in the place of what is here or beside it, match by match.

Doing it again changes nothing, so that it can be gone on with after a sudden end.
"""

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum

from app.data import backup
from app.data.backup import Contents, Item, Progress
from app.data.errors import BadDocument, NewerDocument
from app.data.moments import moment
from app.data.stored import StoredMatch
from app.domain.roster import Library
from app.domain.uniting import united
from app.owner.library import LibraryOwner
from app.owner.owners import Owners


class Mode(StrEnum):
    """What becomes of what is here when a backup is brought in."""

    MERGE = "merge"
    """It stays; of two states of a match the one touched last."""
    REPLACE = "replace"
    """It goes into the bin, after a copy of it was made."""


@dataclass(frozen=True, slots=True)
class Report:
    """What bringing in did, in matches: `added`, `updated` (another state was here), `same` as
    here, `kept` (the one here is newer, or cannot be replaced), `removed` from here, `binned`:
    they lie in the bin here, and still do.
    """

    added: int = 0
    updated: int = 0
    same: int = 0
    kept: int = 0
    removed: int = 0
    binned: int = 0


class Bringing:
    """One backup being brought in. `now`: ISO 8601. What waits raises StorageFailed."""

    def __init__(
        self, owners: Owners, library: LibraryOwner, contents: Contents, mode: Mode, now: str
    ) -> None:
        self._owners = owners
        self._library = library
        self._contents = contents
        self._replaces = mode is Mode.REPLACE
        self._now = now

    async def bring(self, data: bytes, progress: Progress) -> Report:
        """Writes what is new before it takes away what is not in the backup."""
        counts: Counter[str] = Counter()
        matches: set[str] = set()
        binned: set[str] = set()
        total = self._contents.matches + self._contents.binned
        in_bin = {one.id for one in await self._owners.bin.listed()}
        async for item in backup.items(data):
            if item.binned:
                binned.add(item.stored.id)
                await self._bin(item, in_bin)
            else:
                matches.add(item.stored.id)
                counts[await self._take(item.stored, in_bin)] += 1
            progress(len(matches) + len(binned), total)
        await self._library.change(self._united)
        if self._replaces:
            counts["removed"] = await self._remove_others(matches)
        return Report(**counts)

    async def _take(self, stored: StoredMatch, in_bin: set[str]) -> str:
        """Puts a match among those here; what became of it, as a field of the report."""
        now = None
        try:
            now = await self._owners.get(stored.id)
        except NewerDocument:
            return "kept"
        except BadDocument:
            pass  # Anything is better than what cannot be read.
        if now == stored:
            return "same"
        if not self._replaces:
            if now is None and stored.id in in_bin:
                return "binned"
            if now is not None and moment(now.updated) >= moment(stored.updated):
                return "kept"
        try:
            await self._owners.adopt(stored)
        except BadDocument:
            return "kept"
        if self._replaces and stored.id in in_bin:
            await self._owners.bin.drop(stored.id)
        return "added" if now is None else "updated"

    async def _bin(self, item: Item, in_bin: set[str]) -> None:
        id = item.stored.id
        here = id in self._owners.matches.ids()
        if self._replaces and here:
            await self._owners.delete(id)
        if self._replaces or not (here or id in in_bin):
            await self._owners.bin.adopt(item.stored, item.deleted or self._now)

    async def _remove_others(self, matches: set[str]) -> int:
        """What is not in the backup goes into the bin, and what lay there before stays."""
        others = [id for id in self._owners.matches.ids() if id not in matches]
        for id in others:
            await self._owners.delete(id)
        return len(others)

    def _united(self, here: Library) -> Library:
        contents = self._contents
        # The file that this comes from is a copy elsewhere.
        copied = max((here.copied, contents.made), key=moment)
        if self._replaces:
            return replace(contents.library, copied=copied, reminded=here.reminded)
        return united(replace(here, copied=copied), contents.library, contents.tables)
