"""Somebody who plays here: statistics of each game, and what can be done with the name."""

from collections.abc import Callable, Mapping, Sequence

import flet as ft

from app.domain.games import GAMES
from app.domain.statistics import PlayerStatistics
from app.ui import ids
from app.ui.components.choice import Option, segmented
from app.ui.components.empty_state import empty_state
from app.ui.components.scaffold import scaffold
from app.ui.components.text import heading
from app.ui.game_words import game_words
from app.ui.hooks import use_changing, use_value
from app.ui.modal import use_modal
from app.ui.screens.players.menu import player_menu
from app.ui.screens.players.merged import merged_into
from app.ui.screens.players.numbers import Opened, column, numbers
from app.ui.screens.players.person import AtPlayer, player_screen
from app.ui.screens.players.who import player_header, player_top


def _player(at: AtPlayer) -> ft.Control:
    chosen, choose = use_value(lambda: "")
    opened, reopen, _ = use_changing(Opened)
    open_menu, set_menu = use_value(lambda: False)
    renaming, rename = use_value(lambda: False)

    def close() -> None:
        set_menu(False)

    use_modal(player_menu(at, lambda: rename(True), close) if open_menu else None, close)
    by_game = at.book.statistics(at.player.id)
    games = [game for game in GAMES if game in by_game]
    game = chosen if chosen in games else _most_played(games, by_game)
    top = player_top(at, by_game, renaming, lambda: rename(False))
    if game:
        top += games_choice(at, games, game, choose)
        body = numbers(at, game, by_game[game], opened, reopen)
    else:
        body = column([_nothing(at), *merged_into(at)])
    return scaffold(
        at.look,
        body,
        header=player_header(at, by_game, lambda: set_menu(True)),
        # In one place for all windows: a name half typed outlives the turning of a phone.
        above=column(top),
        wide=at.look.side_by_side,
        scroll_key="player",
    )


PlayerScreen = player_screen(_player)


def _most_played(games: Sequence[str], by_game: Mapping[str, PlayerStatistics]) -> str:
    return max(games, key=lambda game: by_game[game].played.matches, default="")


def games_choice(
    at: AtPlayer, games: Sequence[str], game: str, choose: Callable[[str], object]
) -> list[ft.Control]:
    """Which game the numbers are of; its name, where there is but one."""
    options = [Option(one, game_words(at.words, one).name(), ids.player_game(one)) for one in games]
    if len(options) > 1:
        segments = segmented(at.look, options, game, choose)
        if at.look.side_by_side:
            return [ft.Row([ft.Container(segments, width=420)])]
        return [segments]
    return [heading(at.look, game_words(at.words, game).name())]


def _nothing(at: AtPlayer) -> ft.Control:
    return empty_state(
        at.look,
        at.words.t("No match yet"),
        at.words.t("Numbers appear here after the first match."),
    )
