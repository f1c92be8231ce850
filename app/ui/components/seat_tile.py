"""The pass tile of Devyatka: the whole tile adds a pass, a long press opens the seat's menu."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.marks import Mark, chip
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import COUNT, LABEL, NAME, TextStyle, bold, digits, text
from app.ui.layout import Look

RADIUS: Final = 26

# Where the seats stand on the grid, clockwise from the top left: 1 2 above, 4 3 below.
GRID: Final = ((0, 0), (0, 1), (1, 1), (1, 0))


@dataclass(frozen=True)
class SeatPasses:
    """What one tile shows. `label` is the whole sentence for a screen reader."""

    seat: int
    name: str
    initial: str
    count: str
    """The passes, or a dash where nothing has been counted."""
    word: str
    cost: str
    score_word: str
    score: str
    label: str
    marks: Sequence[Mark] = ()
    costly: bool = False
    """Whether the running cost is above nothing and stands out."""
    last: bool = False
    """Whether this seat was tapped last."""


def seat_tile(
    look: Look,
    seat: SeatPasses,
    *,
    on_pass: Press | None,
    on_menu: Press | None = None,
    hint: str | None = None,
) -> ft.Control:
    """Badge and name at the outer corner, count in the middle, score on the inner side."""
    below, right = GRID[seat.seat % 4]
    who = _who(look, seat, right=bool(right))
    score = _score(look, seat, right=bool(right))
    rows = [who, _middle(look, seat), score]
    if below:
        rows.reverse()
    colours = look.seat(seat.seat)
    width = 3 if seat.last else 1.5
    return pressable(
        ft.Column(
            rows,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            spacing=4,
        ),
        label=seat.label,
        hint=hint,
        on_press=on_pass,
        on_long_press=on_menu,
        identifier=ids.table_seat(seat.seat),
        bgcolor=colours.tint,
        border=ft.Border.all(width, colours.fill if seat.last else colours.edge),
        radius=RADIUS,
        padding=ft.Padding.symmetric(horizontal=14 - width, vertical=14 - width),
        expand=not look.scrolls,
    )


def _who(look: Look, seat: SeatPasses, *, right: bool) -> ft.Control:
    below = GRID[seat.seat % 4][0]
    face = badge(look, seat.seat, seat.initial, 36 if look.short else 46)
    name = text(
        look,
        seat.name,
        TextStyle(20, ft.FontWeight.W_500, 0, 1.2) if look.short else NAME,
        lines=1,
        align=ft.TextAlign.RIGHT if right else ft.TextAlign.LEFT,
    )
    line = [face, ft.Container(name, expand=True)]
    if right:
        line.reverse()
    parts: list[ft.Control] = [ft.Row(line, spacing=10)]
    if seat.marks:
        parts.append(
            ft.Row(
                [chip(look, mark, on_tile=True) for mark in seat.marks],
                alignment=_side(right),
                wrap=True,
                spacing=6,
                run_spacing=4,
            )
        )
    if below:
        parts.reverse()
    return ft.Column(
        parts,
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END if right else ft.CrossAxisAlignment.START,
    )


def _middle(look: Look, seat: SeatPasses) -> ft.Control:
    size = COUNT if look.height >= 780 else digits(80 if look.height >= 600 else 60)
    cost = ft.Container(
        text(
            look,
            seat.cost,
            bold(TextStyle(20, line=1.2)),
            ft.Colors.ON_TERTIARY_CONTAINER if seat.costly else ft.Colors.ON_SURFACE_VARIANT,
        ),
        bgcolor=ft.Colors.TERTIARY_CONTAINER if seat.costly else None,
        border_radius=20,
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
    )
    word = text(look, seat.word, TextStyle(18, ft.FontWeight.W_500, 0, 1.2))
    return ft.Column(
        [
            text(look, seat.count, size, align=ft.TextAlign.CENTER),
            ft.Row(
                [word, cost],
                alignment=ft.MainAxisAlignment.CENTER,
                spacing=6,
                run_spacing=2,
                wrap=True,
            ),
        ],
        spacing=0 if look.short else 4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _score(look: Look, seat: SeatPasses, *, right: bool) -> ft.Control:
    return ft.Row(
        [
            text(look, seat.score_word, LABEL, ft.Colors.ON_SURFACE_VARIANT),
            text(look, seat.score, digits(22 if look.short else 26)),
        ],
        alignment=_side(right),
        spacing=8,
        run_spacing=0,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _side(right: bool) -> ft.MainAxisAlignment:
    return ft.MainAxisAlignment.END if right else ft.MainAxisAlignment.START
