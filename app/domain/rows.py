"""The rows of Devyatka as they lie on the table: each grows from its nine both ways (rules.md 2).

Ranks go by code, lowest first; suits by letter.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from app.domain.cards import SHORT_PACK, Card, Rank, Suit

LINE = tuple(rank.value for rank in SHORT_PACK.ranks)
"""A whole row."""
_START = LINE.index(Rank.NINE.value)
_OPENING_SUIT = Suit.DIAMONDS
"""Its nine opens the play: this row is always begun."""


@dataclass(frozen=True, slots=True)
class Ends:
    """The lowest and the highest card of a row; both None: it was not begun."""

    low: str | None
    high: str | None

    def has(self, rank: str) -> bool:
        """The card of that rank lies in the row. Raises ValueError for a rank of another pack."""
        if self.low is None or self.high is None:
            return False
        return LINE.index(self.low) <= LINE.index(rank) <= LINE.index(self.high)


WHOLE = Ends(LINE[0], LINE[-1])
NOT_BEGUN = Ends(None, None)


def can_lie(suit: str, ends: Ends) -> bool:
    """There can be such a row: its nine is in it, or nothing is; nine of diamonds always lies."""
    if suit not in tuple(Suit):
        return False
    if ends == NOT_BEGUN:
        return suit != _OPENING_SUIT.value
    return ends.low in LINE[: _START + 1] and ends.high in LINE[_START:]


def end_at(suit: str, ends: Ends, rank: str) -> Ends:
    """The row after a tap on one of its cards: that card ends it; where it does so already, the
    row ends before it. The nine alone, tapped again, was not played, unless it opened the play.
    """
    at = LINE.index(rank)
    if not ends.has(LINE[_START]):
        ends = Ends(LINE[_START], LINE[_START])
        if at == _START:
            return ends
    if at < _START:
        return replace(ends, low=LINE[at + 1] if ends.low == rank else rank)
    if at > _START:
        return replace(ends, high=LINE[at - 1] if ends.high == rank else rank)
    alone = Ends(rank, rank)
    return NOT_BEGUN if ends == alone and can_lie(suit, NOT_BEGUN) else alone


def without(ends: Ends, held: Collection[str]) -> Ends:
    """The part of a row that can lie there while these ranks of its suit are in somebody's hand."""
    if not ends.has(LINE[_START]):
        return ends
    if LINE[_START] in held:
        return NOT_BEGUN
    below = [at for at in range(_START) if LINE[at] in held or not ends.has(LINE[at])]
    above = [
        at for at in range(_START + 1, len(LINE)) if LINE[at] in held or not ends.has(LINE[at])
    ]
    return Ends(LINE[max(below, default=-1) + 1], LINE[min(above, default=len(LINE)) - 1])


def left_by(rows: Collection[tuple[Suit, Ends]]) -> tuple[Card, ...]:
    """The cards that lie in none of the rows, suit by suit, lowest first."""
    return tuple(
        Card(rank, suit)
        for suit, ends in rows
        for rank in SHORT_PACK.ranks
        if not ends.has(rank.value)
    )
