"""Which game it is to be."""

from collections.abc import Callable

import flet as ft

from app.domain.games import GAMES
from app.stores.plan import Settled
from app.ui import ids
from app.ui.components.game_card import game_card, game_choice
from app.ui.context import Here
from app.ui.game_words import game_words


def games(here: Here, now: Settled, on_game: Callable[[str], object]) -> ft.Control:
    """A card a game, the chosen one marked."""
    cards: list[ft.Control] = []
    for id in GAMES:
        said = game_words(here.words, id)
        cards.append(
            game_card(
                here.look,
                said.mark,
                said.name(),
                said.players(),
                chosen=id == now.profile.id,
                on_press=lambda id=id: on_game(id),  # type: ignore[misc]
                identifier=ids.new_game(id),
            )
        )
    return game_choice(here.look, cards)
