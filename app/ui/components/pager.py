"""The players of a hand in their fixed order, to see who is done and to jump between them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.pressable import pressable
from app.ui.components.text import LABEL, digits, text
from app.ui.layout import Look


class PageState(Enum):
    OPEN = "open"
    DONE = "done"
    OUT = "out"
    DOUBT = "doubt"


_ICONS = {
    PageState.DONE: (ft.Icons.CHECK_CIRCLE_ROUNDED, ft.Colors.PRIMARY),
    PageState.OUT: (ft.Icons.FLAG_ROUNDED, ft.Colors.PRIMARY),
    PageState.DOUBT: (ft.Icons.WARNING_AMBER_ROUNDED, ft.Colors.TERTIARY),
}


@dataclass(frozen=True)
class PagerSeat:
    """One cell; `sum_text` is a dash while nothing is entered. `label` is spoken."""

    seat: int
    name: str
    initial: str
    sum_text: str
    state: PageState
    label: str


def pager(
    look: Look,
    seats: Sequence[PagerSeat],
    current: int,
    on_seat: Callable[[int], object],
    room: float | None = None,
) -> ft.Control:
    """Equal cells; names hide for five and six, on short screens and with large text.

    `current` and what `on_seat` is given are seats, not places in `seats`. `room` is the width it
    has, the window's where it is None.
    """
    plain = look.short or look.large_text or len(seats) > 4
    if look.large_text and len(seats) > 4:
        half = (len(seats) + 1) // 2
        rows = [seats[:half], seats[half:]]
    else:
        rows = [seats]
    width = room or look.width
    lines: list[ft.Control] = [
        ft.Row(
            [
                _cell(look, seat, seat.seat == current, on_seat, plain, width / len(row))
                for seat in row
            ],
            spacing=6 if len(row) > 4 else 8,
        )
        for row in rows
    ]
    return ft.Column(lines, spacing=8) if len(lines) > 1 else lines[0]


def _cell(
    look: Look,
    seat: PagerSeat,
    here: bool,
    on_seat: Callable[[int], object],
    plain: bool,
    wide: float,
) -> ft.Control:
    crowded = plain and wide < 72
    if crowded:
        content = _crowded(look, seat)
    else:
        content = _on_one_line(look, seat, here, wide) if plain else _with_name(look, seat, here)
    edge = (
        ft.Border.all(2, ft.Colors.PRIMARY) if here else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
    )
    return pressable(
        content,
        label=seat.label,
        selected=here,
        on_press=lambda: on_seat(seat.seat),
        identifier=ids.entry_seat(seat.seat),
        bgcolor=ft.Colors.SECONDARY_CONTAINER if here else ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=edge,
        radius=20 if look.pager > 60 and not plain else 16,
        padding=ft.Padding.symmetric(horizontal=2),
        height=look.box(52 if crowded else 48 if plain else look.pager),
        alignment=ft.Alignment.CENTER,
        expand=1,
    )


def _crowded(look: Look, seat: PagerSeat) -> ft.Control:
    """Badge over sum."""
    return ft.Column(
        [
            badge(look, seat.seat, seat.initial, 22),
            text(look, seat.sum_text, digits(16), lines=1),
        ],
        spacing=3,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _on_one_line(look: Look, seat: PagerSeat, here: bool, wide: float) -> ft.Control:
    """Badge, sum, and the sign where a cell `wide` px wide has room for it."""
    sign = _sign(look, seat, here, 13)
    # A number of three digits needs the room of the sign.
    room = wide - 10 * max(len(seat.sum_text) - 2, 0)
    tail = [sign] if sign and not look.large_text and room > 84 else []
    return ft.Row(
        [badge(look, seat.seat, seat.initial, 24), _sum(look, seat), *tail],
        spacing=4,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _with_name(look: Look, seat: PagerSeat, here: bool) -> ft.Control:
    """Badge and sum over sign and name."""
    sign = _sign(look, seat, here, 17)
    name = text(look, seat.name, LABEL, lines=1)
    above = ft.Row(
        [badge(look, seat.seat, seat.initial, 28), _sum(look, seat)],
        spacing=6,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    below = ft.Row(
        [*([sign] if sign else []), ft.Container(name, expand=True, expand_loose=True)],
        spacing=3,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Column(
        [above, below],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _sum(look: Look, seat: PagerSeat) -> ft.Control:
    return text(look, seat.sum_text, digits(min(look.grown(18), 24)), lines=1, fixed=True)


def _sign(look: Look, seat: PagerSeat, here: bool, size: float) -> ft.Control | None:
    if here and seat.state in (PageState.OPEN, PageState.DONE):
        return ft.Icon(ft.Icons.EDIT_ROUNDED, size=size, color=ft.Colors.ON_SECONDARY_CONTAINER)
    if seat.state is PageState.OPEN:
        return None
    icon, color = _ICONS[seat.state]
    return ft.Icon(icon, size=size, color=color)
