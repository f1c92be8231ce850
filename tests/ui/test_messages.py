"""Every code has its sentence in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.problems import Code, Problem, Repair
from app.l10n.catalog import words_for
from app.l10n.letters import default_letters
from app.l10n.locales import LOCALES
from app.ui.messages import problem_sentence, repair_label

NAMES = ["Олена", "Bohdan", "Maria", "Taras"]

FOUR_PASSES = Repair(seat=3, passes=4)
TWO_CARDS = Repair(seat=2, count=2)
OPENED = Repair(opener=1)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", [None, 1])
def test_every_code_has_a_sentence_of_its_own(locale: str, seat: int | None) -> None:
    words = words_for(locale)
    sentences = [
        problem_sentence(words, Problem(code, seat=seat, detail="9D"), NAMES, "latin")
        for code in Code
    ]
    assert all(sentence.endswith((".", ":")) for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


AT_A_SEAT = set(Code) - {
    Code.BAD_PLAYERS,
    Code.BAD_RULE,
    Code.BAD_SEAT,
    Code.BLOCKED_NOT_POSSIBLE,
    Code.TOO_MANY_CARDS,
    Code.TOO_MANY_POINTS,
    Code.TOO_MANY_OF_RANK,
    Code.BROKEN_ROW,
    Code.PASS_COUNT,
    Code.PASS_RANGE,
    Code.HAND_AFTER_END,
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", sorted(AT_A_SEAT))
def test_a_problem_at_a_seat_names_the_player_as_he_is_called(locale: str, code: Code) -> None:
    sentence = problem_sentence(words_for(locale), Problem(code, seat=0), NAMES, "latin")
    assert sentence.startswith("Олена: ")


@pytest.mark.parametrize(
    ("locale", "problem", "sentence"),
    [
        (
            "en",
            Problem(Code.DUPLICATE_CARD, seat=2, detail="9D"),
            "Maria: this card is entered already: 9 of diamonds.",
        ),
        (
            "ru",
            Problem(Code.DUPLICATE_CARD, seat=2, detail="QH"),
            "Maria: эта карта уже записана: дама червей.",
        ),
        (
            "en",
            Problem(Code.UNKNOWN_CARD, seat=1, detail="1C"),
            "Bohdan: not a card of this pack: 1C.",
        ),
        (
            "uk",
            Problem(Code.TOO_MANY_OF_RANK, detail="Q"),
            "Д: записано більше, ніж є в колоді.",
        ),
        (
            "uk",
            Problem(Code.BROKEN_ROW, detail="H"),
            "Чирви: карти, що лишилися, не сходяться з рядом на столі.",
        ),
        (
            "en",
            Problem(Code.BAD_PLAYERS, seat=1),
            "Player 2: the name needs 1 to 40 characters and must differ from the others.",
        ),
        (
            "en",
            Problem(Code.PASS_COUNT, repairs=(FOUR_PASSES,)),
            "By the turn count: Taras: 4 passes.",
        ),
        (
            "en",
            Problem(Code.PASS_COUNT, repairs=(FOUR_PASSES, TWO_CARDS, OPENED)),
            "Cards and passes do not agree. One of these would settle it:",
        ),
        (
            "en",
            Problem(Code.PASS_COUNT, repairs=(FOUR_PASSES,) * 4),
            "Cards and passes do not agree: count the cards again.",
        ),
        (
            "en",
            Problem(Code.PASS_COUNT),
            "Cards and passes do not agree: count the cards again.",
        ),
        (
            "en",
            Problem(Code.TOO_MANY_OF_RANK, detail="Q", seats=(1, 2)),
            "Q: more of them entered than the pack has, with Bohdan and Maria.",
        ),
        (
            "en",
            Problem(Code.CARD_COUNT, seat=1, value=5, expected=4),
            "Bohdan: 5 cards counted, but 4 on the grid.",
        ),
        (
            "en",
            Problem(Code.CARD_COUNT, value=10, expected=11),
            "10 cards are counted, but the rows on the table leave 11.",
        ),
        ("en", Problem(Code.EMPTY_HAND, seat=7), "Player 8: at least one card must be left."),
    ],
)
def test_sentences(locale: str, problem: Problem, sentence: str) -> None:
    words = words_for(locale)
    assert problem_sentence(words, problem, NAMES, default_letters(words)) == sentence


@pytest.mark.parametrize("locale", LOCALES)
@given(
    problem=st.builds(
        Problem,
        st.sampled_from(Code),
        seat=st.none() | st.integers(-3, 9),
        detail=st.none() | st.text(),
        value=st.none() | st.integers(),
        repairs=st.lists(
            st.builds(Repair, *(st.none() | st.integers(-2, 30),) * 4), max_size=5
        ).map(tuple),
    ),
    names=st.lists(st.text(), max_size=6),
)
def test_anything_out_of_a_broken_file_ends_in_a_sentence(
    locale: str, problem: Problem, names: list[str]
) -> None:
    assert problem_sentence(words_for(locale), problem, names, "cyrillic")


def test_a_long_piece_of_a_file_is_cut() -> None:
    problem = Problem(Code.BAD_RULE, detail="x" * 1000)
    assert "x" * 40 + "…" in problem_sentence(words_for("en"), problem, NAMES, "latin")


@pytest.mark.parametrize(
    ("locale", "labels"),
    [
        ("en", ["Taras: 4 passes", "Maria: 2 cards", "9 of diamonds: Bohdan"]),
        ("uk", ["Taras: 4 паси", "Maria: 2 карти", "9 бубен: Bohdan"]),
        ("ru", ["Taras: 4 паса", "Maria: 2 карты", "9 бубен: Bohdan"]),
        ("pt_PT", ["Taras: 4 passes", "Maria: 2 cartas", "9 de ouros: Bohdan"]),
    ],
)
def test_repairs(locale: str, labels: list[str]) -> None:
    words = words_for(locale)
    repairs = (FOUR_PASSES, TWO_CARDS, OPENED)
    assert [repair_label(words, repair, NAMES) for repair in repairs] == labels
