"""A player to choose: badge and name on a chip."""

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import LABEL, text
from app.ui.layout import Look


def seat_chip(
    look: Look,
    seat: int,
    initial: str,
    name: str,
    *,
    label: str,
    chosen: bool,
    on_press: Press | None,
    identifier: str,
) -> ft.Control:
    """`label` is spoken. Put several into a row that wraps."""
    return pressable(
        ft.Row(
            [
                badge(look, seat, initial, 30),
                ft.Container(text(look, name, LABEL, lines=1), expand=True, expand_loose=True),
            ],
            spacing=8,
            tight=True,
        ),
        label=label,
        selected=chosen,
        on_press=on_press,
        identifier=identifier,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else None,
        border=_edge(chosen),
        radius=24,
        padding=ft.Padding.only(left=8, right=14),
        height=look.box(48),
    )


def word_chip(
    look: Look,
    word: str,
    *,
    label: str | None = None,
    chosen: bool = False,
    on_press: Press | None,
    identifier: str,
) -> ft.Control:
    """One of a few words or numbers, to be taken with a tap."""
    return pressable(
        ft.Row(
            [ft.Container(text(look, word, LABEL, lines=1), expand=True, expand_loose=True)],
            tight=True,
        ),
        label=label or word,
        selected=chosen,
        on_press=on_press,
        identifier=identifier,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else None,
        border=_edge(chosen),
        radius=24,
        padding=ft.Padding.symmetric(horizontal=16),
        height=look.box(48),
    )


def chips(items: list[ft.Control]) -> ft.Control:
    """Chips beside each other, in as many lines as they need."""
    return ft.Row(items, wrap=True, spacing=8, run_spacing=8)


def _edge(chosen: bool) -> ft.Border:
    return ft.Border.all(2 if chosen else 1, ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE)
