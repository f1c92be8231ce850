"""A seat of Nines on the table: name, marks, the way to the limit, the total."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.marks import Mark, MarkKind, chip, flag
from app.ui.components.meter import meter, nearness_words
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import LABEL, NAME, TITLE, digits, text
from app.ui.layout import Look


@dataclass(frozen=True)
class SeatTotal:
    """What one row shows. `label` is the whole sentence for a screen reader."""

    seat: int
    name: str
    initial: str
    total: int
    limit: int
    total_text: str
    to_limit: str
    rank: str
    label: str
    lowest: bool = False
    marks: Sequence[Mark] = ()


def seat_row(
    look: Look, seat: SeatTotal, *, on_press: Press | None = None, crowded: bool = False
) -> ft.Control:
    """The row; `crowded` is the lower form for five or six seats."""
    low = look.short or crowded
    name = text(look, seat.name, TITLE if low else NAME, lines=2 if look.large_text else 1)
    chips = [chip(look, mark) for mark in seat.marks]
    head: ft.Control
    if look.large_text:
        head = ft.Column([name, *chips], spacing=4)
    else:
        head = ft.Row(
            [ft.Container(name, expand=True, expand_loose=True), *chips],
            spacing=8,
            alignment=ft.MainAxisAlignment.START,
        )
    middle = ft.Column(
        [head, meter(look, seat.total, seat.limit, 8 if low else 10), _below(look, seat)],
        spacing=4 if low else 9,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    total = text(look, seat.total_text, digits(_size(seat.total_text, 44 if low else 58)), lines=1)
    return pressable(
        ft.Row(
            [badge(look, seat.seat, seat.initial, 44 if low else 56), middle, total],
            spacing=12 if low else 14,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        label=seat.label,
        on_press=on_press,
        identifier=ids.table_seat(seat.seat),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        radius=22,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8 if low else 12),
        height=None if look.large_text else (84 if low else look.seat_row),
    )


def _below(look: Look, seat: SeatTotal) -> ft.Control:
    words = ft.Container(nearness_words(look, seat.total, seat.limit, seat.to_limit), expand=True)
    rank = (
        flag(look, Mark(MarkKind.LOWEST, seat.rank))
        if seat.lowest
        else text(look, seat.rank, LABEL, ft.Colors.ON_SURFACE_VARIANT, lines=1)
    )
    if look.large_text:
        words.expand = None
        return ft.Column([words, rank] if seat.rank else [words], spacing=0)
    return ft.Row([words, rank], spacing=8)


def _size(shown: str, size: float) -> float:
    """Three digits and a sign drop a step: numbers are never cut."""
    return size if len(shown) <= 2 else size * (0.8 if len(shown) == 3 else 0.64)
