"""A card to be looked at: rank over suit, in any size."""

from typing import Final

import flet as ft

from app.ui.components.drawing import suit_colour, suit_icon
from app.ui.components.text import digits, text
from app.ui.layout import Look

_SHAPE: Final = 0.72
"""Width by height."""


def card_face(look: Look, rank: str, suit: str | None, height: float = 74) -> ft.Control:
    """`rank` as it is printed; `suit` is `S H D C` or None for any. It is silent."""
    ink = suit_colour(look, suit, on_card=True) if suit else look.palette.card_black
    marks: list[ft.Control] = [text(look, rank, digits(height * 0.36), ink, fixed=True)]
    if suit is not None:
        marks.append(suit_icon(look, suit, height * 0.3, on_card=True))
    face = ft.Container(
        ft.Column(
            marks,
            spacing=height * 0.04,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=round(height * _SHAPE),
        height=height,
        bgcolor=look.palette.card_face,
        border=ft.Border.all(1, look.palette.card_edge),
        border_radius=height * 0.14,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(exclude_semantics=True, content=face)
