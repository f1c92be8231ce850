"""Who plays and who deals, when people join, leave and are skipped."""

import pytest

from app.domain.deal import Deal
from app.domain.seating import coming_seats, dealers, first_seats
from tests.support.matches import deal, match

R = deal(0)
ANNULLED = deal(None, annulled=True)


def seated(*seats: int, **more: object) -> Deal:
    return deal(seats[0], seats=seats, **more)


@pytest.mark.parametrize(
    ("deals", "first", "expected"),
    [
        ((), 2, (2,)),
        ((R, R, R, R), 0, (0, 1, 2, 3, 0)),
        ((R, R, R), 3, (3, 0, 1, 2)),
        # A blocked round moves the deal on too, an annulled one does not.
        ((deal(None), R), 0, (0, 1, 2)),
        ((R, ANNULLED, ANNULLED, R), 0, (0, 1, 1, 1, 2)),
        # Somebody deals out of turn: the order goes on from him.
        ((R, deal(0, dealer=3), R), 0, (0, 3, 0, 1)),
        ((deal(None, annulled=True, dealer=2), R), 0, (2, 2, 3)),
        # Nobody of that name sits here.
        ((R, deal(0, dealer=9), R), 0, (0, 1, 2, 3)),
        # Seat 1 left: whoever sits on his left deals in his place.
        ((seated(0, 1, 2), seated(0, 2), seated(0, 2)), 0, (0, 2, 0, 2)),
        # The dealer himself left.
        ((seated(0, 1, 2), seated(1, 2), seated(1, 2)), 0, (0, 1, 2, 1)),
        ((seated(0, 1, 2, annulled=True), seated(1, 2)), 0, (0, 1, 2)),
        # Seat 3 sat down between 0 and 1, on the dealer's left.
        ((seated(0, 1, 2), seated(0, 3, 1, 2), seated(0, 3, 1, 2)), 0, (0, 3, 1, 2)),
        # Seat 3 sat down behind the dealer.
        ((seated(0, 1, 2), seated(3, 0, 1, 2)), 0, (0, 1, 2)),
        # The first dealer does not play the first deal.
        ((seated(1, 2),), 0, (1, 2)),
        # Nobody of the last deal sits in the next.
        ((seated(0, 1), seated(3, 2)), 0, (0, 3, 2)),
        # The other way round the table.
        ((seated(0, 3, 2, 1), seated(0, 3, 2, 1)), 0, (0, 3, 2)),
        # What no checks have seen yet.
        ((seated(0, 7, 0), seated(-1)), 0, (0, 1, 2)),
    ],
)
def test_the_deal_goes_one_seat_to_the_left(
    deals: tuple[Deal, ...], first: int, expected: tuple[int, ...]
) -> None:
    assert dealers(match("nines", *deals, first=first)) == expected


def test_the_coming_dealer_may_be_named_or_passed_over() -> None:
    assert dealers(match("nines", R, dealer=3)) == (0, 3)
    assert dealers(match("nines", R, seated=(0, 2, 3))) == (0, 2)
    assert dealers(match("nines", first=9)) == (0,)
    assert dealers(match("nines", players=0)) == (0,)


def test_who_plays_the_coming_deal() -> None:
    assert coming_seats(match("nines")) == (0, 1, 2, 3)
    assert coming_seats(match("nines", seated(2, 1))) == (2, 1)
    assert coming_seats(match("nines", seated(2, 1), seated=(1, 2, 3))) == (1, 2, 3)
    assert coming_seats(match("nines", seated(2, 9, 2))) == (2,)


def test_who_sat_down_at_the_start() -> None:
    assert first_seats(match("nines")) == (0, 1, 2, 3)
    assert first_seats(match("nines", seated=(0, 2))) == (0, 2)
    assert first_seats(match("nines", seated(0, 1), seated(0, 1, 2))) == (0, 1)
