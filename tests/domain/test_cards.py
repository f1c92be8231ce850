"""Card codes and packs."""

import pytest

from app.domain.cards import FULL_PACK, SHORT_PACK, Card, Rank, Suit
from app.domain.deal import Count, Held, held


@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("9D", Card(Rank.NINE, Suit.DIAMONDS)),
        ("10H", Card(Rank.TEN, Suit.HEARTS)),
        ("AS", Card(Rank.ACE, Suit.SPADES)),
    ],
)
def test_a_code_is_a_card_in_both_directions(code: str, card: Card) -> None:
    assert FULL_PACK.card(code) == card
    assert card.code == code


@pytest.mark.parametrize("code", ["", "9", "D", "9d", "1C", "10", "D9", "9DD", "Т♣", " 9D"])
def test_what_is_no_code_is_no_card(code: str) -> None:
    assert FULL_PACK.card(code) is None


def test_the_packs() -> None:
    assert (FULL_PACK.size, SHORT_PACK.size) == (52, 36)
    assert SHORT_PACK.card("5H") is None
    assert SHORT_PACK.rank("5") is None
    assert FULL_PACK.rank("5") is Rank.FIVE
    assert " ".join(rank.value for rank in SHORT_PACK.ranks) == "6 7 8 9 10 J Q K A"


def test_cards_left_are_counted_however_they_are_known() -> None:
    left = held([Card(Rank.NINE, Suit.CLUBS)], [Rank.QUEEN, Rank.TWO, Rank.QUEEN])
    assert left == Held(("9C",), (("Q", 2), ("2", 1)))
    assert left.count == 4
    assert Held().count == 0
    assert Count(3).count == 3
