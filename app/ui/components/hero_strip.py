"""Who plays the match on the big green card, with their totals."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.text import BODY, SUPPORT, digits, text
from app.ui.layout import Look


@dataclass(frozen=True)
class HeroSeat:
    """A player in the strip; `label` is the whole of it for a screen reader."""

    seat: int
    name: str
    initial: str
    total: str
    label: str
    deals: bool = False


def hero_strip(look: Look, seats: Sequence[HeroSeat]) -> ft.Control:
    """Beside each other; where text is large below each other."""
    if look.large_text:
        lines: list[ft.Control] = [_strip_line(look, seat) for seat in seats]
        content: ft.Control = ft.Column(lines, spacing=6)
    else:
        small = look.short or len(seats) > 4
        wide = any(len(seat.total) > 2 for seat in seats)
        size = (24 if small else 30) * (0.85 if wide else 1)
        cells: list[ft.Control] = [
            _strip_cell(look, seat, small, size, seat is seats[0]) for seat in seats
        ]
        content = ft.Row(cells, spacing=0)
    return ft.Container(
        content,
        bgcolor=look.palette.hero_well,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=6, vertical=8 if look.short else 10),
    )


def _strip_cell(look: Look, seat: HeroSeat, small: bool, size: float, first: bool) -> ft.Control:
    """All are equally high, and so are the lines between them."""
    ink = look.palette.on_hero
    line = ft.Border.only(left=ft.BorderSide(1, look.palette.hero_line))
    return ft.Semantics(
        label=seat.label,
        exclude_semantics=True,
        container=True,
        expand=1,
        content=ft.Container(
            ft.Column(
                [
                    badge(
                        look,
                        seat.seat,
                        seat.initial,
                        28 if small else 34,
                        deals=seat.deals,
                        hero=True,
                    ),
                    text(look, seat.name, SUPPORT, ink, lines=1, align=ft.TextAlign.CENTER),
                    text(look, seat.total, digits(size), ink, lines=1),
                ],
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=ft.Padding.symmetric(horizontal=3),
            border=None if first else line,
        ),
    )


def _strip_line(look: Look, seat: HeroSeat) -> ft.Control:
    ink = look.palette.on_hero
    return ft.Semantics(
        label=seat.label,
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            [
                badge(look, seat.seat, seat.initial, 34, deals=seat.deals, hero=True),
                ft.Container(text(look, seat.name, BODY, ink, lines=1), expand=True),
                text(look, seat.total, digits(28), ink),
            ],
            spacing=12,
        ),
    )
