"""The pass tile of Devyatka: the whole tile adds a pass, a long press opens the seat's menu."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.marks import Mark, chip
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import BOARD, COUNT, LABEL, TextStyle, bold, digits, text
from app.ui.components.tile_name import TWO_LINES, name_height, name_style
from app.ui.layout import Look

RADIUS: Final = 26

# Where the seats stand on the grid, clockwise from the top left: 1 2 above, 4 3 below.
GRID: Final = ((0, 0), (0, 1), (1, 1), (1, 0))

_MARKS: Final = 26.2
"""The height of a line of marks."""

_MENU: Final = 34.0
"""How far the button of the menu reaches into the row of the score."""


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
    menu: ft.Control | None = None,
    hint: str | None = None,
) -> ft.Control:
    """Badge and name at the outer corner, count in the middle, score on the inner side.

    `menu` is a button beside the score, for those who cannot press long.
    """
    below, right = _place(look, seat)
    who = _who(look, seat, below=below, right=right)
    score = _score(look, seat, below=below, right=right, inset=0 if menu is None else _MENU)
    rows = [who, _middle(look, seat), score]
    if below:
        rows.reverse()
    colours = look.seat(seat.seat)
    width = 3 if seat.last else 1.5
    tile = pressable(
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
    if menu is None:
        return tile
    corner = ft.Container(
        menu,
        left=None if right else 2,
        right=2 if right else None,
        top=2 if below else None,
        bottom=None if below else 2,
    )
    return ft.Stack([tile, corner], fit=ft.StackFit.PASS_THROUGH, expand=not look.scrolls)


def _place(look: Look, seat: SeatPasses) -> tuple[bool, bool]:
    """Whether the tile is below and right on the grid; side by side all are drawn alike."""
    below, right = (0, 0) if look.landscape else GRID[seat.seat % 4]
    return bool(below), bool(right)


def _who(look: Look, seat: SeatPasses, *, below: bool, right: bool) -> ft.Control:
    style, lines = name_style(look, seat.name)
    small = look.short or style.size < TWO_LINES
    face = badge(look, seat.seat, seat.initial, 36 if small else 46)
    name = text(
        look,
        seat.name,
        style,
        lines=lines,
        align=ft.TextAlign.RIGHT if right else ft.TextAlign.LEFT,
    )
    if look.large_text:
        who: ft.Control = ft.Column(
            [face, name], spacing=2, horizontal_alignment=_cross(right), tight=True
        )
    else:
        line = [face, ft.Container(name, expand=True)]
        if right:
            line.reverse()
        who = ft.Container(ft.Row(line, spacing=10), height=name_height(look))
    parts: list[ft.Control] = [who]
    if seat.marks:
        parts.append(
            ft.Row(
                [
                    chip(look, mark, on_tile=True, wordless=look.short and len(seat.marks) > 1)
                    for mark in seat.marks
                ],
                alignment=_side(right),
                wrap=True,
                spacing=6,
                run_spacing=4,
            )
        )
    elif not look.scrolls:
        # As high as the marks of other tiles, so that the counts stand in line.
        parts.append(ft.Container(height=_MARKS))
    if below:
        parts.reverse()
    return ft.Column(
        parts,
        spacing=6,
        tight=True,
        horizontal_alignment=_cross(right),
    )


def _middle(look: Look, seat: SeatPasses) -> ft.Control:
    size = _count_size(look)
    # Where nothing is counted a dash as black as a count would be louder than any.
    ink = ft.Colors.ON_SURFACE if seat.count.isdigit() else ft.Colors.OUTLINE
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
            text(look, seat.count, size, ink, align=ft.TextAlign.CENTER),
            ft.Row(
                [word, cost] if seat.cost else [word],
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


def _count_size(look: Look) -> TextStyle:
    """As big as the height leaves, with a line of marks and the question who led above it all."""
    if look.expanded and not look.short:
        return BOARD
    if look.height >= 780:
        return COUNT
    return digits(80 if look.height >= 700 else 56)


def _score(look: Look, seat: SeatPasses, *, below: bool, right: bool, inset: float) -> ft.Control:
    word = text(look, seat.score_word, LABEL, ft.Colors.ON_SURFACE_VARIANT)
    score = text(look, seat.score, digits(22 if look.short else 26))
    side = ft.Padding.only(right=inset) if right else ft.Padding.only(left=inset)
    if look.large_text and inset:
        # The word needs the whole width, further from the edge than the button of the menu.
        lines: list[ft.Control] = [word, ft.Container(score, padding=side)]
        if below:
            lines.reverse()
        return ft.Column(lines, spacing=0, tight=True, horizontal_alignment=_cross(right))
    row = ft.Row(
        [word, score],
        alignment=_side(right),
        spacing=8,
        run_spacing=0,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(row, padding=side) if inset else row


def _side(right: bool) -> ft.MainAxisAlignment:
    return ft.MainAxisAlignment.END if right else ft.MainAxisAlignment.START


def _cross(right: bool) -> ft.CrossAxisAlignment:
    return ft.CrossAxisAlignment.END if right else ft.CrossAxisAlignment.START
