"""A menu that comes up from below: what else can be done here."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.ui.components.bottom_sheet import bottom_sheet, sheet_scrolls, sheet_width, text_height
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import BODY, SUPPORT, TITLE, heading, text
from app.ui.layout import Look


@dataclass(frozen=True)
class MenuItem:
    """`detail` says what it means; with `on_press` None it is named but at rest.

    `icon` may be a drawing: a suit has no icon that everybody would know it by.
    """

    label: str
    icon: ft.IconData | ft.Image
    on_press: Press | None
    identifier: str | None = None
    detail: str | None = None


def menu_sheet(
    look: Look,
    title: str,
    items: Sequence[MenuItem],
    on_close: Press,
    detail: str | None = None,
) -> ft.BottomSheet:
    """For `use_modal`; it closes by a choice as well. `detail` says below the title what it is
    about.
    """
    head: list[ft.Control] = [heading(look, title, TITLE, lines=2)]
    if detail is not None:
        head.append(text(look, detail, BODY, ft.Colors.ON_SURFACE_VARIANT))
    top = ft.Container(
        ft.Column(head, spacing=4, tight=True),
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
    )
    rows = [_row(look, item, on_close) for item in items]
    scrolls = sheet_scrolls(look, _needed(look, title, items, detail))
    return bottom_sheet(look, [top, *rows], on_close, scrolls=scrolls, listed=True)


def _needed(look: Look, title: str, items: Sequence[MenuItem], detail: str | None) -> float:
    """About how high it gets."""
    wide = sheet_width(look) - 48
    room = wide - look.icon(24) - 16
    high = 44 + text_height(look, title, TITLE, wide) + text_height(look, detail or "", BODY, wide)
    for item in items:
        said = text_height(look, item.label, BODY, room)
        said += text_height(look, item.detail or "", SUPPORT, room)
        high += max(48, 26 + said)
    return high


def _row(look: Look, item: MenuItem, on_close: Press) -> ft.Control:
    at_rest = item.on_press is None
    ink = ft.Colors.OUTLINE if at_rest else ft.Colors.ON_SURFACE
    more = 2 if look.large_text else 0
    words: list[ft.Control] = [text(look, item.label, BODY, ink, lines=2 + more)]
    if item.detail is not None:
        words.append(text(look, item.detail, SUPPORT, ft.Colors.ON_SURFACE_VARIANT, lines=3 + more))

    def choose() -> object:
        on_close()
        return item.on_press() if item.on_press is not None else None

    return pressable(
        ft.Row(
            [
                _sign(look, item.icon, at_rest),
                ft.Column(words, spacing=2, tight=True, expand=True),
            ],
            spacing=16,
        ),
        label=item.label if item.detail is None else f"{item.label}. {item.detail}",
        on_press=None if at_rest else choose,
        identifier=item.identifier,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=16, vertical=12),
    )


def _sign(look: Look, icon: ft.IconData | ft.Image, at_rest: bool) -> ft.Control:
    if isinstance(icon, ft.Image):
        return icon
    return ft.Icon(
        icon,
        size=look.icon(24),
        color=ft.Colors.OUTLINE if at_rest else ft.Colors.ON_SURFACE_VARIANT,
    )
