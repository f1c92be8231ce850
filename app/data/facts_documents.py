"""The facts of a match (app/domain/facts.py) as short plain JSON, kept with its summary."""

from typing import Any

from app.domain.facts import Ended, MatchFacts, SeatFacts

_STAYED, _WON, _SHARED = 1, 2, 4


def facts_document(facts: MatchFacts) -> list[Any]:
    """How the match stands, and one list a seat; there are thousands of them in the index."""
    return [facts.ended.value, *map(_seat_document, facts.seats)]


def facts_of(game: str, document: list[Any]) -> MatchFacts:
    """The facts that `facts_document` wrote. Raises TypeError, ValueError for anything else."""
    ended, *seats = document
    return MatchFacts(game, Ended(ended), tuple(map(_seat, seats)))


def _seat_document(seat: SeatFacts) -> list[int]:
    marks = _STAYED * seat.stayed + _WON * seat.won + _SHARED * seat.shared
    known = (marks, seat.total, seat.outs, seat.nines, seat.passes, seat.pass_hands)
    return [*known, *(number for pair in seat.points for number in pair)]


def _seat(document: list[int]) -> SeatFacts:
    marks, total, outs, nines, passes, pass_hands, *points = document
    return SeatFacts(
        points=tuple(zip(points[::2], points[1::2], strict=True)),
        passes=passes,
        pass_hands=pass_hands,
        outs=outs,
        nines=nines,
        total=total,
        stayed=bool(marks & _STAYED),
        won=bool(marks & _WON),
        shared=bool(marks & _SHARED),
    )
