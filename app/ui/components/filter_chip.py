"""A filter: what it is about, or what was chosen for it; a tap opens the choices."""

import flet as ft

from app.ui.components.pressable import Press, pressable
from app.ui.components.text import LABEL, text
from app.ui.layout import Look


def filter_chip(
    look: Look, name: str, value: str | None, on_press: Press, identifier: str
) -> ft.Control:
    """`value` None: anything goes."""
    on = value is not None
    ink = ft.Colors.ON_SECONDARY_CONTAINER if on else ft.Colors.ON_SURFACE
    shown = text(look, value or name, LABEL, ink, lines=1)
    return pressable(
        ft.Row(
            [
                ft.Container(shown, expand=True, expand_loose=True),
                ft.Icon(ft.Icons.ARROW_DROP_DOWN_ROUNDED, size=look.icon(22), color=ink),
            ],
            spacing=2,
            tight=True,
        ),
        label=name if value is None else f"{name}: {value}",
        selected=on,
        on_press=on_press,
        identifier=identifier,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if on else None,
        border=ft.Border.all(1, ft.Colors.SECONDARY_CONTAINER if on else ft.Colors.OUTLINE_VARIANT),
        radius=12,
        padding=ft.Padding.only(left=10, right=4),
        height=look.box(48),
    )
