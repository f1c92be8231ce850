"""The roster, the matches and the notices, as one client sees them."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial

from app.data.errors import StorageError
from app.data.summaries import Summary
from app.domain.match import Setup
from app.domain.names import NameProblem
from app.domain.rematch import rematch
from app.domain.roster import MergeProblem, RosterPlayer
from app.owner.book import Book
from app.owner.commands import Refusal
from app.owner.library import LibraryOwner
from app.owner.listeners import Listener, Unsubscribe
from app.owner.owners import Owners
from app.stores.library_state import LibraryState, library_state
from app.stores.store import Store

__all__ = ["LibraryState", "LibraryStore", "Summary"]

_DELAY = 0.3


class LibraryStore(Store[LibraryState]):
    """Lists follow the matches `delay` seconds after a change, so that taps need not wait, and
    while nobody listens (a match is on the screen) only when they are looked at. `book`: the
    statistics, right at any time.
    """

    def __init__(
        self,
        owners: Owners,
        library: LibraryOwner,
        delay: float = _DELAY,
        book: Book | None = None,
    ) -> None:
        self.book = book or Book(owners.matches.summaries, lambda: library.library)
        self._owners = owners
        self._library = library
        self._delay = delay
        self._timer: asyncio.TimerHandle | None = None
        self._stale = False
        super().__init__(self._state_now(None))
        self._stop = (library.subscribe(self.refresh), owners.subscribe(self._refresh_later))

    @property
    def state(self) -> LibraryState:
        if self._stale and not self._listeners:
            self.refresh()
        return super().state

    async def add_player(self, name: str) -> RosterPlayer | NameProblem | Refusal:
        """Somebody new in the roster, durable, or why not."""
        try:
            return await self._library.add_player(name)
        except StorageError:
            return self._refused()

    async def rename(self, id: str, name: str) -> NameProblem | Refusal | None:
        """Another name for a player; None: done. Raises KeyError for an unknown one."""
        try:
            return await self._library.rename(id, name)
        except StorageError:
            return self._refused()

    async def create_match(self, setup: Setup) -> str | None:
        """The id of a new match, durable; None where it could not be stored.

        What was chosen becomes the default for that game. Raises BadSetup.
        """
        try:
            owner = await self._owners.create(setup)
        except StorageError:
            self._refused()
            return None
        known = tuple(player.id for player in setup.players if player.id is not None)
        with suppress(StorageError):
            # The match is there; that its choices are not remembered is no reason to say no.
            await self._library.remember(setup.game, known, setup.rules)
        self.refresh()
        return owner.record.id

    async def rematch(self, match_id: str) -> str | None:
        """The id of another match of the same people, durable; None where that failed."""
        owner = await self._owners.open(match_id)
        if owner is None:
            return None
        return await self.create_match(rematch(owner.match, owner.sheet))

    async def merge(self, id: str, into: str) -> MergeProblem | Refusal | None:
        """Two are one person from now on, under the name of `into`; None: done. `unmerge(id)`
        takes it back. Raises KeyError.
        """
        try:
            binned = await self._binned_tables()
            return await self._library.merge(id, into, partial(self._together, binned))
        except StorageError:
            return self._refused()

    async def unmerge(self, id: str) -> RosterPlayer | Refusal:
        """One who was merged is somebody again, with a number to the name where another has that
        by now; who it is. Raises KeyError.
        """
        try:
            return await self._library.unmerge(id)
        except StorageError:
            return self._refused()

    async def archive(self, id: str, on: bool = True) -> Refusal | None:
        """A player is not offered any more, or is again; None: done. Raises KeyError."""
        try:
            await self._library.archive(id, on)
        except StorageError:
            return self._refused()
        return None

    def mergeable(self, id: str) -> tuple[RosterPlayer, ...]:
        """Whom a player can be merged with, as far as the matches outside the bin say."""
        met = {id, *self.book.opponents(id)}
        return tuple(other for other in self._library.roster if other.id not in met)

    async def delete_match(self, match_id: str) -> Refusal | None:
        """Puts a match into the bin, readable or not; None: it is there now. `restore_match`
        takes it back.
        """
        try:
            await self._owners.delete(match_id)
        except StorageError:
            return self._refused()
        self.refresh()
        return None

    async def restore_match(self, match_id: str) -> Refusal | None:
        """Takes a match out of the bin; None: it is among the others again."""
        try:
            back = await self._owners.restore(match_id)
        except StorageError:
            return self._refused()
        self.refresh()
        return None if back else Refusal.GONE

    def refresh(self) -> None:
        """The state as things stand now."""
        self._stop_timer()
        self._stale = False
        self._set(self._state_now(super().state.refusal))

    def dismiss(self) -> None:
        """The refusal was read."""
        self._set(replace(self.state, refusal=None))

    def dismiss_damage(self) -> None:
        """The notices of damage were read."""
        self._library.dismiss_damage()

    def close(self) -> None:
        """This client is gone; the store hears of nothing any more."""
        for stop in self._stop:
            stop()
        self._stop_timer()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refresh_later(self) -> None:
        self._stale = True
        if self._timer is None and self._listeners:
            self._timer = asyncio.get_running_loop().call_later(self._delay, self.refresh)

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Calls `listener` whenever the state is another one than it is now."""
        if self._stale:
            self.refresh()
        return super().subscribe(listener)

    async def _binned_tables(self) -> list[set[str]]:
        """Who sat together in each match of the bin, which may come back."""
        identities = self._library.library.identities
        found = (one.summary for one in await self._owners.bin.listed())
        ids = (summary["player_ids"] for summary in found if summary is not None)
        return [{identities.get(id, id) for id in table} for table in ids]

    def _together(self, binned: list[set[str]], one: str, other: str) -> bool:
        return self.book.together(one, other) or any({one, other} <= table for table in binned)

    def _refused(self) -> Refusal:
        self._set(replace(self.state, refusal=Refusal.STORAGE_FAILED))
        return Refusal.STORAGE_FAILED

    def _state_now(self, refusal: Refusal | None) -> LibraryState:
        return library_state(self._owners, self._library, refusal)
