"""Matches and deals in few words, for tests."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.domain.deal import NOTHING, Count, Deal, Held, Holding, Points
from app.domain.games import game
from app.domain.hand import Hand
from app.domain.match import Match, Player, Rules, Setup
from app.domain.problems import Problem

NAMES = ("Olena", "Bohdan", "Maria", "Taras", "Rita", "Ivan", "Ada", "Leo")


def cards(*codes: str) -> Held:
    return Held(cards=codes)


def ranks(**numbers: int) -> Held:
    """By rank: `ranks(r9=1, Q=2)`."""
    return Held(ranks=tuple((name.lstrip("r"), number) for name, number in numbers.items()))


def counts(*numbers: int) -> tuple[Count, ...]:
    return tuple(map(Count, numbers))


def deal(out: int | None, *left: Holding | None, id: str = "d", **more: Any) -> Deal:
    return Deal(id, out, left, **more)


def match(
    game_id: str,
    *deals: Deal,
    players: int | Sequence[str] = 4,
    first: int = 0,
    opening: Sequence[int] | None = None,
    rules: dict[str, int | str] | None = None,
    **more: Any,
) -> Match:
    names = NAMES[:players] if isinstance(players, int) else players
    setup = Setup(
        game=game_id,
        players=tuple(map(Player, names)),
        rules=game(game_id).settle(Rules.of(rules or {})),
        first_dealer=first,
        opening=tuple(opening) if opening is not None else (0,) * len(names),
    )
    numbered = (replace(one, id=f"{one.id}{number}") for number, one in enumerate(deals, 1))
    return Match(setup, tuple(numbered), **more)


def hand(
    game_id: str,
    one: Deal,
    open_seats: Sequence[int] = (),
    rules: dict[str, int | str] | None = None,
) -> Hand:
    """A deal at a table where everybody plays."""
    settled = game(game_id).settle(Rules.of(rules or {}))
    return Hand(one, settled, tuple(range(len(one.left))), frozenset(open_seats))


def said(problems: Sequence[Problem]) -> list[tuple[str, int | None, str | None]]:
    """Code, seat and detail of each."""
    return [(problem.code.value, problem.seat, problem.detail) for problem in problems]


def won(*points: int) -> Deal:
    """A round of Nines by points; the first 0 went out, without one it was blocked."""
    out = points.index(0) if 0 in points else None
    return deal(out, *(NOTHING if seat == out else Points(p) for seat, p in enumerate(points)))
