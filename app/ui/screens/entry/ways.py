"""How this client enters what is left: with which keys, with suits or without. Kept nowhere."""

from dataclasses import dataclass
from enum import Enum

from app.domain.draft import Draft
from app.domain.entry import Entered
from app.domain.steps import (
    CardAdded,
    CardHeld,
    CountSet,
    GridCleared,
    PassesSet,
    RowSet,
    Step,
    TotalSet,
)


class Mode(Enum):
    """What stands below the hand: rank keys, a pad for a total, a field for typed cards; of a game
    that counts: the table of counts (as keys), or the grid of cards.
    """

    KEYS = "keys"
    TOTAL = "total"
    TEXT = "text"
    GRID = "grid"


@dataclass(frozen=True)
class Ways:
    """`suits`: cards get the chosen `suit` (`S H D C`). `typed`: what stands in the text field,
    and the seat it is for. `asks_opener`: the question who led was opened by hand. `holder`: who
    gets the cards tapped on the grid, None: they end their rows. `removed`: what is said of a card
    that was removed, and the id of that act.
    """

    mode: Mode = Mode.KEYS
    suits: bool = False
    suit: str = "S"
    typed: tuple[int, str] | None = None
    asks_opener: bool = False
    holder: int | None = None
    removed: tuple[str, str] | None = None

    @property
    def chosen(self) -> str | None:
        """The suit of the next card, None while suits are not told apart."""
        return self.suit if self.suits else None


def begun(draft: Draft, entered: Entered, lays_rows: bool = False) -> Ways:
    """The ways to begin with: as the last card or total of the draft was entered; for a hand that
    was recorded, as its cards are. `lays_rows`: cards have their place on the grid.
    """
    for step in reversed(draft.steps):
        ways = _as_in(step)
        if ways is not None:
            return ways
    pieces = [piece for left in entered.left for piece in left.pieces]
    if pieces and lays_rows and all(piece.suit for piece in pieces):
        return Ways(mode=Mode.GRID)
    if pieces and pieces[0].suit is not None:
        return Ways(suits=True, suit=pieces[0].suit)
    totals = any(left.points is not None for left in entered.left)
    return Ways(mode=Mode.TOTAL) if totals and not pieces else Ways()


def _as_in(step: Step) -> Ways | None:
    match step:
        case CardAdded(_, piece):
            return Ways() if piece.suit is None else Ways(suits=True, suit=piece.suit)
        case TotalSet(_, int()):
            return Ways(mode=Mode.TOTAL)
        case RowSet():
            return Ways(mode=Mode.GRID)
        case CardHeld(seat):
            return Ways(mode=Mode.GRID, holder=seat)
        case CountSet() | PassesSet() | GridCleared():
            return Ways()
        case _:
            return None
