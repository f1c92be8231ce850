"""The roster, the matches and the notices, as one client sees them."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace

from app.data.errors import StorageError
from app.data.port import Damage
from app.data.summaries import Summary
from app.domain.match import Setup
from app.domain.names import NameProblem
from app.domain.rematch import rematch
from app.domain.roster import Choices, RosterPlayer
from app.owner.commands import Refusal
from app.owner.library import LibraryOwner
from app.owner.listeners import Listener, Unsubscribe
from app.owner.owners import Owners
from app.stores.store import Store

__all__ = ["LibraryState", "LibraryStore", "Summary"]

_DELAY = 0.3


@dataclass(frozen=True, slots=True)
class LibraryState:
    """`running`: matches that go on, `earlier`: those over or stopped, both the last touched
    first, with names as the roster has them now. `choices`: the last for each game.
    `unreadable`: matches that cannot be read, each with the code of the error. `refusal`: why
    the last act of this client was not done, until it is dismissed.
    """

    roster: tuple[RosterPlayer, ...]
    running: tuple[Summary, ...]
    earlier: tuple[Summary, ...]
    choices: tuple[Choices, ...] = ()
    damage: tuple[Damage, ...] = ()
    unreadable: tuple[tuple[str, str], ...] = ()
    refusal: Refusal | None = None

    @property
    def offered(self) -> tuple[RosterPlayer, ...]:
        """Who is offered for a new match."""
        return tuple(player for player in self.roster if not player.archived)

    def last_choices(self, game: str) -> Choices | None:
        return next((choices for choices in self.choices if choices.game == game), None)


class LibraryStore(Store[LibraryState]):
    """Lists follow the matches `delay` seconds after a change, so that taps need not wait, and
    while nobody listens (a match is on the screen) only when they are looked at.
    """

    def __init__(self, owners: Owners, library: LibraryOwner, delay: float = _DELAY) -> None:
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

    def _refused(self) -> Refusal:
        self._set(replace(self.state, refusal=Refusal.STORAGE_FAILED))
        return Refusal.STORAGE_FAILED

    def _state_now(self, refusal: Refusal | None) -> LibraryState:
        library = self._library.library
        names = {player.id: player.name for player in library.roster}
        summaries = tuple(_named(summary, names) for summary in self._owners.summaries())
        return LibraryState(
            roster=library.roster,
            running=tuple(one for one in summaries if one.running),
            earlier=tuple(one for one in summaries if not one.running),
            choices=library.choices,
            damage=self._library.damage,
            unreadable=tuple(self._owners.unreadable().items()),
            refusal=refusal,
        )


def _named(summary: Summary, names: dict[str, str]) -> Summary:
    now = tuple(
        names.get(id, name) if id is not None else name
        for id, name in zip(summary.player_ids, summary.names, strict=True)
    )
    return summary if now == summary.names else replace(summary, names=now)
