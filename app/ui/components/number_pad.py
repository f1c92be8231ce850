"""One pad of digits for all the cells of a table of counts."""

from collections.abc import Callable

import flet as ft

from app.ui import ids
from app.ui.components.pressable import Press, pressable
from app.ui.components.rank_key import tool_key
from app.ui.components.text import TextStyle, text
from app.ui.layout import Look


def number_pad(
    look: Look,
    on_digit: Callable[[int], object],
    *,
    erase_label: str,
    on_erase: Press | None,
    zero: bool = False,
    chosen: int | None = None,
    next_label: str = "",
    on_next: Press | None = None,
) -> ft.Control:
    """1-9 and an eraser in five columns; with `zero` 0-9, eraser and "next" in six.

    `chosen` is the digit that stands in the cell now.
    """

    def digit(number: int) -> ft.Control:
        return _digit(look, number, number == chosen, on_digit)

    erase = tool_key(
        look,
        ft.Icons.BACKSPACE_ROUNDED,
        erase_label,
        on_erase,
        identifier=ids.ENTRY_ERASE,
        height=look.pad_key,
    )
    if zero:
        onward = tool_key(
            look,
            ft.Icons.ARROW_FORWARD_ROUNDED,
            next_label,
            on_next,
            identifier=ids.ENTRY_ADVANCE,
            height=look.pad_key,
        )
        rows = [
            [*map(digit, (1, 2, 3, 4, 5)), erase],
            [*map(digit, (6, 7, 8, 9, 0)), onward],
        ]
    else:
        rows = [[*map(digit, (1, 2, 3, 4, 5))], [*map(digit, (6, 7, 8, 9)), erase]]
    return ft.Column([ft.Row(row, spacing=look.gap) for row in rows], spacing=look.gap)


def _digit(look: Look, number: int, on: bool, on_digit: Callable[[int], object]) -> ft.Control:
    return pressable(
        text(
            look,
            str(number),
            TextStyle(26, ft.FontWeight.W_700, 0, 1.1),
            ft.Colors.ON_PRIMARY if on else ft.Colors.ON_SURFACE,
        ),
        label=str(number),
        on_press=lambda: on_digit(number),
        identifier=ids.entry_count(number),
        bgcolor=ft.Colors.PRIMARY if on else ft.Colors.SURFACE_CONTAINER_HIGH,
        radius=16,
        height=look.box(look.pad_key),
        alignment=ft.Alignment.CENTER,
        expand=1,
    )
