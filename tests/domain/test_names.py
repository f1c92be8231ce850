"""Names: tidied, and told apart as people would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.names import LONGEST, NameProblem, folded, name_problem, tidy


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Olena", "Olena"),
        ("  Olena \n", "Olena"),
        ("Anna\t  Maria", "Anna Maria"),
        ("Anna\u00a0Maria", "Anna Maria"),
        ("Jose\u0301", "José"),
        ("O\x00l\x07ena", "Olena"),
        ("O\ud800lena", "Olena"),
        ("王小明", "王小明"),
        ("می‌خواهم", "می‌خواهم"),
        (" \n ", ""),
    ],
)
def test_a_name_is_tidied(typed: str, kept: str) -> None:
    assert tidy(typed) == kept


@given(st.text())
def test_tidying_twice_changes_nothing(name: str) -> None:
    assert tidy(tidy(name)) == tidy(name)
    assert folded(tidy(name)) == folded(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Olena", "OLENA"),
        ("José", "jose"),
        ("Алёна", "Алена"),
        ("Дар’я", "Дарʼя"),
        ("Дар’я", "дар'я"),
        ("STRASSE", "straße"),
        ("Anna  Maria", "anna maria"),
        ("ﬁn", "fin"),
    ],
)
def test_names_that_people_would_mix_up_are_the_same(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Оля", "Юля"), ("Ivo", "Iva"), ("王", "李")])
def test_other_names_are_not(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", NameProblem.EMPTY),
        (" \t", NameProblem.EMPTY),
        ("x" * LONGEST, None),
        (" " + "x" * LONGEST + " ", None),
        ("x" * (LONGEST + 1), NameProblem.TOO_LONG),
        ("olena", NameProblem.TAKEN),
        ("Olenka", None),
    ],
)
def test_what_is_wrong_with_a_name(name: str, problem: NameProblem | None) -> None:
    assert name_problem(name, ["Olena", "Bohdan"]) is problem
