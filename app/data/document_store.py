"""The persistence port over TinyDB: one TinyDB a document, one queue a document."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from tinydb import TinyDB
from tinydb.table import Document as Row

from app.data.errors import BadDocument, StorageFailed
from app.data.port import Cell, Damage, Document, Medium
from app.data.storages import CellStorage

T = TypeVar("T")

TABLE = "document"
ROW = 1
_OPEN_DOCUMENTS = 32


@dataclass(slots=True, eq=False)
class _Line:
    """The queue of one document: the lock is fair, so whoever asks first is served first."""

    name: str
    cell: Cell
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    db: TinyDB | None = None
    asked: int = 0
    newest: Document = field(default_factory=dict)
    durable: int = 0
    stamp: str = ""


class TinyDocumentStore:
    """A `DocumentStore` on any medium; used from one event loop.

    The disk is touched in `threads` threads of its own; 0 = in the caller, where there are none.
    """

    def __init__(self, medium: Medium, threads: int = 4) -> None:
        self._medium = medium
        self._threads = ThreadPoolExecutor(threads, "storage") if threads else None
        self._lines: OrderedDict[str, _Line] = OrderedDict()
        self._running: set[asyncio.Task[object]] = set()
        self._damage: list[Damage] = []
        self._closed = False

    @property
    def damage(self) -> tuple[Damage, ...]:
        return tuple(self._damage)

    async def load(self, name: str) -> Document | None:
        line = self._line(name)

        async def work() -> Document | None:
            # What is handed out is the caller's own, so the next save reads the file again.
            line.db = None
            async with self._medium.held(name):
                return await self._off_loop(partial(self._read, line.cell))

        return await self._in_turn(work, line)

    async def save(self, name: str, document: Document) -> str:
        line = self._line(name)
        line.asked += 1
        line.newest = document
        number = line.asked

        async def work() -> str:
            if line.durable < number:
                # Saves that wait behind this one are answered by it too: theirs is the newest.
                covers = line.asked
                line.stamp = await self._written(line, line.newest)
                line.durable = covers
            return line.stamp

        return await self._in_turn(work, line)

    async def move(self, name: str, new_name: str) -> str | None:
        line, new_line = self._line(name), self._line(new_name)

        async def work() -> str | None:
            line.db = new_line.db = None
            line.durable = new_line.durable = 0
            async with self._medium.held(name, new_name):
                moved = await self._off_loop(partial(self._medium.move, name, new_name))
                return await self._off_loop(new_line.cell.stamp) if moved else None

        return await self._in_turn(work, line, new_line)

    async def remove(self, name: str) -> None:
        line = self._line(name)

        async def work() -> None:
            line.db = None
            line.durable = 0
            async with self._medium.held(name):
                await self._off_loop(line.cell.remove)

        await self._in_turn(work, line)

    async def names(self, folder: str = "") -> list[str]:
        return sorted(await self.stamps(folder))

    async def stamps(self, folder: str = "") -> dict[str, str]:
        return await self._in_turn(partial(self._off_loop, partial(self._medium.stamps, folder)))

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._threads is not None:
            self._threads.shutdown()

    def _line(self, name: str) -> _Line:
        line = self._lines.get(name)
        if line is None:
            line = self._lines[name] = _Line(name, self._medium.cell(name))
        self._lines.move_to_end(name)
        self._forget_oldest(line)
        return line

    def _forget_oldest(self, wanted: _Line) -> None:
        surplus = len(self._lines) - _OPEN_DOCUMENTS
        if surplus > 0:
            idle = [line for line in self._lines.values() if not line.users and line is not wanted]
            for line in idle[:surplus]:
                del self._lines[line.name]

    async def _in_turn(self, work: Callable[[], Awaitable[T]], *lines: _Line) -> T:
        """Does `work` when nobody else uses these documents, to its end even if nobody waits."""
        if self._closed:
            raise StorageFailed("closed")
        for line in lines:
            line.users += 1

        async def turn() -> T:
            try:
                async with AsyncExitStack() as held:
                    for line in sorted(set(lines), key=lambda line: line.name):
                        await held.enter_async_context(line.lock)
                    return await work()
            finally:
                for line in lines:
                    line.users -= 1

        task = asyncio.create_task(turn())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _off_loop(self, function: Callable[[], T]) -> T:
        if self._threads is None:
            return function()
        return await asyncio.get_running_loop().run_in_executor(self._threads, function)

    async def _written(self, line: _Line, document: Document) -> str:
        try:
            async with self._medium.held(line.name):
                return await self._off_loop(partial(self._write, line, document))
        except StorageFailed:
            # The medium may have refused after TinyDB took it for written.
            line.db = None
            raise

    def _open(self, cell: Cell) -> TinyDB:
        return TinyDB(cell, self._damage.append, storage=CellStorage)

    def _read(self, cell: Cell) -> Document | None:
        row = self._open(cell).table(TABLE).get(doc_id=ROW)
        return None if row is None else dict(row)

    def _write(self, line: _Line, document: Document) -> str:
        if line.db is None:
            line.db = self._open(line.cell)
        table = line.db.table(TABLE)
        try:
            if table.contains(doc_id=ROW):
                table.update(partial(_replace, document), doc_ids=[ROW])
            else:
                table.insert(Row(document, ROW))
        except BadDocument as error:
            raise BadDocument(line.name, error.detail) from error
        return line.cell.stamp()


def _replace(document: Document, row: Document) -> None:
    row.clear()
    row.update(document)
