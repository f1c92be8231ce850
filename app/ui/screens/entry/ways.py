"""How this client enters what is left: with which keys, with suits or without. Kept nowhere."""

from dataclasses import dataclass
from enum import Enum

from app.domain.draft import Draft
from app.domain.steps import CardAdded, Step, TotalSet


class Mode(Enum):
    """What stands below the hand: rank keys, a pad for a total, a field for typed cards."""

    KEYS = "keys"
    TOTAL = "total"
    TEXT = "text"


@dataclass(frozen=True)
class Ways:
    """`suits`: cards get the chosen `suit` (`S H D C`). `typed`: what stands in the text field,
    and the seat it is for. `asks_opener`: the question who led was opened by hand.
    """

    mode: Mode = Mode.KEYS
    suits: bool = False
    suit: str = "S"
    typed: tuple[int, str] | None = None
    asks_opener: bool = False

    @property
    def chosen(self) -> str | None:
        """The suit of the next card, None while suits are not told apart."""
        return self.suit if self.suits else None


def begun(draft: Draft) -> Ways:
    """The ways to begin with: as the last card or total of the draft was entered."""
    for step in reversed(draft.steps):
        ways = _as_in(step)
        if ways is not None:
            return ways
    return Ways()


def _as_in(step: Step) -> Ways | None:
    match step:
        case CardAdded(_, piece):
            return Ways() if piece.suit is None else Ways(suits=True, suit=piece.suit)
        case TotalSet(_, int()):
            return Ways(mode=Mode.TOTAL)
        case _:
            return None
