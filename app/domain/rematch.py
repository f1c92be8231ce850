"""Playing again: the same table, the next dealer."""

from app.domain.match import Match, Setup
from app.domain.sheet import Sheet


def rematch(match: Match, sheet: Sheet) -> Setup:
    """The setup of another match for those who play now, in the order they sit.

    The one whose turn it would have been deals first; the rules are those in force; everybody
    starts from 0.
    """
    seats = sheet.coming.seats
    return Setup(
        game=match.setup.game,
        players=tuple(match.setup.players[seat] for seat in seats),
        rules=match.setup.rules,
        first_dealer=seats.index(sheet.coming.dealer),
        opening=(0,) * len(seats),
    )
