"""Switches that come up from below: it stays open while they are turned."""

from collections.abc import Sequence

import flet as ft

from app.ui.components.bottom_sheet import bottom_sheet, sheet_scrolls
from app.ui.components.pressable import Press
from app.ui.components.text import TITLE, heading
from app.ui.layout import Look


def switch_sheet(
    look: Look, title: str, rows: Sequence[ft.Control], on_close: Press
) -> ft.BottomSheet:
    """For `use_modal`."""
    top = ft.Container(
        heading(look, title, TITLE, lines=2),
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
    )
    scrolls = _scrolls(look, len(rows))
    return bottom_sheet(look, [top, *rows], on_close, scrolls=scrolls, listed=True)


def _scrolls(look: Look, rows: int) -> bool:
    """Each says in two lines what it does; with large text nobody knows in how many."""
    return look.large_text or sheet_scrolls(look, 72 + 84 * rows)
