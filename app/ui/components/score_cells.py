"""What stands in the score sheet: its data, and a cell, a row, a box of it drawn."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import flet as ft

from app.ui.components.marks import Mark, MarkKind, flag, mark_icon
from app.ui.components.text import SMALL, TextStyle, text
from app.ui.layout import Look


@dataclass(frozen=True)
class Column:
    """A player at the head of a column; `total` with the `word` below it ends it."""

    seat: int
    name: str
    initial: str
    total: str
    word: str
    mark: MarkKind | None = None
    label: str = ""


@dataclass(frozen=True)
class Cell:
    """A penalty over the total it led to; both empty where nothing was played."""

    penalty: str = ""
    total: str = ""
    out: bool = False
    deals: bool = False
    mark: Mark | None = None
    """In the row of the coming hand: who leads, who deals."""


@dataclass(frozen=True)
class Hand:
    """A row. `index` (from 0) goes into its identifier, `number` is shown; `label` is spoken."""

    index: int
    number: str
    label: str
    cells: Sequence[Cell]
    blocked: bool = False
    signs: Sequence[ft.IconData] = field(default=())
    """Icons below the number: a kept doubt, a hand scored without passes, an annulled one."""
    muted: bool = False
    """A hand that does not count: annulled, or behind the end."""
    behind: bool = False
    """It was played after the end: greyed as a whole."""
    coming: bool = False


TIGHT: Final = 60
"""Columns narrower than this show numbers and icons, and no words."""

_MARGIN_LINE: Final = ft.BorderSide(2, "#D9A79D")


def cell(look: Look, filled: Cell, hand: Hand, *, tight: bool = False) -> ft.Control:
    """`tight`: in a column too narrow for words, which are spoken all the same."""
    if filled.mark is not None:
        return mark_icon(look, filled.mark.kind, 18) if tight else flag(look, filled.mark, SMALL)
    ink = ft.Colors.ON_SURFACE_VARIANT if hand.muted else ft.Colors.ON_SURFACE
    size = 18 if tight else 20 if look.short else 22
    big = TextStyle(size, ft.FontWeight.W_700, -0.02, 1.1)
    top: list[ft.Control] = [
        text(look, filled.penalty, big, ft.Colors.PRIMARY if filled.out else ink, lines=1)
    ]
    if filled.out:
        top.insert(0, mark_icon(look, MarkKind.WENT_OUT, 13 if tight else 18))
    below: list[ft.Control] = [
        text(
            look,
            filled.total,
            TextStyle(13 if tight else 14, line=1.2),
            ft.Colors.ON_SURFACE_VARIANT,
            lines=1,
        )
    ]
    if filled.deals:
        below.insert(0, mark_icon(look, MarkKind.DEALS, 13 if tight else 16))
    return ft.Column(
        [
            ft.Row(top, spacing=1, alignment=ft.MainAxisAlignment.END),
            ft.Row(
                below,
                spacing=2,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN
                if filled.deals
                else ft.MainAxisAlignment.END,
            ),
        ],
        spacing=1,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def line(first: float, head: ft.Control, cells: Sequence[ft.Control]) -> ft.Control:
    margin = ft.Container(
        head,
        width=first,
        alignment=ft.Alignment.CENTER,
        border=ft.Border(right=_MARGIN_LINE),
        padding=ft.Padding.symmetric(vertical=2),
    )
    return ft.Row(
        [margin, *cells],
        spacing=0,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def box(
    look: Look, content: ft.Control, wide: float, alignment: ft.Alignment | None = None
) -> ft.Control:
    tight = wide < TIGHT
    return ft.Container(
        content,
        width=wide,
        alignment=alignment or ft.Alignment.CENTER,
        padding=ft.Padding.only(left=2 if tight else 4, right=4 if tight else 8, top=4, bottom=4),
        border=ft.Border(left=ft.BorderSide(0.5, look.palette.sheet_line)),
    )
