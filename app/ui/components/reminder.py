"""Reminders on the table: a suit to be seen from every side, and who had a turn without a card."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.buttons import text_button
from app.ui.components.drawing import suit_icon
from app.ui.components.panel import panel
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import LABEL, NAME, TextStyle, text
from app.ui.layout import Look

_TARGET: Final = 48
_BADGE: Final = 36
_DONE: Final = 18
_NARROW: Final = 340
"""Below this width a suit and the others do not stand beside each other."""


@dataclass(frozen=True)
class TheSuit:
    """`suit` is `S H D C`, `name` opens a label: "Hearts"."""

    suit: str
    name: str


@dataclass(frozen=True)
class LapSeat:
    """A seat of the lap: `label` says what a tap means, `done` that it was tapped, `next` that it
    comes next.
    """

    seat: int
    initial: str
    label: str
    done: bool = False
    next: bool = False


def named_suit(
    look: Look,
    suits: Sequence[TheSuit],
    named: str | None,
    *,
    word: str,
    away_label: str,
    on_suit: Callable[[str | None], object],
) -> ft.Control:
    """The named suit big, with the others beside it; a tap on it puts it away (None)."""
    chosen = next((each for each in suits if each.suit == named), None)
    others = [
        pressable(
            suit_icon(look, each.suit, look.icon(28)),
            label=f"{word}: {each.name}",
            on_press=lambda suit=each.suit: on_suit(suit),  # type: ignore[misc]
            identifier=ids.table_suit(each.suit),
            border=ft.Border.all(1, ft.Colors.OUTLINE),
            radius=16,
            width=_TARGET,
            height=_TARGET,
            alignment=ft.Alignment.CENTER,
        )
        for each in suits
        if each is not chosen
    ]
    if chosen is None:
        head: ft.Control = text(look, word, LABEL, ft.Colors.ON_SURFACE_VARIANT, lines=2)
    else:
        head = _big(look, chosen, f"{word}: {chosen.name}. {away_label}", lambda: on_suit(None))
    return panel(_beside(look, head, others), radius=20, padding=8)


def _big(look: Look, suit: TheSuit, label: str, on_press: Press) -> ft.Control:
    """To be seen from across the table."""
    tight = look.compact and not look.large_text
    name = text(look, suit.name, TextStyle(18, ft.FontWeight.W_500) if tight else NAME, lines=1)
    return pressable(
        ft.Row(
            [
                suit_icon(look, suit.suit, look.icon(48 if tight or look.short else 56)),
                ft.Container(name, expand=True, expand_loose=True),
            ],
            spacing=8,
        ),
        label=label,
        selected=True,
        on_press=on_press,
        identifier=ids.TABLE_PUT_AWAY,
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=8 if tight else 12, vertical=4),
    )


def lap_counter(
    look: Look,
    seats: Sequence[LapSeat],
    *,
    word: str,
    reset: str,
    on_seat: Callable[[int], object],
    on_reset: Press | None,
) -> ft.Control:
    """A badge a seat, in the order of play, to be tapped where no card was played; and the way to
    say that one was.
    """
    said = ft.Semantics(
        live_region=True, content=text(look, word, LABEL, ft.Colors.ON_SURFACE_VARIANT, lines=2)
    )
    played = text_button(look, reset, on_reset, identifier=ids.TABLE_CARD_PLAYED)
    faces = [_face(look, seat, on_seat) for seat in seats]
    below: ft.Control = ft.Row(
        [ft.Container(said, expand=True), played],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if look.large_text:
        below = ft.Column([said, played], spacing=0, tight=True)
    content: ft.Control = ft.Column(
        [ft.Row(faces, spacing=0 if len(seats) > 5 else 4, wrap=look.large_text), below],
        spacing=0,
        tight=True,
    )
    return panel(content, radius=20, padding=ft.Padding.only(left=8, right=8, top=6, bottom=2))


def _face(look: Look, seat: LapSeat, on_seat: Callable[[int], object]) -> ft.Control:
    face: ft.Control = badge(look, seat.seat, seat.initial, _BADGE)
    if seat.done:
        check = ft.Container(
            ft.Icon(ft.Icons.BLOCK_ROUNDED, size=14, color=ft.Colors.ON_TERTIARY),
            width=_DONE,
            height=_DONE,
            border_radius=_DONE / 2,
            bgcolor=ft.Colors.TERTIARY,
            alignment=ft.Alignment.CENTER,
            right=0,
            bottom=0,
        )
        face = ft.Stack(
            # Beside the initial, not over it.
            [ft.Container(face, left=3, top=3), check],
            width=_TARGET - 2,
            height=_TARGET - 2,
        )
    return pressable(
        face,
        label=seat.label,
        checked=seat.done,
        on_press=lambda: on_seat(seat.seat),
        identifier=ids.table_no_card(seat.seat),
        border=ft.Border.all(3, ft.Colors.PRIMARY) if seat.next else None,
        radius=_TARGET / 2,
        width=_TARGET,
        height=_TARGET,
        alignment=ft.Alignment.CENTER,
    )


def _beside(look: Look, head: ft.Control, others: Sequence[ft.Control]) -> ft.Control:
    if look.width < _NARROW or (look.large_text and look.compact):
        return ft.Column(
            [head, ft.Row(list(others), spacing=4, wrap=True)],
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Row([ft.Container(head, expand=True), *others], spacing=4)
