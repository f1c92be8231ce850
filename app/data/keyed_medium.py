"""Documents as values under keys, in a database that changes several at once and takes its time.

That is IndexedDB, for browsers without files of their own. What is read waits for `held` to begin,
what is written for it to end.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, Protocol

from app.data import frames
from app.data.errors import typed_errors
from app.data.port import Damage, Frame, Reading, check_name, in_folder

SET_ASIDE: Final = "set-aside"
FILES: Final = "copies"


@dataclass(frozen=True, slots=True)
class Value:
    """What is stored under a key, and what is known of it without reading it."""

    data: bytes
    stamp: str


class Database(Protocol):
    """All raise OSError."""

    async def stamps(self) -> dict[str, str]:
        """Of all values, by key."""

    async def get(self, key: str) -> bytes | None: ...

    async def change(self, changes: Mapping[str, Value | None]) -> None:
        """All or none of it, durable on return; None removes."""


class KeyedMedium:
    """A `Medium` of such values; make it with `opened`. Nobody else may write meanwhile."""

    def __init__(self, database: Database, stamps: dict[str, str]) -> None:
        self._database = database
        self._stamps = stamps
        self._read: dict[str, bytes | None] = {}
        self._written: dict[str, Value | None] = {}

    @classmethod
    async def opened(cls, database: Database) -> KeyedMedium:
        """Raises StorageFailed."""
        with typed_errors():
            return cls(database, await database.stamps())

    def cell(self, name: str) -> KeyedCell:
        return KeyedCell(self, check_name(name))

    @asynccontextmanager
    async def held(self, *names: str) -> AsyncIterator[None]:
        with typed_errors():
            for name in names:
                self._read[name] = await self._database.get(name)
        try:
            yield
            with typed_errors():
                await self._flush(names)
        finally:
            for name in names:
                del self._read[name]
                self._written.pop(name, None)

    def move(self, name: str, new_name: str) -> bool:
        data = self.data(name)
        if data is None:
            return False
        self.put(new_name, Value(data, self._stamps[name]))
        self.put(name, None)
        return True

    def stamps(self, folder: str) -> dict[str, str]:
        return in_folder(folder, self._stamps)

    def data(self, name: str) -> bytes | None:
        """What a document that is held consists of."""
        if name in self._written:
            written = self._written[name]
            return written.data if written else None
        return self._read[name]

    def put(self, name: str, value: Value | None) -> None:
        """To be written when the document is let go."""
        self._written[name] = value

    def stamp(self, name: str) -> str:
        if name in self._written:
            written = self._written[name]
            return written.stamp if written else ""
        return self._stamps.get(name, "")

    async def _flush(self, names: tuple[str, ...]) -> None:
        changes = {
            key: self._written.pop(key)
            for key in list(self._written)
            if key in names or key.startswith(tuple(f"{SET_ASIDE}/{name}." for name in names))
        }
        if changes:
            await self._database.change(changes)
            for key, value in changes.items():
                if value is None:
                    self._stamps.pop(key, None)
                else:
                    self._stamps[key] = value.stamp


@dataclass(frozen=True, slots=True)
class KeyedCell:
    """A `Cell` of a `KeyedMedium`; usable while its document is held."""

    medium: KeyedMedium
    name: str

    def read(self) -> Reading:
        data = self.medium.data(self.name)
        if data is None:
            return Reading(None)
        try:
            return Reading(frames.decode(data))
        except frames.Broken:
            place = f"{SET_ASIDE}/{self.name}.broken-1"
            self.medium.put(place, Value(data, "broken"))
            self.medium.put(self.name, None)
            return Reading(None, Damage(self.name, (place,), restored_from_copy=False))

    def write(self, frame: Frame) -> None:
        data = frames.encode(frame)
        self.medium.put(self.name, Value(data, f"{frame.seq}-{zlib.crc32(data):08x}"))

    def stamp(self) -> str:
        return self.medium.stamp(self.name)

    def remove(self) -> None:
        self.medium.put(self.name, None)


class KeyedFiles:
    """`LooseFiles` in the same database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sizes(self) -> dict[str, int]:
        with typed_errors():
            stamps = await self._database.stamps()
        prefix = f"{FILES}/"
        return {
            key.removeprefix(prefix): int(stamp)
            for key, stamp in stamps.items()
            if key.startswith(prefix)
        }

    async def read(self, name: str) -> bytes | None:
        with typed_errors():
            return await self._database.get(f"{FILES}/{name}")

    async def write(self, name: str, data: bytes) -> None:
        with typed_errors():
            await self._database.change({f"{FILES}/{name}": Value(data, str(len(data)))})

    async def remove(self, name: str) -> None:
        with typed_errors():
            await self._database.change({f"{FILES}/{name}": None})

    async def sweep(self) -> None:
        """Nothing is ever half written here."""
