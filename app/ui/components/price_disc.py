"""The disc in the middle of the tiles: what one pass costs."""

from collections.abc import Sequence

import flet as ft

from app.ui.components.text import SMALL, TextStyle, bold, text
from app.ui.layout import Look


def price_disc(look: Look, price: str, word: str) -> ft.Control:
    """`price` ("+2") over `word` ("a pass"), on a ring of the page's ground."""
    size = 58 if look.short else 76
    return ft.Container(
        ft.Column(
            [
                text(look, price, bold(TextStyle(18 if look.short else 22, line=1.1)), fixed=True),
                text(
                    look,
                    word,
                    SMALL,
                    ft.Colors.ON_SURFACE_VARIANT,
                    lines=1,
                    align=ft.TextAlign.CENTER,
                    fixed=True,
                ),
            ],
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            spacing=0,
        ),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(6, ft.Colors.SURFACE),
        alignment=ft.Alignment.CENTER,
        ignore_interactions=True,
    )


def tile_grid(look: Look, tiles: Sequence[ft.Control], centre: ft.Control | None) -> ft.Control:
    """Four tiles, clockwise from the top left, with `centre` over the corner where they meet. The
    tiles share the room as their `expand` says.

    On a low window the four stand in one row, in their order of play; with large text they
    grow and the page scrolls.
    """
    grow = not look.scrolls
    if look.landscape:
        return ft.Row(
            list(tiles),
            spacing=8,
            expand=grow,
            intrinsic_height=not grow,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    one, two, three, four = tiles
    rows: list[ft.Control] = [
        ft.Row(
            list(pair),
            spacing=8,
            expand=grow,
            intrinsic_height=not grow,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for pair in ((one, two), (four, three))
    ]
    column = ft.Column(rows, spacing=8, expand=grow)
    if centre is None or not grow:
        return column
    # It covers the tiles, whose taps must come through.
    overlay = ft.Container(
        centre, alignment=ft.Alignment.CENTER, expand=True, ignore_interactions=True
    )
    return ft.Stack(
        [column, overlay],
        expand=True,
    )
