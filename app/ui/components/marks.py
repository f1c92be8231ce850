"""Marks: small facts about a seat, each an icon with its word."""

from dataclasses import dataclass
from enum import Enum

import flet as ft

from app.ui.components.drawing import suit_icon
from app.ui.components.text import LABEL, SMALL, TextStyle, bold, text
from app.ui.layout import Look


class MarkKind(Enum):
    """What a mark says; the word for it comes from the caller."""

    DEALS = "deals"
    LEADS = "leads"
    OPENS = "opens"
    WENT_OUT = "went out"
    BLOCKED = "blocked"
    LOWEST = "lowest"
    NEAR = "near"
    REACHED = "reached"
    LEFT = "left"


@dataclass(frozen=True)
class Mark:
    kind: MarkKind
    word: str
    rank: str = "9"
    """For OPENS: the rank as it is printed on the table's cards."""


_ICONS = {
    MarkKind.DEALS: ft.Icons.STYLE_ROUNDED,
    MarkKind.LEADS: ft.Icons.PLAY_ARROW_ROUNDED,
    MarkKind.WENT_OUT: ft.Icons.FLAG_ROUNDED,
    MarkKind.BLOCKED: ft.Icons.BLOCK_ROUNDED,
    MarkKind.LOWEST: ft.Icons.EMOJI_EVENTS_ROUNDED,
    MarkKind.NEAR: ft.Icons.WARNING_AMBER_ROUNDED,
    MarkKind.REACHED: ft.Icons.ERROR_ROUNDED,
    MarkKind.LEFT: ft.Icons.LOGOUT_ROUNDED,
}
_COLOURS = {
    MarkKind.WENT_OUT: ft.Colors.PRIMARY,
    MarkKind.LOWEST: ft.Colors.PRIMARY,
    MarkKind.BLOCKED: ft.Colors.ERROR,
    MarkKind.REACHED: ft.Colors.ERROR,
    MarkKind.NEAR: ft.Colors.TERTIARY,
}


def mark_icon(
    look: Look, kind: MarkKind, size: float = 18, color: ft.ColorValue | None = None
) -> ft.Control:
    """The icon of a mark alone, where its word stands elsewhere."""
    if kind is MarkKind.OPENS:
        return suit_icon(look, "D", look.icon(size))
    return ft.Icon(
        _ICONS[kind],
        size=look.icon(size),
        color=color or _COLOURS.get(kind, ft.Colors.ON_SURFACE_VARIANT),
    )


def chip(look: Look, mark: Mark, *, on_tile: bool = False, wordless: bool = False) -> ft.Control:
    """A mark in a box: tonal on a card, on the lightest surface over a seat's tint.

    `wordless` shows its icon alone, where room is short and the word stands elsewhere.
    """
    fill, ink = _chip_colours(mark.kind, on_tile)
    return ft.Container(
        _content(look, mark, ink, LABEL, 18, wordless=wordless),
        bgcolor=fill,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
        if mark.kind is MarkKind.OPENS and not on_tile
        else None,
        border_radius=8,
        padding=ft.Padding.only(left=6, right=6 if wordless else 10, top=4, bottom=4),
    )


def flag(look: Look, mark: Mark, style: TextStyle = LABEL) -> ft.Control:
    """A mark without a box, in the colour of what it says."""
    ink = _COLOURS.get(mark.kind, ft.Colors.ON_SURFACE_VARIANT)
    strong = mark.kind in _COLOURS
    # In the smallest type every pixel goes to the word.
    size = style.size + (1 if style.size <= SMALL.size else 4)
    return _content(look, mark, ink, bold(style) if strong else style, size)


def _content(
    look: Look,
    mark: Mark,
    ink: ft.ColorValue,
    style: TextStyle,
    icon_size: float,
    *,
    wordless: bool = False,
) -> ft.Control:
    word = ft.Container(
        text(look, mark.word, style, ink, lines=None if look.large_text else 1),
        expand=True,
        expand_loose=True,
    )
    lead: list[ft.Control]
    if mark.kind is MarkKind.OPENS:
        lead = [
            text(look, mark.rank, bold(style), look.palette.red),
            suit_icon(look, "D", look.icon(icon_size * 0.75)),
        ]
    else:
        lead = [ft.Icon(_ICONS[mark.kind], size=look.icon(icon_size), color=ink)]
    return ft.Row(
        lead if wordless else [*lead, word],
        spacing=2 if style.size <= SMALL.size else 4,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _chip_colours(kind: MarkKind, on_tile: bool) -> tuple[ft.ColorValue, ft.ColorValue]:
    if on_tile or kind is MarkKind.OPENS:
        return ft.Colors.SURFACE_CONTAINER_LOWEST, ft.Colors.ON_SURFACE
    if kind is MarkKind.LEADS:
        return ft.Colors.PRIMARY_CONTAINER, ft.Colors.ON_PRIMARY_CONTAINER
    return ft.Colors.SECONDARY_CONTAINER, ft.Colors.ON_SECONDARY_CONTAINER
