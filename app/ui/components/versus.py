"""Two players compared: how often one stood ahead, level or behind, in words and as a bar."""

from dataclasses import dataclass

import flet as ft

from app.ui.components.pressable import Press, pressable
from app.ui.components.text import LABEL, TextStyle, bold, text
from app.ui.layout import Look


@dataclass(frozen=True)
class Versus:
    """The counts, and the words for each: "14 ahead", "4 level", "13 behind"."""

    counts: tuple[int, int, int]
    words: tuple[str, str, str]


def versus_row(
    look: Look,
    name: str,
    badge: ft.Control,
    versus: Versus,
    *,
    bar: bool,
    label: str,
    on_press: Press,
    identifier: str | None = None,
) -> ft.Control:
    """A row of a list; pressed, it opens the comparison. Without `bar` the words say it all."""
    who = text(look, name, TextStyle(17, ft.FontWeight.W_500, 0, 1.25), lines=2)
    lines: list[ft.Control] = [
        ft.Row(
            [who, versus_words(look, versus)],
            spacing=10,
            run_spacing=2,
            wrap=True,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        )
    ]
    if bar:
        lines.append(versus_bar(look, versus))
    return pressable(
        ft.Row(
            [
                badge,
                ft.Column(
                    lines,
                    spacing=6,
                    tight=True,
                    expand=True,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
            ],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        label=label,
        on_press=on_press,
        identifier=identifier,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=4, vertical=10),
    )


def versus_words(look: Look, versus: Versus) -> ft.Control:
    """The three counts, each in the colour of its part of the bar."""
    inks = (ft.Colors.PRIMARY, ft.Colors.TERTIARY, ft.Colors.ON_SURFACE_VARIANT)
    return ft.Row(
        [
            text(look, word, bold(LABEL) if ink != inks[2] else LABEL, ink)
            for word, ink in zip(versus.words, inks, strict=True)
        ],
        spacing=10,
        run_spacing=2,
        wrap=True,
        tight=True,
    )


def versus_bar(look: Look, versus: Versus, height: float = 12) -> ft.Control:
    """The counts as lengths; silent, for its words stand beside it."""
    fills = (ft.Colors.PRIMARY, ft.Colors.TERTIARY, look.palette.chart_neutral)
    parts: list[ft.Control] = [
        ft.Container(bgcolor=fill, height=height, expand=count, border_radius=2)
        for count, fill in zip(versus.counts, fills, strict=True)
        if count
    ]
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(parts, spacing=2),
            border_radius=height / 2,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
    )
