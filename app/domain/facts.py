"""What a match says of each seat for statistics: small, exact, and enough to add up.

Facts of a match are worked out once from its sheet; statistics of a player are sums of them
(statistics.py), so that thousands of matches need no sheet.
"""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from app.domain.cards import Rank
from app.domain.deal import Held, Holding
from app.domain.games import game
from app.domain.match import Match
from app.domain.sheet import Row, Sheet


class Ended(StrEnum):
    """How a match stands."""

    FINISHED = "finished"
    STOPPED = "stopped"
    RUNNING = "running"


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One column of a sheet, over the hands that count and that the seat played.

    `points`: how many hands brought how many points, fines included, ascending. `passes` are
    those of the `pass_hands` hands in which they are known. `outs`: hands in which it went out,
    `nines`: cards of the game's special rank it was left with, as far as cards were entered.
    `total`: at the end, the opening total included. `stayed`: it sat there to the end; only then
    can it be ranked, or have `won`; `shared`: with others.
    """

    points: tuple[tuple[int, int], ...] = ()
    passes: int = 0
    pass_hands: int = 0
    outs: int = 0
    nines: int = 0
    total: int = 0
    stayed: bool = True
    won: bool = False
    shared: bool = False


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """`seats`: one entry a column of the match."""

    game: str
    ended: Ended
    seats: tuple[SeatFacts, ...]


def facts(match: Match, sheet: Sheet) -> MatchFacts:
    """The facts of a match; `sheet` is its own."""
    ended = Ended.RUNNING
    if sheet.stopped:
        ended = Ended.STOPPED
    elif sheet.over:
        ended = Ended.FINISHED
    special = game(match.setup.game).special_rank
    counted = tuple(row for row in sheet.rows if row.counted)
    seats = tuple(_seat(seat, counted, sheet, special) for seat in range(len(sheet.totals)))
    return MatchFacts(match.setup.game, ended, seats)


def _seat(seat: int, counted: tuple[Row, ...], sheet: Sheet, special: Rank) -> SeatFacts:
    points: Counter[int] = Counter()
    passes = pass_hands = outs = nines = 0
    for row in counted:
        penalty = row.penalties[seat] if row.penalties else None
        if penalty is None:
            continue
        points[penalty] += 1
        outs += row.deal.out == seat
        nines += _number_of(special, row.deal.left[seat])
        passed = row.passes[seat] if row.passes else None
        if passed is not None:
            passes += passed
            pass_hands += 1
    won = seat in sheet.winners
    return SeatFacts(
        points=tuple(sorted(points.items())),
        passes=passes,
        pass_hands=pass_hands,
        outs=outs,
        nines=nines,
        total=sheet.totals[seat],
        stayed=sheet.ranks[seat] is not None,
        won=won,
        shared=won and len(sheet.winners) > 1,
    )


def _number_of(rank: Rank, holding: Holding | None) -> int:
    """How many cards of that rank are left, as far as they were entered."""
    if not isinstance(holding, Held):
        return 0
    by_suit = sum(code[:-1] == rank.value for code in holding.cards)
    return by_suit + dict(holding.ranks).get(rank.value, 0)
