"""Documents in pairs of files, `<name>.a` and `<name>.b`, with "+" for the slashes in their names.

What there is, with its stamps, stands in a catalog, one more pair. It is not written at each save:
`journal` names the documents changed since, each once, before its first change.
"""

from __future__ import annotations

import json
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from app.data import frames
from app.data.errors import typed_errors
from app.data.port import Damage, Frame, Reading, check_name, in_folder, is_name
from app.data.slots import SIDES, Drawer, OpenFile, Pair

CATALOG, JOURNAL = "catalog", "journal"
SET_ASIDE = "set-aside"
_KEPT_OPEN: Final = 24
"""Documents whose files stay open when nobody uses them."""
_CHANGED: Final = 64
"""Documents that may be named in the journal before the catalog is written anew."""


class SlotMedium:
    """A `Medium` of such pairs; make it with `opened`."""

    def __init__(self, drawer: Drawer, catalog: Pair, journal: OpenFile) -> None:
        self._drawer = drawer
        self._catalog = catalog
        self._journal = journal
        self._seq = 0
        self._stamps: dict[str, str] = {}
        self._changed: set[str] = set()
        self._open: OrderedDict[str, Pair] = OrderedDict()
        self._aside: list[tuple[str, bytes]] = []

    @classmethod
    async def opened(cls, drawer: Drawer) -> SlotMedium:
        """What is in `drawer`, brought up to date after whatever end it had.

        Raises StorageFailed, also where somebody else has it open.
        """
        with typed_errors():
            first, second = [await drawer.open(CATALOG + side) for side in SIDES]
            journal = await drawer.open(JOURNAL)
            medium = cls(drawer, Pair((first, second)), journal)
            await medium._catch_up()
        return medium

    @property
    def is_new(self) -> bool:
        """Nothing was ever stored here."""
        return not self._seq and not self._stamps

    def cell(self, name: str) -> SlotCell:
        return SlotCell(self, check_name(name))

    @asynccontextmanager
    async def held(self, *names: str) -> AsyncIterator[None]:
        with typed_errors():
            pairs = [await self._pair(name) for name in names]
        for pair in pairs:
            pair.users += 1
        try:
            yield
        finally:
            for pair in pairs:
                pair.users -= 1
            # What it cannot do now it does another time; what was saved is saved.
            with suppress(OSError):
                await self._tidy(names)

    def move(self, name: str, new_name: str) -> bool:
        stamp = self._stamps.get(name)
        if stamp is None:
            return False
        with typed_errors():
            frame, broken = self.pair(name).read()
            if frame is None:
                self._lay_aside(name, broken)
                del self._stamps[name]
                return False
            there, _ = self.pair(new_name).read()
            seq = max(frame.seq, there.seq + 1) if there else frame.seq
            moved = Frame(seq, frame.tables)
            data = frames.encode(moved)
            new_stamp = _stamp(moved, data)
            # If it ends before the old one is cleared, this tells that the new one is all of it.
            self._note(name, new_name, [name, new_name, new_stamp])
            self.pair(new_name).write(data)
            self._stamps[new_name] = new_stamp
            self.pair(name).clear()
            del self._stamps[name]
        return True

    def stamps(self, folder: str) -> dict[str, str]:
        return in_folder(folder, self._stamps)

    def pair(self, name: str) -> Pair:
        """The files of a document that is held."""
        return self._open[name]

    def stamp(self, name: str) -> str:
        return self._stamps.get(name, "")

    def read(self, name: str) -> Reading:
        with typed_errors():
            frame, broken = self.pair(name).read()
            known = self._stamps.get(name)
            if frame is not None and (not broken or known == _stamp(frame)):
                # What is broken is the beginning of a save that never ended.
                self._stamps[name] = _stamp(frame)
                return Reading(frame)
            if frame is None and known is None:
                return Reading(None)
            damage = Damage(name, self._lay_aside(name, broken), frame is not None)
            if frame is None:
                del self._stamps[name]
            else:
                self._stamps[name] = _stamp(frame)
            return Reading(frame, damage)

    def write(self, name: str, frame: Frame) -> None:
        data = frames.encode(frame)
        with typed_errors():
            self._note(name)
            self.pair(name).write(data)
            self._stamps[name] = _stamp(frame, data)

    def remove(self, name: str) -> None:
        with typed_errors():
            self._note(name)
            self.pair(name).clear()
            self._stamps.pop(name, None)

    def _lay_aside(self, name: str, broken: list[bytes]) -> tuple[str, ...]:
        """To be written beside the documents when these are let go."""
        laid = [(f"{SET_ASIDE}/{name}.broken-{n}", data) for n, data in enumerate(broken, 1)]
        self._aside += laid
        self._note(name)
        return tuple(place for place, _ in laid)

    def _note(self, *entries: Any) -> None:
        new = [
            entry for entry in entries if not isinstance(entry, str) or entry not in self._changed
        ]
        if new:
            self._journal.append(b"".join(_entry(entry) for entry in new))
            self._changed.update(entry for entry in new if isinstance(entry, str))

    async def _pair(self, name: str) -> Pair:
        pair = self._open.get(name)
        if pair is None:
            first = await self._drawer.open(_file(name) + SIDES[0])
            try:
                second = await self._drawer.open(_file(name) + SIDES[1])
            except OSError:
                first.close()
                raise
            pair = self._open[name] = Pair((first, second))
            pair.read()
        self._open.move_to_end(name)
        return pair

    async def _tidy(self, names: tuple[str, ...]) -> None:
        """Closes what is not used any more and removes the files of what is gone."""
        while self._aside:
            place, data = self._aside[0]
            file = await self._drawer.open(_file(place))
            file.write(data)
            file.close()
            del self._aside[0]
        surplus = len(self._open) - _KEPT_OPEN
        idle = [name for name, pair in self._open.items() if not pair.users]
        gone = [name for name in idle if name in names and name not in self._stamps]
        for name in dict.fromkeys([*gone, *idle[: max(surplus, 0)]]):
            self._open.pop(name).close()
        for name in gone:
            for side in SIDES:
                await self._drawer.remove(_file(name) + side)
        if len(self._changed) >= _CHANGED:
            self._write_catalog()

    async def _catch_up(self) -> None:
        catalog, _ = self._catalog.read()
        entries = list(_entries(self._journal.read()))
        changed = {entry for entry in entries if isinstance(entry, str) and is_name(entry)}
        if catalog is not None:
            self._seq = catalog.seq
            self._stamps = {
                name: row["stamp"] for name, row in catalog.tables.get("stamps", {}).items()
            }
        else:
            found = {name for file in await self._drawer.files() if (name := _name(file))}
            changed |= found
            self._stamps = dict.fromkeys(found, "unknown")
        for name in sorted(changed):
            async with self.held(name):
                frame, broken = self.pair(name).read()
                if frame is not None:
                    self._stamps[name] = _stamp(frame)
                elif not broken:
                    self._stamps.pop(name, None)
                elif name not in self._stamps:
                    # Its first save never ended.
                    self.pair(name).clear()
        for entry in entries:
            if isinstance(entry, list) and len(entry) == 3:
                await self._finish_move(*entry)
        if changed:
            self._write_catalog()

    async def _finish_move(self, name: str, new_name: str, stamp: str) -> None:
        if self._stamps.get(new_name) == stamp and name in self._stamps:
            async with self.held(name):
                self.remove(name)

    def _write_catalog(self) -> None:
        self._seq += 1
        rows = {name: {"stamp": stamp} for name, stamp in self._stamps.items()}
        self._catalog.write(frames.encode(Frame(self._seq, {"stamps": rows})))
        self._journal.write(b"")
        self._changed.clear()


