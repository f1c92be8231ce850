"""Disks that fail at a chosen step, die there, cannot link, or wait for a signal."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from app.data.disks import Disk
from app.data.memory import MemoryDisk


class Killed(BaseException):
    """The process ended here: nothing that comes after it happens."""


class SteppedDisk:
    """Passes everything on and counts the steps that change something.

    The step with the number `at` (from 0) does not happen: `error` is raised instead. A write that
    fails leaves half of its file, as a full disk does. After Killed no further step happens.
    """

    def __init__(self, disk: Disk, at: int | None = None, error: BaseException | None = None):
        self.inner = disk
        self.at = at
        self.error = error or OSError(errno.ENOSPC, "no space left")
        self.steps: list[str] = []

    def read(self, path: Path) -> bytes:
        return self.inner.read(path)

    def write(self, path: Path, data: bytes, newer_than: Path | None = None) -> None:
        self._step(f"write {path.name}", lambda: self.inner.write(path, data[: len(data) // 2]))
        self.inner.write(path, data, newer_than)

    def link(self, path: Path, new: Path) -> None:
        self._step(f"link {path.name} {new.name}")
        self.inner.link(path, new)

    def replace(self, path: Path, new: Path) -> None:
        self._step(f"replace {path.name} {new.name}")
        self.inner.replace(path, new)

    def unlink(self, path: Path) -> None:
        self._step(f"unlink {path.name}")
        self.inner.unlink(path)

    def exists(self, path: Path) -> bool:
        return self.inner.exists(path)

    def make_folder(self, path: Path) -> None:
        self.inner.make_folder(path)

    def sync_folder(self, path: Path) -> None:
        self._step(f"sync {path.name}")
        self.inner.sync_folder(path)

    def stamp(self, path: Path) -> str:
        return self.inner.stamp(path)

    def entries(self, folder: Path) -> Iterator[tuple[str, Callable[[], str]]]:
        return self.inner.entries(folder)

    def _step(self, step: str, half: Callable[[], None] | None = None) -> None:
        number = len(self.steps)
        dead = isinstance(self.error, Killed) and self.at is not None and number > self.at
        if not dead:
            self.steps.append(step)
        if number == self.at or dead:
            if half and not dead:
                half()
            raise self.error


class LinklessDisk(MemoryDisk):
    """A file system without second names for a file."""

    def link(self, path: Path, new: Path) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM), str(path))


class GatedDisk(MemoryDisk):
    """Writes wait until `gate` is set; `waiting` is set when one has begun."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = threading.Event()
        self.waiting = threading.Event()
        self.begun: list[str] = []
        self.written: list[tuple[str, bytes]] = []

    def write(self, path: Path, data: bytes, newer_than: Path | None = None) -> None:
        self.begun.append(path.name)
        self.waiting.set()
        assert self.gate.wait(10)
        self.written.append((path.name, data))
        super().write(path, data, newer_than)
