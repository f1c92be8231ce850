"""Somebody who plays here: statistics of each game, and what can be done with the name."""

from collections.abc import Callable, Mapping, Sequence

import flet as ft

from app.domain.statistics import PlayerStatistics
from app.l10n.formats import full_day
from app.ui import ids, routes
from app.ui.components.buttons import icon_button
from app.ui.components.choice import Option, segmented
from app.ui.components.empty_state import empty_state
from app.ui.components.header import header
from app.ui.components.list_row import badge_word
from app.ui.components.panel import panel
from app.ui.components.pressable import Press
from app.ui.components.scaffold import panes, scaffold
from app.ui.components.stat_tile import stat_lines, stat_tiles
from app.ui.components.text import HEADLINE_SMALL, SECTION, SUPPORT, text
from app.ui.game_words import game_words
from app.ui.hooks import use_value
from app.ui.layout import Look
from app.ui.modal import use_modal
from app.ui.screens.home.times import moment
from app.ui.screens.players.facts import FEW, main_stats, more_stats
from app.ui.screens.players.menu import player_menu
from app.ui.screens.players.merged import merged_into
from app.ui.screens.players.naming import Renaming
from app.ui.screens.players.opponents import opponents
from app.ui.screens.players.person import AtPlayer, plain_badge, player_screen
from app.ui.screens.players.totals import FinalTotals


def _player(at: AtPlayer) -> ft.Control:
    chosen, choose = use_value(lambda: "")
    everybody, show_everybody = use_value(lambda: False)
    open_menu, set_menu = use_value(lambda: False)
    renaming, rename = use_value(lambda: False)

    def close() -> None:
        set_menu(False)

    menu = player_menu(at, lambda: rename(True), close) if open_menu else None
    use_modal(menu, close)
    by_game = at.book.statistics(at.player.id)
    games = sorted(by_game, key=lambda game: -by_game[game].played.matches)
    game = chosen if chosen in games else next(iter(games), "")
    top = _top(at, by_game, renaming, lambda: rename(False))
    if game:
        top += _games(at, sorted(games), game, choose)
        body = _numbers(at, game, by_game[game], top, everybody, lambda: show_everybody(True))
    else:
        body = _column(at.look, [*top, _nothing(at), *merged_into(at)])
    return scaffold(
        at.look,
        body,
        header=_header(at, by_game, lambda: set_menu(True)),
        wide=at.look.side_by_side,
        scroll_key="player",
    )


PlayerScreen = player_screen(_player)


def _header(at: AtPlayer, by_game: Mapping[str, PlayerStatistics], on_menu: Press) -> ft.Control:
    low = at.look.landscape
    return header(
        at.look,
        at.player.name if low else "",
        _line(at, by_game) if low else None,
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


def _top(
    at: AtPlayer, by_game: Mapping[str, PlayerStatistics], renaming: bool, done: Press
) -> list[ft.Control]:
    """The name, large; the field for another one in its place."""
    if renaming:
        return [Renaming(at.state.roster, at.player, done, key="name")]  # type: ignore[call-arg]
    if at.look.landscape:
        return []
    name = ft.Semantics(
        header=True,
        heading_level=1,
        content=text(at.look, at.player.name, HEADLINE_SMALL, lines=3),
    )
    words: list[ft.Control] = [name]
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


def _line(at: AtPlayer, by_game: Mapping[str, PlayerStatistics]) -> str:
    """ "58 matches · since 3 March 2025"; "" before the first one."""
    if not by_game:
        return ""
    finished = sum(of_game.played.matches for of_game in by_game.values())
    matches = (*at.state.running, *at.state.earlier)
    starts = (moment(one.started) for one in matches if at.player.id in one.player_ids)
    first = min(filter(None, starts), default=None)
    parts = [at.words.n("{count} match", "{count} matches", finished)]
    if first is not None:
        parts.append(at.words.t("since {day}", day=full_day(at.words, first)))
    return " · ".join(parts)


def _games(
    at: AtPlayer, games: Sequence[str], game: str, choose: Callable[[str], object]
) -> list[ft.Control]:
    options = [Option(one, game_words(at.words, one).name(), ids.player_game(one)) for one in games]
    if len(options) > 1:
        return [segmented(at.look, options, game, choose)]
    name = game_words(at.words, game).name()
    return [ft.Semantics(header=True, heading_level=2, content=text(at.look, name, SECTION))]


def _numbers(
    at: AtPlayer,
    game: str,
    of_game: PlayerStatistics,
    top: list[ft.Control],
    everybody: bool,
    show_everybody: Press,
) -> ft.Control:
    """Numbers at the left where there is room, charts at the right; else below each other."""
    look, words = at.look, at.words
    left = [*top, stat_tiles(look, main_stats(words, game, of_game.played))]
    right: list[ft.Control] = []
    results = [one for one in at.book.results(at.player.id) if one.game == game]
    if len(results) >= FEW:
        width = _width(look)
        right.append(FinalTotals(results, width, key=f"totals {game}"))  # type: ignore[call-arg]
    else:
        left.append(_few(at))
    compared = opponents(at, game, everybody, show_everybody)
    if compared is not None:
        right.append(compared)
    right.append(_more(at, game, of_game))
    right += merged_into(at)
    return panes(look, _column(look, left), _column(look, right))


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


def _nothing(at: AtPlayer) -> ft.Control:
    return empty_state(
        at.look,
        at.words.t("No match yet"),
        at.words.t("Whoever sits in a match finds the numbers of it here."),
    )


def _column(look: Look, parts: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(parts), spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
