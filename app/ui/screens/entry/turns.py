"""One thing after another: what quick fingers do is worked out on what the tap before it led to."""

import asyncio
from collections.abc import Callable

from app.domain.draft import PLAY, Draft, Target
from app.domain.form import Form
from app.domain.log import Record
from app.domain.steps import Step
from app.stores.match_store import MatchStore

Make = Callable[[Form, Draft], Step | None]
"""The step that a key means where the deal stands now."""


class Turns:
    """The acts of one client on one entry screen, in the order of the taps. `target`: what is
    entered there.
    """

    def __init__(self, target: Target = PLAY) -> None:
        self._target = target
        self._turn = asyncio.Lock()
        self._own: Record | None = None

    async def act(self, store: MatchStore, seen: Record, make: Make) -> None:
        """Takes the step of `make` when its turn comes, durable when this returns.

        `seen` is the record that was on the screen. If somebody else changed what it is about
        since, the tap was meant for a screen that is gone: it is refused.
        """
        async with self._turn:
            record = store.state.record
            if record is not self._own and not seen.stands_as(record, self._target):
                store.refuse()
                return
            now = store.state.seen_from(self._target)
            if now is None:
                store.refuse()
                return
            step = make(now.form, record.draft(self._target))
            if step is not None:
                await store.step(step, self._target)
                self._own = store.state.record

    async def save(self, store: MatchStore) -> None:
        """Puts the deal on the sheet, after the steps before it."""
        async with self._turn:
            await store.save(self._target)
