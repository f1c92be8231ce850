"""A seat of Nines where there is room to read it from across the table: the total fills a tile."""

from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.marks import Mark, MarkKind, chip, flag
from app.ui.components.meter import meter, nearness_words
from app.ui.components.pressable import Press, pressable
from app.ui.components.seat_row import SeatTotal
from app.ui.components.text import LABEL, NAME, SMALL, TITLE, digits, text
from app.ui.layout import Look

_MARKS: Final = 26.2
"""The height of a line of marks."""


def seat_column(look: Look, seat: SeatTotal, seats: int, *, on_press: Press | None) -> ft.Control:
    """The tile of one of `seats` seats: in a row on a low window, two by two on a tablet."""
    colours = look.seat(seat.seat)
    narrow = look.landscape and seats > 4
    content = _upright(look, seat, seats) if look.landscape else _across(look, seat, seats)
    return pressable(
        ft.Column(
            [content, _below(look, seat, narrow)],
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        label=seat.label,
        on_press=on_press,
        identifier=ids.table_seat(seat.seat),
        bgcolor=colours.tint,
        border=ft.Border.all(1.5, colours.edge),
        radius=24,
        padding=ft.Padding.symmetric(horizontal=10 if narrow else 16, vertical=12),
    )


def _upright(look: Look, seat: SeatTotal, seats: int) -> ft.Control:
    """Name, total, marks below each other."""
    narrow = seats > 4
    face, name = (
        badge(look, seat.seat, seat.initial, 32 if narrow else 42),
        _name(look, seat, narrow),
    )
    who: ft.Control = ft.Row([face, name], spacing=6 if narrow else 12)
    if look.large_text:
        # Large names need the whole width.
        name.expand = None
        who = ft.Column([face, name], spacing=4, tight=True)
    room = look.width / seats - 44
    widest = room / (0.56 * max(len(seat.total_text), 2))
    size = min(96.0, look.seen_as(widest))
    total = ft.Container(
        text(look, seat.total_text, digits(size), lines=1),
        alignment=ft.Alignment.CENTER,
        expand=not look.scrolls,
    )
    marks = _marks(look, seat, ft.MainAxisAlignment.CENTER)
    if not seat.marks:
        # As high as those of other tiles, so that the totals stand in line.
        marks = ft.Container(height=_MARKS)
    return ft.Column([who, total, marks], spacing=4, expand=not look.scrolls)


def _across(look: Look, seat: SeatTotal, seats: int) -> ft.Control:
    """Name and marks at the left, the total at the right of them."""
    who = ft.Row([badge(look, seat.seat, seat.initial, 52), _name(look, seat, False)], spacing=12)
    # Between header and banner, without the tile's own edges and the meter.
    rows = (seats + 1) // 2
    size = min(136.0, (look.height - 220) / rows - 80)
    if len(seat.total_text) > 3:
        size *= 0.75
    return ft.Row(
        [
            ft.Column(
                [who, _marks(look, seat, ft.MainAxisAlignment.START)],
                spacing=8,
                expand=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            text(look, seat.total_text, digits(size), lines=1),
        ],
        spacing=12,
        expand=not look.scrolls,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _name(look: Look, seat: SeatTotal, narrow: bool) -> ft.Control:
    return ft.Container(text(look, seat.name, TITLE if narrow else NAME, lines=1), expand=True)


def _marks(look: Look, seat: SeatTotal, where: ft.MainAxisAlignment) -> ft.Control:
    chips = [chip(look, mark, on_tile=True) for mark in seat.marks]
    return ft.Row(chips, wrap=True, spacing=6, run_spacing=4, alignment=where)


def _below(look: Look, seat: SeatTotal, narrow: bool) -> ft.Control:
    """The way to the limit and the rank; where there is little room below each other."""
    style = SMALL if narrow else LABEL
    stacked = narrow or (look.landscape and look.large_text)
    words = ft.Container(
        nearness_words(look, seat.total, seat.limit, seat.to_limit, style), expand=not stacked
    )
    rank = (
        flag(look, Mark(MarkKind.LOWEST, seat.rank), style)
        if seat.lowest
        else text(look, seat.rank, style, ft.Colors.ON_SURFACE_VARIANT, lines=1)
    )
    if stacked:
        said: ft.Control = ft.Column([words, rank], spacing=0, tight=True)
    else:
        said = ft.Row([words, rank], spacing=6)
    return ft.Column(
        [meter(look, seat.total, seat.limit), said],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
