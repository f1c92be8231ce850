"""A question that comes up from below, before what nothing could take back."""

import flet as ft

from app.ui import ids
from app.ui.components.bottom_sheet import bottom_sheet, sheet_scrolls, sheet_width, text_height
from app.ui.components.buttons import button_row, outlined_button
from app.ui.components.pressable import Press, handler
from app.ui.components.text import BODY, LABEL, TITLE, heading, text
from app.ui.layout import Look


def question(
    look: Look,
    title: str,
    sentence: str,
    *,
    yes: str,
    no: str,
    on_yes: Press,
    on_close: Press,
    yes_identifier: str,
    no_identifier: str,
) -> ft.BottomSheet:
    """For `use_modal`. `yes` destroys; a tap beside it, Escape and Back all mean `no`."""

    def agreed() -> object:
        on_close()
        return on_yes()

    up = (56 - LABEL.size * 1.2) / 2
    destroy = ft.FilledButton(
        content=text(look, yes, LABEL, ft.Colors.ON_ERROR, lines=2, align=ft.TextAlign.CENTER),
        on_click=handler(agreed),
        elevation=0,
        expand=1,
        style=ft.ButtonStyle(
            bgcolor=ft.Colors.ERROR,
            color=ft.Colors.ON_ERROR,
            padding=ft.Padding.symmetric(horizontal=16, vertical=up),
        ),
    )
    keep = outlined_button(look, no, on_close, identifier=no_identifier, height=56, expand=1)
    wide = sheet_width(look)
    # The buttons may stand below each other, on two lines each.
    needed = 70 + 2 * (40 + 2 * look.grown(LABEL.size) * 1.2)
    needed += text_height(look, title, TITLE, wide - 32)
    needed += text_height(look, sentence, BODY, wide - 32)
    parts = [
        heading(look, title, TITLE, lines=3),
        text(look, sentence, BODY, ft.Colors.ON_SURFACE_VARIANT),
        button_row(look, [keep, ids.tag(yes_identifier, destroy)]),
    ]
    return bottom_sheet(look, parts, on_close, scrolls=sheet_scrolls(look, needed))
