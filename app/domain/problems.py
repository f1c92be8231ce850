"""What can be wrong with a match or a hand: codes and numbers, never sentences."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    ERROR = "error"
    """Cannot be true: the hand is not scored."""
    WARNING = "warning"
    """Cannot happen in correct play; the table may insist."""


class Code(StrEnum):
    """Every problem there is, in the order of examination."""

    BAD_PLAYERS = "bad-players"
    BAD_RULE = "bad-rule"
    BAD_OPENING = "bad-opening"
    BAD_SEAT = "bad-seat"
    BAD_ENTRY = "bad-entry"
    BLOCKED_NOT_POSSIBLE = "blocked-not-possible"
    UNKNOWN_CARD = "unknown-card"
    DUPLICATE_CARD = "duplicate-card"
    TOO_MANY_OF_RANK = "too-many-of-rank"
    OUT_HOLDS_CARDS = "out-holds-cards"
    EMPTY_HAND = "empty-hand"
    NOT_A_PENALTY = "not-a-penalty"
    IMPOSSIBLE_POINTS = "impossible-points"
    TOO_MANY_CARDS = "too-many-cards"
    TOO_MANY_POINTS = "too-many-points"
    CARDS_OUT_OF_RANGE = "cards-out-of-range"
    OPENER_NEVER_PLAYED = "opener-never-played"
    NINE_OF_DIAMONDS_LEFT = "nine-of-diamonds-left"
    BROKEN_ROW = "broken-row"
    PASSES_UNKNOWN = "passes-unknown"
    PASS_COUNT = "pass-count"
    PASS_RANGE = "pass-range"
    CARD_COUNT = "card-count"
    NINE_LEFT = "nine-left"
    TWO_NINES = "two-nines"
    UNLIKELY_HAND = "unlikely-hand"
    HAND_TOO_LARGE = "hand-too-large"
    HAND_AFTER_END = "hand-after-end"

    @property
    def severity(self) -> Severity:
        return Severity.WARNING if self in _WARNINGS else Severity.ERROR


_WARNINGS = frozenset(
    {
        Code.PASS_COUNT,
        Code.PASS_RANGE,
        Code.CARD_COUNT,
        Code.NINE_LEFT,
        Code.TWO_NINES,
        Code.UNLIKELY_HAND,
        Code.HAND_TOO_LARGE,
        Code.HAND_AFTER_END,
    }
)


@dataclass(frozen=True, slots=True)
class Repair:
    """One single change that mends a hand: a seat's passes, a seat's card count, or the opener."""

    seat: int | None = None
    passes: int | None = None
    count: int | None = None
    opener: int | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """`hand` counts from 1 (None: the match), `seat` from 0 (None: the hand as a whole).

    `expected` is the number that would be right where there is just one.
    `detail` names what the problem speaks of: a card, rank or suit code, a rule's name.
    `value` is the number found, where a sentence needs it. `seats`: those whose entries together
    are the problem.
    """

    code: Code
    hand: int | None = None
    seat: int | None = None
    expected: int | None = None
    repairs: tuple[Repair, ...] = ()
    detail: str | None = None
    value: int | None = None
    seats: tuple[int, ...] = ()

    @property
    def severity(self) -> Severity:
        return self.code.severity

    @property
    def is_error(self) -> bool:
        return self.severity is Severity.ERROR
