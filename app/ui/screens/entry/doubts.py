"""Where on an entry screen the doubts of the checks belong: seats, cells, cards. No Flet here."""

from app.domain.form import Form
from app.domain.problems import Code, Repair

MOST_REPAIRS = 3
"""More repairs than this are no help: the cards are to be counted again (rules.md 2)."""


def troubled(form: Form) -> frozenset[int]:
    """The seats that a check speaks of."""
    of_seats = frozenset(
        problem.seat
        for problem in form.doubts
        if problem.seat is not None and problem.code is not Code.PASSES_UNKNOWN
    )
    together = (seat for problem in form.doubts for seat in problem.seats)
    twice = (p.detail or "" for p in form.doubts if p.code is Code.DUPLICATE_CARD)
    return of_seats.union(together, *(places_of(form, code) for code in twice))


def doubted_passes(form: Form) -> frozenset[int]:
    """The seats whose passes one of the offered repairs would change."""
    return frozenset(
        repair.seat
        for repair in offered_repairs(form)
        if repair.seat is not None and repair.passes is not None
    )


def doubted_counts(form: Form) -> frozenset[int]:
    """The seats whose cards left are wrong, or would be changed by one of the offered repairs."""
    repaired = frozenset(
        repair.seat
        for repair in offered_repairs(form)
        if repair.seat is not None and repair.count is not None
    )
    return repaired | troubled(form)


def offered_repairs(form: Form) -> tuple[Repair, ...]:
    """The repairs to choose from; none where there are too many to be any help (rules.md 2)."""
    return tuple(
        repair
        for problem in form.doubts
        if len(problem.repairs) <= MOST_REPAIRS
        for repair in problem.repairs
    )


def doubted_cards(form: Form, seat: int) -> frozenset[int]:
    """Places of the seat's cards that a check speaks of: one twice, one rank too often."""
    codes = {
        problem.detail
        for problem in form.problems
        if problem.code in (Code.DUPLICATE_CARD, Code.TOO_MANY_OF_RANK)
    }
    return frozenset(
        place
        for place, piece in enumerate(form.entered.left[seat].pieces)
        if piece.rank in codes or piece.rank + (piece.suit or "") in codes
    )


def places_of(form: Form, code: str) -> dict[int, int]:
    """The last place of a card in every hand that has it, by seat."""
    return {
        seat: place
        for seat, hand in enumerate(form.entered.left)
        for place, piece in enumerate(hand.pieces)
        if piece.rank + (piece.suit or "") == code
    }
