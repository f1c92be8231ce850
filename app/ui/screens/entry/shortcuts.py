"""The keyboard on an entry screen. Enter presses the action, which has the focus (desk.primary)."""

from collections.abc import Callable
from functools import partial

from app.domain.cards import Suit
from app.l10n.letters import suit_letters
from app.ui.keyboard import Bindings
from app.ui.screens.entry.acts import (
    card_step,
    cell_step,
    digit_step,
    erase_cards_step,
    erase_number_step,
    erase_total_step,
    neighbour_step,
    onward_step,
    total_step,
)
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.findings import single_fix
from app.ui.screens.entry.turns import Make
from app.ui.screens.entry.ways import Mode
from app.ui.screens.undo import undo_keys

_RANKS = {
    **{key: key for key in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K")},
    "0": "10",
    # As the cards of a Cyrillic pack are printed.
    "Т": "A",
    "В": "J",
    "Д": "Q",
    "К": "K",
}
_DIGITS = "0123456789"


def card_keys(desk: Desk) -> Bindings:
    """Ranks add cards, digits a total; Page Up and Page Down go to the neighbours."""
    bindings = {
        **_common(desk),
        "Page Up": _does(desk, lambda form, _: neighbour_step(form, -1)),
        "Page Down": _does(desk, lambda form, _: neighbour_step(form, 1)),
        "Arrow Left": _does(desk, lambda form, _: neighbour_step(form, -1)),
        "Arrow Right": _does(desk, lambda form, _: neighbour_step(form, 1)),
    }
    if desk.ways.mode is Mode.TOTAL:
        bindings |= {digit: _does(desk, partial(total_step, digit=int(digit))) for digit in _DIGITS}
        bindings["Backspace"] = _does(desk, erase_total_step)
        return bindings
    bindings |= _suits(desk) if desk.ways.suits else {}
    bindings |= {
        key: _adds(desk, rank)
        for key, rank in _RANKS.items()
        if desk.at.profile.pack.rank(rank) is not None
    }
    bindings["Backspace"] = _does(desk, erase_cards_step)
    return bindings


def count_keys(desk: Desk) -> Bindings:
    """Digits fill the cell, arrows move between cells, Page Down goes on from passes."""
    return {
        **_common(desk),
        **{digit: _does(desk, partial(digit_step, digit=int(digit))) for digit in _DIGITS},
        "Backspace": _does(desk, erase_number_step),
        "Arrow Up": _does(desk, lambda form, _: cell_step(form, -1, 0)),
        "Arrow Down": _does(desk, lambda form, _: cell_step(form, 1, 0)),
        "Page Up": _does(desk, lambda form, _: cell_step(form, -1, 0)),
        "Page Down": _does(desk, onward_step),
        "Arrow Left": _does(desk, lambda form, _: cell_step(form, 0, -1)),
        "Arrow Right": _does(desk, lambda form, _: cell_step(form, 0, 1)),
    }


def grid_keys(desk: Desk) -> Bindings:
    """0 takes the brush that lays the rows, 1 to 4 those of the seats in the order of play."""
    seats = desk.form.seats
    holders = {
        str(place): partial(desk.choose, holder=seat)
        for place, seat in enumerate(seats, 1)
        if seat != desk.form.entered.out
    }
    return {**_common(desk), "0": partial(desk.choose, holder=None), **holders}


def _common(desk: Desk) -> dict[str, Callable[[], object]]:
    return {
        **undo_keys(desk.at),
        "F": _does(desk, lambda form, _: single_fix(desk.findings)),
    }


def _suits(desk: Desk) -> dict[str, Callable[[], object]]:
    """The language's letter of a suit, and the letter it has in files."""
    letters = {suit.value: suit for suit in Suit}
    letters |= {letter: suit for suit, letter in suit_letters(desk.at.words).items()}
    return {
        letter: partial(desk.choose, suit=suit.value)
        for letter, suit in letters.items()
        if letter not in _RANKS
    }


def _adds(desk: Desk, rank: str) -> Callable[[], object]:
    profile = desk.at.profile

    def add() -> object:
        # The suit as it is when the key is pressed, be it drawn already or not.
        suit = desk.latest.current.chosen
        return _does(desk, lambda form, _: card_step(form, profile, rank, suit))()

    return add


def _does(desk: Desk, make: Make) -> Callable[[], object]:
    """The step of `make`; afterwards Enter means the action again, wherever Tab had gone."""

    async def act() -> None:
        await desk.act(make)
        desk.primary.back()

    return act
