"""A grid of all cards of a small pack: on the table, in a hand, or not known where."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.drawing import suit_colour, suit_icon
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import LABEL, SMALL, TextStyle, digits, text
from app.ui.layout import Look

_GAP: Final = 4
_WIDEST: Final = 100


@dataclass(frozen=True)
class GridCard:
    """`rank` as it is printed, `suit` is `S H D C`. `laid`: on the table; else with `holder`, a
    seat and its initial, or nobody yet. `label` is spoken; `on_press` None: nothing to be done.
    """

    rank: str
    suit: str
    label: str
    identifier: str
    laid: bool
    holder: tuple[int, str] | None
    on_press: Press | None


@dataclass(frozen=True)
class Brush:
    """What a tap on a card means: `seat` gets it, None: it ends its row. `shown` is what it has
    so far, `done` that this is all.
    """

    seat: int | None
    initial: str
    shown: str
    label: str
    identifier: str
    chosen: bool
    done: bool
    on_press: Press


def card_grid(look: Look, suits: Sequence[Sequence[GridCard]], across: bool) -> ft.Control:
    """`suits` lowest card first. `across`: a line a suit; else a column a suit, its row growing
    upwards.
    """
    if across:
        lines = [list(cards) for cards in suits]
    else:
        lines = [list(line) for line in zip(*suits, strict=True)][::-1]
    rows: list[ft.Control] = [
        ft.Row([_cell(look, card) for card in line], spacing=_GAP) for line in lines
    ]
    grid = ft.Column(rows, spacing=_GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    columns = max(len(line) for line in lines)
    return ft.Row(
        [
            ft.Container(
                grid, width=columns * _WIDEST + (columns - 1) * _GAP, expand=True, expand_loose=True
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _cell(look: Look, card: GridCard) -> ft.Control:
    size = 26 if look.large_text else 20
    ink = suit_colour(look, card.suit, on_card=card.laid)
    face: list[ft.Control] = [
        text(look, card.rank, digits(size), ink, fixed=True),
        suit_icon(look, card.suit, size * 0.85, on_card=card.laid),
    ]
    who: list[ft.Control] = []
    if card.holder is not None:
        seat, initial = card.holder
        who = [badge(look, seat, initial, 24)]
    elif not card.laid:
        faint = ft.Colors.ON_SURFACE_VARIANT
        who = [ft.Icon(ft.Icons.HELP_OUTLINE_ROUNDED, size=20, color=faint)]
    shown = ft.Row(face, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    content: ft.Control = ft.Row(
        [shown, *who], spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER
    )
    if look.large_text:
        content = ft.Column(
            [shown, *who],
            spacing=2,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return pressable(
        content,
        label=card.label,
        on_press=card.on_press,
        identifier=card.identifier,
        bgcolor=_fill(look, card),
        border=_edge(look, card),
        radius=12,
        height=76 if look.large_text else 48,
        alignment=ft.Alignment.CENTER,
        expand=1,
    )


def _fill(look: Look, card: GridCard) -> ft.ColorValue:
    if card.laid:
        return look.palette.card_face
    if card.holder is not None:
        return look.seat(card.holder[0]).tint
    return ft.Colors.SURFACE_CONTAINER_HIGH


def _edge(look: Look, card: GridCard) -> ft.Border:
    if card.laid:
        return ft.Border.all(1, look.palette.card_edge)
    if card.holder is not None:
        return ft.Border.all(2, look.seat(card.holder[0]).fill)
    return ft.Border.all(2, ft.Colors.OUTLINE)


def brushes(look: Look, items: Sequence[Brush], table_word: str) -> ft.Control:
    """Side by side and equally wide; the one that lays rows is called `table_word`."""
    return ft.Row(
        [_brush(look, item, table_word) for item in items],
        spacing=6,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _brush(look: Look, item: Brush, table_word: str) -> ft.Control:
    ink = ft.Colors.ON_SURFACE
    mark: ft.Control
    if item.seat is None:
        icon = ft.Icons.TABLE_RESTAURANT_ROUNDED
        mark = ft.Icon(icon, size=24, color=ft.Colors.ON_SURFACE_VARIANT)
        fill: ft.ColorValue = ft.Colors.SECONDARY_CONTAINER
        edge: ft.ColorValue = ft.Colors.PRIMARY
    else:
        mark = badge(look, item.seat, item.initial, 28)
        colours = look.seat(item.seat)
        fill, edge = colours.tint, colours.fill
    below: list[ft.Control] = [
        text(look, item.shown if item.seat is not None else table_word, _style(look), ink, lines=1)
    ]
    if item.done and not look.large_text:
        check = ft.Icons.CHECK_ROUNDED
        below.append(ft.Icon(check, size=look.icon(16), color=ft.Colors.PRIMARY))
    return pressable(
        ft.Column(
            [
                mark,
                ft.Row(below, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            ],
            spacing=2,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        label=item.label,
        selected=item.chosen,
        on_press=item.on_press,
        identifier=item.identifier,
        bgcolor=fill if item.chosen else None,
        border=ft.Border.all(3, edge) if item.chosen else ft.Border.all(1, ft.Colors.OUTLINE),
        radius=16,
        padding=ft.Padding.symmetric(horizontal=2, vertical=6),
        alignment=ft.Alignment.CENTER,
        expand=1,
    )


def _style(look: Look) -> TextStyle:
    return SMALL if look.short else LABEL
