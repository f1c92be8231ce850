"""Two players compared over the matches that both sat in."""

from collections.abc import Mapping, Sequence

import flet as ft

from app.domain.games import GAMES
from app.domain.roster import RosterPlayer
from app.domain.statistics import HeadToHead
from app.ui.components.chart import Numbers, number_table
from app.ui.components.empty_state import empty_state
from app.ui.components.list_row import section
from app.ui.components.panel import panel
from app.ui.components.text import SUPPORT, TITLE, text
from app.ui.components.versus import versus_bar, versus_words
from app.ui.hooks import use_value
from app.ui.screens.inner import inner_page
from app.ui.screens.players.facts import FEW, main_stats, more_stats
from app.ui.screens.players.opponents import compared, versus
from app.ui.screens.players.person import AtPlayer, plain_badge, player_screen
from app.ui.screens.players.player import games_choice

_BESIDE = 8
"""Letters of a word that has room beside another name on a phone."""

Pair = tuple[RosterPlayer, RosterPlayer]


def _against(at: AtPlayer) -> ft.Control:
    other = at.known(ft.use_route_params().get("other"))
    chosen, choose = use_value(lambda: "")
    found: Mapping[str, HeadToHead] = {}
    if other is not None and other != at.player:
        found = at.book.head_to_head(at.player.id, other.id)
    if other is None or not found:
        return _screen(at, [_nothing(at)])
    often = sorted(found, key=lambda game: -found[game].first.played.matches)
    game = chosen if chosen in found else often[0]
    both, pair = found[game], (at.player, other)
    return _screen(
        at,
        [
            _pair(at, pair),
            *games_choice(at, [one for one in GAMES if one in found], game, choose),
            panel(_standing(at, both)),
            section(at.look, at.words.t("In these matches")),
            panel(
                number_table(at.look, _numbers(at, pair, game, both)),
                padding=ft.Padding.symmetric(horizontal=16, vertical=6),
            ),
        ],
    )


AgainstScreen = player_screen(_against)


def _screen(at: AtPlayer, parts: Sequence[ft.Control]) -> ft.Control:
    return inner_page(at.here, at.words.t("Head to head"), parts, scroll_key="against", gap=12)


def _pair(at: AtPlayer, pair: Pair) -> ft.Control:
    """Both names, the one whose screen this is first; below each other where a word of them would
    be broken.
    """
    longest = max(len(word) for player in pair for word in player.name.split())
    stacked = at.look.large_text or (at.look.compact and longest > _BESIDE)
    people = [
        ft.Row(
            [
                plain_badge(at.look, at.initial(player), 48),
                ft.Container(text(at.look, player.name, TITLE, lines=3), expand=True),
            ],
            spacing=12,
            expand=None if stacked else 1,
        )
        for player in pair
    ]
    if stacked:
        return ft.Column(list(people), spacing=8)
    return ft.Row(list(people), spacing=12)


def _standing(at: AtPlayer, both: HeadToHead) -> ft.Control:
    """How often the first was ahead, in words, and as a bar from three matches on."""
    words, look, number = at.words, at.look, compared(both)
    parts: list[ft.Control] = [versus_words(look, versus(words, both))]
    if number >= FEW:
        parts.append(versus_bar(look, versus(words, both), 16))
    said = words.n(
        "{name} in {count} finished match",
        "{name} in {count} finished matches",
        number,
        name=at.player.name,
    )
    parts.append(text(look, said, SUPPORT, ft.Colors.ON_SURFACE_VARIANT))
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _numbers(at: AtPlayer, pair: Pair, game: str, both: HeadToHead) -> Numbers:
    """The numbers of both, beside each other."""
    columns = [
        [*main_stats(at.words, game, one.played), *more_stats(at.words, game, one)]
        for one in (both.first, both.second)
    ]
    captions = list(dict.fromkeys(stat.caption for column in columns for stat in column))
    values = [{stat.caption: stat.value for stat in column} for column in columns]
    return Numbers(
        ("", *map(at.initial, pair)),
        tuple((caption, *(column.get(caption, "0") for column in values)) for caption in captions),
        ("", *(player.name for player in pair)),
    )


def _nothing(at: AtPlayer) -> ft.Control:
    return empty_state(
        at.look,
        at.words.t("No match together yet"),
        at.words.t("Players are compared once they have shared a match."),
    )
