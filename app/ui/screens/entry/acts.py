"""What a key means where attention is: the step it takes, None where it means nothing. No Flet."""

from app.domain.draft import Draft
from app.domain.entry import Focus
from app.domain.form import Form
from app.domain.games.profile import GameProfile
from app.domain.possible import MOST_PASSES, MOST_POINTS
from app.domain.steps import (
    CardAdded,
    CardRemoved,
    CountSet,
    Focused,
    PassesSet,
    Piece,
    Step,
    TotalSet,
)


def current_seat(form: Form) -> int:
    """The seat whose cards are being entered."""
    if form.focus is not None:
        return form.focus.seat
    others = (seat for seat in form.seats if seat != form.entered.out)
    return next(others, form.seats[0])


def used_up(form: Form, profile: GameProfile, rank: str, suit: str | None) -> bool:
    """All cards of `rank` are in some hand, or the very card is."""
    pieces = [piece for left in form.entered.left for piece in left.pieces if piece.rank == rank]
    return len(pieces) >= len(profile.pack.suits) or (
        suit is not None and Piece(rank, suit) in pieces
    )


def card_step(form: Form, profile: GameProfile, rank: str, suit: str | None) -> Step | None:
    """One more card in the hand that is entered."""
    seat = current_seat(form)
    if seat == form.entered.out or used_up(form, profile, rank, suit):
        return None
    return CardAdded(seat, Piece(rank, suit))


def take_back_step(form: Form, rank: str) -> Step | None:
    """The last card of `rank` goes out of the hand."""
    seat = current_seat(form)
    places = [at for at, piece in enumerate(form.entered.left[seat].pieces) if piece.rank == rank]
    return CardRemoved(seat, places[-1]) if places else None


def erase_cards_step(form: Form, draft: Draft | None = None) -> Step | None:
    """The last card of the hand goes, or the total that stands instead of cards."""
    seat = current_seat(form)
    left = form.entered.left[seat]
    if left.points is not None:
        return TotalSet(seat, None)
    return CardRemoved(seat, len(left.pieces) - 1) if left.pieces else None


def total_step(form: Form, draft: Draft, digit: int) -> Step | None:
    """A digit of a total: the first one replaces what was there, others come after it, as long as
    somebody can hold that much.
    """
    seat = current_seat(form)
    if seat == form.entered.out:
        return None
    begun = isinstance(_last(draft), TotalSet) and _last_seat(draft) == seat
    before = form.entered.left[seat].points if begun else None
    longer = (before or 0) * 10 + digit
    return TotalSet(seat, longer) if longer <= MOST_POINTS else None


def erase_total_step(form: Form, draft: Draft | None = None) -> Step | None:
    """The last digit of a total goes."""
    seat = current_seat(form)
    points = form.entered.left[seat].points
    if points is None:
        return erase_cards_step(form)
    return TotalSet(seat, points // 10 if points >= 10 else None)


def digit_step(form: Form, draft: Draft, digit: int) -> Step | None:
    """A digit on the shared pad: a count moves on by itself, passes may have two digits."""
    focus = form.focus
    if focus is None:
        return None
    if not focus.on_passes:
        return CountSet(focus.seat, digit) if digit and focus.seat != form.entered.out else None
    begun = isinstance(_last(draft), PassesSet) and _last_seat(draft) == focus.seat
    before = form.entered.passes[focus.seat] if begun else None
    longer = (before or 0) * 10 + digit
    return PassesSet(focus.seat, longer if longer <= MOST_PASSES else digit)


def erase_number_step(form: Form, draft: Draft | None = None) -> Step | None:
    """The number in the cell goes, digit by digit; with no cell chosen the count entered last."""
    focus = form.focus
    if focus is None:
        last = form.entered.last_counted
        return None if last is None else CountSet(last, None)
    if not focus.on_passes:
        counted = form.entered.left[focus.seat].given
        return CountSet(focus.seat, None) if counted else None
    passes = form.entered.passes[focus.seat]
    if passes is None:
        return None
    return PassesSet(focus.seat, passes // 10 if passes >= 10 else None)


def onward_step(form: Form, draft: Draft | None = None) -> Step | None:
    """From the passes of a seat to what is still missing, else to the passes after them."""
    if form.focus is None:
        return None
    if form.next_open is not None:
        return Focused(form.next_open)
    at = form.seats.index(form.focus.seat) + 1
    around = (*form.seats[at:], *form.seats[:at])
    passes = form.deal.passes or (None,) * len(form.entered.left)
    missing = (seat for seat in around[:-1] if passes[seat] is None)
    return Focused(next(missing, around[0]), on_passes=True)


def cell_step(form: Form, rows: int, columns: int) -> Step:
    """Attention moves by so many rows and columns of the table of counts."""
    here = form.focus or Focus(current_seat(form))
    seat = form.seats[(form.seats.index(here.seat) + rows) % len(form.seats)]
    on_passes = here.on_passes if not columns else columns > 0
    # The one who went out has no cards to count.
    return Focused(seat, on_passes or seat == form.entered.out)


def neighbour_step(form: Form, by: int) -> Step:
    """Attention moves to the hand of another seat."""
    at = form.seats.index(current_seat(form))
    return Focused(form.seats[(at + by) % len(form.seats)])


def _last(draft: Draft) -> Step | None:
    return draft.taken[-1].step if draft.taken else None


def _last_seat(draft: Draft) -> int | None:
    return getattr(_last(draft), "seat", None)
