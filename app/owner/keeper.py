"""Everything together: taken away as one file, brought in, copied by the way, tidied up."""

import asyncio
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from app.data import backup
from app.data.backup import Backup, Contents, Progress
from app.data.backup_file import BackupFault
from app.data.copies import INCOMING, Copies, Copy, copy_name
from app.data.moments import moment
from app.data.port import DocumentStore
from app.data.repositories import BIN, LIBRARY, MATCHES
from app.owner.bringing import Bringing, Mode, Report
from app.owner.library import LibraryOwner
from app.owner.owners import Owners

DAILY, BEFORE_IMPORT = "daily", "before-import"
JOURNAL = "bringing-in"
"""The document that is there while a backup is being brought in."""

_A_DAY = timedelta(hours=20)


def _silent(done: int, total: int) -> None:
    pass


class Keeper:
    """One a process. `now` gives the time as ISO 8601 with an offset. One thing at a time.

    What waits raises StorageError, and BackupFault where a file is given.
    """

    def __init__(
        self,
        store: DocumentStore,
        owners: Owners,
        library: LibraryOwner,
        copies: Copies,
        now: Callable[[], str],
    ) -> None:
        self._store = store
        self._owners = owners
        self._library = library
        self._copies = copies
        self._now = now
        self._turn = asyncio.Lock()

    async def backup(self, progress: Progress = _silent) -> Backup:
        """Everything as one file."""
        async with self._turn:
            return await self._pack(progress)

    async def look_into(self, data: bytes, progress: Progress = _silent) -> Contents:
        """What is in a backup file, every document of it checked; nothing is changed."""
        return await backup.look_into(data, progress)

    async def bring_in(self, data: bytes, mode: Mode, progress: Progress = _silent) -> Report:
        """Takes a backup file in, once all of it was checked and what is here was copied.

        If the process ends in between, `resume` goes on at the next start.
        """
        async with self._turn:
            return await self._bring_in(data, mode, progress, elsewhere=True)

    async def restore(self, name: str, progress: Progress = _silent) -> Report | None:
        """Everything as it was in one of the copies; None if that is not there any more."""
        async with self._turn:
            data = await self._copies.read(name)
            if data is None:
                return None
            return await self._bring_in(data, Mode.REPLACE, progress, elsewhere=False)

    async def resume(self) -> Report | None:
        """Goes on with what was being brought in when the process ended; None: nothing was."""
        async with self._turn:
            journal = await self._store.load(JOURNAL)
            if journal is None:
                return None
            report = None
            data = await self._copies.read(INCOMING) or b""
            # Written before the journal: what makes no sense is no backup of ours.
            with suppress(BackupFault, ValueError):
                mode, elsewhere = Mode(str(journal.get("mode"))), journal.get("elsewhere") is True
                contents = await backup.look_into(data, _silent)
                report = await self._apply(data, mode, contents, _silent, elsewhere)
            await self._end()
            return report

    async def copies(self) -> tuple[Copy, ...]:
        """The copies made so far, the newest first."""
        return await self._copies.listed()

    async def copy(self, name: str) -> bytes | None:
        """A copy as a backup file, to be taken elsewhere."""
        return await self._copies.read(name)

    async def tidy(self) -> None:
        """Empties the bin of what is too old, and makes the copy of the day."""
        await self._owners.bin.purge(self._now())
        async with self._turn:
            made = [copy.made for copy in await self._copies.listed() if copy.why == DAILY]
            if not made or moment(self._now()) - made[0] > _A_DAY:
                await self._copy(DAILY)

    async def _bring_in(
        self, data: bytes, mode: Mode, progress: Progress, elsewhere: bool
    ) -> Report:
        contents = await backup.look_into(data, progress)
        await self._copy(BEFORE_IMPORT)
        await self._copies.write(INCOMING, data)
        journal = {"version": 1, "mode": mode.value, "elsewhere": elsewhere}
        await self._store.save(JOURNAL, journal)
        report = await self._apply(data, mode, contents, progress, elsewhere)
        await self._end()
        return report

    async def _apply(
        self, data: bytes, mode: Mode, contents: Contents, progress: Progress, elsewhere: bool
    ) -> Report:
        if not elsewhere:
            contents = replace(contents, made="")
        bringing = Bringing(self._owners, self._library, contents, mode, self._now())
        return await bringing.bring(data, progress)

    async def _end(self) -> None:
        await self._store.remove(JOURNAL)
        await self._copies.remove(INCOMING)

    async def _pack(self, progress: Progress) -> Backup:
        binned = await self._owners.bin.listed()
        deleted = {one.id: one.deleted for one in binned}
        unreadable = {f"{MATCHES}/{id}" for id in self._owners.unreadable()}
        unreadable |= {f"{BIN}/{one.id}" for one in binned if one.summary is None}
        return await backup.pack(self._store, deleted, unreadable, self._now(), progress)

    async def _copy(self, why: str) -> None:
        """A copy of everything, unless the newest one has the same content."""
        mark = await self._mark()
        newest = (await self._copies.listed())[:1]
        if not any(copy.mark == mark for copy in newest):
            packed = await self._pack(_silent)
            await self._copies.write(copy_name(moment(self._now()), why, mark), packed.data)
        await self._copies.prune()

    async def _mark(self) -> str:
        """Another one whenever something changed."""
        folders = [await self._store.stamps(folder) for folder in (MATCHES, BIN)]
        top = (await self._store.stamps()).get(LIBRARY)
        stamps = repr([top, *(sorted(folder.items()) for folder in folders)])
        return f"{zlib.crc32(stamps.encode()):08x}"
