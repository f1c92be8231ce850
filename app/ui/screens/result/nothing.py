"""A result or a sheet with nothing on it yet."""

from collections.abc import Sequence

import flet as ft

from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.screens.dead_end import dead_end
from app.ui.screens.gate import AtMatch
from app.ui.sheet_words import sheet_words


def not_on_sheet(at: AtMatch) -> ft.Control:
    """A hand that is not there: it was deleted, perhaps by somebody else just now."""
    words = at.words

    def leave() -> None:
        at.go(routes.sheet(at.match_id))

    way_on = primary_button(
        at.look,
        words.t("To the score sheet"),
        leave,
        icon=ft.Icons.TABLE_CHART_ROUNDED,
        identifier=ids.RESULT_SHEET,
    )
    return dead_end(
        at.here,
        sheet_words(words, at.profile.id).not_there(),
        words.t("It was deleted, or its saving was undone."),
        [way_on],
        leave,
        title=at.game_words.name(),
    )


def nothing_yet(at: AtMatch, address: str, actions: Sequence[ft.Control] = ()) -> ft.Control:
    """Says so, with the way on to `address`; `actions` stand in the header."""
    words, game = at.words, at.game_words

    def leave() -> None:
        at.go(address)

    way_on = primary_button(
        at.look,
        words.t("Go on"),
        leave,
        icon=ft.Icons.ARROW_FORWARD_ROUNDED,
        trailing=True,
        identifier=ids.RESULT_NEXT,
    )
    return dead_end(
        at.here,
        game.no_hands(),
        words.t("Saved hands appear here with their sums."),
        [way_on],
        leave,
        title=game.name(),
        actions=actions,
    )
