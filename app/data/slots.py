"""Pairs of files written in turn, for a store whose files take time to open.

That is what browsers have: a file is opened asynchronously, once, and then written at once and
synchronously; no renaming, no links. A save overwrites the older file of a pair, so that one cut
short leaves the newer whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from app.data import frames
from app.data.port import Frame

SIDES = (".a", ".b")


class OpenFile(Protocol):
    """A file that nobody else has open. All raise OSError."""

    def read(self) -> bytes: ...

    def write(self, data: bytes) -> None:
        """In place of all that was there; durable on return, torn if it ends half-way."""

    def append(self, data: bytes) -> None:
        """Durable on return."""

    def close(self) -> None: ...


class Drawer(Protocol):
    """A folder of such files. All raise OSError."""

    async def open(self, file: str) -> OpenFile:
        """Made empty if it is not there."""

    async def files(self) -> list[str]: ...

    async def remove(self, file: str) -> None:
        """A file that is not open; a missing one is fine."""


@dataclass(slots=True, eq=False)
class Pair:
    """The two open files of one document; `newest`: the one that was written last, 0 or 1."""

    files: tuple[OpenFile, OpenFile]
    newest: int = 1
    users: int = 0

    def read(self) -> tuple[Frame | None, list[bytes]]:
        """The newest whole frame, and what is there without being whole."""
        contents = [file.read() for file in self.files]
        whole = {side: frame for side, data in enumerate(contents) if (frame := _whole(data))}
        broken = [data for side, data in enumerate(contents) if data and side not in whole]
        if not whole:
            return None, broken
        self.newest = max(whole, key=lambda side: whole[side].seq)
        return whole[self.newest], broken

    def write(self, data: bytes) -> None:
        older = 1 - self.newest
        self.files[older].write(data)
        self.newest = older

    def clear(self) -> None:
        # The older one first: alone, the newer one would come back as the document.
        for side in (1 - self.newest, self.newest):
            self.files[side].write(b"")

    def close(self) -> None:
        for file in self.files:
            file.close()


def _whole(data: bytes) -> Frame | None:
    try:
        return frames.decode(data)
    except frames.Broken:
        return None
