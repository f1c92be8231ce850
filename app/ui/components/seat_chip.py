"""Chips of which one is chosen: a player by badge and name, a word, a number."""

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
    even: bool = False,
) -> ft.Control:
    """`label` is spoken. For `chips`; or, `even`, for a row of chips that are equally wide."""
    return _chip(
        look,
        [badge(look, seat, initial, 26 if even else 30), _word(look, name)],
        ft.Padding.symmetric(horizontal=10) if even else ft.Padding.only(left=8, right=14),
        label=label,
        chosen=chosen,
        on_press=on_press,
        identifier=identifier,
        expand=1 if even else None,
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
    return _chip(
        look,
        [_word(look, word)],
        ft.Padding.symmetric(horizontal=16),
        label=label or word,
        chosen=chosen,
        on_press=on_press,
        identifier=identifier,
    )


def chips(items: list[ft.Control]) -> ft.Control:
    """Chips beside each other, in as many lines as they need."""
    return ft.Row(items, wrap=True, spacing=8, run_spacing=8)


def _word(look: Look, word: str) -> ft.Control:
    return ft.Container(text(look, word, LABEL, lines=1), expand=True, expand_loose=True)


def _chip(
    look: Look,
    parts: list[ft.Control],
    padding: ft.Padding,
    *,
    label: str,
    chosen: bool,
    on_press: Press | None,
    identifier: str,
    expand: int | None = None,
) -> ft.Control:
    edge = ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE
    return pressable(
        ft.Row(parts, spacing=8, tight=True),
        label=label,
        selected=chosen,
        on_press=on_press,
        identifier=identifier,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else None,
        border=ft.Border.all(2 if chosen else 1, edge),
        radius=24,
        padding=padding,
        height=look.box(48),
        expand=expand,
    )
