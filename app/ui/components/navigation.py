"""The four places of the app: a bar at the bottom of a phone, a rail beside anything wider."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from app.ui import ids
from app.ui.components.pressable import pressable
from app.ui.components.text import SMALL, TextStyle, bold, text
from app.ui.layout import Look


@dataclass(frozen=True)
class Destination:
    """`target` (`matches players rules settings`) is what `on_select` gets."""

    target: str
    label: str
    icon: ft.IconData


def shell(
    look: Look,
    content: ft.Control,
    destinations: Sequence[Destination],
    selected: str,
    on_select: Callable[[str], object],
) -> ft.Control:
    """`content` with the way to the other places; it fills the window."""
    items = [_item(look, each, each.target == selected, on_select) for each in destinations]
    # The content keeps its place in the tree whichever is shown: what was half typed or chosen in
    # it outlives the turning of a phone.
    return ft.Row(
        [
            _nowhere() if look.compact else _rail(look, items),
            ft.Column(
                [
                    ft.Container(content, expand=True),
                    _bar(look, items) if look.compact else _nowhere(),
                ],
                spacing=0,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _nowhere() -> ft.Control:
    """In the place of the bar or the rail where that is not shown."""
    return ft.Container(visible=False)


def _bar(look: Look, items: Sequence[ft.Control]) -> ft.Control:
    for item in items:
        item.expand = 1
    return ft.Container(
        ft.SafeArea(
            avoid_intrusions_top=False,
            content=ft.Row(list(items), spacing=0),
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        padding=ft.Padding.symmetric(horizontal=2, vertical=2 if look.short else 6),
    )


def _rail(look: Look, items: Sequence[ft.Control]) -> ft.Control:
    return ft.Container(
        ft.SafeArea(
            avoid_intrusions_right=False,
            content=ft.Column(list(items), spacing=4, scroll=ft.ScrollMode.AUTO),
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        width=look.box(104),
        padding=ft.Padding.symmetric(horizontal=4, vertical=8),
    )


def _item(
    look: Look, each: Destination, here: bool, on_select: Callable[[str], object]
) -> ft.Control:
    ink = ft.Colors.ON_SURFACE if here else ft.Colors.ON_SURFACE_VARIANT
    height = 28 if look.short else 32
    icon = ft.Icon(each.icon, size=24, color=ft.Colors.ON_SECONDARY_CONTAINER if here else ink)
    pill: ft.Control = icon
    if here:
        pill = ft.Container(
            icon,
            width=60,
            height=height,
            border_radius=16,
            bgcolor=ft.Colors.SECONDARY_CONTAINER,
            alignment=ft.Alignment.CENTER,
        )
    else:
        icon.margin = ft.Margin.symmetric(vertical=(height - 24) / 2)
    # The longest label just fits a quarter of 360: it grows only as far as the window is wider.
    room = max(1.0, look.width / 360) if look.compact else 1.3
    style = TextStyle(12 * min(look.text_scale, room), SMALL.weight, 0, 1.2)
    return pressable(
        ft.Column(
            [
                pill,
                text(
                    look,
                    each.label,
                    bold(style) if here else style,
                    ink,
                    lines=1,
                    align=ft.TextAlign.CENTER,
                    fixed=True,
                ),
            ],
            spacing=3,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        label=each.label,
        selected=here,
        on_press=lambda: on_select(each.target),
        identifier=ids.nav(each.target),
        radius=16,
        padding=ft.Padding.symmetric(horizontal=0, vertical=4),
        alignment=ft.Alignment.CENTER,
        width=None if look.compact else look.box(96),
    )
