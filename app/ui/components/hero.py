"""The big green card, and the running match in it on the home screen."""

from collections.abc import Sequence

import flet as ft

from app.ui import ids
from app.ui.components.drawing import picture
from app.ui.components.hero_strip import HeroSeat, hero_strip
from app.ui.components.pressable import Press, pressable
from app.ui.components.text import BODY, LABEL, SECTION, SUPPORT, TextStyle, bold, text
from app.ui.layout import Look


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
    top = _top(look, game_mark, game, detail, hand)
    middle = _middle(look, headline, subline)
    ways = [_inverted(look, action, on_continue, identifier), *([] if menu is None else [menu])]
    return hero_card(look, [top, middle, hero_strip(look, seats), *_ways(look, ways)])


def _top(look: Look, mark: str, game: str, detail: str, hand: str) -> ft.Control:
    """Which match it is, and which hand of it."""
    ink = look.palette.on_hero
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
    return ft.Row(
        [
            picture(mark, 36 if look.short else 44),
            ft.Column(about, spacing=0, tight=True, expand=True),
            *([] if look.large_text else [pill]),
        ],
        spacing=12,
    )


def _middle(look: Look, headline: str, subline: str | None) -> ft.Control:
    """What comes now."""
    ink, low = look.palette.on_hero, look.short
    words: list[ft.Control] = [
        text(look, headline, bold(TextStyle(22 if low else 28, line=1.15)), ink, lines=2)
    ]
    if subline:
        words.append(text(look, subline, BODY, ink, lines=2))
    icon = ft.Icon(
        ft.Icons.STYLE_ROUNDED, size=look.icon(24 if low else 30), color=look.palette.trophy
    )
    return ft.Row(
        [
            ft.Container(icon, width=36 if low else 44, alignment=ft.Alignment.CENTER),
            ft.Column(words, spacing=0, tight=True, expand=True),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _ways(look: Look, ways: list[ft.Control]) -> list[ft.Control]:
    """The action with the menu beside it; in large text below, for the words need the width."""
    if look.large_text:
        return [ways[0], *(ft.Row([way], alignment=ft.MainAxisAlignment.END) for way in ways[1:])]
    ways[0].expand = True
    return [ft.Row(ways, spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER)]


def hero_card(look: Look, parts: list[ft.Control]) -> ft.Control:
    """The big green card itself.

    Its shadow is Material's: one of a `BoxShadow` costs a fifth of the first frame of the app.
    """
    content = ft.Column(
        parts,
        spacing=8 if look.short else 14,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        margin=12 if look.short else 16,
    )
    return ft.Card(
        content,
        bgcolor=look.palette.hero,
        shape=ft.RoundedRectangleBorder(radius=28),
        elevation=2,
        margin=0,
        semantic_container=False,
    )


def _inverted(look: Look, label: str, on_press: Press, identifier: str) -> ft.Control:
    """A surface that is pressed: a button of Material's takes a tenth of the first frame."""
    height = 48 if look.short else 56
    ink = ft.Colors.PRIMARY
    words = text(look, label, TextStyle(18, ft.FontWeight.W_500, 0, 1.2), ink, lines=2, expand=True)
    words.expand_loose = True
    content = ft.Row(
        [
            ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED, size=look.icon(24), color=ink),
            words,
        ],
        spacing=10,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return pressable(
        content,
        label=label,
        on_press=on_press,
        identifier=identifier,
        bgcolor=ft.Colors.SURFACE,
        radius=height / 2,
        padding=ft.Padding.symmetric(horizontal=16, vertical=(height - 24) / 2),
        alignment=ft.Alignment.CENTER,
    )
