"""A disk in memory: what the real one does, without a device. For tests and trials."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path


@dataclass(slots=True)
class MemoryFile:
    data: bytes
    time: int


class MemoryDisk:
    """`files` may be looked at and spoiled from outside."""

    def __init__(self) -> None:
        self.files: dict[Path, MemoryFile] = {}
        self._time = 0

    def read(self, path: Path) -> bytes:
        return self._file(path).data

    def write(self, path: Path, data: bytes, newer_than: Path | None = None) -> None:
        self._time += 1
        self.files[path] = MemoryFile(data, self._time)

    def link(self, path: Path, new: Path) -> None:
        if new in self.files:
            raise FileExistsError(str(new))
        self.files[new] = self._file(path)

    def replace(self, path: Path, new: Path) -> None:
        file = self._file(path)
        # Two names of one file: the standard says that nothing happens then.
        if self.files.get(new) is not file:
            self.files[new] = self.files.pop(path)

    def unlink(self, path: Path) -> None:
        self.files.pop(path, None)

    def exists(self, path: Path) -> bool:
        return path in self.files

    def make_folder(self, path: Path) -> None:
        pass

    def sync_folder(self, path: Path) -> None:
        pass

    def stamp(self, path: Path) -> str:
        file = self._file(path)
        return f"{file.time}-{len(file.data)}"

    def entries(self, folder: Path) -> Iterator[tuple[str, Callable[[], str]]]:
        for path in list(self.files):
            if path.parent == folder:
                yield path.name, partial(self.stamp, path)

    def _file(self, path: Path) -> MemoryFile:
        try:
            return self.files[path]
        except KeyError:
            raise FileNotFoundError(str(path)) from None
