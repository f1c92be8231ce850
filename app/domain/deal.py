"""A deal as it is recorded: who went out, what the others held, passes, fines."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.domain.cards import Card, Rank
from app.domain.rules import Rules


@dataclass(frozen=True, slots=True)
class Held:
    """Cards left, by code: `cards` known exactly ("9D"), `ranks` by rank and number (("9", 1),).

    Codes may name no card of the pack; that is for the checks to say.
    """

    cards: tuple[str, ...] = ()
    ranks: tuple[tuple[str, int], ...] = ()

    @property
    def count(self) -> int:
        return len(self.cards) + sum(number for _, number in self.ranks)


@dataclass(frozen=True, slots=True)
class Points:
    """A total somebody added up. `points` None: what was given is no whole number."""

    points: int | None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """A bare number of cards."""

    count: int


Holding = Held | Points | Count
"""What is left with one player, in exactly one form."""

NOTHING = Held()
"""The hand of the one who went out."""


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A fine of the table: signed points on a seat, outside cards and passes (rules.md 3)."""

    seat: int
    points: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of a match; seats are indexes into the match's players.

    `out` None means blocked. `left` and `passes` have one entry a seat of the match; None in
    `left`: does not play this deal; None in `passes`: not counted, which is not 0 (rules.md 3).
    `opener` is the seat that held 9D, None where unknown. `kept` are codes of problems the table
    confirmed. `annulled`: nothing counts and the same dealer deals again. `dealer` overrides the
    order, which goes on from it. `seats` are those who play it, in order of play; None: everybody.
    `rules`: those it was played under, where the table changed them later from then on; None:
    those of the match.
    """

    id: str
    out: int | None
    left: tuple[Holding | None, ...]
    opener: int | None = None
    passes: tuple[int | None, ...] | None = None
    without_passes: bool = False
    adjustments: tuple[Adjustment, ...] = ()
    kept: tuple[str, ...] = ()
    annulled: bool = False
    dealer: int | None = None
    seats: tuple[int, ...] | None = None
    rules: Rules | None = None


def held(cards: Iterable[Card] = (), ranks: Iterable[Rank] = ()) -> Held:
    """Cards left, from cards and from ranks of unknown suit (one entry a card), kept in order."""
    numbers: dict[str, int] = {}
    for rank in ranks:
        numbers[rank.value] = numbers.get(rank.value, 0) + 1
    return Held(tuple(card.code for card in cards), tuple(numbers.items()))
