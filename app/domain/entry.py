"""What a draft amounts to: the deal as far as it was entered, folded from its steps."""

from dataclasses import dataclass, replace
from typing import TypeVar

from app.domain.deal import Adjustment
from app.domain.draft import (
    CardAdded,
    CardRemoved,
    CardsSet,
    CountSet,
    FineAdded,
    FineRemoved,
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
    """What was entered for one seat, in one form: cards one by one, a total (perhaps with the
    number of cards it was for), or a bare count.
    """

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
    `focus` None: attention moves on by itself, from `last_counted` to the next open seat.
    `last_passed`: the seat whose pass was tapped last.
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
    last_counted: int | None = None
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
    """`start` after the steps, oldest first. Raises IndexError for a seat the match has not.

    What the table insisted on it insisted on for the numbers as they were: another number, and the
    doubt is spoken of again.
    """
    for step in steps:
        after = _after(start, step)
        told = (after.left, after.passes, after.out, after.opener)
        same = told == (start.left, start.passes, start.out, start.opener)
        start = after if same else replace(after, kept=())
    return start


def seated(what: Entered, seats: tuple[int, ...]) -> Entered:
    """What was entered, as far as it speaks of `seats`: others may play since it was."""
    if what.out is not None and what.out not in seats:
        what = replace(what, out=None, decided=False)
    if what.opener is not None and what.opener not in seats:
        what = replace(what, opener=None)
    if any(fine.seat not in seats for fine in what.adjustments):
        kept = tuple(fine for fine in what.adjustments if fine.seat in seats)
        what = replace(what, adjustments=kept)
    return what


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
            return replace(what, decided=True, out=seat, left=left, focus=None, last_counted=None)
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
            moved_on = number is not None
            return replace(changed, focus=None if moved_on else Focus(seat), last_counted=seat)
        case WithoutPassesSet(on):
            return replace(what, without_passes=on)
        case FineAdded(seat, points, reason):
            fines = (*what.adjustments, Adjustment(seat, points, reason))
            return replace(what, adjustments=fines)
        case FineRemoved(position):
            fines = what.adjustments[:position] + what.adjustments[position + 1 :]
            return replace(what, adjustments=fines)
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
    if not 0 <= at < len(items):
        raise IndexError(at)
    return (*items[:at], item, *items[at + 1 :])
