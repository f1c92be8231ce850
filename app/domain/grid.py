"""The grid of Devyatka: exact cards, from the ends of the rows on the table and the hands.

What the rows leave is held against the counts: 36 - laid = left (rules.md 2).
"""

from collections.abc import Callable
from dataclasses import replace

from app.domain.cards import Suit
from app.domain.entered import Entered, Left
from app.domain.problems import Code, Problem, Repair
from app.domain.rows import Ends
from app.domain.steps import Piece
from app.domain.turns import HAND_SIZE


def with_row(what: Entered, suit: str, ends: Ends) -> Entered:
    """A row reaches from one end to the other; nobody holds what lies in it. Raises ValueError."""
    what = _begun(what)
    at = list(Suit).index(Suit(suit))
    rows = tuple(ends if place == at else row for place, row in enumerate(what.rows))
    return _keeping(replace(what, rows=rows), lambda p: p.suit != suit or not ends.has(p.rank))


def with_holder(what: Entered, seat: int | None, piece: Piece) -> Entered:
    """A card is with `seat`, or nobody knows with whom. Raises IndexError."""
    what = _keeping(_begun(what), lambda other: other != piece)
    if seat is None:
        return what
    if not 0 <= seat < len(what.left):
        raise IndexError(seat)
    left = tuple(
        replace(one, pieces=(*one.pieces, piece)) if place == seat else one
        for place, one in enumerate(what.left)
    )
    return replace(what, left=left)


def cleared(what: Entered) -> Entered:
    """Bare counts alone: those entered, else the number of cards."""
    return replace(what, rows=(), left=tuple(map(_counted, what.left)))


def grid_problems(what: Entered, seats: tuple[int, ...]) -> tuple[Problem, ...]:
    """The counts that the cards contradict: seat by seat once that is certain, else as a sum."""
    if not what.rows:
        return ()
    others = tuple(seat for seat in seats if seat != what.out)
    single = tuple(
        _wrong(seat, count, len(what.left[seat].pieces))
        for seat in others
        if (count := what.left[seat].count) is not None and _contradicts(what, seat, count)
    )
    return single or _wrong_sum(what, others)


def _contradicts(what: Entered, seat: int, count: int) -> bool:
    """More cards are with somebody than were counted; or fewer, and all of them are placed."""
    cards = len(what.left[seat].pieces)
    return cards > count or (cards < count and what.placed)


def _wrong(seat: int, count: int, cards: int) -> Problem:
    repairs = (Repair(seat=seat, count=cards),) if 1 <= cards <= HAND_SIZE else ()
    return Problem(Code.CARD_COUNT, seat=seat, value=count, expected=cards, repairs=repairs)


def _wrong_sum(what: Entered, others: tuple[int, ...]) -> tuple[Problem, ...]:
    """The counts together, where each is known; each single change that would make them right."""
    counts = {seat: what.left[seat].count for seat in others}
    known = {seat: count for seat, count in counts.items() if count is not None}
    left, total = len(what.cards_left), sum(known.values())
    if len(known) < len(counts) or left == total:
        return ()
    repairs = tuple(
        Repair(seat=seat, count=count + left - total)
        for seat, count in known.items()
        if len(what.left[seat].pieces) <= count + left - total <= HAND_SIZE - (seat == what.opener)
        and count + left - total >= 1
    )
    return (Problem(Code.CARD_COUNT, value=total, expected=left, repairs=repairs),)


def _begun(what: Entered) -> Entered:
    """The grid is in use: cards of no known suit have no place on it, and are a count."""
    if what.rows:
        return what
    bare = tuple(
        _counted(one) if any(piece.suit is None for piece in one.pieces) else one
        for one in what.left
    )
    return replace(what, rows=(None,) * len(Suit), left=bare)


def _counted(left: Left) -> Left:
    if not left.pieces:
        return left
    return Left(count=len(left.pieces) if left.count is None else left.count)


def _keeping(what: Entered, keeps: Callable[[Piece], bool]) -> Entered:
    """Those cards stay in the hands they are in, and no others."""
    left = tuple(
        replace(one, pieces=tuple(piece for piece in one.pieces if keeps(piece)))
        for one in what.left
    )
    return replace(what, left=left)
