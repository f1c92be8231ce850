"""The statistics of a player in one game: tiles, the chart, the others, all the rest."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import flet as ft

from app.domain.statistics import PlayerStatistics
from app.ui.components.panel import panel
from app.ui.components.scaffold import panes
from app.ui.components.stat_tile import stat_lines, stat_tiles
from app.ui.components.text import SUPPORT, text
from app.ui.hooks import Change
from app.ui.layout import Look
from app.ui.screens.players.facts import FEW, main_stats, more_stats
from app.ui.screens.players.merged import merged_into
from app.ui.screens.players.opponents import opponents
from app.ui.screens.players.person import AtPlayer
from app.ui.screens.players.totals import final_totals


@dataclass(frozen=True)
class Opened:
    """What somebody asked to see more of."""

    numbers: bool = False
    everybody: bool = False


def numbers(
    at: AtPlayer,
    game: str,
    of_game: PlayerStatistics,
    opened: Opened,
    reopen: Change[Opened],
) -> ft.Control:
    """Numbers at the left where there is room, charts at the right; else below each other."""
    look, words = at.look, at.words
    left = [stat_tiles(look, main_stats(words, game, of_game.played))]
    right: list[ft.Control] = []
    results = [one for one in at.book.results(at.player.id) if one.game == game]
    if len(results) >= FEW:
        right.append(
            final_totals(
                at.here,
                results,
                _width(look),
                shown=opened.numbers,
                toggle=lambda: reopen(lambda now: replace(now, numbers=not now.numbers)),
            )
        )
    else:
        left.append(_few(at))
    compared = opponents(
        at, game, opened.everybody, lambda: reopen(lambda now: replace(now, everybody=True))
    )
    if compared is not None:
        right.append(compared)
    (left if look.side_by_side else right).append(_more(at, game, of_game))
    right += merged_into(at)
    # One after the other for a screen reader, also where they stand beside each other.
    return panes(
        look,
        ft.Semantics(container=True, content=column(left)),
        ft.Semantics(container=True, content=column(right)),
    )


def _width(look: Look) -> float:
    """Of a card on this page."""
    if look.side_by_side:
        return (look.width - 2 * look.edge - 16) / 2
    return min(look.width, look.content_width or look.width) - 2 * look.edge


def _few(at: AtPlayer) -> ft.Control:
    """Why there is no chart yet."""
    sentence = at.words.n(
        "Charts come with {count} finished match.",
        "Charts come with {count} finished matches.",
        FEW,
    )
    return ft.Container(
        text(at.look, sentence, SUPPORT, ft.Colors.ON_SURFACE_VARIANT),
        padding=ft.Padding.symmetric(horizontal=4),
    )


def _more(at: AtPlayer, game: str, of_game: PlayerStatistics) -> ft.Control:
    return panel(
        stat_lines(at.look, more_stats(at.words, game, of_game)),
        padding=ft.Padding.symmetric(horizontal=16, vertical=4),
    )


def column(parts: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(parts), spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
