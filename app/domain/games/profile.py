"""What a game is to a scorekeeper: data, and the few functions its rules need."""

from collections.abc import Callable
from dataclasses import dataclass

from app.domain.cards import Card, Pack, Rank
from app.domain.deal import Deal
from app.domain.hand import Entry, Hand, Part, PartKind, Score
from app.domain.match import Rules, RuleValue
from app.domain.problems import Problem

__all__ = [
    "DealLine",
    "Entry",
    "GameProfile",
    "Hand",
    "Part",
    "PartKind",
    "RuleSpec",
    "Score",
]


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


@dataclass(frozen=True)
class GameProfile:
    """`checks`: groups in the order of examination; a hand stops at the first group that finds
    an error. `complete` fills in what can be worked out (missing passes, the opener).
    `leads` gives the seat that leads, None where unknown; dealer, seats and deal in, deal None
    before anything is known of it. `deal_line` takes the number of those seated. `lays_rows`:
    what is left follows from the rows on the table. `names_suit`: its special rank names a suit.
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
    lays_rows: bool = False
    names_suit: bool = False

    def rule(self, name: str) -> RuleSpec | None:
        return next((spec for spec in self.rules if spec.name == name), None)

    def settle(self, given: Rules) -> Rules:
        """The rules in force: those given, and the default of each one left out."""
        return Rules.of({spec.name: spec.default for spec in self.rules} | dict(given))
