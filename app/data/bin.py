"""The bin: matches that were deleted, each with the time when, until they are gone for good."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Generic, TypeVar

from app.data.errors import BadDocument, NewerDocument
from app.data.moments import NEVER, moment
from app.data.port import DocumentStore
from app.data.repositories import BIN, Matches, stored_name

T = TypeVar("T")

KEPT = timedelta(days=30)
"""How long a match stays in the bin."""

TIMES = "deleted"
"""The document that says when each was deleted."""

BIN_INDEX = "bin-index"


@dataclass(frozen=True, slots=True)
class Binned:
    """`deleted`: when, in ISO 8601, "" where nobody knows. `summary` None: it cannot be read."""

    id: str
    deleted: str
    summary: dict[str, Any] | None


class Bin(Generic[T]):
    """What waits raises StorageFailed, BadName. `matches` has been opened."""

    def __init__(self, store: DocumentStore, matches: Matches[T]) -> None:
        self._store = store
        self._matches = matches
        self._index = matches.index(BIN, BIN_INDEX)
        self._times: dict[str, str] | None = None
        self._turn = asyncio.Lock()

    async def put(self, match_id: str, when: str) -> bool:
        """Deletes a match, readable or not; False if there is none."""
        stored_name(BIN, match_id)
        async with self._turn:
            times = await self._opened()
            # The time first: without it a match would stay in the bin longer than it should.
            await self._note({**times, match_id: when})
            if not await self._matches.remove(match_id):
                await self._note(times)
                return False
            await self._look_again(match_id)
            return True

    async def back(self, match_id: str) -> bool:
        """Puts a match back; False if it is not in the bin, or its place was taken meanwhile."""
        async with self._turn:
            times = await self._opened()
            if not await self._matches.restore(match_id):
                return False
            self._index.forget(match_id)
            await self._note({id: when for id, when in times.items() if id != match_id})
            return True

    async def listed(self) -> tuple[Binned, ...]:
        """All that is in the bin, deleted last first."""
        async with self._turn:
            times = await self._opened()
            summaries, taken = self._index.summaries(), set(self._matches.ids())
            ids = [id for id in self._index.ids() if id not in taken]
            found = [Binned(id, times.get(id, ""), summaries.get(id)) for id in ids]
            return tuple(sorted(found, key=lambda one: (moment(one.deleted), one.id), reverse=True))

    async def drop(self, match_id: str) -> None:
        """Removes a match from the bin for good."""
        async with self._turn:
            times = await self._opened()
            await self._drop(match_id)
            await self._note({id: when for id, when in times.items() if id != match_id})

    async def purge(self, now: str) -> int:
        """Removes for good what was deleted longer ago than `KEPT`; how many that were."""
        async with self._turn:
            times, ids = await self._opened(), set(self._index.ids())
            # Those of an unknown time, or of one still to come, begin to wait now.
            known = {
                id: times[id] if NEVER < moment(times.get(id, "")) <= moment(now) else now
                for id in ids
            }
            gone = [id for id, when in known.items() if moment(now) - moment(when) > KEPT]
            for id in gone:
                await self._drop(id)
            await self._note({id: when for id, when in known.items() if id not in gone})
            return len(gone)

    async def adopt(self, match: T, deleted: str) -> None:
        """Puts a match into the bin that comes from elsewhere."""
        match_id = self._matches.identify(match)
        async with self._turn:
            times = await self._opened()
            await self._note({**times, match_id: deleted})
            await self._store.save(stored_name(BIN, match_id), self._matches.encode(match))
            await self._look_again(match_id)

    async def close(self) -> None:
        """Writes what is left to write."""
        await self._index.close()

    async def _opened(self) -> dict[str, str]:
        if self._times is None:
            await self._index.open()
            self._times = await self._stored_times()
        return self._times

    async def _stored_times(self) -> dict[str, str]:
        with suppress(BadDocument, NewerDocument):
            document = await self._store.load(TIMES) or {}
            times = document.get("times")
            if isinstance(times, dict):
                return {id: when for id, when in times.items() if isinstance(when, str)}
        return {}

    async def _note(self, times: dict[str, str]) -> None:
        if times != self._times:
            await self._store.save(TIMES, {"version": 1, "times": dict(times)})
            self._times = times

    async def _look_again(self, match_id: str) -> None:
        stamps = await self._store.stamps(BIN)
        await self._index.look_again(match_id, stamps.get(match_id, ""))

    async def _drop(self, match_id: str) -> None:
        await self._store.remove(stored_name(BIN, match_id))
        self._index.forget(match_id)
