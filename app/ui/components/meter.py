"""How near a total is to the limit: a bar, and a line that says it in words."""

from enum import Enum

import flet as ft

from app.ui.components.text import LABEL, TextStyle, bold, text
from app.ui.layout import Look


class Nearness(Enum):
    """What a bar and its words show."""

    FAR = "far"
    NEAR = "near"
    REACHED = "reached"


def nearness(total: int, limit: int) -> Nearness:
    """NEAR from a quarter of the limit left, REACHED at the limit and above."""
    if total >= limit:
        return Nearness.REACHED
    return Nearness.NEAR if (limit - total) * 4 <= limit else Nearness.FAR


_COLOURS = {
    Nearness.FAR: ft.Colors.PRIMARY,
    Nearness.NEAR: ft.Colors.TERTIARY,
    Nearness.REACHED: ft.Colors.ERROR,
}
_ICONS = {
    Nearness.NEAR: ft.Icons.WARNING_AMBER_ROUNDED,
    Nearness.REACHED: ft.Icons.ERROR_ROUNDED,
}


def meter(look: Look, total: int, limit: int, height: float = 10) -> ft.Control:
    """The bar; a total below nothing leaves it empty, one above the limit fills it."""
    share = min(max(total / limit, 0), 1) if limit > 0 else 1
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.ProgressBar(
            value=share,
            bar_height=height,
            border_radius=height / 2,
            color=_COLOURS[nearness(total, limit)],
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            stop_indicator_radius=0,
            track_gap=0,
        ),
    )


def nearness_words(
    look: Look, total: int, limit: int, words: str, style: TextStyle = LABEL
) -> ft.Control:
    """`words` ("23 to limit") with the sign that belongs to them."""
    state = nearness(total, limit)
    # Shortened it would lack its number: where text is large it takes the lines that it needs.
    lines = None if look.large_text else 1
    if state is Nearness.FAR:
        return text(look, words, style, ft.Colors.ON_SURFACE_VARIANT, lines=lines)
    ink = _COLOURS[state]
    return ft.Row(
        [
            ft.Icon(_ICONS[state], size=look.icon(style.size + 4), color=ink),
            ft.Container(
                text(look, words, bold(style), ink, lines=lines), expand=True, expand_loose=True
            ),
        ],
        spacing=4,
        tight=True,
    )
