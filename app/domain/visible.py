"""What of a text can be seen: control and other invisible characters dropped, but for those that
shape letters and pictures.
"""

import unicodedata
from functools import lru_cache
from typing import Final

_JOINERS: Final = "\u200c\u200d"
# Of category Cf, and yet drawn: signs that stand around or before numbers.
_DRAWN: Final = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)
# Letters, marks and symbols by category, and blank all the same.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0")
# Scripts whose letters take another shape beside a joiner: from Arabic to Myanmar, and so on.
_SHAPED: Final = (
    (0x0600, 0x109F),
    (0x1700, 0x1CFF),
    (0xA800, 0xAAFF),
    (0xABC0, 0xABFF),
    (0x10A00, 0x12000),
)
_VIRAMA: Final = 9
_FLAG: Final = "\U0001f3f4"
_KEYCAP: Final = "\u20e3"


@lru_cache(maxsize=1 << 12)
def visible(text: str) -> str:
    """The text without what nobody sees, in composed characters; spaces of any kind stay."""
    while (seen := _once(text)) != text:
        # What went may have kept letters and marks apart.
        text = seen
    return text


def says_something(text: str) -> bool:
    """Whether there is anything to see in it that could stand alone."""
    return any(unicodedata.category(char)[0] not in "ZM" for char in visible(text))


def bare(text: str) -> str:
    """The text without joiners and selectors, which change the look of what they follow."""
    return "".join(char for char in text if char not in _JOINERS and not is_selector(char))


def is_selector(char: str) -> bool:
    """It chooses among the shapes of the character before it."""
    code = ord(char)
    return (
        0xFE00 <= code <= 0xFE0F or 0xE0100 <= code <= 0xE01EF or char in "\u180b\u180c\u180d\u180f"
    )


def clings(char: str) -> bool:
    """It belongs to the character before it: a mark, a joiner, a selector, a skin tone, a tag."""
    return (
        unicodedata.category(char)[0] == "M"
        or char in _JOINERS
        or 0x1F3FB <= ord(char) <= 0x1F3FF
        or _is_tag(char)
    )


def _once(text: str) -> str:
    seen = unicodedata.normalize("NFC", "".join(filter(_ever_seen, text)))
    kept: list[str] = []
    for place, char in enumerate(seen):
        if _fits(char, kept, seen[place + 1 : place + 2]):
            kept.append(char)
    return unicodedata.normalize("NFC", "".join(kept))


def _ever_seen(char: str) -> bool:
    code = ord(char)
    if char in _BLANK or (code & 0xFFFE) == 0xFFFE or 0xFFF0 <= code <= 0xFFF8:
        return False
    if char in _JOINERS or char in _DRAWN or is_selector(char) or _is_tag(char) or char.isspace():
        return True
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs") and code >> 12 != 0xE0


def _fits(char: str, before: list[str], after: str) -> bool:
    """A character that is seen only by what is around it has that around it."""
    last = before[-1] if before else ""
    if char in _JOINERS:
        base = last if not is_selector(last or " ") else "".join(before[-2:-1])
        if _is_picture(base) or base == _KEYCAP:
            return char == "\u200d" and _is_picture(after)
        return _is_shaped(last) and (_is_shaped(after) or unicodedata.combining(last) == _VIRAMA)
    if is_selector(char):
        keycap = last in tuple("0123456789#*") and after == _KEYCAP
        return _is_picture(last) or keycap or (last != "" and unicodedata.category(last) == "Lo")
    if _is_tag(char):
        return last == _FLAG or (last != "" and _is_tag(last))
    return True


def _is_tag(char: str) -> bool:
    return 0xE0020 <= ord(char) <= 0xE007F


def _is_picture(char: str) -> bool:
    """An emoji or a symbol that can be part of one; newer ones are known by their place alone."""
    if not char:
        return False
    return unicodedata.category(char) in ("So", "Sm") or 0x1F000 <= ord(char) < 0x1FC00


def _is_shaped(char: str) -> bool:
    if not char or unicodedata.category(char)[0] not in "LM":
        return False
    return any(first <= ord(char) <= last for first, last in _SHAPED)
