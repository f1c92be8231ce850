"""Where one is in a short sequence of questions, and a question itself."""

import flet as ft

from app.ui.components.text import BODY, HEADLINE, TextStyle, bold, heading, text
from app.ui.layout import Look


def step_dots(count: int, current: int) -> ft.Control:
    """`count` dots, the one of `current` (from 0) long and green. Silent: the title says it."""
    return ft.Row(
        [
            ft.Container(
                width=26 if index == current else 10,
                height=6,
                border_radius=3,
                bgcolor=ft.Colors.PRIMARY
                if index == current
                else ft.Colors.SURFACE_CONTAINER_HIGHEST,
            )
            for index in range(count)
        ],
        spacing=6,
    )


def big_question(look: Look, question: str, detail: str | None = None) -> ft.Control:
    """The question of a page and what it means."""
    style = bold(TextStyle(26, line=1.15)) if look.short else HEADLINE
    words: list[ft.Control] = [heading(look, question, style)]
    if detail is not None:
        words.append(text(look, detail, BODY, ft.Colors.ON_SURFACE_VARIANT))
    return ft.Column(words, spacing=4)


def hint_line(look: Look, words: str, icon: ft.IconData = ft.Icons.TOUCH_APP_ROUNDED) -> ft.Control:
    """A quiet line that says what a tap does."""
    ink = ft.Colors.ON_SURFACE_VARIANT
    return ft.Row(
        [
            ft.Icon(icon, size=look.icon(20), color=ink),
            ft.Container(
                text(look, words, TextStyle(15), ink, lines=2), expand=True, expand_loose=True
            ),
        ],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
    )
