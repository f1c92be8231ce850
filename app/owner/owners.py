"""The owners of all matches that were opened in this process: one a match."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from app.data.errors import StorageError
from app.data.stored import StoredMatch
from app.data.summaries import Summary, summary_of
from app.domain.log import Record
from app.domain.match import Match, Setup
from app.domain.problems import Problem
from app.domain.tally import tally
from app.owner.listeners import Listener, Listeners, Unsubscribe
from app.owner.match_owner import MatchOwner
from app.owner.ports import Bin, Matches

_log = logging.getLogger(__name__)


class BadSetup(ValueError):
    """A match cannot begin like this; `problems` says why."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems


class Owners:
    """`new_id` makes the id of a match, `now` gives the time as ISO 8601 with an offset. `bin` is
    where deleted matches go.
    """

    def __init__(
        self,
        matches: Matches,
        new_id: Callable[[], str],
        now: Callable[[], str],
        bin: Bin | None = None,
    ) -> None:
        self._matches = matches
        self._bin = bin
        self._new_id = new_id
        self._now = now
        self._owners: dict[str, MatchOwner] = {}
        self._opening = asyncio.Lock()
        self._listeners = Listeners()
        self._summaries: dict[str, tuple[object, Summary]] = {}

    async def open(self, match_id: str) -> MatchOwner | None:
        """The owner of a match; None if it is not there or cannot be read."""
        async with self._opening:
            owner = self._owners.get(match_id)
            if owner is not None and not owner.gone:
                return owner
            try:
                stored = await self._matches.get(match_id)
            except StorageError as error:
                _log.error("A match could not be read: %s", error)
                return None
            if stored is None:
                return None
            if owner is None:
                return self._own(stored)
            await owner.take_over(stored)
            return owner

    async def create(self, setup: Setup) -> MatchOwner:
        """A new match, durable. Raises BadSetup, StorageError."""
        problems = tally(Match(setup)).problems
        if any(problem.is_error for problem in problems):
            raise BadSetup(problems)
        now = self._now()
        stored = StoredMatch(Record(self._new_id(), setup), (), now, now)
        await self._matches.put(stored)
        owner = self._own(stored)
        self._listeners.notify()
        return owner

    async def delete(self, match_id: str) -> bool:
        """Puts a match into the bin, readable or not; False if there is none.

        Those who have it open are told. Raises StorageError; then it is still there.
        """
        async with self._opening:
            owner = self._owners.get(match_id)
            move = partial(self.bin.put, match_id, self._now())
            moved = await (owner.leave(move) if owner is not None else move())
        self._listeners.notify()
        return moved

    async def restore(self, match_id: str) -> bool:
        """Takes a match out of the bin; False if it is not there. Raises StorageError.

        Those who had it open can go on with it.
        """
        async with self._opening:
            back = await self.bin.back(match_id)
            owner = self._owners.get(match_id)
            if back and owner is not None:
                stored = await self._matches.get(match_id)
                if stored is not None:
                    await owner.take_over(stored)
        self._listeners.notify()
        return back

    async def adopt(self, stored: StoredMatch) -> None:
        """A match from elsewhere, new or in place of the one of its id. Raises StorageError."""
        async with self._opening:
            owner = self._owners.get(stored.id)
            if owner is None:
                await self._matches.put(stored)
            else:
                await owner.take_over(stored, self._matches.put)
        self._listeners.notify()

    async def get(self, match_id: str) -> StoredMatch | None:
        """A match as it is stored now; None if there is none. Raises StorageError."""
        owner = self._owners.get(match_id)
        if owner is not None and not owner.gone:
            return owner.stored
        return await self._matches.get(match_id)

    @property
    def bin(self) -> Bin:
        assert self._bin is not None  # whoever deletes was given one
        return self._bin

    @property
    def matches(self) -> Matches:
        return self._matches

    def summaries(self) -> tuple[Summary, ...]:
        """All matches that can be read, the one touched last first."""
        known, self._summaries = self._summaries, {}
        for id, document in self._matches.summaries().items():
            # Thousands of matches, of which one changed.
            before = known.get(id)
            if before is None or before[0] is not document:
                before = (document, summary_of(document))
            self._summaries[id] = before
        found = (summary for _, summary in self._summaries.values())
        return tuple(sorted(found, key=lambda one: (one.updated, one.id), reverse=True))

    def unreadable(self) -> dict[str, str]:
        """The code of the error for each match that cannot be read, by id."""
        return dict(self._matches.problems())

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Calls `listener` whenever a match began or changed."""
        return self._listeners.subscribe(listener)

    async def close(self) -> None:
        """Waits until nothing is under way."""
        for owner in list(self._owners.values()):
            await owner.settle()

    def _own(self, stored: StoredMatch) -> MatchOwner:
        owner = MatchOwner(stored, self._matches.put, self._now)
        owner.subscribe(self._listeners.notify)
        self._owners[stored.id] = owner
        return owner
