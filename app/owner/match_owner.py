"""The one owner of a match in this process: takes commands in turn, makes them durable, tells."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

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
        self._turn = asyncio.Lock()
        self._running: set[asyncio.Task[Answer]] = set()
        self._listeners = Listeners()

    @property
    def stored(self) -> StoredMatch:
        return self._stored

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
        task = asyncio.create_task(self._in_turn(command))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Waits until no command is under way."""
        while self._running:
            await asyncio.wait(self._running)

    async def _in_turn(self, command: Command) -> Answer:
        async with self._turn:
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
