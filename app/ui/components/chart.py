"""The shell of a chart: looked at as a picture, heard as one sentence, read as a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from app.ui.components.buttons import text_button
from app.ui.components.panel import panel, ruled
from app.ui.components.pressable import Press
from app.ui.components.text import BODY, LABEL, SUPPORT, bold, heading, text
from app.ui.layout import Look


@dataclass(frozen=True)
class Numbers:
    """What a chart shows, as a table. The first cell names its row; `spoken`: the head as it is
    said, where a column has room for initials only.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    spoken: tuple[str, ...] = ()


def charts() -> Any:
    """The charts library. It takes long to import: that is done when the first chart is drawn."""
    import flet_charts

    return flet_charts


def chart_card(
    look: Look,
    title: str,
    picture: ft.Control,
    summary: str,
    numbers: Numbers,
    *,
    shown: bool,
    on_toggle: Press,
    toggle: str,
    identifier: str | None = None,
    legend: Sequence[ft.Control] = (),
) -> ft.Control:
    """`picture` stands for `summary`: of itself it would say loose numbers.

    The table is there while `shown`; `toggle` is the caption of the button that turns it.
    """
    parts: list[ft.Control] = [
        _head(heading(look, title), legend),
        ft.Semantics(
            label=summary, image=True, container=True, exclude_semantics=True, content=picture
        ),
        ft.Row([text_button(look, toggle, on_toggle, identifier=identifier)]),
    ]
    if shown:
        parts.append(number_table(look, numbers))
    return panel(
        ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=16, right=16, top=14, bottom=8),
    )


def number_table(look: Look, numbers: Numbers) -> ft.Control:
    """Row by row; where text is large each number stands with its caption."""
    rows = [_row(look, numbers, row) for row in numbers.rows]
    if not look.large_text:
        head = ft.Semantics(
            exclude_semantics=True,
            content=_cells(look, numbers.head, head=True),
        )
        rows.insert(0, head)
    return ruled(rows)


def _head(title: ft.Control, legend: Sequence[ft.Control]) -> ft.Control:
    if not legend:
        return title
    return ft.Row(
        [title, ft.Row(list(legend), spacing=12, run_spacing=4, wrap=True)],
        spacing=12,
        run_spacing=4,
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def _row(look: Look, numbers: Numbers, cells: tuple[str, ...]) -> ft.Control:
    captions = numbers.spoken or numbers.head
    said = ", ".join(
        f"{caption} {cell}" for caption, cell in zip(captions[1:], cells[1:], strict=True) if cell
    )
    content = _stacked(look, captions, cells) if look.large_text else _cells(look, cells)
    return ft.Semantics(
        label=f"{cells[0]}: {said}", container=True, exclude_semantics=True, content=content
    )


def _cells(look: Look, cells: tuple[str, ...], *, head: bool = False) -> ft.Control:
    style, ink = (LABEL, ft.Colors.ON_SURFACE_VARIANT) if head else (BODY, ft.Colors.ON_SURFACE)
    few = len(cells) <= 4
    first, *others = cells
    parts = [ft.Container(text(look, first, style, ink, lines=2), expand=3 if few else 2)]
    parts += [
        ft.Container(text(look, cell, style, ink, lines=2, align=ft.TextAlign.END), expand=2)
        for cell in others
    ]
    return ft.Container(ft.Row(list(parts), spacing=6), padding=ft.Padding.symmetric(vertical=6))


def _stacked(look: Look, captions: tuple[str, ...], cells: tuple[str, ...]) -> ft.Control:
    pairs = [
        text(look, f"{caption} {cell}", SUPPORT)
        for caption, cell in zip(captions[1:], cells[1:], strict=True)
        if cell
    ]
    return ft.Container(
        ft.Column(
            [
                text(look, cells[0], bold(LABEL)),
                ft.Row(list(pairs), spacing=16, run_spacing=2, wrap=True),
            ],
            spacing=2,
        ),
        padding=ft.Padding.symmetric(vertical=6),
    )
