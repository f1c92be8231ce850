"""The card that chooses a game: its picture, its name, who can play it."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.ui.components.drawing import picture
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import SUPPORT, TextStyle, text
from app.ui.layout import Look

_NARROW: Final = 380
"""In a window less wide than this a name needs every pixel."""


def game_card(
    look: Look,
    mark: str,
    name: str,
    detail: str,
    *,
    chosen: bool,
    on_press: Press,
    identifier: str,
) -> ft.Control:
    """`mark` names the drawing ("nines"). The chosen one is filled and ticked."""
    ink = ft.Colors.ON_PRIMARY_CONTAINER if chosen else ft.Colors.ON_SURFACE
    quiet = ft.Colors.ON_PRIMARY_CONTAINER if chosen else ft.Colors.ON_SURFACE_VARIANT
    words = ft.Column(
        [
            text(look, name, TextStyle(16, ft.FontWeight.W_500, 0, 1.2), ink, lines=2),
            text(look, detail, SUPPORT, quiet, lines=2),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    shown: ft.Control = picture(mark, 36 if look.short else 44)
    if chosen:
        # On the picture: the name needs all the room beside it.
        tick = ft.Icon(ft.Icons.CHECK_CIRCLE_ROUNDED, size=22, color=ft.Colors.PRIMARY)
        shown = ft.Stack(
            [shown, ft.Container(tick, right=-7, bottom=-7)], clip_behavior=ft.ClipBehavior.NONE
        )
    narrow = look.width < _NARROW
    face = ft.Row(
        [shown, words],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return pressable(
        face,
        label=f"{name}, {detail}",
        selected=chosen,
        on_press=on_press,
        identifier=identifier,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2, ft.Colors.PRIMARY)
        if chosen
        else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        radius=22,
        padding=ft.Padding.symmetric(
            horizontal=8 if narrow else 12, vertical=8 if look.short else 14
        ),
        expand=1,
    )


def game_choice(look: Look, cards: Sequence[ft.Control]) -> ft.Control:
    """The games side by side, below each other where text is large."""
    if look.large_text:
        for card in cards:
            card.expand = None
        return ft.Column(list(cards), spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(
        list(cards),
        spacing=10,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
