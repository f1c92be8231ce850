import pytest

from app.l10n.numbers import number, ordinal, place, signed


@pytest.mark.parametrize(
    ("value", "locale", "text"),
    [
        (0, "en", "0"),
        (999, "uk", "999"),
        (-5, "en", "−5"),
        (-1234, "en", "−1,234"),
        (12345, "en", "12,345"),
        (12345, "uk", "12\u00a0345"),
        (12345, "ru", "12\u00a0345"),
        (12345, "pt_PT", "12\u00a0345"),
        (11.84, "en", "11.8"),
        (11.84, "uk", "11,8"),
        (11.0, "ru", "11"),
    ],
)
def test_numbers(value: float, locale: str, text: str) -> None:
    assert number(value, locale) == text


@pytest.mark.parametrize(("value", "text"), [(4, "+4"), (0, "+0"), (-4, "−4")])
def test_a_change_has_its_sign(value: int, text: str) -> None:
    assert signed(value, "uk") == text


@pytest.mark.parametrize(
    ("value", "locale", "text"),
    [
        (1, "en", "1st"),
        (2, "en", "2nd"),
        (3, "en", "3rd"),
        (4, "en", "4th"),
        (11, "en", "11th"),
        (12, "en", "12th"),
        (13, "en", "13th"),
        (21, "en", "21st"),
        (112, "en", "112th"),
        (2, "pt_PT", "2.º"),
        (3, "uk", "3-й"),
        (3, "ru", "3-й"),
    ],
)
def test_ordinals(value: int, locale: str, text: str) -> None:
    assert ordinal(value, locale) == text


@pytest.mark.parametrize(
    ("value", "locale", "text"),
    [
        (2, "en", "2nd"),
        (2, "pt_PT", "2.º"),
        (1, "ru", "1-е"),
        (3, "ru", "3-е"),
        (1, "uk", "1-ше"),
        (2, "uk", "2-ге"),
        (3, "uk", "3-тє"),
        (6, "uk", "6-те"),
        (7, "uk", "7-ме"),
        (12, "uk", "12-те"),
    ],
)
def test_places_say_nothing_of_who_stands_there(value: int, locale: str, text: str) -> None:
    assert place(value, locale) == text
