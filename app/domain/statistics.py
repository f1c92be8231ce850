"""Statistics of players: sums over matches (adding_up.py), whole numbers throughout.

What is divided is a fraction, so nothing is rounded before it is shown. Matches that were stopped
stand apart (rules.md 3), and so do shared wins.
"""

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # Costs a start of the app in a browser more than all else here.
    from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Statistics:
    """Of one player in one game, over some matches.

    `matches`: finished ones in which the player sat to the end, `wins` those won alone, `shared`
    those won with others; `left`: those left before the end, `running`: those that go on. All
    else is over the hands that count and that the player took part in: `points` says how many
    hands brought how many points, ascending; `passes` are those of `pass_hands` hands.
    `streak`: matches won in a row up to now, `longest_streak`: ever; a shared win is a win here.
    """

    matches: int = 0
    wins: int = 0
    shared: int = 0
    left: int = 0
    running: int = 0
    points: tuple[tuple[int, int], ...] = ()
    passes: int = 0
    pass_hands: int = 0
    outs: int = 0
    nines: int = 0
    streak: int = 0
    longest_streak: int = 0

    @property
    def hands(self) -> int:
        return sum(hands for _, hands in self.points)

    @property
    def total(self) -> int:
        """Points of all hands together."""
        return sum(points * hands for points, hands in self.points)

    @property
    def average(self) -> "Fraction | None":
        """Points a hand."""
        return _ratio(self.total, self.hands)

    @property
    def median(self) -> "Fraction | None":
        """The hand in the middle; with an even number, half-way between the two there."""
        hands = self.hands
        if not hands:
            return None
        return _ratio(self._hand((hands - 1) // 2) + self._hand(hands // 2), 2)

    @property
    def best(self) -> int | None:
        """The lowest hand."""
        return self.points[0][0] if self.points else None

    @property
    def worst(self) -> int | None:
        return self.points[-1][0] if self.points else None

    @property
    def passes_a_hand(self) -> "Fraction | None":
        return _ratio(self.passes, self.pass_hands)

    def _hand(self, place: int) -> int:
        """The points of a hand by its place from the lowest, from 0."""
        ends = list(accumulate(hands for _, hands in self.points))
        return self.points[bisect_right(ends, place)][0]


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """`played`: matches finished or going on. `stopped`: those closed without a winner, counted
    under `matches` there.
    """

    played: Statistics = Statistics()
    stopped: Statistics = Statistics()


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two players over the matches that both sat in: each one's statistics in these alone, and in
    how many finished ones, with both to the end, the first stood `ahead` (fewer points), `behind`
    or `level`.
    """

    first: PlayerStatistics = PlayerStatistics()
    second: PlayerStatistics = PlayerStatistics()
    ahead: int = 0
    behind: int = 0
    level: int = 0


def _ratio(part: int, whole: int) -> "Fraction | None":
    from fractions import Fraction

    return Fraction(part, whole) if whole else None
