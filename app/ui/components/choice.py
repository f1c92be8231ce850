"""One of a few: segments beside each other, below each other where text is large."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from app.ui.components.panel import stack_or_row
from app.ui.components.pressable import pressable
from app.ui.components.text import BODY, LABEL, text
from app.ui.layout import Look


@dataclass(frozen=True)
class Option:
    """`value` is what `on_change` gets; `spoken` replaces the label for a screen reader."""

    value: str
    label: str
    identifier: str | None = None
    spoken: str | None = None


def segmented(
    look: Look,
    options: Sequence[Option],
    value: str | None,
    on_change: Callable[[str], object] | None,
    *,
    stacked: bool | None = None,
) -> ft.Control:
    """The options in one rounded frame; `stacked` None leaves it to the text size."""
    tall = look.large_text if stacked is None else stacked
    parts: list[ft.Control] = []
    for option in options:
        if parts:
            parts.append(
                ft.Container(
                    bgcolor=ft.Colors.OUTLINE, width=None if tall else 1, height=1 if tall else None
                )
            )
        parts.append(_segment(look, option, option.value == value, on_change, tall))
    content: ft.Control
    if tall:
        content = ft.Column(
            parts, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    else:
        content = ft.Row(
            parts,
            spacing=0,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Container(
        content,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=24,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def choice_row(
    look: Look,
    label: str,
    options: Sequence[Option],
    value: str | None,
    on_change: Callable[[str], object] | None,
) -> ft.Control:
    """`segmented` with its label beside or above it."""
    return stack_or_row(
        look, text(look, label, BODY, lines=2), segmented(look, options, value, on_change)
    )


def option_list(
    look: Look,
    options: Sequence[Option],
    value: str | None,
    on_change: Callable[[str], object],
) -> ft.Control:
    """The options as rows with radio marks, for long words or many of them."""
    rows: list[ft.Control] = []
    for option in options:
        on = option.value == value
        mark = ft.Icon(
            ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if on else ft.Icons.RADIO_BUTTON_OFF_ROUNDED,
            size=look.icon(24),
            color=ft.Colors.PRIMARY if on else ft.Colors.ON_SURFACE_VARIANT,
        )
        rows.append(
            pressable(
                ft.Row(
                    [mark, ft.Container(text(look, option.label, BODY, lines=2), expand=True)],
                    spacing=14,
                ),
                label=option.spoken or option.label,
                selected=on,
                on_press=lambda picked=option.value: on_change(picked),  # type: ignore[misc]
                identifier=option.identifier,
                padding=ft.Padding.symmetric(horizontal=14, vertical=13),
            )
        )
    return ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _segment(
    look: Look,
    option: Option,
    on: bool,
    on_change: Callable[[str], object] | None,
    tall: bool,
) -> ft.Control:
    ink = ft.Colors.ON_SECONDARY_CONTAINER if on else ft.Colors.ON_SURFACE
    word = text(look, option.label, LABEL, ink, lines=2, align=ft.TextAlign.CENTER)
    parts: list[ft.Control] = [ft.Container(word, expand=True, expand_loose=True)]
    if on:
        parts.insert(0, ft.Icon(ft.Icons.CHECK_ROUNDED, size=look.icon(18), color=ink))
    return pressable(
        ft.Row(parts, spacing=5, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        label=option.spoken or option.label,
        selected=on,
        on_press=None if on_change is None else lambda: on_change(option.value),
        identifier=option.identifier,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if on else None,
        padding=ft.Padding.symmetric(horizontal=6, vertical=4),
        height=look.box(48),
        alignment=ft.Alignment.CENTER,
        expand=None if tall else 1,
    )
