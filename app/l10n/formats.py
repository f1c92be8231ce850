"""Days, times and lists of names. Babel is imported when the first of them is asked for."""

from collections.abc import Iterable
from datetime import date, datetime, time

from app.l10n.catalog import Words, isolated
from app.l10n.locales import babel_name
from app.l10n.numbers import plain_spaces


def day(words: Words, when: date, today: date) -> str:
    """A day as it stands in a line: "today", "yesterday", "26 Nov", "26 Nov 2024"."""
    when, today = _date(when), _date(today)
    if when == today:
        return words.t("today")
    if (today - when).days == 1:
        return words.t("yesterday")

    from babel.dates import format_skeleton

    skeleton = "MMMd" if when.year == today.year else "yMMMd"
    return plain_spaces(format_skeleton(skeleton, when, locale=babel_name(words.locale)))


def full_day(words: Words, when: date) -> str:
    """ "26 November 2025"."""
    from babel.dates import format_date

    return plain_spaces(format_date(_date(when), "long", locale=babel_name(words.locale)))


def clock(words: Words, when: datetime | time) -> str:
    """The time of day as `when` has it, whatever its zone: "20:15"."""
    from babel.dates import format_time

    naive = time(when.hour, when.minute)
    return plain_spaces(format_time(naive, "short", locale=babel_name(words.locale)))


def local_time(text: str) -> datetime | None:
    """The time that ISO 8601 names, as the clock here had it; None where it names none."""
    try:
        return datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError):
        return None


def name_list(words: Words, names: Iterable[str]) -> str:
    """ "Olena", "Olena and Maria", "Olena, Bohdan and Maria"; "" for none."""
    from babel.lists import format_list

    fenced = [isolated(name) for name in names]
    return plain_spaces(format_list(fenced, locale=babel_name(words.locale))) if fenced else ""


def _date(when: date) -> date:
    return when.date() if isinstance(when, datetime) else when
