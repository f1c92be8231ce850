"""The one owner of the library in this process: the roster, the last choices, notices of damage."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from app.data.port import Damage
from app.domain.match import Rules
from app.domain.names import NameProblem
from app.domain.roster import (
    Choices,
    Library,
    MergeProblem,
    RosterPlayer,
    added,
    archived,
    merged,
    remembered,
    renamed,
    unmerged,
)
from app.owner.listeners import Listener, Listeners, Unsubscribe
from app.owner.ports import LibraryShelf

P = TypeVar("P", bound=NameProblem | MergeProblem)


class LibraryOwner:
    """`new_id` makes the id of a player; `damage` gives what the storage found broken so far.

    What can be read here is always durable already. What waits raises StorageError where it
    could not be made durable; then nothing changed.
    """

    def __init__(
        self,
        library: Library,
        shelf: LibraryShelf,
        new_id: Callable[[], str],
        damage: Callable[[], tuple[Damage, ...]] = tuple,
    ) -> None:
        self._library = library
        self._shelf = shelf
        self._new_id = new_id
        self._damage = damage
        self._told = 0
        self._turn = asyncio.Lock()
        self._running: set[asyncio.Task[object]] = set()
        self._listeners = Listeners()

    @property
    def library(self) -> Library:
        return self._library

    @property
    def roster(self) -> tuple[RosterPlayer, ...]:
        """Everybody known here, without those merged into others."""
        return self._library.people

    @property
    def damage(self) -> tuple[Damage, ...]:
        """What was found broken and nobody has put away yet."""
        return self._damage()[self._told :]

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Calls `listener` after each change, once it is durable."""
        return self._listeners.subscribe(listener)

    async def add_player(self, name: str) -> RosterPlayer | NameProblem:
        """Somebody new at the end of the roster."""
        changed = await self._change(lambda library: added(library, name, self._new_id))
        return changed.roster[-1] if isinstance(changed, Library) else changed

    async def rename(self, id: str, name: str) -> NameProblem | None:
        """Another name for a player. Raises KeyError for one who is not in the roster."""
        changed = await self._change(lambda library: renamed(library, id, name))
        return None if isinstance(changed, Library) else changed

    async def archive(self, id: str, on: bool) -> None:
        """A player is kept for the record only, or offered again. Raises KeyError."""
        await self._change(lambda library: archived(library, id, on))

    async def merge(
        self, id: str, into: str, together: Callable[[str, str], bool]
    ) -> MergeProblem | None:
        """Two are one person, under the name of `into`. `together` tells whether they sat in one
        match. Raises KeyError.
        """
        changed = await self._change(lambda library: merged(library, id, into, together))
        return None if isinstance(changed, Library) else changed

    async def unmerge(self, id: str) -> RosterPlayer:
        """One who was merged is somebody again, under a name that is free. Raises KeyError."""
        changed: Library = await self._change(lambda library: unmerged(library, id))
        return next(player for player in changed.roster if player.id == id)

    async def change(self, change: Callable[[Library], Library]) -> None:
        """Whatever else becomes of the library, as bringing a backup in does."""
        await self._change(change)

    async def remember(self, game: str, players: tuple[str, ...], rules: Rules) -> None:
        """What was chosen last for a game; `players` by roster id."""
        choices = Choices(game, players, rules)
        await self._change(lambda library: remembered(library, choices))

    def dismiss_damage(self) -> None:
        """The people have read the notices."""
        self._told = len(self._damage())
        self._listeners.notify()

    async def settle(self) -> None:
        """Waits until no change is under way."""
        while self._running:
            await asyncio.wait(self._running)

    async def _change(self, change: Callable[[Library], Library | P]) -> Library | P:
        task = asyncio.create_task(self._in_turn(change))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        # Brought to its end even if nobody waits for it any more.
        return await asyncio.shield(task)

    async def _in_turn(self, change: Callable[[Library], Library | P]) -> Library | P:
        async with self._turn:
            changed = change(self._library)
            if not isinstance(changed, Library) or changed == self._library:
                return changed
            await self._shelf.put(changed)
            self._library = changed
        self._listeners.notify()
        return changed
