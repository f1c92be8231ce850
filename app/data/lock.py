"""One process a data folder: a lock of the operating system, which ends with the process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

from app.data.errors import FolderInUse, StorageFailed

LOCK_FILE = "lock"


class FolderLock:
    """Held from the making of it until `release`, or until the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """Raises FolderInUse, StorageFailed."""
        try:
            # The file stays for ever: removing it would let two processes lock two files.
            self._file: int | None = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageFailed.of(error) from error
        try:
            _lock(self._file)
        except OSError as error:
            self.release()
            if isinstance(error, BlockingIOError | PermissionError):
                raise FolderInUse(folder) from error
            raise StorageFailed.of(error) from error

    def release(self) -> None:
        """Lets the next one in; a second call does nothing."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
