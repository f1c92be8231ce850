"""Seats in order of play: movable, to be left, one of them deals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.buttons import icon_button
from app.ui.components.panel import panel, ruled
from app.ui.components.pressable import Press, pressable
from app.ui.components.seat_drag import SeatDrag
from app.ui.components.text import LABEL, TextStyle, text
from app.ui.layout import Look

_WORDY: Final = 480
"""From this width on the button of the dealer has room for its word."""


@dataclass(frozen=True)
class SeatLine:
    """A player seated. The labels name the player: "Olena deals first", "Move Olena up". `seat`
    gives the colours; None: those of the place in the list.
    """

    name: str
    initial: str
    deals: bool
    deals_label: str
    up_label: str
    down_label: str
    remove_label: str
    seat: int | None = None


def seat_editor(
    look: Look,
    lines: Sequence[SeatLine],
    *,
    deals_word: str,
    on_deals: Callable[[int], object],
    on_move: Callable[[int, int], object] | None,
    on_remove: Callable[[int], object] | None,
    removable: bool = True,
    identifier: Callable[[int], str] = ids.new_seat,
    drag: SeatDrag | None = None,
) -> ft.Control:
    """`on_move(place, step)` with step -1 or +1. A move button at the end of the list rests, and
    all of them with None; so do those for leaving, which are not there unless `removable`. With
    `drag` a line can also be dragged by its badge.
    """
    rows = [
        _line(
            look,
            _Place(place, len(lines), identifier(place)),
            line,
            deals_word,
            on_deals,
            on_move,
            on_remove,
            removable,
            drag,
        )
        for place, line in enumerate(lines)
    ]
    return panel(ruled(rows, indent=52), padding=ft.Padding.symmetric(horizontal=4, vertical=2))


@dataclass(frozen=True)
class _Place:
    """Where a line stands among so many, and what it is called."""

    index: int
    count: int
    identifier: str


def _line(
    look: Look,
    place: _Place,
    line: SeatLine,
    deals_word: str,
    on_deals: Callable[[int], object],
    on_move: Callable[[int, int], object] | None,
    on_remove: Callable[[int], object] | None,
    removable: bool,
    drag: SeatDrag | None,
) -> ft.Control:
    at, name = place.index, place.identifier
    first, last = at == 0, at == place.count - 1
    up = icon_button(
        look,
        ft.Icons.KEYBOARD_ARROW_UP_ROUNDED,
        line.up_label,
        (lambda: on_move(at, -1)) if on_move is not None and not first else None,
        identifier=f"{name}.up",
    )
    down = icon_button(
        look,
        ft.Icons.KEYBOARD_ARROW_DOWN_ROUNDED,
        line.down_label,
        (lambda: on_move(at, 1)) if on_move is not None and not last else None,
        identifier=f"{name}.down",
    )
    remove = icon_button(
        look,
        ft.Icons.CLOSE_ROUNDED,
        line.remove_label,
        (lambda: on_remove(at)) if on_remove is not None else None,
        identifier=f"{name}.remove",
        size=22,
    )
    colours = at if line.seat is None else line.seat
    face: ft.Control = ft.Container(
        badge(look, colours, line.initial, 36), padding=ft.Padding.only(left=8, top=6, bottom=6)
    )
    if drag is not None and on_move is not None:
        face = drag.handle(look, face, at, place.count, on_move)
    who: list[ft.Control] = [
        face,
        ids.tag(
            name,
            ft.Container(
                _name(look, line, deals_word),
                expand=True,
                padding=ft.Padding.only(left=10),
            ),
        ),
    ]
    deals = _deals(look, place, line, deals_word, on_deals)
    leaves = [remove] if removable else []
    if look.large_text:
        return ft.Column(
            [
                ft.Row([*who, *leaves], spacing=10),
                ft.Row([deals, up, down], spacing=0, alignment=ft.MainAxisAlignment.END),
            ],
            spacing=0,
        )
    return ft.Row([*who, deals, up, down, *leaves], spacing=0 if look.width < 400 else 2)


def _name(look: Look, line: SeatLine, deals_word: str) -> ft.Control:
    """The name, and below it that this one deals first where the button has no room to say so."""
    name = text(look, line.name, TextStyle(17, line=1.25), lines=2 if look.large_text else 1)
    if not line.deals or look.width >= _WORDY:
        return name
    said = text(look, deals_word, LABEL, ft.Colors.PRIMARY, lines=2 if look.large_text else 1)
    return ft.Column([name, said], spacing=0, tight=True)


def _deals(
    look: Look, place: _Place, line: SeatLine, word: str, on_deals: Callable[[int], object]
) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER if line.deals else ft.Colors.ON_SURFACE_VARIANT
    parts: list[ft.Control] = [ft.Icon(ft.Icons.STYLE_ROUNDED, size=look.icon(22), color=ink)]
    if line.deals and look.width >= _WORDY:
        parts.append(text(look, word, LABEL, ink, lines=1))
    return pressable(
        ft.Row(parts, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        label=line.deals_label,
        selected=line.deals,
        on_press=lambda: on_deals(place.index),
        identifier=f"{place.identifier}.dealer",
        bgcolor=ft.Colors.PRIMARY_CONTAINER if line.deals else None,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=13),
        height=look.box(48),
        alignment=ft.Alignment.CENTER,
    )


def roster_chip(
    look: Look,
    name: str,
    *,
    label: str,
    on_press: Press | None,
    identifier: str,
    icon: ft.IconData = ft.Icons.ADD_ROUNDED,
    strong: bool = False,
) -> ft.Control:
    """A player to seat, or (`strong`) the way to write a new name."""
    ink = ft.Colors.PRIMARY if strong else ft.Colors.ON_SURFACE_VARIANT
    return pressable(
        ft.Row(
            [
                ft.Icon(icon, size=look.icon(20), color=ink),
                ft.Container(text(look, name, LABEL, ink, lines=1), expand=True, expand_loose=True),
            ],
            spacing=8,
            tight=True,
        ),
        label=label,
        on_press=on_press,
        identifier=identifier,
        border=ft.Border.all(1, ft.Colors.OUTLINE if strong else ft.Colors.OUTLINE_VARIANT),
        radius=24,
        padding=ft.Padding.symmetric(horizontal=14),
        height=look.box(48),
    )
