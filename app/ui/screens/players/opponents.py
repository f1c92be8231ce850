"""A player's matches with others: who was ahead how often."""

from typing import Final

import flet as ft

from app.domain.roster import RosterPlayer
from app.domain.statistics import HeadToHead
from app.l10n.catalog import Words
from app.ui import ids, routes
from app.ui.components.buttons import text_button
from app.ui.components.panel import panel, ruled
from app.ui.components.pressable import Press
from app.ui.components.text import heading
from app.ui.components.versus import Versus, versus_row
from app.ui.screens.players.facts import FEW
from app.ui.screens.players.person import AtPlayer, plain_badge

SHOWN: Final = 5
"""Before somebody asks for all of them."""


def opponents(at: AtPlayer, game: str, everybody: bool, show_all: Press) -> ft.Control | None:
    """Those with whom the player finished a match of `game`, most often first."""
    pairs = _compared(at, game)
    if not pairs:
        return None
    title = heading(at.look, at.words.t("Head to head"))
    shown = pairs if everybody else pairs[:SHOWN]
    rows: list[ft.Control] = [
        ft.Container(title, padding=ft.Padding.only(left=4, top=4)),
        ruled([_row(at, index, *pair) for index, pair in enumerate(shown)]),
    ]
    if len(pairs) > len(shown):
        more = text_button(at.look, at.words.t("Show more"), show_all, identifier=ids.PLAYER_MORE)
        rows.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    return panel(
        ft.Column(rows, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def versus(words: Words, both: HeadToHead) -> Versus:
    counts = both.ahead, both.level, both.behind
    return Versus(
        counts,
        (
            words.n("{count} ahead", "{count} ahead", both.ahead),
            words.n("{count} level", "{count} level", both.level),
            words.n("{count} behind", "{count} behind", both.behind),
        ),
    )


def compared(both: HeadToHead) -> int:
    """How many finished matches the two are compared over."""
    return both.ahead + both.level + both.behind


def _compared(at: AtPlayer, game: str) -> list[tuple[RosterPlayer, HeadToHead]]:
    found = []
    for id in at.book.opponents(at.player.id):
        other, both = at.known(id), at.book.head_to_head(at.player.id, id).get(game)
        if other is not None and both is not None and compared(both):
            found.append((other, both))
    return sorted(found, key=lambda pair: -compared(pair[1]))


def _row(at: AtPlayer, index: int, other: RosterPlayer, both: HeadToHead) -> ft.Control:
    counts = versus(at.words, both)
    return versus_row(
        at.look,
        other.name,
        plain_badge(at.look, at.initial(other), 36),
        counts,
        bar=compared(both) >= FEW,
        label=", ".join((other.name, *counts.words)),
        on_press=lambda: at.go(routes.against(at.player.id, other.id)),
        identifier=ids.player_against(index),
    )
