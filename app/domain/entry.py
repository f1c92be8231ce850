"""What a draft amounts to: the deal as far as it was entered, folded from its steps."""

from dataclasses import replace
from typing import TypeVar

from app.domain.deal import Adjustment
from app.domain.entered import Entered, Focus, Left, blank, seated
from app.domain.grid import cleared, with_holder, with_row
from app.domain.problems import Repair
from app.domain.rows import Ends
from app.domain.steps import (
    CardAdded,
    CardHeld,
    CardPlayed,
    CardRemoved,
    CardsSet,
    CountSet,
    FineAdded,
    FineRemoved,
    Focused,
    GridCleared,
    NoCardPlayed,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    ProblemKept,
    Repaired,
    RowSet,
    Step,
    SuitNamed,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)

__all__ = ["Entered", "Focus", "Left", "blank", "entered", "seated"]

T = TypeVar("T")


def entered(start: Entered, steps: tuple[Step, ...]) -> Entered:
    """`start` after the steps, oldest first. Raises IndexError for a seat the match has not.

    What the table insisted on it insisted on for the numbers as they were: another number, and the
    doubt is spoken of again.
    """
    what = start
    for step in steps:
        after = _handed_back(_after(what, step), what.out, start)
        what = after if _numbers(after) == _numbers(what) else replace(after, kept=())
    return what


def _handed_back(what: Entered, before: int | None, start: Entered) -> Entered:
    """Who was out before a step and is not after it holds again what the deal began with."""
    if before is None or before == what.out or what.left[before].given:
        return what
    return replace(what, left=_put(what.left, before, start.left[before]))


def _numbers(what: Entered) -> tuple[object, ...]:
    """What the checks speak of."""
    return what.left, what.passes, what.out, what.opener, what.rows


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
            changed = _counted(what, seat, number)
            moved_on = number is not None
            return replace(changed, focus=None if moved_on else Focus(seat), last_counted=seat)
        case RowSet(suit, low, high):
            return with_row(what, suit, Ends(low, high))
        case CardHeld(seat, piece):
            return with_holder(what, seat, piece)
        case GridCleared():
            return cleared(what)
        case SuitNamed(suit):
            return replace(what, named=suit)
        case NoCardPlayed(seat):
            others = tuple(other for other in what.no_card if other != seat)
            return replace(what, no_card=(*others, seat))
        case CardPlayed():
            return replace(what, named=None, no_card=())
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
        what = _counted(what, repair.seat, repair.count)
    return what


def _counted(what: Entered, seat: int, number: int | None) -> Entered:
    """A count stands instead of cards; on the grid beside them."""
    pieces = what.left[seat].pieces if what.rows else ()
    return replace(what, left=_put(what.left, seat, Left(pieces, count=number)))


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
