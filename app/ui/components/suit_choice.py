"""Whether suits are told apart, and which one the next cards get."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from app.ui import ids
from app.ui.components.drawing import suit_icon
from app.ui.components.pressable import handler, pressable
from app.ui.components.text import LABEL
from app.ui.layout import Look


@dataclass(frozen=True)
class SuitName:
    """`suit` is `S H D C`, `name` is spoken."""

    suit: str
    name: str


def suit_choice(
    look: Look,
    word: str,
    suits: Sequence[SuitName],
    *,
    on: bool,
    suit: str | None,
    on_switch: Callable[[bool], object],
    on_suit: Callable[[str], object],
) -> ft.Control:
    """The switch named `word`; while it is `on`, the four suits, the chosen one marked."""
    switch = ids.tag(
        ids.ENTRY_SUITS,
        ft.Switch(
            value=on,
            label=word,
            label_text_style=ft.TextStyle(
                size=look.font(LABEL.size), weight=LABEL.weight, letter_spacing=0
            ),
            on_change=handler(lambda: on_switch(not on)),
        ),
    )
    if not on:
        return ft.Row([switch], height=look.box(48))
    segments = ft.Container(
        ft.Row(
            _with_lines([_segment(look, each, each.suit == suit, on_suit) for each in suits]),
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        height=look.box(50),
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=24,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        expand=True,
    )
    if look.large_text:
        segments.expand = None
        return ft.Column([switch, segments], spacing=4)
    return ft.Row([switch, segments], spacing=10)


def _segment(
    look: Look, each: SuitName, chosen: bool, on_suit: Callable[[str], object]
) -> ft.Control:
    parts: list[ft.Control] = [suit_icon(look, each.suit, look.icon(22))]
    if chosen:
        ink = ft.Colors.ON_SECONDARY_CONTAINER
        parts.insert(0, ft.Icon(ft.Icons.CHECK_ROUNDED, size=18, color=ink))
    return pressable(
        ft.Row(parts, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        label=each.name,
        selected=chosen,
        on_press=lambda: on_suit(each.suit),
        identifier=ids.entry_suit(each.suit),
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else None,
        alignment=ft.Alignment.CENTER,
        expand=1,
    )


def _with_lines(segments: Sequence[ft.Control]) -> list[ft.Control]:
    parts: list[ft.Control] = []
    for segment in segments:
        if parts:
            parts.append(ft.Container(width=1, bgcolor=ft.Colors.OUTLINE))
        parts.append(segment)
    return parts
