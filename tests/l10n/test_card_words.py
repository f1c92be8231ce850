import pytest

from app.domain.cards import FULL_PACK, Card, Rank, Suit
from app.l10n.card_names import card_name, card_text, rank_name, suit_name
from app.l10n.catalog import words_for
from app.l10n.letters import default_letters, rank_label, suit_letters
from app.l10n.locales import LOCALES

QUEEN_OF_HEARTS = Card(Rank.QUEEN, Suit.HEARTS)
NINE_OF_DIAMONDS = Card(Rank.NINE, Suit.DIAMONDS)


@pytest.mark.parametrize(
    ("locale", "letters", "suits"),
    [
        ("en", "latin", "SHDC"),
        ("uk", "cyrillic", "ПЧБТ"),
        ("ru", "cyrillic", "ПЧБТ"),
        ("pt_PT", "latin", "ECOP"),
    ],
)
def test_letters_of_a_language(locale: str, letters: str, suits: str) -> None:
    words = words_for(locale)
    assert default_letters(words) == letters
    assert list(suit_letters(words)) == [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    assert "".join(suit_letters(words).values()) == suits


def test_ranks_as_printed() -> None:
    assert [rank_label(rank, "latin") for rank in Rank] == [
        *("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    ]
    assert [rank_label(rank, "cyrillic") for rank in Rank] == [
        *("Т", "2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К")
    ]


@pytest.mark.parametrize(
    ("locale", "queen", "nine"),
    [
        ("en", "queen of hearts", "nine of diamonds"),
        ("uk", "дама чирв", "дев’ятка бубен"),
        ("ru", "дама червей", "девятка бубен"),
        ("pt_PT", "dama de copas", "nove de ouros"),
    ],
)
def test_cards_spoken(locale: str, queen: str, nine: str) -> None:
    words = words_for(locale)
    assert card_name(words, QUEEN_OF_HEARTS) == queen
    assert card_name(words, NINE_OF_DIAMONDS) == nine
    assert card_text(words, QUEEN_OF_HEARTS) == queen


def test_a_card_to_be_read_has_its_number_in_digits() -> None:
    assert card_text(words_for("en"), NINE_OF_DIAMONDS) == "9 of diamonds"
    assert card_text(words_for("uk"), NINE_OF_DIAMONDS) == "9 бубен"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_cards_sound_alike(locale: str) -> None:
    words = words_for(locale)
    cards = [Card(rank, suit) for rank in FULL_PACK.ranks for suit in FULL_PACK.suits]
    assert len({card_name(words, card) for card in cards}) == 52
    assert len({rank_name(words, rank) for rank in Rank}) == 13
    assert len({suit_name(words, suit) for suit in Suit}) == 4
