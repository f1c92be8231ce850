"""Seats as they sit around the table, and the tiles that ask who it was."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.marks import Mark, flag, mark_icon
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import NAME, SUPPORT, TITLE, TextStyle, text
from app.ui.layout import Look

_WIDEST: Final = 4
"""So many tiles with large text have room beside each other on a low window."""


def clockwise(count: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each row of two, clockwise from the top left; an odd last one is alone.

    Four sit as 0 1 / 3 2, five as 0 1 / 4 2 / 3.
    """
    rows = []
    for row in range((count + 1) // 2):
        left, right = (count - row) % count, row + 1
        rows.append((left,) if left == right or right >= count else (left, right))
    return tuple(rows)


def _rows(look: Look, count: int) -> Sequence[Sequence[int]]:
    if not look.landscape:
        return clockwise(count)
    if look.large_text and count > _WIDEST:
        # Two rows, clockwise too.
        above = (count + 1) // 2
        return range(above), range(count - 1, above - 1, -1)
    return (range(count),)


def seat_grid(look: Look, tiles: Sequence[ft.Control], *, fill: bool = False) -> ft.Control:
    """`tiles` in the order of play, placed clockwise; in one row on a low window, unless text is
    too large for that.
    """
    rows = _rows(look, len(tiles))
    grow = fill and not look.scrolls
    lines: list[ft.Control] = []
    for row in rows:
        for seat in row:
            tiles[seat].expand = 1
        lines.append(
            ft.Row(
                [tiles[seat] for seat in row],
                spacing=8,
                expand=grow,
                intrinsic_height=not grow,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
        )
    return ft.Column(lines, spacing=8, expand=grow)


@dataclass(frozen=True)
class WhoSeat:
    """A tile to answer with; `label` is spoken ("Maria, dealt")."""

    seat: int
    name: str
    initial: str
    label: str
    mark: Mark | None = None


def who_tile(
    look: Look,
    who: WhoSeat,
    on_press: Press,
    *,
    identifier: str,
    chosen: bool = False,
    crowded: bool = False,
) -> ft.Control:
    """Badge, name and a quiet mark, in the seat's colours; `crowded`: one of five or six."""
    colours = look.seat(who.seat)
    low = look.short or look.landscape
    tight = crowded and look.short
    size = 36 if tight else 52 if low else 76
    lines = 2 if look.large_text else 1
    parts: list[ft.Control] = [
        badge(look, who.seat, who.initial, size),
        text(look, who.name, TITLE if low else NAME, lines=lines, align=ft.TextAlign.CENTER),
    ]
    if who.mark is not None:
        parts += _mark(look, who.mark, crowded=crowded)
    return pressable(
        ft.Column(
            parts,
            spacing=4 if tight else 6,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        label=who.label,
        selected=chosen or None,
        on_press=on_press,
        identifier=identifier,
        bgcolor=colours.tint,
        border=ft.Border.all(3 if chosen else 1.5, colours.fill if chosen else colours.edge),
        radius=26,
        padding=ft.Padding.symmetric(horizontal=8, vertical=6 if tight else 10 if low else 18),
        alignment=ft.Alignment.CENTER,
    )


def _mark(look: Look, mark: Mark, *, crowded: bool) -> list[ft.Control]:
    """The mark in a line; where text is large its word has the whole width to itself."""
    style = TextStyle(14, ft.FontWeight.W_500)
    if not look.large_text:
        return [flag(look, mark, style)]
    # No word in two: a letter takes some 0.58 of its size.
    if look.landscape:
        beside, width = (3 if crowded else _WIDEST), look.width
    else:
        beside, width = 2, min(look.width, look.content_width or look.width)
    room = (width - 2 * look.edge - 8 * (beside - 1)) / beside - 24
    longest = max(len(part) for part in mark.word.split())
    sizes = (size for size in (14, 13, 12, 11) if longest * look.grown(size) * 0.58 <= room)
    style = TextStyle(next(sizes, 11), ft.FontWeight.W_500)
    word = text(look, mark.word, style, ft.Colors.ON_SURFACE_VARIANT, align=ft.TextAlign.CENTER)
    return [mark_icon(look, mark.kind), word]


def answer_row(
    look: Look,
    icon: ft.IconData,
    title: str,
    detail: str | None,
    on_press: Press,
    *,
    identifier: str,
    chosen: bool = False,
) -> ft.Control:
    """The answer that is nobody: "Blocked, everyone counts"."""
    lines = None if look.large_text else 2
    words: list[ft.Control] = [text(look, title, TITLE, lines=lines)]
    if detail is not None:
        words.append(text(look, detail, SUPPORT, ft.Colors.ON_SURFACE_VARIANT, lines=lines))
    disc = 40 if look.short else 52
    return pressable(
        ft.Row(
            [
                ft.Container(
                    ft.Icon(icon, size=disc * 0.54, color=ft.Colors.ON_SURFACE),
                    width=disc,
                    height=disc,
                    border_radius=disc / 2,
                    bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Column(words, spacing=2, tight=True, expand=True),
            ],
            spacing=14,
        ),
        label=title if detail is None else f"{title}. {detail}",
        on_press=on_press,
        selected=chosen or None,
        identifier=identifier,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(3 if chosen else 1, ft.Colors.OUTLINE),
        radius=26,
        padding=ft.Padding.symmetric(horizontal=16, vertical=8 if look.short else 18),
    )
