"""A result or a sheet with nothing on it yet."""

from collections.abc import Sequence

import flet as ft

from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.components.empty_state import empty_state
from app.ui.components.header import header
from app.ui.components.scaffold import scaffold
from app.ui.screens.gate import AtMatch
from app.ui.sheet_words import sheet_words


def not_on_sheet(at: AtMatch) -> ft.Control:
    """A hand that is not there: it was deleted, perhaps by somebody else just now."""
    words = at.words

    def leave() -> None:
        at.go(routes.sheet(at.match_id))

    return scaffold(
        at.look,
        empty_state(
            at.look,
            sheet_words(words, at.profile.id).not_there(),
            words.t("It was deleted, or its saving was undone."),
            [
                primary_button(
                    at.look,
                    words.t("To the score sheet"),
                    leave,
                    icon=ft.Icons.TABLE_CHART_ROUNDED,
                    identifier=ids.RESULT_SHEET,
                )
            ],
        ),
        header=header(at.look, at.game_words.name(), on_leave=leave, leave_label=words.t("Back")),
    )


def nothing_yet(at: AtMatch, address: str, actions: Sequence[ft.Control] = ()) -> ft.Control:
    """Says so, with the way on to `address`; `actions` stand in the header."""
    words, game = at.words, at.game_words

    def leave() -> None:
        at.go(address)

    return scaffold(
        at.look,
        empty_state(
            at.look,
            game.no_hands(),
            words.t("Saved hands appear here with their sums."),
            [
                primary_button(
                    at.look,
                    words.t("Go on"),
                    leave,
                    icon=ft.Icons.ARROW_FORWARD_ROUNDED,
                    trailing=True,
                    identifier=ids.RESULT_NEXT,
                )
            ],
        ),
        header=header(
            at.look, game.name(), on_leave=leave, leave_label=words.t("Back"), actions=actions
        ),
    )
