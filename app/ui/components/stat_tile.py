"""Numbers of statistics: as tiles beside each other, or in lines with their captions."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.ui.components.panel import panel, ruled
from app.ui.components.text import BODY, LABEL, SUPPORT, bold, digits, text
from app.ui.layout import Look

_BESIDE = 3


@dataclass(frozen=True)
class Stat:
    """`detail` stands small after the value: "61×"; `said` is how both are read out."""

    caption: str
    value: str
    detail: str = ""
    icon: ft.IconData | None = None
    ink: ft.ColorValue = ft.Colors.ON_SURFACE
    said: str = ""

    @property
    def label(self) -> str:
        return f"{self.caption}: {self.said or ' '.join(filter(None, (self.value, self.detail)))}"


def stat_tiles(look: Look, stats: Sequence[Stat]) -> ft.Control:
    """Three beside each other; where text is large, lines."""
    if look.large_text:
        return panel(stat_lines(look, stats), padding=ft.Padding.symmetric(horizontal=16))
    rows = [stats[start : start + _BESIDE] for start in range(0, len(stats), _BESIDE)]
    return ft.Column(
        [
            ft.Row(
                [_tile(look, stat) for stat in row],
                spacing=look.gap,
                intrinsic_height=True,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
            for row in rows
        ],
        spacing=look.gap,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def stat_lines(look: Look, stats: Sequence[Stat]) -> ft.Control:
    """One below the other, each caption at the left of its number."""
    return ruled([_line(look, stat) for stat in stats])


def _tile(look: Look, stat: Stat) -> ft.Control:
    narrow = look.width < 380
    caption = text(look, stat.caption, SUPPORT, ft.Colors.ON_SURFACE_VARIANT, lines=2, expand=True)
    head: list[ft.Control] = [caption]
    if stat.icon is not None:
        head.insert(0, ft.Icon(stat.icon, size=look.icon(16), color=stat.ink))
    value: list[ft.Control] = [text(look, stat.value, digits(28), stat.ink, lines=1)]
    if stat.detail:
        value.append(_detail(look, stat))
    content = ft.Column(
        [
            ft.Row(head, spacing=4, vertical_alignment=ft.CrossAxisAlignment.START),
            ft.Row(
                value,
                spacing=6,
                run_spacing=2,
                wrap=True,
                vertical_alignment=ft.CrossAxisAlignment.END,
            ),
        ],
        spacing=6,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    said = ft.Semantics(label=stat.label, container=True, exclude_semantics=True, content=content)
    return panel(
        said,
        radius=20,
        padding=ft.Padding.symmetric(horizontal=10 if narrow else 13, vertical=12),
        expand=1,
    )


def _detail(look: Look, stat: Stat) -> ft.Control:
    return text(look, stat.detail, SUPPORT, ft.Colors.ON_SURFACE_VARIANT)


def _line(look: Look, stat: Stat) -> ft.Control:
    value: list[ft.Control] = [text(look, stat.value, bold(BODY), stat.ink)]
    if stat.detail:
        value.append(_detail(look, stat))
    caption = text(look, stat.caption, LABEL if look.large_text else BODY)
    content: ft.Control = ft.Row(
        [
            ft.Container(caption, expand=3),
            ft.Container(
                ft.Row(
                    value,
                    spacing=8,
                    run_spacing=2,
                    wrap=True,
                    alignment=ft.MainAxisAlignment.END,
                    vertical_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                expand=2,
            ),
        ],
        spacing=12,
    )
    if look.large_text and look.compact:
        # A long word in large letters needs the whole width.
        content = ft.Column(
            [caption, ft.Row(value, spacing=8, run_spacing=2, wrap=True)],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Semantics(
        label=stat.label,
        container=True,
        exclude_semantics=True,
        content=ft.Container(content, padding=ft.Padding.symmetric(vertical=10)),
    )
