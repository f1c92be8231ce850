"""The keys for ranks: a tap enters a card of that rank, a long press takes one back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import SMALL, TextStyle, bold, text
from app.ui.layout import Look

_FACE: Final = TextStyle(26, ft.FontWeight.W_700, -0.02, 1.05)
_RADIUS: Final = 16


@dataclass(frozen=True)
class RankKey:
    """One key. `rank` is the code (`A 2 ... 10 J Q K`), `face` what the table's cards show.

    `below` is the small line: the value where it differs, "x2" once entered, "in hand" when used
    up. `special` is the wide golden one, which shows `worth` ("= 15").
    """

    rank: str
    face: str
    label: str
    below: str | None = None
    entered: bool = False
    used_up: bool = False
    special: bool = False
    worth: str = ""


def keypad(
    look: Look,
    keys: Sequence[RankKey],
    *,
    on_key: Callable[[str], object],
    on_take_back: Callable[[str], object],
    tail: Sequence[ft.Control] = (),
    columns: int = 4,
) -> ft.Control:
    """The keys in rows of `columns`, the special one twice as wide in the last with `tail`."""
    plain = [key for key in keys if not key.special]
    rows: list[list[ft.Control]] = [
        [
            rank_key(look, key, on_key, on_take_back, expand=1)
            for key in plain[start : start + columns]
        ]
        for start in range(0, len(plain), columns)
    ]
    special = [rank_key(look, key, on_key, on_take_back, expand=2) for key in keys if key.special]
    last = [*special, *tail]
    if last:
        rows.append(last)
    if rows and len(plain) % columns:
        at = len(plain) // columns
        rows[at] += [ft.Container(expand=1) for _ in range(columns - len(plain) % columns)]
    return ft.Column(
        [ft.Row(row, spacing=look.gap) for row in rows],
        spacing=look.gap,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def rank_key(
    look: Look,
    key: RankKey,
    on_key: Callable[[str], object],
    on_take_back: Callable[[str], object],
    *,
    expand: int | None = None,
) -> ft.Control:
    """One key in its state: rest, entered, used up, or the special one."""
    fill, ink, edge = _colours(key)
    content = _special(look, key, ink) if key.special else _plain(look, key, ink)
    return pressable(
        content,
        label=key.label,
        on_press=None if key.used_up else lambda: on_key(key.rank),
        on_long_press=lambda: on_take_back(key.rank),
        identifier=ids.entry_key(key.rank),
        bgcolor=fill,
        border=edge,
        radius=_RADIUS,
        height=look.box(look.key),
        alignment=ft.Alignment.CENTER,
        expand=expand,
    )


def tool_key(
    look: Look,
    icon: ft.IconData,
    label: str,
    on_press: Press | None,
    *,
    identifier: str,
    word: str | None = None,
    on_long_press: Press | None = None,
    height: float | None = None,
    expand: int | None = 1,
) -> ft.Control:
    """A key that is not a rank: erase, type a total. `word` stands below the icon."""
    ink = ft.Colors.ON_SURFACE if on_press else ft.Colors.OUTLINE
    mark = ft.Icon(icon, size=look.icon(22 if word else 26), color=ink)
    parts: list[ft.Control] = [mark]
    if word:
        parts.append(text(look, word, SMALL, ink, lines=1))
    return pressable(
        ft.Column(
            parts,
            spacing=1,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        label=label,
        on_press=on_press,
        on_long_press=on_long_press,
        identifier=identifier,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        radius=_RADIUS,
        height=look.box(height or look.key),
        alignment=ft.Alignment.CENTER,
        expand=expand,
    )


def _plain(look: Look, key: RankKey, ink: ft.ColorValue) -> ft.Control:
    parts: list[ft.Control] = [text(look, key.face, _FACE, ink, lines=1)]
    if key.used_up and look.large_text:
        # The words have no room in large text.
        parts.append(ft.Icon(ft.Icons.BACK_HAND_ROUNDED, size=look.icon(16), color=ink))
    elif key.below:
        below = ft.Colors.PRIMARY if key.entered else ft.Colors.ON_SURFACE_VARIANT
        style = bold(SMALL) if key.entered else SMALL
        parts.append(text(look, key.below, style, below, lines=1, align=ft.TextAlign.CENTER))
    return ft.Column(
        parts,
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _special(look: Look, key: RankKey, ink: ft.ColorValue) -> ft.Control:
    parts: list[ft.Control] = [text(look, key.face, _FACE, ink)]
    if not (look.large_text and key.below):
        star = ft.Icon(ft.Icons.STAR_ROUNDED, size=look.icon(22), color=ft.Colors.TERTIARY)
        parts.append(star)
    if key.below:
        parts.append(text(look, key.below, bold(TextStyle(14)), ink))
    if key.worth:
        parts.append(text(look, key.worth, bold(TextStyle(18)), ink))
    return ft.Row(parts, spacing=10, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _colours(key: RankKey) -> tuple[ft.ColorValue, ft.ColorValue, ft.Border | None]:
    if key.used_up:
        return (
            ft.Colors.SURFACE_CONTAINER_LOW,
            ft.Colors.ON_SURFACE_VARIANT,
            ft.Border.all(1, ft.Colors.OUTLINE),
        )
    if key.special:
        return (
            ft.Colors.TERTIARY_CONTAINER,
            ft.Colors.ON_TERTIARY_CONTAINER,
            ft.Border.all(2, ft.Colors.TERTIARY),
        )
    if key.entered:
        return (
            ft.Colors.SECONDARY_CONTAINER,
            ft.Colors.ON_SECONDARY_CONTAINER,
            ft.Border.all(2, ft.Colors.PRIMARY),
        )
    return ft.Colors.SURFACE_CONTAINER_HIGH, ft.Colors.ON_SURFACE, None
