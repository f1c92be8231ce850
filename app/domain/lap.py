"""The lap counter of Nines: who played no card since the last one (rules.md 1). It may suggest
that a round is blocked; only the table says so.
"""

from app.domain.entered import Entered


def full_lap(what: Entered, seats: tuple[int, ...]) -> bool:
    """Everybody has had a turn without a card."""
    return set(seats) <= set(what.no_card)


def next_turn(what: Entered, seats: tuple[int, ...]) -> int | None:
    """Who comes after the last one without a card; None while a card was played last, and after a
    full lap.
    """
    if not what.no_card or full_lap(what, seats):
        return None
    at = seats.index(what.no_card[-1])
    around = (*seats[at + 1 :], *seats[: at + 1])
    return next(seat for seat in around if seat not in what.no_card)
