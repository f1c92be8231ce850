"""TinyDB's storage over one cell of a medium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinydb.storages import Storage

from app.data.port import Cell, Damage, Frame


class CellStorage(Storage):
    """Reads come from memory after the first; a write returns when it is durable.

    After a write that failed the cell is read again, so that memory never says more than the disk.
    Raises StorageFailed, BadDocument.
    """

    def __init__(self, cell: Cell, on_damage: Callable[[Damage], None]) -> None:
        self._cell = cell
        self._on_damage = on_damage
        self._known: Frame | None = None

    def read(self) -> dict[str, dict[str, Any]] | None:
        tables = self._frame().tables
        # TinyDB changes what it reads before it writes it back.
        return {
            name: {row_id: dict(row) for row_id, row in table.items()}
            for name, table in tables.items()
        } or None

    def write(self, data: dict[str, dict[str, Any]]) -> None:
        frame = Frame(self._frame().seq + 1, data)
        self._known = None
        self._cell.write(frame)
        self._known = frame

    def _frame(self) -> Frame:
        if self._known is None:
            reading = self._cell.read()
            if reading.damage is not None:
                self._on_damage(reading.damage)
            self._known = reading.frame or Frame()
        return self._known
