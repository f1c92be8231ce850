"""The hand being entered: whose it is, the running sum, the cards."""

from collections.abc import Sequence

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.mini_card import HEIGHT
from app.ui.components.panel import panel
from app.ui.components.text import NAME, SUPPORT, TITLE, digits, text
from app.ui.layout import Look


def hand_card(
    look: Look,
    *,
    seat: int,
    name: str,
    initial: str,
    detail: str,
    sum_text: str,
    sum_label: str,
    cards: Sequence[ft.Control],
    tool: ft.Control | None = None,
    expand: bool | None = None,
) -> ft.Control:
    """`detail` is the line below the name ("2 cards, 15 + 10"); `sum_label` is said live.

    `cards` are `mini_card`s, or `inline_chip`s on a short screen; they scroll sideways. `tool`
    stays in its place at their end.
    """
    low = look.short
    words = ft.Column(
        [
            text(look, name, TITLE if low else NAME, lines=1),
            # A sum is shown whole, however many cards it has.
            text(look, detail, SUPPORT, ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    size = (44 if low else 84) * (1.0 if len(sum_text) < 3 else 0.75)
    total = ft.Semantics(
        label=sum_label,
        live_region=True,
        exclude_semantics=True,
        content=text(look, sum_text, digits(size), lines=1),
    )
    head = ft.Row(
        [badge(look, seat, initial, 36 if low else 52), words, total],
        spacing=10 if low else 14,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    lying: ft.Control = ft.Row(
        list(cards),
        spacing=0 if low else 6,
        scroll=ft.ScrollMode.HIDDEN,
        auto_scroll=True,
        height=look.box(30) + 18 if low else HEIGHT + 8,
    )
    if tool is not None:
        lying.expand = True
        lying = ft.Row([lying, tool], spacing=4)
    return panel(
        ft.Column(
            [head, lying],
            spacing=0 if low else 12,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            expand=expand,
        ),
        radius=24,
        padding=ft.Padding.only(left=14, right=14, top=6, bottom=0)
        if low
        else ft.Padding.only(left=16, right=16, top=12, bottom=16),
        expand=expand,
    )
