"""A data folder with people and matches in it, made by the owners themselves as play makes them."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from app import bootstrap
from app.domain.games import game
from app.domain.hand import Entry
from app.domain.match import Player, Rules, Setup
from app.domain.names import NameProblem
from app.domain.problems import Code
from app.domain.roster import RosterPlayer
from app.domain.steps import (
    CardAdded,
    CountSet,
    Focused,
    OpenerSet,
    PassesSet,
    Piece,
    ProblemKept,
    TotalSet,
    WentOut,
)
from app.owner.library import LibraryOwner
from app.owner.owners import Owners
from app.stores.match_store import MatchStore

Left = str | int | None
"""What somebody holds: cards ("9D QH"), a total or a number of cards, or not said."""


class Seeding:
    """`async with Seeding(folder) as seeding`: the folder is this process's until the end.

    Matches begin at `seeding.now`, which goes on by a minute with every act.
    """

    def __init__(self, folder: Path, now: datetime) -> None:
        self._services = bootstrap.build(folder)
        self.now = now
        self._next_match = ""
        self._ids = count(1)
        self._owners = Owners(self._services.matches, lambda: self._next_match, self._clock)

    async def __aenter__(self) -> Self:
        await self._services.matches.open()
        stored = await self._services.shelf.get()
        self.library = LibraryOwner(stored, self._services.shelf, self._new_id)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._owners.close()
        await self.library.settle()
        await self._services.matches.close()
        await bootstrap.close(self._services)

    async def match(
        self,
        id: str,
        game_id: str,
        names: Sequence[str],
        *,
        first_dealer: int = 0,
        opening: Sequence[int] = (),
        **rules: int | str,
    ) -> MatchStore:
        """A new match under an id of one's choice; who is new joins the roster."""
        players = [await self.player(name) for name in names]
        setup = Setup(
            game=game_id,
            players=tuple(Player(player.name, player.id) for player in players),
            rules=game(game_id).settle(Rules.of(rules)),
            first_dealer=first_dealer,
            opening=tuple(opening) or (0,) * len(players),
        )
        self._next_match = id
        owner = await self._owners.create(setup)
        await self.library.remember(game_id, tuple(player.id for player in players), setup.rules)
        return MatchStore(owner, self._new_id, self.library)

    async def player(self, name: str) -> RosterPlayer:
        known = next((player for player in self.library.roster if player.name == name), None)
        added = known or await self.library.add_player(name)
        assert not isinstance(added, NameProblem), (name, added)
        return added

    def _new_id(self) -> str:
        return f"seed-{next(self._ids)}"

    def _clock(self) -> str:
        self.now += timedelta(minutes=1)
        return self.now.isoformat(timespec="seconds")


async def enter(
    store: MatchStore,
    out: int | None,
    *left: Left,
    opener: int | None = None,
    passes: Sequence[int | None] = (),
    keep: Sequence[Code] = (),
    looking_at: int | None = None,
) -> None:
    """Enters a hand as far as it is told: who went out (None: blocked), what each has left.

    `passes` one a seat, as they were counted; `keep` are doubts that the table does not share;
    `looking_at` the seat that is on the screen in the end.
    """
    if opener is not None:
        await store.step(OpenerSet(opener))
    for seat, number in enumerate(passes):
        if number is not None:
            await store.step(PassesSet(seat, number))
    await store.step(WentOut(out))
    for seat, what in enumerate(left):
        if isinstance(what, str):
            for piece in pieces(what):
                await store.step(CardAdded(seat, piece))
        elif what is not None and seat != out:
            counts = Entry.COUNT in game(store.state.match.setup.game).entries
            await store.step(CountSet(seat, what) if counts else TotalSet(seat, what))
    for code in keep:
        await store.step(ProblemKept(code))
    if looking_at is not None:
        await store.step(Focused(looking_at))


async def play(store: MatchStore, out: int | None, *left: Left, **more: Any) -> None:
    """A hand from its first step to the sheet. Raises AssertionError where it cannot be saved."""
    await enter(store, out, *left, **more)
    assert store.state.form.can_save, store.state.form.problems
    await store.save()
    assert store.state.refusal is None, store.state.refusal


def pieces(codes: str) -> tuple[Piece, ...]:
    """Cards of a line: "9D QH 7" are two cards and a seven of no known suit."""
    return tuple(
        Piece(code[:-1], code[-1]) if code[-1] in "SHDC" else Piece(code) for code in codes.split()
    )
