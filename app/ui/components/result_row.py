"""A player's line of a result: rank and how it moved, the penalty with its sum, the totals."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.marks import Mark, flag
from app.ui.components.mini_card import inline_card
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import LABEL, TITLE, TextStyle, bold, digits, text
from app.ui.layout import Look


@dataclass(frozen=True)
class Term:
    """One summand: a card with its worth, or words ("3 passes"), with theirs or without."""

    worth: str
    rank: str | None = None
    suit: str | None = None
    words: str | None = None


@dataclass(frozen=True)
class ResultLine:
    """`moved` counts places up (above nothing) or down; `before` is None in a first hand."""

    seat: int
    name: str
    initial: str
    rank: str
    moved: int
    before: str | None
    total: str
    label: str
    terms: Sequence[Term] = ()
    sum_text: str = ""
    mark: Mark | None = None
    """Said instead of a sum: who went out."""
    note: Mark | None = None
    """Said beside the name: near the limit, or beyond it."""


def result_row(
    look: Look, line: ResultLine, *, on_press: Press | None = None, identifier: str | None = None
) -> ft.Control:
    low = look.short
    total = text(
        look,
        line.total,
        digits((36 if low else 44) * (1 if len(line.total) < 3 else 0.8)),
        lines=1,
        align=ft.TextAlign.RIGHT,
    )
    end: list[ft.Control] = [total]
    if line.before is not None:
        end.insert(0, _before(look, line.before))
    name: ft.Control = text(look, line.name, TITLE, lines=2 if look.large_text else 1)
    head: list[ft.Control] = [ft.Container(name, expand=True, expand_loose=True)]
    if line.note is not None:
        head.append(flag(look, line.note, TextStyle(13, ft.FontWeight.W_500)))
    top: ft.Control = ft.Column(head, spacing=2) if look.large_text else ft.Row(head, spacing=8)
    if look.large_text:
        for part in head:
            part.expand = None
    # A sum in large letters needs the whole width.
    below = look.large_text and look.compact
    summed = _sum(look, line)
    middle = ft.Column(
        [top] if below else [top, summed],
        spacing=4 if low else 8,
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
    )
    row = ft.Row(
        [
            _rank(look, line),
            badge(look, line.seat, line.initial, 36 if low else 44),
            middle,
            ft.Column(
                end,
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.END,
            ),
        ],
        spacing=8 if low else 10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return pressable(
        ft.Column([row, summed], spacing=6, tight=True) if below else row,
        label=line.label,
        on_press=on_press,
        identifier=identifier,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        radius=22,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8 if low else 14),
    )


def _rank(look: Look, line: ResultLine) -> ft.Control:
    color: ft.ColorValue
    if line.moved == 0:
        icon, color = ft.Icons.REMOVE_ROUNDED, ft.Colors.ON_SURFACE_VARIANT
    elif line.moved > 0:
        icon, color = ft.Icons.ARROW_UPWARD_ROUNDED, ft.Colors.PRIMARY
    else:
        icon, color = ft.Icons.ARROW_DOWNWARD_ROUNDED, ft.Colors.ERROR
    move: list[ft.Control] = [ft.Icon(icon, size=look.icon(16), color=color)]
    if line.moved:
        move.append(text(look, str(abs(line.moved)), bold(TextStyle(13, line=1.1)), color))
    return ft.Column(
        [
            text(look, line.rank, digits(20 if look.short else 24)),
            ft.Row(move, spacing=0, tight=True),
        ],
        spacing=2,
        tight=True,
        width=look.box(28),
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _before(look: Look, before: str) -> ft.Control:
    ink = ft.Colors.ON_SURFACE_VARIANT
    return ft.Row(
        [
            text(look, before, LABEL, ink, lines=1),
            ft.Icon(ft.Icons.ARROW_FORWARD_ROUNDED, size=look.icon(15), color=ink),
        ],
        spacing=3,
        tight=True,
    )


def _sum(look: Look, line: ResultLine) -> ft.Control:
    if line.mark is not None:
        return flag(look, line.mark, TextStyle(15, ft.FontWeight.W_500))
    size = 26 if look.short else 30
    parts: list[ft.Control] = []
    for place, term in enumerate(line.terms, 1):
        said: list[ft.Control] = []
        if term.words is not None:
            said.append(text(look, term.words, LABEL, ft.Colors.ON_SURFACE_VARIANT))
        if term.worth:
            said.append(text(look, term.worth, bold(LABEL)))
        if place < len(line.terms):
            said.append(_sign(look, "+"))
        if term.rank is not None:
            said = [_together(inline_card(look, term.rank, term.suit, size=size), *said)]
        parts += said
    if line.sum_text:
        result = text(look, line.sum_text, bold(LABEL))
        parts.append(_together(_sign(look, "="), result) if parts else result)
    return ft.Row(
        parts,
        spacing=4,
        run_spacing=3,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _together(*parts: ft.Control) -> ft.Control:
    """What no end of a line comes between."""
    return ft.Row(list(parts), spacing=4, tight=True)


def _sign(look: Look, sign: str) -> ft.Control:
    return text(look, sign, LABEL, ft.Colors.ON_SURFACE_VARIANT)
