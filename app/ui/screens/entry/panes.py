"""Two panes beside each other for a low or a wide window: what is entered left, keys right."""

from collections.abc import Sequence

import flet as ft

from app.ui.components.scaffold import scaffold
from app.ui.layout import Look

_LEFT_WIDTH = 560


def panes(
    look: Look,
    header: ft.Control,
    left: Sequence[ft.Control],
    right: Sequence[ft.Control],
    action: ft.Control,
    right_width: float,
) -> ft.Control:
    """Each pane scrolls by itself. The action stays in sight below `left` in a low window; where
    there is room it stands below the keys.

    `right` gets half of the window at most, and no more than `right_width`.
    """
    entered, keys = widths(look, right_width)
    if look.landscape:
        entering = ft.Column(
            [_scrolling(look, left), action],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        entering = _scrolling(look, left)
        right = [*right, ft.Container(height=8), action]
    beside = ft.Row(
        [
            ft.Container(entering, width=entered, padding=ft.Padding.only(bottom=10)),
            ft.Container(_scrolling(look, right), width=keys, padding=ft.Padding.only(bottom=10)),
        ],
        spacing=_gap(look),
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return scaffold(look, beside, header=header, fill=True, own_scroll=True, wide=True)


def part(look: Look, controls: Sequence[ft.Control]) -> ft.Control:
    """Controls below each other, which may be none. It keeps its place among its neighbours, so
    that those stay what they are, also for a tap on its way, when controls come and go.
    """
    return ft.Column(
        list(controls),
        visible=bool(controls),
        spacing=look.gap,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def widths(look: Look, right_width: float) -> tuple[float, float]:
    """How wide the two panes are."""
    room = look.width - 2 * look.edge - _gap(look)
    keys = min(right_width, room / 2)
    return min(_LEFT_WIDTH, room - keys), keys


def _gap(look: Look) -> float:
    return 16 if look.landscape else 24


def _scrolling(look: Look, parts: Sequence[ft.Control]) -> ft.Column:
    return ft.Column(
        list(parts),
        spacing=look.gap,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
