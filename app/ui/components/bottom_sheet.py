"""A sheet that comes up from below, no higher than it needs: what scrolls takes all the height, so
only one that has no room without scrolling does.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final

import flet as ft

from app.ui.components.pressable import Press, handler
from app.ui.components.text import TextStyle
from app.ui.layout import Look

_LETTER: Final = 0.62
"""The width of a letter, as a share of its size: rather too much."""
_SHARE: Final = 0.9
"""What a sheet may take of the window's height before it scrolls."""


def bottom_sheet(
    look: Look,
    parts: Sequence[ft.Control],
    on_close: Press,
    *,
    scrolls: bool,
    listed: bool = False,
) -> ft.BottomSheet:
    """`parts` below each other, for `use_modal`: a tap beside the sheet, Escape and Back call
    `on_close`. `listed`: they are rows that part themselves from each other.
    """
    edge = 8 if listed else 16
    return ft.BottomSheet(
        content=ft.Container(
            ft.Column(
                list(parts),
                spacing=0 if listed else 12,
                tight=True,
                scroll=ft.ScrollMode.AUTO if scrolls else None,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=ft.Padding.only(left=edge, right=edge, top=12 if listed else 16, bottom=16),
            width=sheet_width(look),
        ),
        scrollable=True,
        on_dismiss=handler(on_close),
    )


def text_height(look: Look, words: str, style: TextStyle, room: float) -> float:
    """About how high `words` get where they have `room` px; rather too much."""
    size = look.grown(style.size)
    return ceil(len(words) * size * _LETTER / room) * size * style.line


def sheet_scrolls(look: Look, needed: float) -> bool:
    """Whether a sheet that needs so many px has to scroll."""
    return needed > look.height * _SHARE


def sheet_width(look: Look) -> float:
    return min(look.width, 560)
