"""What a tap on the grid of cards means: the step it takes, None where it means nothing.

No Flet here.
"""

from app.domain.cards import Suit
from app.domain.form import Form
from app.domain.games.profile import GameProfile
from app.domain.rows import end_at
from app.domain.steps import CardHeld, Piece, RowSet, Step


def row_step(form: Form, suit: str, rank: str) -> Step | None:
    """The row of a suit ends at that card; where it did so, before it."""
    ends = dict(form.entered.table)[Suit(suit)]
    then = end_at(suit, ends, rank)
    return None if then == ends else RowSet(suit, then.low, then.high)


def holder_step(form: Form, profile: GameProfile, seat: int, piece: Piece) -> Step | None:
    """A card is with a seat; where it was there already, nobody knows."""
    card = profile.opening_card
    if seat == form.entered.out or (card and piece == Piece(card.rank.value, card.suit.value)):
        return None
    return CardHeld(None if piece in form.entered.left[seat].pieces else seat, piece)


def holder_of(form: Form, piece: Piece) -> int | None:
    """Who holds a card, as far as it was said."""
    hands = enumerate(form.entered.left)
    return next((seat for seat, left in hands if piece in left.pieces), None)


def next_holder(form: Form, seat: int) -> int:
    """Whose cards are placed after one more: this seat's, until it has as many as were counted."""
    if _lacks(form, seat):
        return seat
    at = form.seats.index(seat) + 1
    around = (*form.seats[at:], *form.seats[:at])
    return next((one for one in around if one != form.entered.out and _lacks(form, one)), seat)


def _lacks(form: Form, seat: int) -> bool:
    left = form.entered.left[seat]
    return left.count is None or len(left.pieces) < left.count
