"""Cards in words: for screen readers, and inside sentences, where no suit can be drawn."""

from app.domain.cards import Card, Rank, Suit
from app.l10n.catalog import Words


def rank_name(words: Words, rank: Rank) -> str:
    """The spoken name of a rank: "nine", "queen"."""
    match rank:
        case Rank.ACE:
            return words.c("rank", "ace")
        case Rank.TWO:
            return words.c("rank", "two")
        case Rank.THREE:
            return words.c("rank", "three")
        case Rank.FOUR:
            return words.c("rank", "four")
        case Rank.FIVE:
            return words.c("rank", "five")
        case Rank.SIX:
            return words.c("rank", "six")
        case Rank.SEVEN:
            return words.c("rank", "seven")
        case Rank.EIGHT:
            return words.c("rank", "eight")
        case Rank.NINE:
            return words.c("rank", "nine")
        case Rank.TEN:
            return words.c("rank", "ten")
        case Rank.JACK:
            return words.c("rank", "jack")
        case Rank.QUEEN:
            return words.c("rank", "queen")
        case _:
            return words.c("rank", "king")


def suit_name(words: Words, suit: Suit) -> str:
    """The name of a suit: "hearts"."""
    match suit:
        case Suit.SPADES:
            return words.c("suit", "spades")
        case Suit.HEARTS:
            return words.c("suit", "hearts")
        case Suit.DIAMONDS:
            return words.c("suit", "diamonds")
        case _:
            return words.c("suit", "clubs")


def card_name(words: Words, card: Card) -> str:
    """A card to be spoken: "nine of diamonds"."""
    return _of_suit(words, rank_name(words, card.rank), card.suit)


def card_text(words: Words, card: Card) -> str:
    """A card to be read, with its number in digits: "9 of diamonds", "queen of hearts"."""
    rank = card.rank.value if card.rank.value.isdigit() else rank_name(words, card.rank)
    return _of_suit(words, rank, card.suit)


def _of_suit(words: Words, rank: str, suit: Suit) -> str:
    match suit:
        case Suit.SPADES:
            return words.c("card", "{rank} of spades", rank=rank)
        case Suit.HEARTS:
            return words.c("card", "{rank} of hearts", rank=rank)
        case Suit.DIAMONDS:
            return words.c("card", "{rank} of diamonds", rank=rank)
        case _:
            return words.c("card", "{rank} of clubs", rank=rank)
