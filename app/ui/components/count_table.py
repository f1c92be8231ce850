"""The table of a hand that is entered as counts: a row a player, a cell for each number."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.marks import Mark, flag
from app.ui.components.number_cell import Number, number_cell, points
from app.ui.components.panel import panel
from app.ui.components.text import LABEL, SMALL, TITLE, TextStyle, text
from app.ui.layout import Look


@dataclass(frozen=True)
class CountRow:
    """A player's row; `out` colours the one who went out. `points` is a dash while unknown."""

    seat: int
    name: str
    initial: str
    cells: Sequence[Number]
    points: str
    points_label: str
    out: bool = False
    mark: Mark | None = None


def count_table(look: Look, heads: Sequence[str], rows: Sequence[CountRow]) -> ft.Control:
    """`heads` name the cells' columns and, last, the points. Rows keep the order of play."""
    lines: list[ft.Control] = []
    for index, row in enumerate(rows):
        first = index == 0
        lines.append(_row(look, row, heads if first else None, ruled=not first))
    return panel(
        ft.Column(lines, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        radius=22,
        padding=0,
        clip=True,
    )


def _row(look: Look, row: CountRow, heads: Sequence[str] | None, *, ruled: bool) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER if row.out else ft.Colors.ON_SURFACE
    who: list[ft.Control] = [
        text(look, row.name, TextStyle(18, ft.FontWeight.W_500, 0, 1.2), ink, lines=1)
    ]
    if row.mark is not None:
        who.append(flag(look, row.mark, TextStyle(13, ft.FontWeight.W_500)))
    names = ft.Column(who, spacing=1, tight=True, expand=True)
    face = badge(look, row.seat, row.initial, 34 if look.short else 42)
    cells = [number_cell(look, number, clear=row.out) for number in row.cells]
    total = points(look, row.points, row.points_label, ink)
    body: ft.Control
    if look.large_text:
        body = ft.Column(
            [
                ft.Row([face, names, total], spacing=10),
                ft.Row([*cells], spacing=8, alignment=ft.MainAxisAlignment.END),
            ],
            spacing=4,
        )
    else:
        body = ft.Row([face, names, *cells, total], spacing=8)
    parts: list[ft.Control] = []
    if heads is not None:
        parts.append(_heads(look, heads, ink))
    parts.append(body)
    line = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
    return ft.Container(
        ft.Column(parts, spacing=2),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if row.out else None,
        border=ft.Border(top=line) if ruled else None,
        padding=ft.Padding.symmetric(horizontal=12, vertical=3 if look.short else 8),
    )


def _heads(look: Look, heads: Sequence[str], ink: ft.ColorValue) -> ft.Control:
    style = SMALL if look.short else LABEL
    columns: list[ft.Control] = [
        ft.Container(
            text(look, head, style, ink, lines=1, align=ft.TextAlign.CENTER),
            width=look.cell_width,
        )
        for head in heads[:-1]
    ]
    if look.large_text:
        return ft.Row(columns, spacing=8, alignment=ft.MainAxisAlignment.END)
    last = text(look, heads[-1], style, ink, lines=1, align=ft.TextAlign.RIGHT)
    return ft.Row(
        [ft.Container(expand=True), *columns, ft.Container(last, width=look.box(48))],
        spacing=8 if not look.short else 4,
    )


def question(look: Look, seat: int, initial: str, words: str) -> ft.Control:
    """Whom the pad asks now: a small badge and the question."""
    return ft.Row(
        [
            badge(look, seat, initial, 28),
            ft.Semantics(
                live_region=True,
                expand=True,
                content=text(
                    look,
                    words,
                    LABEL if look.short else TITLE,
                    lines=None if look.large_text else 2,
                ),
            ),
        ],
        spacing=10,
    )
