"""The one owner of a match in this process: takes commands in turn, makes them durable, tells."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from app.data.errors import StorageError
from app.data.stored import StoredMatch
from app.domain.draft import PLAY, Target
from app.domain.form import Form
from app.domain.log import Record, replay
from app.domain.match import Match
from app.domain.sheet import Sheet
from app.domain.tally import tally
from app.owner.commands import Answer, Command, Refusal
from app.owner.decide import Standing, decide
from app.owner.listeners import Listener, Listeners, Unsubscribe

T = TypeVar("T")

REMEMBERED = 200
"""How many ids of commands are kept, so that a repeated one changes nothing."""

_log = logging.getLogger(__name__)


class MatchOwner:
    """`save` makes a state durable; `now` gives the time as ISO 8601.

    What can be read here is always durable already.
    """

    def __init__(
        self,
        stored: StoredMatch,
        save: Callable[[StoredMatch], Awaitable[None]],
        now: Callable[[], str],
    ) -> None:
        self._stored = stored
        self._save = save
        self._now = now
        self._standing = _stand(stored.record)
        self._gone = False
        self._turn = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._listeners = Listeners()

    @property
    def stored(self) -> StoredMatch:
        return self._stored

    @property
    def gone(self) -> bool:
        """The match was deleted; what can be read here is how it was."""
        return self._gone

    @property
    def record(self) -> Record:
        return self._stored.record

    @property
    def match(self) -> Match:
        return self._standing.match

    @property
    def sheet(self) -> Sheet:
        return self._standing.sheet

    def form(self, target: Target = PLAY) -> Form | None:
        """The form of the draft for `target`; None where its deal is not there any more."""
        return self._standing.form(target)

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Calls `listener` after each change, once it is durable."""
        return self._listeners.subscribe(listener)

    async def do(self, command: Command) -> Answer:
        """Does a command when those before it are done; returns when it is durable.

        Once begun it is brought to its end, even if nobody waits for it any more.
        """
        return await self._to_its_end(self._in_turn(command))

    async def leave(self, move: Callable[[], Awaitable[bool]]) -> bool:
        """Takes no more commands once `move` has moved the match away; whether it has."""

        async def leave() -> bool:
            async with self._turn:
                moved = await move()
                self._gone = self._gone or moved
            self._listeners.notify()
            return moved

        return await self._to_its_end(leave())

    async def take_over(
        self, stored: StoredMatch, save: Callable[[StoredMatch], Awaitable[None]] | None = None
    ) -> None:
        """Goes on with what came from elsewhere, in place of what was there; `save` makes it
        durable first. Raises StorageError where that fails.
        """

        async def take_over() -> None:
            async with self._turn:
                if save is not None:
                    await save(stored)
                self._standing = _stand(stored.record)
                self._stored = stored
                self._gone = False
            self._listeners.notify()

        await self._to_its_end(take_over())

    async def settle(self) -> None:
        """Waits until no command is under way."""
        while self._running:
            await asyncio.wait(self._running)

    async def _to_its_end(self, doing: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, command: Command) -> Answer:
        async with self._turn:
            if self._gone:
                return Answer(self.record, Refusal.GONE)
            if command.id in self._stored.applied:
                return Answer(self.record)
            decided = decide(self._standing, command)
            if isinstance(decided, Refusal):
                return Answer(self.record, decided)
            applied = (*self._stored.applied, command.id)[-REMEMBERED:]
            stored = replace(self._stored, record=decided, applied=applied, updated=self._now())
            try:
                await self._save(stored)
            except StorageError as error:
                _log.error("A command could not be stored: %s", error)
                return Answer(self.record, Refusal.STORAGE_FAILED)
            self._standing = _stand(decided, self._standing)
            self._stored = stored
        self._listeners.notify()
        return Answer(decided)


def _stand(record: Record, before: Standing | None = None) -> Standing:
    """What is folded from a record; steps leave the log, and so the sheet, as it was."""
    if before is not None and before.record.log is record.log:
        return Standing(record, before.match, before.sheet)
    match = replay(record)
    return Standing(record, match, tally(match))
