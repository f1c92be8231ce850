"""The letters of the cards: how a rank is printed and how a suit is typed."""

from typing import Literal

from app.domain.cards import Rank, Suit
from app.l10n.catalog import Words

Letters = Literal["latin", "cyrillic"]

_CYRILLIC = {Rank.ACE: "Т", Rank.JACK: "В", Rank.QUEEN: "Д", Rank.KING: "К"}
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def rank_label(rank: Rank, letters: Letters) -> str:
    """What is printed on the cards of the table: "10", "Q", "Д"."""
    return _CYRILLIC.get(rank, rank.value) if letters == "cyrillic" else rank.value


def default_letters(words: Words) -> Letters:
    """What most packs have where the language is spoken."""
    # Translators: "cyrillic" if cards with Т В Д К are usual where the language is spoken.
    usual = words.c("letters on the cards, latin or cyrillic", "latin")
    return "cyrillic" if usual == "cyrillic" else "latin"


def suit_letters(words: Words) -> dict[Suit, str]:
    """The capital letter that stands for each suit when cards are typed."""
    # Translators: one letter for each of spades, hearts, diamonds, clubs, in this order.
    letters = words.c("letters of the suits", "SHDC")
    return dict(zip(_SUITS, letters if len(letters) == len(_SUITS) else "SHDC", strict=True))
