"""How a name is set on a tile of the table: whole if it can be, then small, then on two lines."""

from typing import Final

import flet as ft

from app.ui.components.text import NAME, TextStyle
from app.ui.layout import Look

_LETTER: Final = 0.58
"""The width of a letter, as a share of its size."""

_LARGE: Final = (24, 20, 17, 14, 12, 11)
"""Sizes of a name under large text, which grows them."""

TWO_LINES: Final = 20
"""Below this size a name takes two lines, and its badge gives way."""

_SMALL: Final = 15
"""As small as a name gets beside its badge."""

_LINE: Final = 1.15
"""The height of one of two lines."""


def name_height(look: Look) -> float:
    """The height that a name has beside its badge, whatever both are: so counts stand in line."""
    return (36 if look.short else 46) + 2 * _LINE * (look.grown(_SMALL) - _SMALL)


def name_style(look: Look, name: str) -> tuple[TextStyle, int]:
    """How big a name is set, and on how many lines, to stand whole beside its badge if it can."""
    usual = TextStyle(20, ft.FontWeight.W_500, 0, 1.2) if look.short else NAME
    tiles = 4 if look.landscape else 2
    room = (look.width - 32) / tiles - 28
    longest = max((len(word) for word in name.split()), default=0)
    if look.large_text:
        # Below the badge, on two lines, but no word in two.
        fits = (s for s in _LARGE if longest * look.grown(s) * _LETTER <= room)
        return TextStyle(next(fits, _LARGE[-1]), usual.weight, 0, 1.2), 2
    room -= 46 if look.short else 56
    if len(name) * look.grown(usual.size) * _LETTER <= room:
        return usual, 1
    for size in (20, 17):
        seen = look.grown(size)
        wide = longest * seen * _LETTER <= room + (10 if size < TWO_LINES else 0)
        if wide and 2 * seen * _LINE <= name_height(look):
            return TextStyle(size, usual.weight, 0, _LINE), 2
    return TextStyle(_SMALL, usual.weight, 0, _LINE), 2
