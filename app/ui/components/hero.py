"""The big green card, and the running match in it on the home screen."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.drawing import drawing
from app.ui.components.pressable import Press, handler
from app.ui.components.text import BODY, LABEL, SECTION, SUPPORT, TextStyle, bold, digits, text
from app.ui.layout import Look


@dataclass(frozen=True)
class HeroSeat:
    """A player in the strip; `label` is the whole of it for a screen reader."""

    seat: int
    name: str
    initial: str
    total: str
    label: str
    deals: bool = False


def match_hero(
    look: Look,
    *,
    game_mark: str,
    game: str,
    detail: str,
    hand: str,
    headline: str,
    subline: str | None,
    seats: Sequence[HeroSeat],
    action: str,
    on_continue: Press,
    menu: ft.Control | None = None,
    identifier: str = ids.HOME_CONTINUE,
) -> ft.Control:
    """The match to go on with. `headline` says who deals, or that a hand is half entered; `menu`
    is the button that opens what else can be done with it.
    """
    ink = look.palette.on_hero
    low = look.short
    lines = 2 if look.large_text else 1
    about: list[ft.Control] = [
        text(look, game, SECTION, ink, lines=lines),
        text(look, detail, SUPPORT, ink, lines=lines),
    ]
    pill = ft.Container(
        text(look, hand, LABEL, ink, lines=1),
        bgcolor=look.palette.hero_well,
        border_radius=20,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
    )
    if look.large_text:
        about.append(pill)
    top = ft.Row(
        [
            drawing(game_mark, 36 if low else 44),
            ft.Column(about, spacing=0, tight=True, expand=True),
            *([] if look.large_text else [pill]),
        ],
        spacing=12,
    )
    words: list[ft.Control] = [
        text(look, headline, bold(TextStyle(22 if low else 28, line=1.15)), ink, lines=2)
    ]
    if subline:
        words.append(text(look, subline, BODY, ink, lines=2))
    middle = ft.Row(
        [
            ft.Container(
                ft.Icon(
                    ft.Icons.STYLE_ROUNDED,
                    size=look.icon(24 if low else 30),
                    color=look.palette.trophy,
                ),
                width=36 if low else 44,
                alignment=ft.Alignment.CENTER,
            ),
            ft.Column(words, spacing=0, tight=True, expand=True),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    ways = [_inverted(look, action, on_continue, identifier), *([] if menu is None else [menu])]
    return hero_card(look, [top, middle, _strip(look, seats), *_ways(look, ways)])


def _ways(look: Look, ways: list[ft.Control]) -> list[ft.Control]:
    """The action with the menu beside it; in large text below, for the words need the width."""
    if look.large_text:
        return [ways[0], *(ft.Row([way], alignment=ft.MainAxisAlignment.END) for way in ways[1:])]
    ways[0].expand = True
    return [ft.Row(ways, spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER)]


def hero_card(look: Look, parts: list[ft.Control]) -> ft.Control:
    """The big green card itself."""
    return ft.Container(
        ft.Column(
            parts,
            spacing=8 if look.short else 14,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=look.palette.hero,
        border_radius=28,
        padding=12 if look.short else 16,
        shadow=ft.BoxShadow(
            blur_radius=6, offset=ft.Offset(0, 2), color=ft.Colors.with_opacity(0.18, "#1D1B16")
        ),
    )


def _strip(look: Look, seats: Sequence[HeroSeat]) -> ft.Control:
    if look.large_text:
        lines: list[ft.Control] = [_strip_line(look, seat) for seat in seats]
        content: ft.Control = ft.Column(lines, spacing=6)
    else:
        cells: list[ft.Control] = []
        for seat in seats:
            if cells:
                cells.append(ft.Container(width=1, bgcolor=look.palette.hero_line))
            cells.append(_strip_cell(look, seat, len(seats) > 4))
        content = ft.Row(
            cells,
            spacing=0,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Container(
        content,
        bgcolor=look.palette.hero_well,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=6, vertical=8 if look.short else 10),
    )


def _strip_cell(look: Look, seat: HeroSeat, crowded: bool) -> ft.Control:
    ink = look.palette.on_hero
    size = (24 if look.short or crowded else 30) * (1 if len(seat.total) < 3 else 0.85)
    return ft.Semantics(
        label=seat.label,
        exclude_semantics=True,
        container=True,
        expand=1,
        content=ft.Container(
            ft.Column(
                [
                    badge(
                        look,
                        seat.seat,
                        seat.initial,
                        28 if look.short or crowded else 34,
                        deals=seat.deals,
                        hero=True,
                    ),
                    text(look, seat.name, SUPPORT, ink, lines=1, align=ft.TextAlign.CENTER),
                    text(look, seat.total, digits(size), ink, lines=1),
                ],
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=ft.Padding.symmetric(horizontal=3),
        ),
    )


def _strip_line(look: Look, seat: HeroSeat) -> ft.Control:
    ink = look.palette.on_hero
    return ft.Semantics(
        label=seat.label,
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            [
                badge(look, seat.seat, seat.initial, 34, deals=seat.deals, hero=True),
                ft.Container(text(look, seat.name, BODY, ink, lines=1), expand=True),
                text(look, seat.total, digits(28), ink),
            ],
            spacing=12,
        ),
    )


def _inverted(look: Look, label: str, on_press: Press, identifier: str) -> ft.Control:
    up = ((48 if look.short else 56) - 18 * 1.2) / 2
    ink = ft.Colors.PRIMARY
    button = ft.FilledButton(
        content=ft.Row(
            [
                ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED, size=look.icon(24), color=ink),
                ft.Container(
                    text(look, label, TextStyle(18, ft.FontWeight.W_500, 0, 1.2), ink, lines=2),
                    expand=True,
                    expand_loose=True,
                ),
            ],
            spacing=10,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        on_click=handler(on_press),
        elevation=0,
        style=ft.ButtonStyle(
            bgcolor=ft.Colors.SURFACE, padding=ft.Padding.symmetric(horizontal=16, vertical=up)
        ),
    )
    return ids.tag(identifier, button)
