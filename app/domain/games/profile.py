"""What a game is to a scorekeeper: data, and the few functions its rules need."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from app.domain.cards import Card, Pack, Rank
from app.domain.deal import Deal
from app.domain.match import Rules, RuleValue
from app.domain.problems import Problem


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
class RuleSpec:
    """A rule the table may choose: its values and the one taken when nothing is said."""

    name: str
    values: tuple[RuleValue, ...]
    default: RuleValue


@dataclass(frozen=True, slots=True)
class DealLine:
    """How the cards are dealt: to each player, face up, left as the draw pile."""

    each: int
    up: int
    draw_pile: int


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal on the table it belongs to: what checks and scores look at.

    `seats`: who plays it, in order of play. `open_seats`: those whose entry is still to come
    (only while a deal is being entered); checks that need every hand leave them alone.
    """

    deal: Deal
    rules: Rules
    seats: tuple[int, ...]
    open_seats: frozenset[int] = frozenset()

    @property
    def complete(self) -> bool:
        return not self.open_seats


@dataclass(frozen=True)
class GameProfile:
    """`checks`: groups in the order of examination; a hand stops at the first group that finds
    an error. `complete` fills in what can be worked out (missing passes, the opener).
    `leads` gives the seat that leads, None where unknown; dealer and deal in, deal None before
    anything is known of it.
    """

    id: str
    pack: Pack
    min_players: int
    max_players: int
    rules: tuple[RuleSpec, ...]
    entries: frozenset[Entry]
    can_block: bool
    asks_passes: bool
    asks_opener: bool
    special_rank: Rank
    deal_line: Callable[[int], DealLine]
    card_value: Callable[[Rank], int]
    checks: tuple[Callable[[Hand], tuple[Problem, ...]], ...]
    complete: Callable[[Hand], Deal]
    score: Callable[[Hand], tuple[Score | None, ...]]
    leads: Callable[[int, tuple[int, ...], Deal | None], int | None]
    opening_card: Card | None = None

    def rule(self, name: str) -> RuleSpec | None:
        return next((spec for spec in self.rules if spec.name == name), None)
