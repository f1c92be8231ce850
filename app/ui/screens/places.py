"""The four places of the app, with the way from each to the others."""

from collections.abc import Callable
from typing import Final

import flet as ft

from app.l10n.catalog import Words
from app.ui import routes
from app.ui.boundary import bounded
from app.ui.components.navigation import Destination, shell
from app.ui.context import Here, use_here
from app.ui.resting import resting
from app.ui.screens.broken import broken
from app.ui.view import view

MATCHES: Final = "matches"
PLAYERS: Final = "players"
RULES: Final = "rules"
SETTINGS: Final = "settings"

_ADDRESSES: Final = {
    MATCHES: routes.HOME,
    PLAYERS: routes.PLAYERS,
    RULES: routes.RULES,
    SETTINGS: routes.SETTINGS,
}


def place(target: str, draw: Callable[[Here], ft.Control]) -> Callable[[], ft.View]:
    """The routed component of a place, from what draws its content; `draw` may use hooks."""
    content = resting(ft.component(bounded(broken)(draw)))

    @ft.component
    def screen() -> ft.View:
        here = use_here()
        page = ft.context.page
        return view(
            shell(
                here.look,
                content(here),
                _destinations(here.words),
                target,
                lambda chosen: _go(here, page, chosen),
            ),
            # One key for all four: changing places is no step in or out, so nothing slides.
            key=routes.HOME,
        )

    return screen


def _go(here: Here, page: ft.Page, target: str) -> None:
    """To a place as it is at first: what was looked for belongs to the visit that ends."""
    here.session.search.close()
    page.navigate(_ADDRESSES[target])


def _destinations(words: Words) -> tuple[Destination, ...]:
    return (
        Destination(MATCHES, words.t("Matches"), ft.Icons.STYLE_ROUNDED),
        Destination(PLAYERS, words.t("Players"), ft.Icons.GROUP_ROUNDED),
        Destination(RULES, words.t("Rules"), ft.Icons.MENU_BOOK_ROUNDED),
        Destination(SETTINGS, words.t("Settings"), ft.Icons.SETTINGS_ROUNDED),
    )
