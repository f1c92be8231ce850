"""The sheet of a match: every hand with its penalties, running totals, the end and the winners."""

from dataclasses import dataclass

from app.domain.deal import Deal
from app.domain.hand import Score
from app.domain.problems import Problem
from app.domain.rules import Rules


@dataclass(frozen=True, slots=True)
class Row:
    """One hand of the sheet, `number` counting from 1.

    `deal` with everything filled in that could be worked out. `scores`, `penalties`: one a seat,
    None for one who does not play it; all None where an error keeps the hand (or one before it)
    from being scored. `totals` are those after the hand, None likewise. `rules`: those in force.
    """

    number: int
    deal: Deal
    rules: Rules
    seats: tuple[int, ...]
    dealer: int
    leads: int | None
    scores: tuple[Score | None, ...] | None
    penalties: tuple[int | None, ...] | None
    totals: tuple[int, ...] | None
    passes: tuple[int | None, ...] | None
    counted: bool
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Coming:
    """The deal to be played next: its number from 1, who plays it, who deals and leads."""

    number: int
    seats: tuple[int, ...]
    dealer: int
    leads: int | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that follows from a match. `totals` after the last counted hand; `ranks` share, the
    next is skipped, None for one who left; `winners` empty while not over or when stopped.
    `extra_deal`: the limit is reached and the tie rule asks for one more deal.
    """

    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    ranks: tuple[int | None, ...]
    over: bool
    winners: tuple[int, ...]
    stopped: bool
    coming: Coming
    extra_deal: bool = False
    problems: tuple[Problem, ...] = ()

    def took_part(self, seat: int) -> bool:
        """Whether `seat` (from 0) is at the table, or was there for a hand up to the end: not one
        who joined behind it.
        """
        sat = any(seat in row.seats for row in self.rows if row.counted or row.deal.annulled)
        return sat or self.ranks[seat] is not None

    def came_after(self, seat: int) -> int | None:
        """After how many hands `seat` (from 0) came in with its opening total (rules.md 3): 0 where
        it was there from the start, all of them where its first hand is still to come. None: it
        left before it played.
        """
        played = (number for number, row in enumerate(self.rows) if seat in row.seats)
        return next(played, len(self.rows) if seat in self.coming.seats else None)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats of all who took part, the best first; those who left come last."""
        there = (seat for seat in range(len(self.ranks)) if self.took_part(seat))
        last = len(self.ranks) + 1
        return tuple(sorted(there, key=lambda seat: (self.ranks[seat] or last, seat)))

    @property
    def all_problems(self) -> tuple[Problem, ...]:
        """Those of the match, then hand by hand."""
        return self.problems + tuple(p for row in self.rows for p in row.problems)

    @property
    def has_errors(self) -> bool:
        return any(problem.is_error for problem in self.all_problems)
