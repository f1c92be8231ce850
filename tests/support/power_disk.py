"""A disk whose power can fail: what was not synced may be lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.data.memory import MemoryDisk, MemoryFile

Names = dict[Path, MemoryFile]


class PowerCut(BaseException):
    """The machine stopped here."""


class PowerDisk(MemoryDisk):
    """Contents are durable when a write returns, names only when their folder is synced.

    Names that were not synced become durable in order, as journals do it, up to any point. Steps
    count as in `SteppedDisk`; at step `cut` the power fails, in a write with half of it done.
    """

    def __init__(self, cut: int | None = None, links: bool = True) -> None:
        super().__init__()
        self.cut = cut
        self.links = links
        self.steps = 0
        self._durable: Names = {}
        self._pending: list[Callable[[Names], None]] = []

    def survivors(self) -> list[MemoryDisk]:
        """Every disk that may be found after a power cut now."""
        found = []
        for length in range(len(self._pending) + 1):
            names = dict(self._durable)
            for change in self._pending[:length]:
                change(names)
            disk = MemoryDisk()
            # Names of one file stay names of one file.
            files = {id(file): MemoryFile(file.data, file.time) for file in names.values()}
            disk.files = {path: files[id(file)] for path, file in names.items()}
            found.append(disk)
        return found

    def write(self, path: Path, data: bytes, newer_than: Path | None = None) -> None:
        file = self.files.get(path) or MemoryFile(b"", 0)
        self._name(lambda names: names.__setitem__(path, file))
        file.data = data[: len(data) // 2]
        self._step()
        self._time += 1
        file.data, file.time = data, self._time

    def link(self, path: Path, new: Path) -> None:
        self._step()
        if not self.links:
            raise PermissionError(1, "no links here")
        file = self._file(path)
        self._name(lambda names: names.__setitem__(new, file))

    def replace(self, path: Path, new: Path) -> None:
        self._step()
        if self.files.get(new) is not self._file(path):
            self._name(lambda names: names.__setitem__(new, names.pop(path)))

    def unlink(self, path: Path) -> None:
        self._step()
        if path in self.files:
            self._name(lambda names: names.pop(path))

    def sync_folder(self, path: Path) -> None:
        self._step()
        # One journal: syncing any folder writes all of it. Only folders of one medium are here.
        for change in self._pending:
            change(self._durable)
        self._pending.clear()

    def _name(self, change: Callable[[Names], object]) -> None:
        change(self.files)
        self._pending.append(lambda names: void(change(names)))

    def _step(self) -> None:
        self.steps += 1
        if self.cut is not None and self.steps > self.cut:
            raise PowerCut


def void(_: object) -> None:
    """Nothing."""
