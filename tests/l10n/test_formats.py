from datetime import UTC, date, datetime, time

import pytest

from app.l10n.catalog import words_for
from app.l10n.formats import clock, day, full_day, local_time, name_list
from app.l10n.locales import LOCALES

TODAY = date(2025, 11, 27)


@pytest.mark.parametrize(
    ("locale", "when", "text"),
    [
        ("en", date(2025, 11, 27), "today"),
        ("en", date(2025, 11, 26), "yesterday"),
        ("en", date(2025, 11, 5), "5 Nov"),
        ("en", date(2024, 11, 26), "26 Nov 2024"),
        ("uk", date(2025, 11, 27), "сьогодні"),
        ("uk", date(2025, 11, 26), "учора"),
        ("uk", date(2025, 11, 22), "22 лист."),
        ("uk", date(2024, 11, 26), "26 лист. 2024\u00a0р."),
        ("ru", date(2025, 11, 26), "вчера"),
        ("ru", date(2025, 11, 22), "22 нояб."),
        ("pt_PT", date(2025, 11, 26), "ontem"),
        ("pt_PT", date(2025, 11, 22), "22 de nov."),
        # A clock set back: the day of the match lies ahead, and is still named.
        ("en", date(2025, 11, 28), "28 Nov"),
    ],
)
def test_days(locale: str, when: date, text: str) -> None:
    assert day(words_for(locale), when, TODAY) == text


def test_a_moment_counts_for_its_day() -> None:
    words = words_for("en")
    assert day(words, datetime(2025, 11, 27, 0, 5), datetime(2025, 11, 27, 23, 59)) == "today"


def test_a_time_is_told_as_the_clock_here_had_it() -> None:
    there = datetime(2025, 11, 27, 20, 15, tzinfo=UTC)
    found = local_time("2025-11-27T22:15:00+02:00")
    assert found == there
    assert found is not None
    assert found.utcoffset() == there.astimezone().utcoffset()


@pytest.mark.parametrize(
    "text",
    ["", "soon", "2025-13-01", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"],
)
def test_what_no_clock_ever_had_is_no_time(text: str) -> None:
    assert local_time(text) is None


def test_a_day_in_full() -> None:
    assert full_day(words_for("en"), datetime(2025, 11, 6, 20, 15)) == "6 November 2025"
    assert full_day(words_for("ru"), date(2025, 11, 6)) == "6 ноября 2025\u00a0г."
    assert full_day(words_for("pt_PT"), date(2025, 11, 6)) == "6 de novembro de 2025"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_clock_has_24_hours_everywhere(locale: str) -> None:
    words = words_for(locale)
    assert clock(words, datetime(2025, 11, 6, 20, 15, tzinfo=UTC)) == "20:15"
    assert clock(words, time(9, 5)) == "09:05"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_date_of_the_year_holds_a_space_the_font_lacks(locale: str) -> None:
    words = words_for(locale)
    for month in range(1, 13):
        when = date(2024, month, 15)
        texts = (day(words, when, TODAY), day(words, when, date(2024, 1, 1)), full_day(words, when))
        assert not any("\u202f" in text for text in texts)


@pytest.mark.parametrize(
    ("locale", "text"),
    [("en", "A, B and C"), ("uk", "A, B і C"), ("ru", "A, B и C"), ("pt_PT", "A, B e C")],
)
def test_lists_of_names(locale: str, text: str) -> None:
    assert name_list(words_for(locale), ["A", "B", "C"]) == text


def test_short_lists() -> None:
    words = words_for("en")
    assert name_list(words, []) == ""
    assert name_list(words, iter(["Olena"])) == "Olena"
    assert name_list(words, ["Olena", "Maria"]) == "Olena and Maria"
    assert name_list(words, ["דן", "Maria"]) == "\u2068דן\u2069 and Maria"
