"""Cards, packs and card codes: rank then suit, "10H" (rules.md 1 and 2)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property


class Suit(StrEnum):
    """The four suits; the value is the letter used in codes and files."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """The thirteen ranks, ace first; the value is what codes and files use."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


@dataclass(frozen=True, slots=True)
class Card:
    rank: Rank
    suit: Suit

    @property
    def code(self) -> str:
        """ "9D", "10H"."""
        return f"{self.rank.value}{self.suit.value}"


@dataclass(frozen=True)
class Pack:
    """The cards a game is played with: every rank of `ranks` in every suit.

    `ranks` stand in the order of the row, lowest first.
    """

    ranks: tuple[Rank, ...]
    suits: tuple[Suit, ...] = tuple(Suit)

    @property
    def size(self) -> int:
        return len(self.ranks) * len(self.suits)

    def rank(self, code: str) -> Rank | None:
        """The rank of this pack that `code` names, or None."""
        return self._ranks_by_code.get(code)

    def card(self, code: str) -> Card | None:
        """The card of this pack that `code` names ("9D"), or None."""
        return self._cards_by_code.get(code)

    @cached_property
    def _ranks_by_code(self) -> dict[str, Rank]:
        return {rank.value: rank for rank in self.ranks}

    @cached_property
    def _cards_by_code(self) -> dict[str, Card]:
        cards = (Card(rank, suit) for rank in self.ranks for suit in self.suits)
        return {card.code: card for card in cards}


FULL_PACK = Pack(tuple(Rank))
SHORT_PACK = Pack(
    (
        Rank.SIX,
        Rank.SEVEN,
        Rank.EIGHT,
        Rank.NINE,
        Rank.TEN,
        Rank.JACK,
        Rank.QUEEN,
        Rank.KING,
        Rank.ACE,
    )
)
