"""A setting that is on or off: the whole row turns it."""

import flet as ft

from app.ui.components.pressable import Press, pressable
from app.ui.components.text import BODY, SUPPORT, text
from app.ui.layout import Look


def switch_row(
    look: Look,
    label: str,
    on: bool,
    on_press: Press,
    *,
    detail: str | None = None,
    identifier: str | None = None,
) -> ft.Control:
    """`detail` says below what it does, or what it cannot do here."""
    words: list[ft.Control] = [text(look, label, BODY)]
    if detail is not None:
        words.append(text(look, detail, SUPPORT, ft.Colors.ON_SURFACE_VARIANT))
    return pressable(
        ft.Row(
            [ft.Column(words, spacing=2, tight=True, expand=True), _knob(on)],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        label=label if detail is None else f"{label}. {detail}",
        checked=on,
        on_press=on_press,
        identifier=identifier,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )


def _knob(on: bool) -> ft.Control:
    """Drawn, not a switch of its own: that would be a second stop for the keyboard."""
    size = 24 if on else 16
    return ft.Container(
        ft.Container(
            width=size,
            height=size,
            border_radius=size / 2,
            bgcolor=ft.Colors.ON_PRIMARY if on else ft.Colors.OUTLINE,
        ),
        width=52,
        height=32,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=4 if on else 8),
        bgcolor=ft.Colors.PRIMARY if on else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=None if on else ft.Border.all(2, ft.Colors.OUTLINE),
        alignment=ft.Alignment.CENTER_RIGHT if on else ft.Alignment.CENTER_LEFT,
    )
