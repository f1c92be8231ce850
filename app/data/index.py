"""The index of matches: a summary a match, so that a list of thousands opens without reading them.

It is derived and may be lost at any time. Each summary goes with the stamp of the document that it
was made from; at the start the stamps are compared with those of the documents (a look at the
folder), and what differs is read again. So it is written only when nobody plays: with thousands of
matches that takes long enough to be felt in a tap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from app.data.errors import BadDocument, NewerDocument, StorageError
from app.data.port import Document, DocumentStore

Summary = dict[str, Any]
Entry = dict[str, Any]

INDEX = "index"


@dataclass(frozen=True, slots=True)
class _Noted:
    """A change whose summary nobody has asked for yet."""

    stamp: str
    summarise: Callable[[], Summary]


class Index:
    """Summaries of the documents in one folder of a store.

    summarise -- makes a summary of a document; raises BadDocument for one that it cannot understand
    version -- anything that changes when summaries get another shape: the index is then made anew
    delay -- seconds without a change after which the index is written
    name -- of the document that it is kept in
    """

    def __init__(
        self,
        store: DocumentStore,
        folder: str,
        summarise: Callable[[Document], Summary],
        version: str = "1",
        delay: float = 60.0,
        name: str = INDEX,
    ) -> None:
        self._store = store
        self._name = name
        self._folder = folder
        self._summarise = summarise
        self._version = version
        self._delay = delay
        self._entries: dict[str, Entry] = {}
        self._noted: dict[str, _Noted] = {}
        self._dirty = False
        self._timer: asyncio.TimerHandle | None = None
        self._flushing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Compares the index with the folder and reads what changed. Raises StorageFailed."""
        stored = await self._stored()
        stamps = await self._store.stamps(self._folder)
        for part, stamp in stamps.items():
            entry = stored.get(part)
            if entry is None or not stamp or entry["stamp"] != stamp:
                entry = await self._examine(part, stamp)
                self._changed()
            if entry is not None:
                # Something saved in the meantime is known better already.
                self._entries.setdefault(part, entry)
        if stored.keys() - stamps.keys():
            self._changed()

    def ids(self) -> list[str]:
        """Every document in the folder, sorted, also those that could not be understood."""
        return sorted(self._entries.keys() | self._noted.keys())

    def summaries(self) -> dict[str, Summary]:
        """The summaries of all documents that could be understood."""
        self._settle()
        return {
            part: entry["summary"] for part, entry in self._entries.items() if "summary" in entry
        }

    def problems(self) -> dict[str, str]:
        """The codes of errors for the documents that could not be understood."""
        self._settle()
        return {
            part: entry["problem"] for part, entry in self._entries.items() if "problem" in entry
        }

    def note(self, part: str, stamp: str, summarise: Callable[[], Summary]) -> None:
        """A document was saved; its summary is made when somebody needs it."""
        self._noted[part] = _Noted(stamp, summarise)
        self._changed()

    async def look_again(self, part: str, stamp: str = "") -> None:
        """A document came from elsewhere, or nobody knows what became of it."""
        self.forget(part)
        entry = await self._examine(part, stamp)
        if entry is not None:
            self._entries.setdefault(part, entry)
            self._changed()

    def forget(self, part: str) -> None:
        """A document is gone."""
        if part in self._noted or part in self._entries:
            self._noted.pop(part, None)
            self._entries.pop(part, None)
            self._changed()

    async def flush(self) -> None:
        """Writes the index if it changed. A failure only means that it is written later."""
        if not self._dirty:
            return
        self._dirty = False
        self._settle()
        document = {"version": self._version, "entries": dict(self._entries)}
        try:
            await self._store.save(self._name, document)
        except StorageError:
            self._dirty = True

    async def close(self) -> None:
        """Writes what is left to write."""
        if self._timer is not None:
            self._timer.cancel()
        if self._flushing is not None:
            await self._flushing
        await self.flush()

    async def _stored(self) -> dict[str, Entry]:
        with suppress(BadDocument, NewerDocument):
            document = await self._store.load(self._name) or {}
            entries = document.get("entries")
            if document.get("version") == self._version and isinstance(entries, dict):
                return {part: entry for part, entry in entries.items() if _is_entry(entry)}
        return {}

    async def _examine(self, part: str, stamp: str) -> Entry | None:
        try:
            document = await self._store.load(f"{self._folder}/{part}")
            if document is None:
                return None
            return {"stamp": stamp, "summary": self._summarise(document)}
        except (BadDocument, NewerDocument) as error:
            return {"stamp": stamp, "problem": error.code}
        except StorageError as error:
            # The device may be in a better mood next time: no stamp, so it is read again then.
            return {"stamp": "", "problem": error.code}

    def _settle(self) -> None:
        for part, noted in self._noted.items():
            self._entries[part] = {"stamp": noted.stamp, "summary": noted.summarise()}
        self._noted.clear()

    def _changed(self) -> None:
        self._dirty = True
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._delay, self._start_flush)

    def _start_flush(self) -> None:
        self._flushing = asyncio.get_running_loop().create_task(self.flush())


def _is_entry(entry: Any) -> bool:
    return (
        isinstance(entry, dict)
        and isinstance(entry.get("stamp"), str)
        and (isinstance(entry.get("summary"), dict) or isinstance(entry.get("problem"), str))
    )
