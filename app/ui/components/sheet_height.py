"""How high a sheet from below gets: what scrolls takes all the height there is, so only one that
has no room without scrolling does.
"""

from math import ceil
from typing import Final

from app.ui.components.text import TextStyle
from app.ui.layout import Look

_LETTER: Final = 0.62
"""The width of a letter, as a share of its size: rather too much."""
_SHARE: Final = 0.9
"""What a sheet may take of the window's height before it scrolls."""


def text_height(look: Look, words: str, style: TextStyle, room: float) -> float:
    """About how high `words` get where they have `room` px; rather too much."""
    size = look.grown(style.size)
    return ceil(len(words) * size * _LETTER / room) * size * style.line


def sheet_scrolls(look: Look, needed: float) -> bool:
    """Whether a sheet that needs so many px has to scroll."""
    return needed > look.height * _SHARE


def sheet_width(look: Look) -> float:
    return min(look.width, 560)
