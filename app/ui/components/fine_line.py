"""The fines of a hand, in one line that leads to them."""

import flet as ft

from app.ui.components.pressable import Press, pressable
from app.ui.components.text import LABEL, text
from app.ui.layout import Look


def fine_line(look: Look, words: str, on_press: Press, *, identifier: str) -> ft.Control:
    """`words` names who and how many points: "Fines: Taras +5"."""
    return pressable(
        ft.Row(
            [
                ft.Icon(
                    ft.Icons.GAVEL_ROUNDED,
                    size=look.icon(20),
                    color=ft.Colors.ON_TERTIARY_CONTAINER,
                ),
                ft.Container(
                    text(look, words, LABEL, ft.Colors.ON_TERTIARY_CONTAINER),
                    expand=True,
                ),
                ft.Icon(
                    ft.Icons.CHEVRON_RIGHT_ROUNDED,
                    size=look.icon(22),
                    color=ft.Colors.ON_TERTIARY_CONTAINER,
                ),
            ],
            spacing=10,
        ),
        label=words,
        on_press=on_press,
        identifier=identifier,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=14, vertical=13),
    )
