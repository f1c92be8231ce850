"""What a draft amounts to: the deal as far as it was entered, and whether it can be saved."""

from dataclasses import dataclass, replace
from typing import TypeVar

from app.domain.deal import Adjustment, Count, Deal, Held, Holding, Points
from app.domain.draft import (
    CardAdded,
    CardRemoved,
    CardsSet,
    CountSet,
    Focused,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    Repaired,
    Step,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.domain.problems import Repair

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Left:
    """What was entered for one seat, in one form: cards one by one, a total, or a count."""

    pieces: tuple[Piece, ...] = ()
    points: int | None = None
    count: int | None = None

    @property
    def given(self) -> bool:
        return bool(self.pieces) or self.points is not None or self.count is not None


@dataclass(frozen=True, slots=True)
class Focus:
    """Where attention is: a seat's cards left, or its passes."""

    seat: int
    on_passes: bool = False


@dataclass(frozen=True, slots=True)
class Entered:
    """A deal as far as it was entered; `left` and `passes` have one entry a seat of the match.

    `decided`: it was said who went out (`out`), or that it was blocked (`out` None).
    `focus` None: nothing was touched since, the next open seat has the attention.
    """

    left: tuple[Left, ...]
    passes: tuple[int | None, ...]
    decided: bool = False
    out: int | None = None
    opener: int | None = None
    without_passes: bool = False
    kept: tuple[str, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    focus: Focus | None = None
    last_passed: int | None = None

    @property
    def counting(self) -> bool:
        """Somebody counted passes in this deal: then a seat without a tap has none."""
        return any(number is not None for number in self.passes)

    def is_open(self, seat: int) -> bool:
        """What this seat holds is still to be said."""
        return seat != self.out and not self.left[seat].given


def blank(seats: int) -> Entered:
    """Nothing entered, at a match of `seats` seats."""
    return Entered((Left(),) * seats, (None,) * seats)


def entered(start: Entered, steps: tuple[Step, ...]) -> Entered:
    """`start` after the steps, oldest first."""
    for step in steps:
        start = _after(start, step)
    return start


def reopened(deal: Deal) -> Entered:
    """A saved deal as something entered, for correcting it."""
    seats = range(len(deal.left))
    return Entered(
        left=tuple(_left_of(deal.left[seat]) for seat in seats),
        passes=deal.passes or (None,) * len(deal.left),
        decided=True,
        out=deal.out,
        opener=deal.opener,
        without_passes=deal.without_passes,
        kept=deal.kept,
        adjustments=deal.adjustments,
    )


def to_deal(what: Entered, id: str, seats: tuple[int, ...]) -> Deal:
    """The deal as it would be recorded now; open seats have nothing in `left`."""
    playing = set(seats)
    left = tuple(
        _holding(what, seat) if seat in playing else None for seat in range(len(what.left))
    )
    everybody = len(seats) == len(what.left) and seats == tuple(range(len(seats)))
    return Deal(
        id=id,
        out=what.out,
        left=left,
        opener=what.opener,
        passes=what.passes if what.counting else None,
        without_passes=what.without_passes,
        adjustments=what.adjustments,
        kept=what.kept,
        seats=None if everybody else seats,
    )


def open_seats(what: Entered, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose cards left are still to be said, in order of play."""
    return tuple(seat for seat in seats if what.is_open(seat))


def focus(what: Entered, seats: tuple[int, ...]) -> Focus | None:
    """Where attention belongs: where it was put, else the first seat still open."""
    if what.focus is not None:
        return what.focus
    still_open = open_seats(what, seats)
    return Focus(still_open[0]) if still_open else None


def _after(what: Entered, step: Step) -> Entered:
    match step:
        case Passed(seat):
            return replace(_with_pass(what, seat, 1), last_passed=seat)
        case PassTakenBack(seat):
            return _with_pass(what, seat, -1)
        case PassesSet(seat, number):
            changed = replace(what, passes=_put(what.passes, seat, number))
            return replace(changed, focus=Focus(seat, on_passes=True))
        case OpenerSet(seat):
            return replace(what, opener=seat)
        case WentOut(seat):
            left = what.left if seat is None else _put(what.left, seat, Left())
            return replace(what, decided=True, out=seat, left=left, focus=None)
        case CardAdded(seat, piece):
            return _with_left(what, seat, Left((*what.left[seat].pieces, piece)))
        case CardRemoved(seat, position):
            pieces = what.left[seat].pieces
            return _with_left(what, seat, Left(pieces[:position] + pieces[position + 1 :]))
        case CardsSet(seat, pieces):
            return _with_left(what, seat, Left(pieces))
        case TotalSet(seat, points):
            return _with_left(what, seat, Left(points=points))
        case CountSet(seat, number):
            # The pad moves on by itself: the next open seat has the attention.
            changed = replace(what, left=_put(what.left, seat, Left(count=number)))
            return replace(changed, focus=None if number is not None else Focus(seat))
        case WithoutPassesSet(on):
            return replace(what, without_passes=on)
        case ProblemKept(code):
            kept = what.kept if code.value in what.kept else (*what.kept, code.value)
            return replace(what, kept=kept)
        case Repaired(repair):
            return _repaired(what, repair)
        case Focused(seat, on_passes):
            return replace(what, focus=Focus(seat, on_passes))
        case _:
            raise TypeError(step)


def _repaired(what: Entered, repair: Repair) -> Entered:
    if repair.opener is not None:
        what = replace(what, opener=repair.opener)
    if repair.seat is not None and repair.passes is not None:
        what = replace(what, passes=_put(what.passes, repair.seat, repair.passes))
    if repair.seat is not None and repair.count is not None:
        what = replace(what, left=_put(what.left, repair.seat, Left(count=repair.count)))
    return what


def _with_pass(what: Entered, seat: int, change: int) -> Entered:
    # The first tap begins the counting: from then on a seat without a tap has 0.
    counted = tuple(number or 0 for number in what.passes)
    return replace(what, passes=_put(counted, seat, max(0, counted[seat] + change)))


def _with_left(what: Entered, seat: int, left: Left) -> Entered:
    return replace(what, left=_put(what.left, seat, left), focus=Focus(seat))


def _put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _holding(what: Entered, seat: int) -> Holding | None:
    left = what.left[seat]
    if left.points is not None:
        return Points(left.points)
    if left.count is not None:
        return Count(left.count)
    if what.is_open(seat):
        return None
    exact = tuple(piece.rank + piece.suit for piece in left.pieces if piece.suit)
    numbers: dict[str, int] = {}
    for piece in left.pieces:
        if piece.suit is None:
            numbers[piece.rank] = numbers.get(piece.rank, 0) + 1
    return Held(exact, tuple(numbers.items()))


def _left_of(holding: Holding | None) -> Left:
    match holding:
        case Held(cards, ranks):
            exact = tuple(Piece(code[:-1], code[-1]) for code in cards)
            bare = tuple(Piece(rank) for rank, number in ranks for _ in range(number))
            return Left(exact + bare)
        case Points(points):
            return Left(points=points)
        case Count(count):
            return Left(count=count)
        case None:
            return Left()
