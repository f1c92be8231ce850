"""A cell that holds one number, and says where the number came from."""

from dataclasses import dataclass
from enum import Enum

import flet as ft

from app.ui.components.pressable import Press, pressable
from app.ui.components.text import CELL, TextStyle, digits, text
from app.ui.layout import Look


class CellState(Enum):
    REST = "rest"
    FOCUS = "focus"
    FILLED = "filled"
    """Worked out from the turn count, not entered."""
    DOUBT = "doubt"
    FIXED = "fixed"
    """Not asked: shown without a frame."""


@dataclass(frozen=True)
class Number:
    """`shown` is the number or a dash; `label` the whole of what a screen reader says."""

    shown: str
    label: str
    state: CellState = CellState.REST
    on_press: Press | None = None
    identifier: str | None = None


_FILL = {
    CellState.REST: ft.Colors.SURFACE_CONTAINER_LOWEST,
    CellState.FOCUS: ft.Colors.SECONDARY_CONTAINER,
    CellState.FILLED: ft.Colors.SURFACE_CONTAINER,
    CellState.DOUBT: ft.Colors.TERTIARY_CONTAINER,
}
_EDGE = {
    CellState.REST: (1.0, ft.Colors.OUTLINE),
    CellState.FOCUS: (3.0, ft.Colors.PRIMARY),
    CellState.FILLED: (1.0, ft.Colors.OUTLINE_VARIANT),
    CellState.DOUBT: (2.0, ft.Colors.TERTIARY),
}
_SIGN = {
    CellState.FILLED: ft.Icons.AUTO_FIX_HIGH_ROUNDED,
    CellState.DOUBT: ft.Icons.WARNING_AMBER_ROUNDED,
}


def number_cell(look: Look, number: Number, *, clear: bool = False) -> ft.Control:
    """The cell; `clear` lets a coloured row show through while it rests."""
    style = CELL if not look.short else digits(24)
    if number.state is CellState.FIXED:
        return ft.Container(
            ft.Semantics(
                label=number.label, exclude_semantics=True, content=text(look, number.shown, style)
            ),
            width=look.cell_width,
            alignment=ft.Alignment.CENTER,
        )
    doubt = number.state is CellState.DOUBT
    ink = ft.Colors.ON_TERTIARY_CONTAINER if doubt else ft.Colors.ON_SURFACE
    parts: list[ft.Control] = [text(look, number.shown, style, ink, lines=1)]
    sign = _SIGN.get(number.state)
    if sign is not None and not look.large_text:
        parts.insert(0, ft.Icon(sign, size=16, color=ink))
    width, edge = _EDGE[number.state]
    fill = None if clear and number.state is CellState.REST else _FILL[number.state]
    return pressable(
        ft.Row(parts, spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        label=number.label,
        selected=number.state is CellState.FOCUS,
        on_press=number.on_press,
        identifier=number.identifier,
        bgcolor=fill,
        border=ft.Border.all(width, edge),
        radius=16,
        width=look.cell_width,
        height=look.box(look.cell),
        alignment=ft.Alignment.CENTER,
    )


def points(look: Look, shown: str, label: str, color: ft.ColorValue) -> ft.Control:
    """The sum at the end of a row of cells."""
    return ft.Semantics(
        label=label,
        exclude_semantics=True,
        content=ft.Container(
            text(
                look,
                shown,
                TextStyle(24 if look.short else 28, ft.FontWeight.W_700, -0.02, 1.0),
                color,
                lines=1,
                align=ft.TextAlign.RIGHT,
            ),
            width=look.box(34) if look.short else look.box(40),
        ),
    )
