"""Numbers as a language writes them: a true minus, its own separators, ordinals.

Babel is asked only where it is needed: importing it takes longer than scoring a match.
"""

from app.l10n.locales import babel_name

MINUS = "−"


def number(value: int | float, locale: str) -> str:
    """ "12", "−5", "1,234", "11.8": at most one decimal."""
    if isinstance(value, int) and abs(value) < 1000:
        return str(value).replace("-", MINUS)

    from babel.numbers import format_decimal

    text = format_decimal(value, "#,##0.#", locale=babel_name(locale))
    return plain_spaces(text).replace("-", MINUS)


def signed(value: int, locale: str) -> str:
    """A change of a score: "+4", "+0", "−5"."""
    return number(value, locale) if value < 0 else f"+{number(value, locale)}"


def ordinal(value: int, locale: str) -> str:
    """The ordinal of a pass, masculine where that matters: "3rd", "3-й", "3.º"."""
    digits = number(value, locale)
    if locale == "en":
        return f"{digits}{_english_ending(value)}"
    return f"{digits}.º" if locale == "pt_PT" else f"{digits}-й"


def place(value: int, locale: str) -> str:
    """The ordinal of a place, neuter in uk and ru, so that it says nothing of who stands there:
    "3rd", "3-тє", "3-е", "3.º".
    """
    if locale == "ru":
        return f"{number(value, locale)}-е"
    if locale == "uk":
        return f"{number(value, locale)}-{_ukrainian_ending(value)}"
    return ordinal(value, locale)


def plain_spaces(text: str) -> str:
    """`text` with the narrow no-break spaces of CLDR made plain ones: the font has no narrow."""
    return text.replace("\u202f", "\u00a0")


def _english_ending(value: int) -> str:
    if value % 100 in (11, 12, 13):
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")


def _ukrainian_ending(value: int) -> str:
    """Of a neuter ordinal: 1-ше, 2-ге, 3-тє, 4-те, 7-ме, 12-те."""
    if value % 100 in (11, 12, 13, 17, 18):
        return "те"
    return {1: "ше", 2: "ге", 3: "тє", 7: "ме", 8: "ме"}.get(value % 10, "те")
