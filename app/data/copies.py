"""Copies of everything that the app makes by itself, in a folder beside the data: the last ten."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from app.data.disks import Disk, OsDisk
from app.data.errors import StorageFailed
from app.data.moments import NEVER, moment

T = TypeVar("T")

KEPT = 10
FOLDER = "copies"
INCOMING = "incoming.gz"
"""A backup that is being brought in; not one of the copies."""

_NAME = re.compile(r"(\d{8}t\d{6}z)-([a-z]+(?:-[a-z]+)*)-([0-9a-f]{8})\.gz")
_TIME = "%Y%m%dt%H%M%Sz"


@dataclass(frozen=True, slots=True)
class Copy:
    """`made` in UTC, to the second; `why`: a code such as "daily"; `size` in bytes. `mark` is the
    same for copies of the same content.
    """

    name: str
    made: datetime
    why: str
    mark: str
    size: int


def copy_name(made: datetime, why: str, mark: str) -> str:
    """`why`: small letters and single hyphens; `mark`: eight hexadecimal digits."""
    return f"{made.astimezone(UTC):{_TIME}}-{why}-{mark}.gz"


class Copies:
    """Files of the folder; the disk is touched off the event loop where there are `threads`.

    What waits raises StorageFailed.
    """

    def __init__(self, root: Path, disk: Disk | None = None, threads: bool = True) -> None:
        self._folder = root / FOLDER
        self._disk: Disk = disk or OsDisk()
        self._threads = threads

    async def listed(self) -> tuple[Copy, ...]:
        """All of them, the newest first."""
        return await self._do(self._listed)

    async def read(self, name: str) -> bytes | None:
        """The content of a file, None if it is not there."""

        def read() -> bytes | None:
            try:
                return self._disk.read(self._folder / name)
            except FileNotFoundError:
                return None

        return await self._do(read) if _NAME.fullmatch(name) or name == INCOMING else None

    async def write(self, name: str, data: bytes) -> None:
        """Returns when the file is durable; never is half of it found under its name."""

        def write() -> None:
            self._disk.make_folder(self._folder)
            temp = self._folder / f"{name}.tmp"
            self._disk.write(temp, data)
            self._disk.replace(temp, self._folder / name)
            self._disk.sync_folder(self._folder)

        await self._do(write)

    async def remove(self, name: str) -> None:
        await self._do(lambda: self._disk.unlink(self._folder / name))

    async def prune(self) -> None:
        """Removes all but the newest `KEPT`, and what was never written to its end."""

        def prune() -> None:
            for copy in self._listed()[KEPT:]:
                self._disk.unlink(self._folder / copy.name)
            for name in [name for name, _ in self._disk.entries(self._folder)]:
                if name.endswith(".tmp"):
                    self._disk.unlink(self._folder / name)

        await self._do(prune)

    def _listed(self) -> tuple[Copy, ...]:
        found = []
        for name, stamp in self._disk.entries(self._folder):
            match = _NAME.fullmatch(name)
            made = moment(match[1].upper()) if match else NEVER
            if match and made > NEVER:
                size = int(stamp().rpartition("-")[2])
                found.append(Copy(name, made, match[2], match[3], size))
        return tuple(sorted(found, key=lambda copy: (copy.made, copy.name), reverse=True))

    async def _do(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(work) if self._threads else work()
        except OSError as error:
            raise StorageFailed.of(error) from error
