"""Plain surfaces: the outlined card everything stands on, and lines between its rows."""

from collections.abc import Sequence

import flet as ft

from app.ui.layout import Look


def panel(
    content: ft.Control,
    *,
    fill: ft.ColorValue = ft.Colors.SURFACE_CONTAINER_LOWEST,
    edge: ft.ColorValue | None = ft.Colors.OUTLINE_VARIANT,
    radius: float = 22,
    padding: ft.PaddingValue = 16,
    clip: bool = False,
    expand: bool | int | None = None,
) -> ft.Container:
    """A card: flat, with an outline of 1 px unless `edge` is None."""
    return ft.Container(
        content,
        bgcolor=fill,
        border=None if edge is None else ft.Border.all(1, edge),
        border_radius=radius,
        padding=padding,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS if clip else None,
        expand=expand,
    )


def ruled(rows: Sequence[ft.Control], *, indent: float = 0) -> ft.Column:
    """`rows` below each other with hairlines between them."""
    lines: list[ft.Control] = []
    for row in rows:
        if lines:
            lines.append(
                ft.Container(
                    height=1,
                    bgcolor=ft.Colors.OUTLINE_VARIANT,
                    margin=ft.Margin.only(left=indent),
                )
            )
        lines.append(row)
    return ft.Column(lines, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def stack_or_row(
    look: Look, label: ft.Control, content: ft.Control, *, share: tuple[int, int] = (27, 73)
) -> ft.Control:
    """A labelled control: beside its label, or under it where text is large."""
    if look.large_text:
        return ft.Column(
            [label, content], spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    return ft.Row(
        [ft.Container(label, expand=share[0]), ft.Container(content, expand=share[1])], spacing=8
    )
