"""Switches that come up from below: it stays open while they are turned."""

from collections.abc import Sequence

import flet as ft

from app.ui.components.pressable import Press, handler
from app.ui.components.sheet_height import sheet_scrolls, sheet_width
from app.ui.components.text import TITLE, text
from app.ui.layout import Look


def switch_sheet(
    look: Look, title: str, rows: Sequence[ft.Control], on_close: Press
) -> ft.BottomSheet:
    """For `use_modal`. It closes by a tap beside it, by Escape, by Back."""
    heading = ft.Container(
        ft.Semantics(header=True, heading_level=2, content=text(look, title, TITLE, lines=2)),
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
    )
    return ft.BottomSheet(
        content=ft.Container(
            ft.Column(
                [heading, *rows],
                spacing=0,
                tight=True,
                # What scrolls takes all the height there is: so does only what needs it.
                scroll=ft.ScrollMode.AUTO if _scrolls(look, len(rows)) else None,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=ft.Padding.only(left=8, right=8, top=12, bottom=16),
            width=sheet_width(look),
        ),
        scrollable=True,
        on_dismiss=handler(on_close),
    )


def _scrolls(look: Look, rows: int) -> bool:
    """Each says in two lines what it does; with large text nobody knows in how many."""
    return look.large_text or sheet_scrolls(look, 72 + 84 * rows)
