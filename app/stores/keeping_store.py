"""Taking matches and everything away, bringing it in, the bin and the copies, for one client."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeVar

from app.data.backup import Backup, Contents, Progress
from app.data.backup_file import BackupFault
from app.data.bin import KEPT
from app.data.copies import Copy
from app.data.csv_file import CsvWords, csv_file
from app.data.errors import StorageError
from app.data.moments import moment
from app.data.summaries import summary_of
from app.domain.log import replay
from app.domain.tally import tally
from app.owner.bringing import Mode, Report
from app.owner.commands import Refusal
from app.owner.importing import Exchange, Imported
from app.owner.keeper import Keeper
from app.owner.library import LibraryOwner
from app.owner.owners import Owners
from app.stores.keeping_state import BinnedMatch, Busy, KeepingState
from app.stores.library_state import as_known
from app.stores.store import Store

T = TypeVar("T")

_SHOWN_EACH = 20
"""Documents: nobody sees more of the progress, and each time is a screen drawn anew."""

COPY_DUE = timedelta(days=30)
"""How old the last copy elsewhere may be before somebody is reminded, and how long they are left
in peace after they put it off."""


class KeepingStore(Store[KeepingState]):
    """One a client. What waits never raises: it gives a code where something could not be done."""

    def __init__(
        self,
        owners: Owners,
        library: LibraryOwner,
        keeper: Keeper,
        exchange: Exchange,
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(KeepingState())
        self._owners = owners
        self._library = library
        self._keeper = keeper
        self._exchange = exchange
        self._now = now

    async def binned(self) -> tuple[BinnedMatch, ...]:
        """What is in the bin, deleted last first; nothing where the disk refuses."""
        library = self._library.library
        names, identities = library.names, library.identities
        found = []
        with suppress(StorageError):
            for one in await self._owners.bin.listed():
                summary = None if one.summary is None else summary_of(one.summary)
                known = summary and as_known(summary, names, identities)
                until = (moment(one.deleted) + KEPT).isoformat() if one.deleted else ""
                found.append(BinnedMatch(one.id, one.deleted, until, known))
        return tuple(found)

    async def delete_for_good(self, match_id: str) -> Refusal | None:
        """Takes a match out of the bin and out of the world; None: done."""
        return await _refused(self._owners.bin.drop(match_id))

    async def match_file(self, match_id: str) -> str | None:
        """The text of a match file (docs/format.md); None: no such match, or it cannot be read."""
        try:
            return await self._exchange.export(match_id)
        except StorageError:
            return None

    async def csv(self, match_id: str, words: CsvWords) -> bytes | None:
        """A match as a table for spreadsheets; None: no such match, or it cannot be read."""
        try:
            stored = await self._owners.get(match_id)
        except StorageError:
            return None
        if stored is None:
            return None
        match = replay(stored.record)
        names = [player.name for player in self._exchange.players(match.setup.players)]
        return csv_file(tally(match), names, match.setup.opening, words)

    async def import_matches(self, files: Sequence[tuple[str, bytes]]) -> tuple[Imported, ...]:
        """Takes match files in, by name and content; says of each what became of it."""
        async with self._busy(Busy.TAKING_IN):
            return await self._exchange.take_in(files)

    async def backup(self) -> Backup | Refusal:
        """Everything as one file. Once somebody took it elsewhere, call `copied`."""
        async with self._busy(Busy.PACKING) as progress:
            try:
                return await self._keeper.backup(progress)
            except StorageError:
                return Refusal.STORAGE_FAILED

    async def look_into(self, data: bytes) -> Contents | BackupFault:
        """What is in a backup file, all of it checked; nothing is changed."""
        async with self._busy(Busy.LOOKING) as progress:
            try:
                return await self._keeper.look_into(data, progress)
            except BackupFault as fault:
                return fault

    async def bring_in(self, data: bytes, mode: Mode) -> Report | BackupFault | Refusal:
        """Takes a backup file in, after everything here was copied. STORAGE_FAILED: it was not
        finished; what was here is in the newest copy, and the next start goes on with it.
        """
        async with self._busy(Busy.BRINGING_IN) as progress:
            return await _answered(self._keeper.bring_in(data, mode, progress))

    async def copies(self) -> tuple[Copy, ...]:
        """The copies the app made by itself, the newest first; none where the disk refuses."""
        try:
            return await self._keeper.copies()
        except StorageError:
            return ()

    async def restore_copy(self, name: str) -> Report | BackupFault | Refusal:
        """Everything as it was in a copy, after what is here now was copied. GONE: no such copy."""
        async with self._busy(Busy.BRINGING_IN) as progress:
            return await _answered(self._keeper.restore(name, progress)) or Refusal.GONE

    async def copy(self, name: str) -> bytes | None:
        """A copy as a backup file, to be taken elsewhere; None: it is not there any more."""
        try:
            return await self._keeper.copy(name)
        except StorageError:
            return None

    @property
    def copy_is_due(self) -> bool:
        """Some match has come to its end, no copy elsewhere is recent, and nobody put that off
        lately.
        """
        library, now = self._library.library, self._now()
        last = max(moment(library.copied), moment(library.reminded))
        if now - last <= COPY_DUE:
            return False
        documents = self._owners.matches.summaries().values()
        return any(one["over"] or one["stopped"] for one in documents)

    async def copied(self) -> Refusal | None:
        """Everything was just copied elsewhere; None: noted."""
        now = self._now().isoformat(timespec="seconds")
        return await _refused(self._library.change(lambda known: replace(known, copied=now)))

    async def put_off(self) -> Refusal | None:
        """Nobody wants to be reminded for a while; None: noted."""
        now = self._now().isoformat(timespec="seconds")
        return await _refused(self._library.change(lambda known: replace(known, reminded=now)))

    @asynccontextmanager
    async def _busy(self, what: Busy) -> AsyncIterator[Progress]:
        def told(done: int, total: int) -> None:
            if done % _SHOWN_EACH == 0:
                self._set(KeepingState(what, done, total))

        self._set(KeepingState(what))
        try:
            yield told
        finally:
            self._set(KeepingState())


async def _refused(doing: Awaitable[object]) -> Refusal | None:
    try:
        await doing
    except StorageError:
        return Refusal.STORAGE_FAILED
    return None


async def _answered(doing: Awaitable[T]) -> T | BackupFault | Refusal:
    try:
        return await doing
    except BackupFault as fault:
        return fault
    except StorageError:
        return Refusal.STORAGE_FAILED
