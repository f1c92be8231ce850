"""A seat of Nines where there is room to read it from across the table: the total fills a tile."""

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.marks import Mark, MarkKind, chip, flag
from app.ui.components.meter import meter, nearness_words
from app.ui.components.pressable import Press, pressable
from app.ui.components.seat_row import SeatTotal
from app.ui.components.text import LABEL, NAME, TITLE, digits, text
from app.ui.layout import Look


def seat_column(
    look: Look, seat: SeatTotal, *, on_press: Press | None = None, columns: int = 4
) -> ft.Control:
    """The tile of a seat; `columns` of them stand side by side."""
    colours = look.seat(seat.seat)
    narrow = columns > 4
    who = ft.Row(
        [
            badge(look, seat.seat, seat.initial, 36 if narrow else 42),
            ft.Container(text(look, seat.name, TITLE if narrow else NAME, lines=1), expand=True),
        ],
        spacing=8 if narrow else 12,
    )
    marks = ft.Row(
        [chip(look, mark, on_tile=True) for mark in seat.marks],
        wrap=True,
        spacing=6,
        run_spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    total = ft.Container(
        text(look, seat.total_text, digits(_size(look, seat.total_text, columns)), lines=1),
        alignment=ft.Alignment.CENTER,
        expand=not look.scrolls,
    )
    below = ft.Column(
        [meter(look, seat.total, seat.limit), _words(look, seat)],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return pressable(
        ft.Column(
            [who, total, *([marks] if seat.marks else []), below],
            spacing=6,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        label=seat.label,
        on_press=on_press,
        identifier=ids.table_seat(seat.seat),
        bgcolor=colours.tint,
        border=ft.Border.all(1.5, colours.edge),
        radius=24,
        padding=ft.Padding.symmetric(horizontal=10 if narrow else 14, vertical=12),
    )


def _words(look: Look, seat: SeatTotal) -> ft.Control:
    words = ft.Container(nearness_words(look, seat.total, seat.limit, seat.to_limit), expand=True)
    rank = (
        flag(look, Mark(MarkKind.LOWEST, seat.rank))
        if seat.lowest
        else text(look, seat.rank, LABEL, ft.Colors.ON_SURFACE_VARIANT, lines=1)
    )
    return ft.Row([words, rank], spacing=6)


def _size(look: Look, shown: str, columns: int) -> float:
    """As big as the tile takes: numbers drop a step before they are cut."""
    wide = look.width / columns
    by_height = 96.0 if look.landscape else 136.0
    return min(by_height, (wide - 40) / (0.58 * max(len(shown), 2)))
