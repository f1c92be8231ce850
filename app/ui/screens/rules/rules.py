"""The rules of each game, on the four places and over a match."""

from collections.abc import Callable
from typing import Final

import flet as ft

from app.domain.games import GAMES
from app.domain.games.profile import GameProfile
from app.ui import ids, routes
from app.ui.components.game_card import game_card, game_choice
from app.ui.components.header import header, top_title
from app.ui.components.scaffold import scaffold
from app.ui.context import Here
from app.ui.game_words import game_words
from app.ui.hooks import use_value
from app.ui.screens.gate import AtMatch, match_screen
from app.ui.screens.places import RULES, place
from app.ui.screens.rules.devyatka import devyatka
from app.ui.screens.rules.nines import nines

Page = Callable[[Here, GameProfile], list[ft.Control]]

_PAGES: Final[dict[str, Page]] = {"nines": nines, "devyatka": devyatka}


def _rules(here: Here) -> ft.Control:
    words, look = here.words, here.look
    chosen, choose = use_value(lambda: next(iter(GAMES)))
    cards = [_card(here, profile, profile.id == chosen, choose) for profile in GAMES.values()]
    return scaffold(
        look,
        _page(here, GAMES[chosen]),
        above=game_choice(look, cards),
        header=top_title(look, words.t("Rules")),
        # Another game begins at its top.
        scroll_key=f"rules {chosen}",
    )


RulesScreen = place(RULES, _rules)


def _rules_of_match(at: AtMatch) -> ft.Control:
    return scaffold(
        at.look,
        _page(at.here, at.profile),
        header=header(
            at.look,
            at.words.t("Rules"),
            at.game_words.name(),
            on_leave=lambda: at.go(routes.match(at.match_id)),
            leave_label=at.words.t("Back"),
        ),
        scroll_key="rules",
    )


MatchRulesScreen = match_screen(_rules_of_match)


def _page(here: Here, profile: GameProfile) -> ft.Control:
    return ft.Column(
        _PAGES[profile.id](here, profile),
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _card(
    here: Here, profile: GameProfile, chosen: bool, choose: Callable[[str], None]
) -> ft.Control:
    named = game_words(here.words, profile)
    return game_card(
        here.look,
        named.mark,
        named.name(),
        named.players(),
        chosen=chosen,
        on_press=lambda: choose(profile.id),
        identifier=ids.rules_game(profile.id),
    )
