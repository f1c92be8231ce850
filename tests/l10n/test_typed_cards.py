"""Typed cards: rules.md 4, last paragraph."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.cards import FULL_PACK, SHORT_PACK, Card, Pack
from app.l10n.card_names import card_name, card_text
from app.l10n.catalog import words_for
from app.l10n.letters import suit_letters
from app.l10n.locales import LOCALES
from app.l10n.typed_cards import Typed, TypedCode, read_cards

CARDS = [Card(rank, suit) for rank in FULL_PACK.ranks for suit in FULL_PACK.suits]


def shown(typed: Typed) -> str:
    """Cards as codes, in the order typed."""
    return " ".join(f"{card.rank}{card.suit or ''}" for card in typed.cards)


def faults(text: str, typed: Typed) -> list[tuple[str, str]]:
    return [(problem.code.value, text[problem.start : problem.end]) for problem in typed.problems]


@pytest.mark.parametrize(
    ("locale", "text", "cards"),
    [
        ("en", "9D QH", "9D QH"),
        ("en", "9dqh", "9D QH"),
        ("en", "9D,QH; 10c", "9D QH 10C"),
        ("en", "  9 9 Q ", "9 9 Q"),
        ("en", "99Q", "9 9 Q"),
        ("en", "10 TS tc", "10 10S 10C"),
        ("en", "10♥ A♤", "10H AS"),
        ("en", "10♥️ a ♠", "10H AS"),
        ("en", "9 D Q H", "9D QH"),
        ("en", "910J", "9 10 J"),
        ("en", "K-Q-J", "K Q J"),
        ("en", "queen of hearts, nine of diamonds and ace", "QH 9D A"),
        ("en", "9 Diamonds", "9D"),
        ("en", "AS", "AS"),
        # Cyrillic cards in an English app: the letters mean what they mean.
        ("en", "ДЧ 9Т Т", "QH 9C A"),
        ("uk", "9Б ДЧ", "9D QH"),
        ("uk", "9бдч", "9D QH"),
        ("uk", "9Т", "9C"),
        ("uk", "Т", "A"),
        ("uk", "т 9", "A 9"),
        ("uk", "9 Т", "9 A"),
        ("uk", "ТТ", "AC"),
        ("uk", "9ТТ", "9C A"),
        ("uk", "9ТБ", "9 AD"),
        ("uk", "9 ТБ", "9 AD"),
        ("uk", "9Б Т", "9D A"),
        ("uk", "9, Т", "9 A"),
        ("uk", "Т♥ 10 П", "AH 10S"),
        ("uk", "TП", "10S"),
        ("uk", "В Д К", "J Q K"),
        ("uk", "9В9Д9К", "9 J 9 Q 9 K"),
        # Latin K, A and Cyrillic К, А look alike; Latin D is diamonds, Д a queen.
        ("uk", "K К A А", "K K A A"),
        ("uk", "9D 9Д 10C", "9D 9 Q 10C"),
        ("uk", "дама пік і дев'ятка бубен", "QS 9D"),
        ("uk", "Дев’ятка Бубни, туз", "9D A"),
        ("ru", "9Б ДЧ", "9D QH"),
        ("ru", "10Т Т КП", "10C A KS"),
        ("ru", "четвёрка треф и шестерка червей", "4C 6H"),
        ("ru", "дама пик, король бубей", "QS KD"),
        ("pt_PT", "9O QC", "9D QH"),
        ("pt_PT", "KE JP", "KS JC"),
        ("pt_PT", "9 E", "9S"),
        ("pt_PT", "9e", "9S"),
        ("pt_PT", "9O e QC", "9D QH"),
        ("pt_PT", "dama de copas e ás de paus", "QH AC"),
        ("pt_PT", "as, AS", "A A"),
        ("pt_PT", "nove de ouros", "9D"),
    ],
)
def test_what_people_type(locale: str, text: str, cards: str) -> None:
    assert shown(read_cards(text, words_for(locale), FULL_PACK)) == cards


@pytest.mark.parametrize(
    ("locale", "text", "problems"),
    [
        ("en", "9D hello 1?! QH", [("unknown", "hello"), ("unknown", "1?!")]),
        ("en", "H 9", [("suit-alone", "H")]),
        ("en", "9DH", [("suit-alone", "H")]),
        ("en", "9, D", [("suit-alone", "D")]),
        ("en", "11", [("unknown", "11")]),
        ("en", "1 1", [("unknown", "1"), ("unknown", "1")]),
        ("en", "'", [("unknown", "'")]),
        ("en", "٩", [("unknown", "٩")]),
        ("en", "Anna", [("unknown", "Anna")]),
        ("pt_PT", "9D", [("unknown", "D")]),
        ("pt_PT", "9O DC", [("unknown", "DC")]),
        ("pt_PT", "9 e Q", [("ambiguous", "9 e")]),
        ("uk", "9 П 10 Т", [("ambiguous", "10 Т")]),
        ("uk", "9 П Т", []),
        ("uk", "9 П 10 Т Ч", []),
    ],
)
def test_what_is_not_understood(locale: str, text: str, problems: list[tuple[str, str]]) -> None:
    found = faults(text, read_cards(text, words_for(locale), FULL_PACK))
    assert found == problems


def test_a_card_that_the_game_has_not() -> None:
    text = "5H 9D 2"
    typed = read_cards(text, words_for("en"), SHORT_PACK)
    assert shown(typed) == "9D"
    assert faults(text, typed) == [("not-in-pack", "5H"), ("not-in-pack", "2")]


@pytest.mark.parametrize(
    ("locale", "text", "readings"),
    [
        ("uk", "9 П Д Т", [("9П QТ", "9S QC"), ("9П Q, A", "9S Q A")]),
        ("en", "9 П Д Т", [("9П QC", "9S QC"), ("9П Q, A", "9S Q A")]),
        ("pt_PT", "9 e Q", [("9E Q", "9S Q"), ("9, Q", "9 Q")]),
    ],
)
def test_an_ambiguous_piece_can_be_settled(
    locale: str, text: str, readings: list[tuple[str, str]]
) -> None:
    words = words_for(locale)
    (problem,) = read_cards(text, words, FULL_PACK).problems
    assert problem.code is TypedCode.AMBIGUOUS
    settled = [problem.settled(text, reading) for reading in problem.readings]
    assert [text.replace("9 П", "9П") for text in settled] == [text for text, _ in readings]
    assert [shown(read_cards(text, words, FULL_PACK)) for text in settled] == [
        cards for _, cards in readings
    ]


@pytest.mark.parametrize("locale", LOCALES)
@given(cards=st.lists(st.sampled_from(CARDS)), gap=st.sampled_from(["", " ", ", ", "\n"]))
def test_cards_in_the_letters_of_the_language_are_understood(
    locale: str, cards: list[Card], gap: str
) -> None:
    words = words_for(locale)
    letters = suit_letters(words)
    text = gap.join(f"{card.rank.value}{letters[card.suit]}" for card in cards)
    typed = read_cards(text, words, FULL_PACK)
    assert shown(typed) == " ".join(card.code for card in cards)
    assert not typed.problems


@pytest.mark.parametrize("locale", LOCALES)
@given(card=st.sampled_from(CARDS))
def test_a_card_can_be_typed_as_it_is_called(locale: str, card: Card) -> None:
    words = words_for(locale)
    for text in (card_name(words, card), card_text(words, card).upper()):
        typed = read_cards(text, words, FULL_PACK)
        assert shown(typed) == card.code
        assert not typed.problems


TYPED = st.text(
    st.sampled_from("0123456789AKQJTSHDCEOPakqjtshdceopАКДВТПЧБакдвтпчб♠♥♦♣ ,.;\n'’ʼéïÀи́і_-ßſ️")
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pack", [FULL_PACK, SHORT_PACK])
@given(text=TYPED | st.text())
def test_any_text_is_read(locale: str, pack: Pack, text: str) -> None:
    typed = read_cards(text, words_for(locale), pack)
    spans = [(card.start, card.end) for card in typed.cards]
    spans += [(problem.start, problem.end) for problem in typed.problems]
    ordered = sorted(spans)
    # No two pieces overlap, and none is empty or outside of the text.
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert all(left[1] <= right[0] for left, right in pairwise(ordered))
    assert list(typed.cards) == sorted(typed.cards, key=lambda card: card.start)
    assert all(card.rank in pack.ranks for card in typed.cards)


@pytest.mark.parametrize("locale", LOCALES)
@given(text=TYPED)
def test_settling_a_doubt_leaves_just_the_reading_chosen(locale: str, text: str) -> None:
    words = words_for(locale)
    for problem in read_cards(text, words, FULL_PACK).problems:
        for reading in problem.readings:
            again = read_cards(problem.settled(text, reading), words, FULL_PACK)
            end = problem.start + len(reading.text)
            cards = tuple(
                (card.rank, card.suit) for card in again.cards if problem.start <= card.start < end
            )
            assert cards == reading.cards
            assert not [fault for fault in again.problems if problem.start <= fault.start < end]
