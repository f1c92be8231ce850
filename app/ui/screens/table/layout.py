"""Where the seats stand, and where what is said of the hand beside them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import flet as ft

from app.ui.screens.gate import AtMatch
from app.ui.screens.table.rows import CROWD, board, rows

_ASIDE: Final = 300
"""The width of what stands beside the board, in a window that is wide enough."""

Strips = Callable[[AtMatch], list[ft.Control]]


def laid_out(
    at: AtMatch,
    strips: Strips,
    above: list[ft.Control],
    tiles: Callable[[AtMatch], ft.Control],
) -> tuple[ft.Control, bool]:
    """The body of the table, and whether it fills the window. `strips` come above the seats
    (added to `above`), or beside a board, which needs the height.
    """
    shown = strips(at)
    if at.profile.asks_passes:
        above[:0] = shown
        return tiles(at), True
    if not at.look.expanded or _too_narrow(at):
        above += shown
        return rows(at), False
    if not shown:
        return board(at), True
    if at.look.scrolls:
        above += shown
        return rows(at), False
    return _beside(at, strips), True


def _too_narrow(at: AtMatch) -> bool:
    """Whether large text has no room in tiles that all stand in one row."""
    return at.look.landscape and at.look.large_text and len(at.state.form.seats) >= CROWD


def _beside(at: AtMatch, strips: Strips) -> ft.Control:
    """The strips left, the seats right of them: as a board, or on a low window as a list."""
    gap = 12
    right = _as_wide(at, at.look.width - _ASIDE - gap)
    side = ft.Column(
        strips(_as_wide(at, _ASIDE)),
        width=_ASIDE,
        spacing=at.look.gap,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if at.look.landscape:
        seats: ft.Control = ft.Column([rows(right)], scroll=ft.ScrollMode.AUTO, expand=True)
    else:
        seats = board(right)
        seats.expand = True
    return ft.Row(
        [side, seats],
        spacing=gap,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _as_wide(at: AtMatch, width: float) -> AtMatch:
    """The match in a window that is only so wide."""
    return replace(at, here=replace(at.here, look=replace(at.look, width=width)))
