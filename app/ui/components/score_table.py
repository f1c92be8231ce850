"""The score sheet: a row a hand, a column a player; head and totals stay in sight."""

from collections.abc import Callable, Sequence

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.marks import Mark, MarkKind, flag, mark_icon
from app.ui.components.pressable import pressable
from app.ui.components.score_cells import TIGHT, Column, Hand, box, cell, line
from app.ui.components.text import LABEL, SMALL, bold, digits, text
from app.ui.layout import Look


def score_table(
    look: Look,
    columns: Sequence[Column],
    hands: Sequence[Hand],
    *,
    sum_label: str,
    on_hand: Callable[[int], object] | None = None,
    available: float | None = None,
    after: ft.Control | None = None,
) -> ft.Control:
    """The table fills its place and scrolls inside. `on_hand` gets the index of a tapped hand.
    `after` stands below the last hand, scrolling with them.

    `available` is the width it has, the window's less its edges when None; columns that would
    get narrower than their numbers make it scroll sideways as a whole.
    """
    room = (available or min(look.width, look.content_width or look.width) - 2 * look.edge) - 2
    first = look.box(34)
    least = look.box(62)
    if len(columns) > 4:
        least = look.box(80) if look.large_text else 46
    wide = max(least, (room - first) / max(len(columns), 1))
    if look.large_text:
        least += 40 * (look.text_scale - 1)
        wide = max(least, wide)
    sideways = first + wide * len(columns) > room + 1
    body = ft.Column(
        [
            *(_hand(look, hand, first, wide, on_hand) for hand in hands),
            *([] if after is None else [ft.Container(after, padding=12, width=room)]),
        ],
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        auto_scroll=False,
        expand=True,
    )
    whole = ft.Column(
        [_head(look, columns, first, wide), body, _totals(look, columns, first, wide, sum_label)],
        spacing=0,
        width=first + wide * len(columns) if sideways else None,
        expand=not sideways,
    )
    return ft.Container(
        ft.Row(
            [whole],
            scroll=ft.ScrollMode.AUTO if sideways else None,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            expand=True,
        ),
        bgcolor=look.palette.sheet,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=24,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        expand=True,
    )


def _head(look: Look, columns: Sequence[Column], first: float, wide: float) -> ft.Control:
    cells: list[ft.Control] = []
    for column in columns:
        parts: list[ft.Control] = [
            badge(look, column.seat, column.initial, 26 if look.short else 30)
        ]
        if wide >= TIGHT and not (look.short and len(columns) > 4):
            parts.append(text(look, column.name, LABEL, lines=1, align=ft.TextAlign.CENTER))
        cells.append(
            box(
                look,
                ft.Column(
                    parts,
                    spacing=3,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                wide,
                ft.Alignment.CENTER,
            )
        )
    return ft.Container(
        line(first, ft.Container(), cells),
        padding=ft.Padding.symmetric(vertical=2),
        border=ft.Border(bottom=ft.BorderSide(2, ft.Colors.OUTLINE_VARIANT)),
    )


def _hand(
    look: Look,
    hand: Hand,
    first: float,
    wide: float,
    on_hand: Callable[[int], object] | None,
) -> ft.Control:
    signs: list[ft.Control] = [
        ft.Icon(sign, size=look.icon(15), color=ft.Colors.ON_SURFACE_VARIANT) for sign in hand.signs
    ]
    if hand.blocked:
        signs.append(mark_icon(look, MarkKind.BLOCKED, 15))
    number = ft.Column(
        [
            text(look, hand.number, LABEL, ft.Colors.ON_SURFACE_VARIANT),
            ft.Row(
                signs,
                spacing=1,
                run_spacing=1,
                wrap=True,
                alignment=ft.MainAxisAlignment.CENTER,
                visible=bool(signs),
            ),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    cells = [box(look, cell(look, filled, hand, tight=wide < TIGHT), wide) for filled in hand.cells]
    height = (44 if hand.coming else 54) if look.short else (52 if hand.coming else 66)
    press = None if on_hand is None or hand.coming else lambda: on_hand(hand.index)
    return pressable(
        ft.Container(
            line(first, number, cells),
            border=ft.Border(bottom=ft.BorderSide(1, look.palette.sheet_line)),
        ),
        label=hand.label,
        on_press=press,
        identifier=None if hand.coming else ids.sheet_hand(hand.index),
        bgcolor=_ground(look, hand),
        height=look.box(height) + (14 * (look.text_scale - 1) if look.large_text else 0),
    )


def _ground(look: Look, hand: Hand) -> ft.ColorValue | None:
    if hand.behind:
        return ft.Colors.SURFACE_CONTAINER_HIGH
    return look.palette.sheet_blocked if hand.blocked else None


def _totals(
    look: Look, columns: Sequence[Column], first: float, wide: float, sum_label: str
) -> ft.Control:
    cells: list[ft.Control] = []
    for column in columns:
        word: ft.Control
        tight = wide < TIGHT
        if tight or (column.mark is not None and not _both_fit(look, column.word, wide)):
            sign = [mark_icon(look, column.mark, 15)] if column.mark else []
            word = ft.Row(sign, height=16, alignment=ft.MainAxisAlignment.END)
        elif column.mark is None:
            word = text(look, column.word, SMALL, ft.Colors.ON_SURFACE_VARIANT, lines=1)
        else:
            word = flag(look, Mark(column.mark, column.word), bold(SMALL))
        size = (22 if tight else 26 if look.short else 32) * (1 if len(column.total) < 3 else 0.82)
        content = ft.Column(
            [text(look, column.total, digits(size), lines=1), word],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        )
        said = ft.Semantics(label=column.label, exclude_semantics=True, content=content)
        cells.append(box(look, said, wide, ft.Alignment.CENTER_RIGHT))
    sigma = ft.Icon(
        ft.Icons.FUNCTIONS_ROUNDED,
        size=look.icon(24),
        color=ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=sum_label,
    )
    return ft.Container(
        line(first, sigma, cells),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border(top=ft.BorderSide(2, ft.Colors.OUTLINE_VARIANT)),
    )


def _both_fit(look: Look, word: str, wide: float) -> bool:
    """Whether a sign has room for its word beside it; shortened, the word would say little."""
    size = look.grown(SMALL.size)
    return size + 3 + len(word) * size * 0.46 <= wide - 12
