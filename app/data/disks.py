"""The few things that files need from a disk, so that tests can let each of them fail.

`OsDisk` is the real one, `MemoryDisk` the same without a device. All raise OSError as the operating
system does.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Protocol

# Folders of some systems cannot be synced; there the rename itself is all there is.
_NOT_SYNCABLE = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EISDIR, errno.EBADF}


class Disk(Protocol):
    """Steps that each happen as a whole or not at all, except `write`, which may end half-way."""

    def read(self, path: Path) -> bytes: ...

    def write(self, path: Path, data: bytes, newer_than: Path | None = None) -> None:
        """Makes a file durable. Its stamp is later than that of the other file, if that exists."""

    def link(self, path: Path, new: Path) -> None:
        """A second name for a file; not every system has them."""

    def replace(self, path: Path, new: Path) -> None: ...

    def unlink(self, path: Path) -> None:
        """A missing file is fine."""

    def exists(self, path: Path) -> bool: ...

    def make_folder(self, path: Path) -> None:
        """With its parents; an existing one is fine."""

    def sync_folder(self, path: Path) -> None:
        """Makes links, replacements and removals in a folder durable."""

    def stamp(self, path: Path) -> str: ...

    def entries(self, folder: Path) -> Iterator[tuple[str, Callable[[], str]]]:
        """File names and how to get their stamps; none in a missing folder."""


class OsDisk:
    def read(self, path: Path) -> bytes:
        return path.read_bytes()

    def write(self, path: Path, data: bytes, newer_than: Path | None = None) -> None:
        with open(path, "wb") as file:
            file.write(data)
            file.flush()
            if newer_than is not None:
                _make_newer(path, newer_than)
            _sync(file.fileno())

    def link(self, path: Path, new: Path) -> None:
        os.link(path, new)

    def replace(self, path: Path, new: Path) -> None:
        if sys.platform != "win32":
            os.replace(path, new)
            return
        # A virus scanner or an indexer may hold the file for a moment.
        for pause in (0.01, 0.05, 0.25):
            with contextlib.suppress(PermissionError):
                os.replace(path, new)
                return
            time.sleep(pause)
        os.replace(path, new)

    def unlink(self, path: Path) -> None:
        path.unlink(missing_ok=True)

    def exists(self, path: Path) -> bool:
        return path.exists()

    def make_folder(self, path: Path) -> None:
        if path.is_dir():
            return
        self.make_folder(path.parent)
        path.mkdir(exist_ok=True)
        self.sync_folder(path.parent)

    def sync_folder(self, path: Path) -> None:
        if sys.platform == "win32":
            return
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        except OSError as error:
            if error.errno not in _NOT_SYNCABLE:
                raise
        finally:
            os.close(folder)

    def stamp(self, path: Path) -> str:
        return _stamp(path.stat())

    def entries(self, folder: Path) -> Iterator[tuple[str, Callable[[], str]]]:
        try:
            with os.scandir(folder) as found:
                for entry in found:
                    yield entry.name, partial(_entry_stamp, entry)
        except FileNotFoundError:
            return


def _entry_stamp(entry: os.DirEntry[str]) -> str:
    return _stamp(entry.stat())


def _stamp(stat: os.stat_result) -> str:
    return f"{stat.st_mtime_ns}-{stat.st_size}"


def _make_newer(path: Path, other: Path) -> None:
    # File systems count time in steps of some milliseconds: two saves within one would look alike.
    try:
        least = other.stat().st_mtime_ns + 1
    except FileNotFoundError:
        return
    if path.stat().st_mtime_ns < least:
        os.utime(path, ns=(least, least))


def _sync(file: int) -> None:
    if sys.platform == "darwin":
        # Here fsync leaves the data in the drive's own cache.
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
            return
    os.fsync(file)
