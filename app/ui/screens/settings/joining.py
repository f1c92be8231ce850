"""How another phone comes to this table: the address, and the same to be scanned."""

import flet as ft

from app.ui.components.list_row import section
from app.ui.components.panel import panel
from app.ui.components.text import SUPPORT, TextStyle, text
from app.ui.context import Here

_SIDE = 180


def joining(here: Here) -> list[ft.Control]:
    """Nothing where the app is not open to a network."""
    address = here.session.join
    if address is None:
        return []
    words, look = here.words, here.look
    said = ft.Column(
        [
            text(look, words.t("Phones on the same network scan this, or open the link:")),
            ft.Semantics(
                content=ft.Text(
                    address,
                    selectable=True,
                    style=ft.TextStyle(size=look.font(TextStyle(15).size), letter_spacing=0),
                )
            ),
            text(
                look,
                words.t("Whoever has the link can keep score here too."),
                SUPPORT,
                ft.Colors.ON_SURFACE_VARIANT,
            ),
        ],
        spacing=8,
        tight=True,
    )
    code = _code(address)
    if code is None:
        content: ft.Control = said
    elif look.compact or look.large_text:
        content = ft.Column(
            [said, code], spacing=16, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
    else:
        said.expand = True
        content = ft.Row([said, code], spacing=16)
    return [section(look, words.t("Join with another phone")), panel(content)]


def _code(address: str) -> ft.Control | None:
    """Dark on light whatever the theme: not every phone reads it the other way round."""
    try:
        import segno
    except ImportError:
        return None
    drawn = segno.make_qr(address, error="m").svg_inline(border=0)
    # Without its own size it fills the box it is given.
    return ft.Container(
        ft.Image(src=drawn, width=_SIDE, height=_SIDE, exclude_from_semantics=True),
        bgcolor="#FFFFFF",
        border_radius=16,
        padding=16,
    )
