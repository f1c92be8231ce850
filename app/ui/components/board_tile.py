"""A seat on the scoreboard: its total as big as its tile, to be read across the room."""

from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.marks import chip
from app.ui.components.meter import meter, nearness_words
from app.ui.components.pressable import pressable
from app.ui.components.seat_row import SeatTotal
from app.ui.components.text import LABEL, NAME, TITLE, TextStyle, digits, text
from app.ui.layout import Look

_DIGIT: Final = 0.57
"""The width of a digit, as a share of its size."""
_BIGGEST: Final = 240.0
_LEAST: Final = 44.0
_MARKS: Final = 27.0
"""The height of a line of marks."""


def digit_size(wide: float, high: float, characters: int) -> float:
    """How big `characters` digits, at least two, are in a place of that size."""
    return max(_LEAST, min(_BIGGEST, high, wide / (_DIGIT * max(characters, 2))))


def board_tile(
    look: Look, seat: SeatTotal, wide: float, high: float, *, upright: bool, still: bool
) -> ft.Control:
    """A tile of `wide` x `high` px; one that is not `still` stands on a page that scrolls, and gets
    as high as it needs. `upright`: name, total, marks below each other; else the total stands at
    the right of the others.
    """
    colours = look.seat(seat.seat)
    draw = _upright if upright else _across
    content = draw(look, seat, wide, high)
    content.expand = still
    return pressable(
        ft.Column(
            [content, _below(look, seat)],
            spacing=6,
            expand=still,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        label=seat.label,
        on_press=None,
        identifier=ids.board_seat(seat.seat),
        bgcolor=colours.tint,
        border=ft.Border.all(1.5, colours.edge),
        radius=24,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        expand=1,
    )


def _upright(look: Look, seat: SeatTotal, wide: float, high: float) -> ft.Column:
    size = digit_size(wide - 28, high - 20 - 42 - _MARKS - 46 - 20, len(seat.total_text))
    total = ft.Container(
        text(look, seat.total_text, digits(size), lines=1, fixed=True),
        alignment=ft.Alignment.CENTER,
        expand=True,
    )
    # As high with marks as without, so that the totals stand in line.
    marks = _marks(look, seat, ft.MainAxisAlignment.CENTER) or ft.Container(height=_MARKS)
    return ft.Column(
        [_who(look, seat, 42, NAME), total, marks],
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _across(look: Look, seat: SeatTotal, wide: float, high: float) -> ft.Row:
    # On a phone the total is big enough with less, and the name needs some of it.
    tight = look.compact and look.large_text
    low = high < 190 or tight
    share = 0.4 if tight else 0.44 if low or look.compact else 0.56
    size = digit_size((wide - 28) * share, high - 20 - 46 - 6, len(seat.total_text))
    left: list[ft.Control] = [_who(look, seat, 36 if low else 56, TITLE if low else NAME)]
    marks = None if look.large_text else _marks(look, seat, ft.MainAxisAlignment.START)
    if marks is not None:
        left.append(marks)
    return ft.Row(
        [
            ft.Column(left, spacing=8, expand=True, alignment=ft.MainAxisAlignment.CENTER),
            text(look, seat.total_text, digits(size), lines=1, fixed=True),
        ],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _who(look: Look, seat: SeatTotal, size: float, style: TextStyle) -> ft.Control:
    name = text(look, seat.name, style, lines=1)
    return ft.Row(
        [badge(look, seat.seat, seat.initial, size), ft.Container(name, expand=True)], spacing=10
    )


def _marks(look: Look, seat: SeatTotal, where: ft.MainAxisAlignment) -> ft.Control | None:
    if not seat.marks:
        return None
    chips = [chip(look, mark, on_tile=True) for mark in seat.marks]
    return ft.Row(chips, wrap=True, spacing=6, run_spacing=4, alignment=where)


def _below(look: Look, seat: SeatTotal) -> ft.Control:
    """The way to the limit, and the rank."""
    words = ft.Container(
        nearness_words(look, seat.total, seat.limit, seat.to_limit, LABEL), expand=True
    )
    rank = text(look, seat.rank, LABEL, ft.Colors.ON_SURFACE_VARIANT, lines=1)
    # Large words need the whole width.
    marks = _marks(look, seat, ft.MainAxisAlignment.START) if look.large_text else None
    return ft.Column(
        [
            *([marks] if marks else []),
            meter(look, seat.total, seat.limit, 12),
            ft.Row([words, rank], spacing=6),
        ],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
