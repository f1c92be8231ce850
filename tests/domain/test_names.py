"""Names: tidied, and told apart as people would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.names import LONGEST, NameProblem, folded, free_name, name_problem, tidy
from app.domain.visible import clings


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
        (" \n ", ""),
        ("Dan\u200b", "Dan"),
        ("\ufeffDan\u2060", "Dan"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066Dan\u2069\u200f\u200e", "Dan"),
        ("D\u00ada\u034fn\u180e", "Dan"),
        ("D\u200da\u200cn\ufe0f", "Dan"),
        ("\u200dDan\u200d", "Dan"),
        ("e\u200b\u0301", "é"),
        ("\u3164\u2800\u115f", ""),
        ("\u200b\u200d\ufe0f", ""),
        ("\u0301", ""),
        ("D\U000e0041an", "Dan"),
        # Persian, Sinhala, old Malayalam with a joiner at the end
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("ශ්\u200dරී", "ශ්\u200dරී"),
        ("രാമന്\u200d", "രാമന്\u200d"),
        # a family, a heart, a woman who runs, a keycap, a flag, newer than Python knows
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("🏃🏽\u200d♀\ufe0f", "🏃🏽\u200d♀\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        (
            "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
            "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        ),
        ("\U0001fae8", "\U0001fae8"),
        ("葛\U000e0100", "葛\U000e0100"),
    ],
)
def test_a_name_is_tidied(typed: str, kept: str) -> None:
    assert tidy(typed) == kept


_SHY = "aé ا\u0301\u094dශ\u200b\u200c\u200d\ufe0f\u202e\u20e3👩♀1🏴\U000e0067\n"


@given(st.text() | st.text(_SHY))
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
        ("Dan\u200b", "Dan"),
        ("\u202eDan", "dan"),
        ("می\u200cخواهم", "میخواهم"),
        ("葛\U000e0100", "葛"),
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
        ("\u200b\u2060", NameProblem.EMPTY),
        ("\u0301", NameProblem.EMPTY),
        ("x\u200b" * LONGEST, None),
        ("Olena\u200b", NameProblem.TAKEN),
        ("x" * LONGEST, None),
        (" " + "x" * LONGEST + " ", None),
        ("x" * (LONGEST + 1), NameProblem.TOO_LONG),
        ("olena", NameProblem.TAKEN),
        ("Olenka", None),
    ],
)
def test_what_is_wrong_with_a_name(name: str, problem: NameProblem | None) -> None:
    assert name_problem(name, ["Olena", "Bohdan"]) is problem


@pytest.mark.parametrize(
    ("name", "others", "free"),
    [
        ("Bobby", ["Bob"], "Bobby"),
        ("Bobby", ["Bob", "BOBBY"], "Bobby 2"),
        ("Bobby", ["bobby", "Bobby 2"], "Bobby 3"),
        ("x" * LONGEST, ["x" * LONGEST], "x" * (LONGEST - 4) + " 2"),
    ],
)
def test_a_name_gets_a_number_where_it_is_taken(name: str, others: list[str], free: str) -> None:
    assert free_name(name, others) == free


@pytest.mark.parametrize(
    ("char", "clings_"),
    [
        ("a", False),
        ("9", False),
        ("\u0301", True),
        ("\u200d", True),
        ("\ufe0f", True),
        ("\U0001f3fd", True),
        ("\U000e0067", True),
    ],
)
def test_what_belongs_to_the_character_before_it(char: str, clings_: bool) -> None:
    assert clings(char) is clings_
