"""Files beside the documents, whole or not there at all: in a folder, or elsewhere the like."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from app.data.disks import Disk, OsDisk
from app.data.errors import StorageFailed

T = TypeVar("T")

_TEMP = ".tmp"


class LooseFiles(Protocol):
    """All of it raises StorageFailed."""

    async def sizes(self) -> dict[str, int]:
        """Bytes by name."""
        ...

    async def read(self, name: str) -> bytes | None:
        """The content of a file, None if it is not there."""
        ...

    async def write(self, name: str, data: bytes) -> None:
        """Returns when the file is durable; never is half of it found under its name."""
        ...

    async def remove(self, name: str) -> None:
        """A missing file is fine."""
        ...

    async def sweep(self) -> None:
        """Removes what was never written to its end."""
        ...


class FolderFiles:
    """In a folder of a disk, which is touched off the event loop where there are `threads`."""

    def __init__(self, folder: Path, disk: Disk | None = None, threads: bool = True) -> None:
        self._folder = folder
        self._disk: Disk = disk or OsDisk()
        self._threads = threads

    async def sizes(self) -> dict[str, int]:
        def sizes() -> dict[str, int]:
            return {
                name: int(stamp().rpartition("-")[2])
                for name, stamp in self._disk.entries(self._folder)
                if not name.endswith(_TEMP)
            }

        return await self._do(sizes)

    async def read(self, name: str) -> bytes | None:
        def read() -> bytes | None:
            try:
                return self._disk.read(self._folder / name)
            except FileNotFoundError:
                return None

        return await self._do(read)

    async def write(self, name: str, data: bytes) -> None:
        def write() -> None:
            self._disk.make_folder(self._folder)
            temp = self._folder / (name + _TEMP)
            self._disk.write(temp, data)
            self._disk.replace(temp, self._folder / name)
            self._disk.sync_folder(self._folder)

        await self._do(write)

    async def remove(self, name: str) -> None:
        await self._do(lambda: self._disk.unlink(self._folder / name))

    async def sweep(self) -> None:
        def sweep() -> None:
            for name in [name for name, _ in self._disk.entries(self._folder)]:
                if name.endswith(_TEMP):
                    self._disk.unlink(self._folder / name)

        await self._do(sweep)

    async def _do(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(work) if self._threads else work()
        except OSError as error:
            raise StorageFailed.of(error) from error
