"""Copies of everything that the app makes by itself, in a folder beside the data: the last ten."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.data.disks import Disk
from app.data.loose_files import FolderFiles, LooseFiles
from app.data.moments import NEVER, moment

KEPT = 10
FOLDER = "copies"
INCOMING = "incoming.gz"
"""A backup that is being brought in; not one of the copies."""

_NAME = r"(\d{8}t\d{6}z)-([a-z]+(?:-[a-z]+)*)-([0-9a-f]{8})\.gz"
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
    """The copies among `files`. What waits raises StorageFailed."""

    def __init__(self, files: LooseFiles) -> None:
        self._files = files

    async def listed(self) -> tuple[Copy, ...]:
        """All of them, the newest first."""
        found = []
        for name, size in (await self._files.sizes()).items():
            match = re.fullmatch(_NAME, name)
            made = moment(match[1].upper()) if match else NEVER
            if match and made > NEVER:
                found.append(Copy(name, made, match[2], match[3], size))
        return tuple(sorted(found, key=lambda copy: (copy.made, copy.name), reverse=True))

    async def read(self, name: str) -> bytes | None:
        """The content of a file, None if it is not there."""
        known = re.fullmatch(_NAME, name) or name == INCOMING
        return await self._files.read(name) if known else None

    async def write(self, name: str, data: bytes) -> None:
        """Returns when the file is durable; never is half of it found under its name."""
        await self._files.write(name, data)

    async def remove(self, name: str) -> None:
        await self._files.remove(name)

    async def prune(self) -> None:
        """Removes all but the newest `KEPT`, and what was never written to its end."""
        for copy in (await self.listed())[KEPT:]:
            await self._files.remove(copy.name)
        await self._files.sweep()


def folder_copies(root: Path, disk: Disk | None = None, threads: bool = True) -> Copies:
    """Copies in their folder beside the data in `root`."""
    return Copies(FolderFiles(root / FOLDER, disk, threads))