@dataclass(frozen=True, slots=True)
class SlotCell:
    """A `Cell` of a `SlotMedium`; usable while its document is held."""

    medium: SlotMedium
    name: str

    def read(self) -> Reading:
        return self.medium.read(self.name)

    def write(self, frame: Frame) -> None:
        self.medium.write(self.name, frame)

    def stamp(self) -> str:
        return self.medium.stamp(self.name)

    def remove(self) -> None:
        self.medium.remove(self.name)


def _stamp(frame: Frame, data: bytes | None = None) -> str:
    """`data`: the frame as bytes, where they are at hand."""
    return f"{frame.seq}-{zlib.crc32(data or frames.encode(frame)):08x}"


def _entry(entry: str | list[str]) -> bytes:
    # A line break on both sides: one that was cut short spoils none after it.
    return b"\n" + frames.json_bytes(entry) + b"\n"


def _entries(journal: bytes) -> Iterator[Any]:
    for line in journal.splitlines():
        with suppress(ValueError):
            yield json.loads(line)


def _file(name: str) -> str:
    return name.replace("/", "+")


def _name(file: str) -> str | None:
    """The document that a file is half of."""
    name = file[:-2].replace("+", "/")
    documents = file.endswith(SIDES) and is_name(name) and name != CATALOG
    return name if documents and not name.startswith(SET_ASIDE) else None
