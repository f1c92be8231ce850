"""The root of what one client sees: its language, its look, and the stack of screens."""

import flet as ft

from app.l10n.catalog import words_for
from app.l10n.letters import letters_of
from app.l10n.locales import negotiate
from app.ui import routes
from app.ui.context import Here, here_context
from app.ui.hooks import use_store
from app.ui.screens.entry.entry import EntryScreen
from app.ui.screens.entry.out import OutScreen
from app.ui.screens.home.home import HomeScreen
from app.ui.screens.lost import LostScreen
from app.ui.screens.new_match.new_match import NewMatchScreen
from app.ui.screens.players.players import PlayersScreen
from app.ui.screens.result.result import ResultScreen
from app.ui.screens.result.sheet import SheetScreen
from app.ui.screens.rules.rules import RulesScreen
from app.ui.screens.settings.settings import SettingsScreen
from app.ui.screens.table.match import MatchScreen
from app.ui.session import Session
from app.ui.theme import dark_theme, light_theme
from app.ui.window import use_look

_MODES = {
    "light": ft.ThemeMode.LIGHT,
    "dark": ft.ThemeMode.DARK,
    "system": ft.ThemeMode.SYSTEM,
}

_ROUTES = [
    ft.Route(
        path=routes.HOME,
        component=HomeScreen,
        children=[
            ft.Route(path="new", component=NewMatchScreen),
            ft.Route(
                path="match/:id",
                component=MatchScreen,
                children=[
                    ft.Route(path="out", component=OutScreen),
                    ft.Route(path="entry", component=EntryScreen),
                    ft.Route(path="result", component=ResultScreen),
                    ft.Route(path="sheet", component=SheetScreen),
                ],
            ),
        ],
    ),
    ft.Route(path="players", component=PlayersScreen),
    ft.Route(path="rules", component=RulesScreen),
    ft.Route(path="settings", component=SettingsScreen),
]


def start(page: ft.Page, session: Session) -> None:
    """Draw the app for one client. Back leads one step out, wherever it comes from."""
    page.title = "Tally Nine"
    page.theme, page.dark_theme = light_theme(), dark_theme()
    page.on_view_pop = lambda _: page.navigate(routes.parent(page.route))
    page.render_views(App, session)


@ft.component
def App(session: Session) -> ft.Control:
    page = ft.context.page
    client = use_store(session.client)
    locale = client.language or negotiate(session.languages)
    look = use_look(client.theme, session.text_scale)
    here = Here(session, look, words_for(locale), client.letters or letters_of(locale))

    def dress() -> None:
        page.theme_mode = _MODES[client.theme]
        page.update()

    ft.use_effect(dress, [client.theme])
    return here_context(here, lambda: ft.Router(_ROUTES, not_found=LostScreen, manage_views=True))
