"""Who won, at the end of a match: joint winners share one card."""

from collections.abc import Sequence

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.hero import hero_card
from app.ui.components.hero_strip import HeroSeat
from app.ui.components.text import TextStyle, bold, digits, text
from app.ui.layout import Look


def winner_hero(
    look: Look,
    *,
    title: str,
    winners: Sequence[HeroSeat],
    score: str,
    score_before: str = "",
    score_after: str = "",
) -> ft.Control:
    """Joint winners share one hero. The score stands between its words ("at 40 points")."""
    ink = look.palette.on_hero
    line = ft.Row(
        [
            ft.Icon(ft.Icons.EMOJI_EVENTS_ROUNDED, size=look.icon(26), color=look.palette.trophy),
            ft.Container(
                text(look, title, TextStyle(18, ft.FontWeight.W_500), look.palette.trophy, lines=2),
                expand=True,
                expand_loose=True,
            ),
        ],
        spacing=10,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    names = ft.Row(
        [_winner(look, index, winner) for index, winner in enumerate(winners)],
        wrap=True,
        spacing=22,
        run_spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    words = bold(TextStyle(18))
    parts: list[ft.Control] = []
    if score_before:
        parts.append(text(look, score_before, words, ink))
    parts.append(text(look, score, digits(44), ink))
    if score_after:
        parts.append(text(look, score_after, words, ink))
    total = ft.Row(
        parts,
        spacing=8,
        wrap=True,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return hero_card(look, [line, names, total])


def _winner(look: Look, index: int, winner: HeroSeat) -> ft.Control:
    ink = look.palette.on_hero
    size = 44 if look.short else 52
    lines = 2 if look.large_text else 1
    name = text(look, winner.name, bold(TextStyle(24, line=1.2)), ink, lines=lines)
    return ids.tag(
        ids.finish_winner(index),
        ft.Semantics(
            label=winner.label,
            exclude_semantics=True,
            content=ft.Row(
                [
                    badge(look, winner.seat, winner.initial, size, hero=True),
                    ft.Container(name, expand=True, expand_loose=True),
                ],
                spacing=12,
                tight=True,
            ),
        ),
    )
