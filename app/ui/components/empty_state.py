"""A page with nothing on it yet: a fan of cards, a sentence, what to do."""

from collections.abc import Sequence

import flet as ft

from app.ui.components.drawing import picture
from app.ui.components.text import BODY, TextStyle, bold, text
from app.ui.layout import Look


def empty_state(
    look: Look, title: str, sentence: str, actions: Sequence[ft.Control] = ()
) -> ft.Control:
    """Drawn fan, `title`, one `sentence`, then the actions below each other."""
    return ft.Container(
        ft.Column(
            [
                picture("fan", 124 if not look.short else 96, 110 if not look.short else 84),
                ft.Semantics(
                    header=True,
                    heading_level=2,
                    content=text(
                        look, title, bold(TextStyle(24, line=1.2)), align=ft.TextAlign.CENTER
                    ),
                ),
                ft.Container(
                    text(
                        look,
                        sentence,
                        BODY,
                        ft.Colors.ON_SURFACE_VARIANT,
                        align=ft.TextAlign.CENTER,
                    ),
                    width=280 if not look.large_text else None,
                ),
                ft.Container(height=8),
                ft.Container(
                    ft.Column(
                        list(actions),
                        spacing=10,
                        tight=True,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    ),
                    width=min(420 if look.large_text else 280, look.width - 80),
                ),
            ],
            spacing=10,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=24, vertical=24),
    )


def skeleton(look: Look, heights: Sequence[float]) -> ft.Control:
    """Still grey shapes in the final places, for what takes longer than a moment to load."""
    return ft.Column(
        [
            ft.Container(height=height, bgcolor=ft.Colors.SURFACE_CONTAINER, border_radius=24)
            for height in heights
        ],
        spacing=look.gap,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
