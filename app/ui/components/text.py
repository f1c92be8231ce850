"""Text in the steps of the type scale."""

from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui.layout import Look


@dataclass(frozen=True)
class TextStyle:
    """A step: `size` in px at 100 % text, weight, tracking in em, line height as a factor."""

    size: float
    weight: ft.FontWeight = ft.FontWeight.W_400
    tracking: float = 0.0
    line: float = 1.3


_BOLD: Final = ft.FontWeight.W_700
_MEDIUM: Final = ft.FontWeight.W_500


def digits(size: float) -> TextStyle:
    """A score of `size` px: heavy, set close, no air above or below."""
    return TextStyle(size, _BOLD, -0.02, 1.0)


BOARD: Final = digits(136)
COUNT: Final = digits(108)
TOTAL: Final = digits(58)
CELL: Final = digits(30)
HEADLINE: Final = TextStyle(34, _BOLD, -0.01, 1.2)
HEADLINE_SMALL: Final = TextStyle(28, _BOLD, -0.01, 1.2)
NAME: Final = TextStyle(24, _MEDIUM, 0, 1.2)
TITLE: Final = TextStyle(20, _MEDIUM, 0, 1.25)
SECTION: Final = TextStyle(16, _MEDIUM)
BODY: Final = TextStyle(16)
LABEL: Final = TextStyle(14, _MEDIUM)
SUPPORT: Final = TextStyle(13)
SMALL: Final = TextStyle(12, _MEDIUM, 0, 1.2)


def bold(style: TextStyle) -> TextStyle:
    return TextStyle(style.size, _BOLD, style.tracking, style.line)


def text(
    look: Look,
    value: str,
    style: TextStyle = BODY,
    color: ft.ColorValue = ft.Colors.ON_SURFACE,
    *,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    fixed: bool = False,
    expand: bool | int | None = None,
) -> ft.Text:
    """`value` in `style`; with `lines` it is cut off with an ellipsis after so many.

    `fixed` keeps the size whatever the text scale: for marks inside a shape that cannot grow.
    """
    size = look.fixed_font(style.size) if fixed else look.font(style.size)
    return ft.Text(
        value,
        color=color,
        text_align=align,
        max_lines=lines,
        overflow=ft.TextOverflow.CLIP if lines is None else ft.TextOverflow.ELLIPSIS,
        no_wrap=lines == 1,
        expand=expand,
        style=ft.TextStyle(
            size=size,
            weight=style.weight,
            height=style.line,
            letter_spacing=style.tracking * size,
        ),
    )


def heading(
    look: Look,
    value: str,
    style: TextStyle = SECTION,
    *,
    level: int = 2,
    lines: int | None = None,
) -> ft.Control:
    """`text` that a screen reader jumps to; `level` 1 is the name of the screen."""
    return ft.Semantics(
        header=True, heading_level=level, content=text(look, value, style, lines=lines)
    )
