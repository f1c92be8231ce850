"""Whose screen it is: the name in the header or above the page, and since when."""

from collections.abc import Mapping

import flet as ft

from app.domain.statistics import PlayerStatistics
from app.l10n.formats import full_day, local_time
from app.ui import ids, routes
from app.ui.components.buttons import icon_button
from app.ui.components.header import header
from app.ui.components.list_row import badge_word
from app.ui.components.pressable import Press
from app.ui.components.text import HEADLINE_SMALL, SUPPORT, heading, text
from app.ui.screens.players.naming import Renaming
from app.ui.screens.players.person import AtPlayer, plain_badge


def player_header(
    at: AtPlayer, by_game: Mapping[str, PlayerStatistics], on_menu: Press
) -> ft.Control:
    low = at.look.landscape
    return header(
        at.look,
        at.player.name if low else "",
        _line(at, by_game, archived=True) if low else None,
        on_leave=lambda: at.go(routes.PLAYERS),
        leave_label=at.words.t("To the players"),
        actions=[
            icon_button(
                at.look,
                ft.Icons.MORE_VERT_ROUNDED,
                at.words.t("More"),
                on_menu,
                identifier=ids.PLAYER_MENU,
            )
        ],
    )


def player_top(
    at: AtPlayer, by_game: Mapping[str, PlayerStatistics], renaming: bool, done: Press
) -> list[ft.Control]:
    """The name, large; the field for another one in its place."""
    if renaming:
        return [Renaming(at.state.roster, at.player, done, key="name")]  # type: ignore[call-arg]
    if at.look.landscape:
        return []
    words: list[ft.Control] = [heading(at.look, at.player.name, HEADLINE_SMALL, level=1, lines=3)]
    line = _line(at, by_game)
    if line:
        words.append(text(at.look, line, SUPPORT, ft.Colors.ON_SURFACE_VARIANT))
    if at.player.archived:
        words.append(ft.Row([badge_word(at.look, at.words.t("archived"))]))
    size = 56 if at.look.short else 64
    return [
        ft.Row(
            [
                plain_badge(at.look, at.initial(at.player), size),
                ft.Column(words, spacing=2, tight=True, expand=True),
            ],
            spacing=16,
        )
    ]


def _line(at: AtPlayer, by_game: Mapping[str, PlayerStatistics], *, archived: bool = False) -> str:
    """ "58 matches · since 3 March 2025"; "" before the first one. `archived`: that too."""
    parts = [at.words.t("archived")] if archived and at.player.archived else []
    return " · ".join(parts + _played(at, by_game))


def _played(at: AtPlayer, by_game: Mapping[str, PlayerStatistics]) -> list[str]:
    if not by_game:
        return []
    finished = sum(of_game.played.matches for of_game in by_game.values())
    parts = [at.words.n("{count} match", "{count} matches", finished)]
    results = at.book.results(at.player.id)
    first = local_time(results[0].started) if results else None
    if first is not None:
        parts.append(at.words.t("since {day}", day=full_day(at.words, first)))
    return parts
