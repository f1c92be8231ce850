"""What somebody can do to a half-entered deal, one thing at a time."""

from dataclasses import dataclass
from typing import ClassVar

from app.domain.problems import Code, Repair


@dataclass(frozen=True, slots=True)
class Piece:
    """A card as it was entered: a rank, and its suit where that was given."""

    rank: str
    suit: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One thing somebody did to a draft.

    `commutes`: it means the same whatever others did to the deal meanwhile, as a pass does.
    `quiet`: it only moves attention; undo goes through it to the step before.
    """

    commutes: ClassVar[bool] = False
    quiet: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Passed(Step):
    commutes: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class PassTakenBack(Step):
    commutes: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class PassesSet(Step):
    """`passes` None: not counted at this seat."""

    seat: int
    passes: int | None


@dataclass(frozen=True, slots=True)
class OpenerSet(Step):
    seat: int | None


@dataclass(frozen=True, slots=True)
class WentOut(Step):
    """`seat` None: blocked, everybody counts."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class CardAdded(Step):
    seat: int
    piece: Piece


@dataclass(frozen=True, slots=True)
class CardRemoved(Step):
    """`position` counts the seat's cards from 0, in the order they were entered."""

    seat: int
    position: int


@dataclass(frozen=True, slots=True)
class CardsSet(Step):
    """The whole hand at once, as somebody typed it."""

    seat: int
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class TotalSet(Step):
    """A total somebody added up; None takes it away."""

    seat: int
    points: int | None


@dataclass(frozen=True, slots=True)
class CountSet(Step):
    """A bare number of cards; None takes it away."""

    seat: int
    count: int | None


@dataclass(frozen=True, slots=True)
class RowSet(Step):
    """A row of Devyatka on the table, by its ends; both None: it was not begun."""

    suit: str
    low: str | None
    high: str | None


@dataclass(frozen=True, slots=True)
class CardHeld(Step):
    """On the grid: who holds a card that is in no row; `seat` None: not known after all."""

    seat: int | None
    piece: Piece


@dataclass(frozen=True, slots=True)
class GridCleared(Step):
    """Bare counts after all: rows and cards are forgotten."""


@dataclass(frozen=True, slots=True)
class SuitNamed(Step):
    """A nine named a suit, to be followed by the next card; None: no suit is named any more."""

    suit: str | None


@dataclass(frozen=True, slots=True)
class NoCardPlayed(Step):
    """In its turn a seat played no card."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Step):
    """A card was played: the lap begins anew, and no suit is named any more."""


@dataclass(frozen=True, slots=True)
class WithoutPassesSet(Step):
    """The table scores this deal without passes (rules.md 3), or takes that back."""

    on: bool


@dataclass(frozen=True, slots=True)
class FineAdded(Step):
    """A fine of the table, or a gift: signed points on a seat, with the table's reason."""

    seat: int
    points: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class FineRemoved(Step):
    """`position` counts the fines of the deal from 0, in the order they were given."""

    position: int


@dataclass(frozen=True, slots=True)
class ProblemKept(Step):
    """The table insists on numbers that a check doubts."""

    code: Code


@dataclass(frozen=True, slots=True)
class Repaired(Step):
    repair: Repair


@dataclass(frozen=True, slots=True)
class Focused(Step):
    """Attention moved to a seat's cards left, or to its passes."""

    quiet: ClassVar[bool] = True
    seat: int
    on_passes: bool = False
