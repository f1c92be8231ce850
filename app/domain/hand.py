"""One deal on its table, and what a seat gets for it: the words every game's rules speak in."""

from dataclasses import dataclass
from enum import StrEnum

from app.domain.deal import Deal
from app.domain.match import Rules


class Entry(StrEnum):
    """A form in which what is left may be given."""

    CARDS = "cards"
    RANKS = "ranks"
    POINTS = "points"
    COUNT = "count"


class PartKind(StrEnum):
    """What a part of a penalty is for."""

    CARD = "card"
    POINTS = "points"
    CARDS = "cards"
    PASSES = "passes"
    ADJUSTMENT = "adjustment"


@dataclass(frozen=True, slots=True)
class Part:
    """A reason for points: `number` times `each`. `card` is a card or rank code for CARD,
    `reason` the table's word for ADJUSTMENT.
    """

    kind: PartKind
    each: int
    number: int = 1
    card: str | None = None
    reason: str = ""

    @property
    def points(self) -> int:
        return self.number * self.each


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat gets in one deal, and why: the parts add up to the points."""

    parts: tuple[Part, ...] = ()

    @property
    def points(self) -> int:
        return sum(part.points for part in self.parts)


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal on the table it belongs to: what checks and scores look at.

    `rules`: with the defaults filled in. `seats`: who plays it, in order of play. `open_seats`:
    those whose entry is still to come or not finished (only while a deal is being entered);
    checks say of them what is already wrong and nothing about what is not there yet.
    """

    deal: Deal
    rules: Rules
    seats: tuple[int, ...]
    open_seats: frozenset[int] = frozenset()

    @property
    def complete(self) -> bool:
        return not self.open_seats
