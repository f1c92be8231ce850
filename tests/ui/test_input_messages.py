"""Bad files, names and typed cards end in a sentence, in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.cards import FULL_PACK, SHORT_PACK
from app.domain.names import NameProblem, name_problem
from app.l10n.catalog import words_for
from app.l10n.locales import LOCALES
from app.l10n.typed_cards import TypedCode, TypedProblem, read_cards
from app.ui.input_messages import file_sentence, name_sentence, typed_sentence

FILE_CODES = ("not-json", "is-backup", "not-a-match", "newer-version", "too-large", "unreadable")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_way_a_file_fails_has_a_sentence_of_its_own(locale: str) -> None:
    assert len({file_sentence(words_for(locale), code) for code in FILE_CODES}) == len(FILE_CODES)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("9D Anna", "“Anna” is no card."),
        ("H", "“H”: the rank comes first, then the suit."),
        ("5H", "“5H”: not a card of this pack."),
        ("9 П Д Т", "“Д Т”: which of these is meant?"),
    ],
)
def test_typed_cards_that_were_not_taken(text: str, sentence: str) -> None:
    words = words_for("en")
    (problem,) = read_cards(text, words, SHORT_PACK).problems
    assert typed_sentence(words, problem, text) == sentence


@pytest.mark.parametrize("locale", LOCALES)
@given(text=st.text(min_size=1))
def test_any_typed_text_ends_in_sentences(locale: str, text: str) -> None:
    words = words_for(locale)
    problems = read_cards(text, words, FULL_PACK).problems
    assert all(typed_sentence(words, problem, text) for problem in problems)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_typed_code_has_a_sentence_of_its_own(locale: str) -> None:
    words = words_for(locale)
    found = {typed_sentence(words, TypedProblem(code, 0, 1), "x") for code in TypedCode}
    assert len(found) == len(TypedCode)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_name_refused_has_a_reason_of_its_own(locale: str) -> None:
    words = words_for(locale)
    assert len({name_sentence(words, problem) for problem in NameProblem}) == len(NameProblem)


@given(name=st.text(), others=st.lists(st.text(max_size=3), max_size=3))
def test_any_name_is_taken_or_refused_with_a_sentence(name: str, others: list[str]) -> None:
    problem = name_problem(name, others)
    assert problem is None or name_sentence(words_for("en"), problem)
