"""Cards as they were entered: a small face to tap away, an inline form, an empty place."""

from typing import Final

import flet as ft

from app.ui.components.drawing import suit_colour, suit_icon
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import TextStyle, digits, text
from app.ui.layout import Look

WIDTH: Final = 56
HEIGHT: Final = 74


def mini_card(
    look: Look,
    rank: str,
    suit: str | None,
    *,
    label: str,
    on_remove: Press | None,
    identifier: str | None = None,
    doubt: bool = False,
) -> ft.Control:
    """A card face of 56 x 74; the whole of it removes the card. `rank` as it is printed.

    `suit` is `S H D C` or None where suits are not told apart. `doubt` marks the card a check
    speaks of.
    """
    ink = suit_colour(look, suit, on_card=True) if suit else look.palette.card_black
    face = [text(look, rank, digits(26), ink, fixed=True)]
    marks: list[ft.Control] = [*face]
    if suit:
        marks.append(suit_icon(look, suit, 24, on_card=True))
    body = ft.Stack(
        [
            ft.Container(
                ft.Column(
                    marks,
                    spacing=4,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                left=0,
                bottom=0,
                width=WIDTH,
                height=HEIGHT,
                bgcolor=look.palette.card_face,
                border=_edge(look, doubt),
                border_radius=12,
                alignment=ft.Alignment.CENTER,
            ),
            ft.Container(
                ft.Icon(ft.Icons.CLOSE_ROUNDED, size=16, color=ft.Colors.ON_INVERSE_SURFACE),
                right=0,
                top=0,
                width=26,
                height=26,
                border_radius=13,
                bgcolor=ft.Colors.INVERSE_SURFACE,
                alignment=ft.Alignment.CENTER,
                visible=on_remove is not None,
            ),
        ],
        width=WIDTH + 12,
        height=HEIGHT + 8,
    )
    return pressable(body, label=label, on_press=on_remove, identifier=identifier, radius=12)


def empty_place(look: Look) -> ft.Control:
    """Where the next card will lie."""
    return ft.Container(
        width=WIDTH,
        height=HEIGHT,
        margin=ft.Margin.only(top=8),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=12,
    )


def inline_card(
    look: Look, rank: str, suit: str | None, *, size: float = 30, doubt: bool = False
) -> ft.Control:
    """A card inside a line of text, `size` px high at 100 %; it is silent."""
    ink = suit_colour(look, suit, on_card=True) if suit else look.palette.card_black
    parts: list[ft.Control] = [
        text(look, rank, TextStyle(size * 0.5, ft.FontWeight.W_700, -0.02, 1.0), ink)
    ]
    if suit:
        parts.append(suit_icon(look, suit, look.icon(size * 0.42), on_card=True))
    return ft.Container(
        ft.Row(parts, spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=look.box(size),
        padding=ft.Padding.symmetric(horizontal=5 if suit else 9),
        bgcolor=look.palette.card_face,
        border=_edge(look, doubt),
        border_radius=7,
    )


def inline_chip(
    look: Look,
    rank: str,
    suit: str | None,
    *,
    label: str,
    on_remove: Press | None,
    identifier: str | None = None,
    doubt: bool = False,
) -> ft.Control:
    """The inline card that can be tapped away: drawn 30 high in a target of 48."""
    return pressable(
        inline_card(look, rank, suit, doubt=doubt),
        label=label,
        on_press=on_remove,
        identifier=identifier,
        radius=12,
        padding=ft.Padding.symmetric(horizontal=4, vertical=9),
    )


def _edge(look: Look, doubt: bool) -> ft.Border:
    if doubt:
        return ft.Border.all(2.5, ft.Colors.TERTIARY)
    return ft.Border.all(1, look.palette.card_edge)
