"""The files and the database of a browser, in memory: what a kill or a full disk leaves of them."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field

from app.data.keyed_medium import Value


class Killed(BaseException):
    """The browser ended here."""


@dataclass
class MemoryDrawer:
    """A folder of files, each open once at most. `contents` may be looked at and spoiled.

    Every change is a step. At step `cut` the browser is killed, at step `fail` the device refuses;
    both leave half of what was to be written.
    """

    contents: dict[str, bytes] = field(default_factory=dict)
    cut: int | None = None
    fail: int | None = None
    steps: int = 0
    opened: int = 0
    open_now: set[str] = field(default_factory=set)

    async def open(self, file: str) -> MemoryOpenFile:
        if file in self.open_now:
            raise OSError(errno.EBUSY, f"{file} is open elsewhere")
        self.opened += 1
        self.open_now.add(file)
        self.contents.setdefault(file, b"")
        return MemoryOpenFile(self, file)

    async def files(self) -> list[str]:
        return list(self.contents)

    async def remove(self, file: str) -> None:
        assert file not in self.open_now, f"{file} is open"
        self.contents.pop(file, None)

    def reopened(self) -> MemoryDrawer:
        """The same files in another life of the browser."""
        return MemoryDrawer(dict(self.contents))

    def put(self, file: str, before: bytes, data: bytes) -> None:
        at, self.steps = self.steps, self.steps + 1
        if at == self.cut:
            self.contents[file] = before + data[: len(data) // 2]
            raise Killed
        if at == self.fail:
            self.contents[file] = before + data[: len(data) // 2]
            raise OSError(errno.ENOSPC, "full")
        self.contents[file] = before + data


class MemoryOpenFile:
    def __init__(self, drawer: MemoryDrawer, file: str) -> None:
        self._drawer = drawer
        self._file = file

    def read(self) -> bytes:
        return self._drawer.contents[self._file]

    def write(self, data: bytes) -> None:
        self._drawer.put(self._file, b"", data)

    def append(self, data: bytes) -> None:
        self._drawer.put(self._file, self.read(), data)

    def close(self) -> None:
        self._drawer.open_now.discard(self._file)


@dataclass
class MemoryDatabase:
    """Values by key; at change `fail` the device refuses, and nothing is changed."""

    values: dict[str, Value] = field(default_factory=dict)
    fail: int | None = None
    changes: int = 0

    async def stamps(self) -> dict[str, str]:
        return {key: value.stamp for key, value in self.values.items()}

    async def get(self, key: str) -> bytes | None:
        value = self.values.get(key)
        return value.data if value else None

    async def change(self, changes: Mapping[str, Value | None]) -> None:
        at, self.changes = self.changes, self.changes + 1
        if at == self.fail:
            raise OSError(errno.ENOSPC, "full")
        for key, value in changes.items():
            if value is None:
                self.values.pop(key, None)
            else:
                self.values[key] = value
