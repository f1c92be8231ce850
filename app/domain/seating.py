"""Who plays a deal and who deals it (rules.md 1 and 3)."""

from app.domain.deal import Deal
from app.domain.match import Match, Setup


def all_seats(setup: Setup) -> tuple[int, ...]:
    """Every column of the match, in order of play."""
    return tuple(range(len(setup.players)))


def seats_of(setup: Setup, deal: Deal) -> tuple[int, ...]:
    """Who plays a deal, in order of play."""
    return all_seats(setup) if deal.seats is None else deal.seats


def coming_seats(match: Match) -> tuple[int, ...]:
    """Who plays the coming deal: those said to, else those of the last one, else everybody."""
    if match.seated is not None:
        return match.seated
    everybody = all_seats(match.setup)
    return _known(seats_of(match.setup, match.deals[-1]), everybody) if match.deals else everybody


def first_seats(match: Match) -> tuple[int, ...]:
    """Who sat down when the match began."""
    return seats_of(match.setup, match.deals[0]) if match.deals else coming_seats(match)


def dealers(match: Match) -> tuple[int, ...]:
    """The dealer of every deal and of the coming one: one seat to the left each time.

    After an annulled deal the same one deals again. Somebody named in place of the one whose
    turn it is deals, and the order goes on from there. Seats nobody has are passed over.
    """
    everybody = all_seats(match.setup)
    dealer, order, moves = match.setup.first_dealer, everybody, False
    found = []
    for deal in match.deals:
        seats = _known(seats_of(match.setup, deal), everybody)
        dealer = _dealer(deal.dealer, dealer, order, seats, moves)
        found.append(dealer)
        order, moves = seats, not deal.annulled
    seats = _known(coming_seats(match), everybody)
    return (*found, _dealer(match.dealer, dealer, order, seats, moves))


def _known(seats: tuple[int, ...], everybody: tuple[int, ...]) -> tuple[int, ...]:
    """Those of `seats` that the match has, each once; everybody where that is nobody."""
    known = tuple(dict.fromkeys(seat for seat in seats if 0 <= seat < len(everybody)))
    return known or everybody or (0,)


def _dealer(
    named: int | None, last: int, order: tuple[int, ...], seats: tuple[int, ...], moves: bool
) -> int:
    """Who deals to `seats`, after `last` dealt to those of `order`."""
    if named is not None and named in seats:
        return named
    if last in seats:
        # Whoever has just sat down on the dealer's left deals next.
        return seats[(seats.index(last) + moves) % len(seats)]
    start = order.index(last) + 1 if last in order else 0
    around = order[start:] + order[:start]
    return next((seat for seat in around if seat in seats), seats[0])
