"""The root of what one client sees: its language, its look, and the stack of screens."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from app.l10n.catalog import Words, words_for
from app.l10n.letters import Letters, default_letters
from app.l10n.locales import negotiate
from app.services.languages import language_tags
from app.stores.client_store import ClientState, ClientStore
from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.components.empty_state import empty_state
from app.ui.components.pressable import Press
from app.ui.components.scaffold import scaffold
from app.ui.context import Here, here_context
from app.ui.hooks import use_store, use_value
from app.ui.late_answers import let_late_answers_go
from app.ui.refusals import storage_sentence
from app.ui.screens.backup.backup import BackupScreen
from app.ui.screens.bin.bin import BinScreen
from app.ui.screens.board.board import BoardScreen
from app.ui.screens.during.agreed import AgreedScreen
from app.ui.screens.during.fines import FinesScreen
from app.ui.screens.during.join import JoinScreen
from app.ui.screens.during.notes import NotesScreen
from app.ui.screens.during.seats import SeatsScreen
from app.ui.screens.entry.entry import EntryScreen
from app.ui.screens.entry.out import OutScreen
from app.ui.screens.home.home import HomeScreen
from app.ui.screens.lost import LostScreen
from app.ui.screens.new_match.new_match import NewMatchScreen
from app.ui.screens.players.against import AgainstScreen
from app.ui.screens.players.merge import MergeScreen
from app.ui.screens.players.merging import MergingScreen
from app.ui.screens.players.player import PlayerScreen
from app.ui.screens.players.players import PlayersScreen
from app.ui.screens.result.hand import HandScreen
from app.ui.screens.result.result import ResultScreen
from app.ui.screens.result.sheet import SheetScreen
from app.ui.screens.rules.rules import MatchRulesScreen, RulesScreen
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
                    ft.Route(
                        path="sheet",
                        component=SheetScreen,
                        children=[
                            ft.Route(
                                path=":hand",
                                component=HandScreen,
                                children=[
                                    ft.Route(path=":way/out", component=OutScreen),
                                    ft.Route(path=":way/entry", component=EntryScreen),
                                    ft.Route(path=":way/fines", component=FinesScreen),
                                ],
                            )
                        ],
                    ),
                    ft.Route(path="board", component=BoardScreen),
                    ft.Route(path="rules", component=MatchRulesScreen),
                    ft.Route(
                        path="seats",
                        component=SeatsScreen,
                        children=[ft.Route(path="join", component=JoinScreen)],
                    ),
                    ft.Route(path="agreed", component=AgreedScreen),
                    ft.Route(path="fines", component=FinesScreen),
                    ft.Route(path="notes", component=NotesScreen),
                ],
            ),
        ],
    ),
    ft.Route(
        path="players",
        component=PlayersScreen,
        children=[
            ft.Route(
                path=":id",
                component=PlayerScreen,
                children=[
                    ft.Route(path="with/:other", component=AgainstScreen),
                    ft.Route(
                        path="merge",
                        component=MergeScreen,
                        children=[ft.Route(path=":other", component=MergingScreen)],
                    ),
                ],
            )
        ],
    ),
    ft.Route(path="rules", component=RulesScreen),
    ft.Route(
        path="settings",
        component=SettingsScreen,
        children=[
            ft.Route(path="backup", component=BackupScreen),
            ft.Route(path="bin", component=BinScreen),
        ],
    ),
]


def start(page: ft.Page, session: Session) -> None:
    """Draw the app for one client. Back leads one step out, wherever it comes from."""
    _dress(page, session.client.state)
    page.on_view_pop = lambda _: page.navigate(routes.parent(page.route))
    session.keyboard.listen(page)
    let_late_answers_go(page.session)
    last = session.client.state.last_route
    page.render_views(App, session)
    if not page.web and last:
        # A browser has its address for that; an app of its own always starts at the first screen.
        page.navigate(last)


def start_without_storage(
    page: ft.Page, client: ClientStore, languages: Sequence[str], code: str, again: Press
) -> None:
    """Say why nothing can be shown; `again` starts the session anew."""
    _dress(page, client.state)
    page.render_views(NoStorage, client, languages, code, again)


def _dress(page: ft.Page, client: ClientState) -> None:
    page.title = "Tally Nine"
    page.theme, page.dark_theme = light_theme(), dark_theme()
    page.theme_mode = _MODES[client.theme]


@ft.component
def App(session: Session) -> Any:
    page = ft.context.page
    client = use_store(session.client)
    languages = _use_languages(page, session.languages)
    visit = _use_visit(page)
    look = use_look(client.theme, session.text_scale)
    words = words_for(client.language or negotiate(languages))

    def dress() -> None:
        page.theme_mode = _MODES[client.theme]
        page.update()

    async def note_scale() -> None:
        await session.client.set_text_scale(look.text_scale)

    ft.use_effect(dress, [client.theme])
    ft.use_effect(note_scale, [look.text_scale])
    here = Here(session, look, words, _letters(client, words), visit)
    return here_context(here, lambda: ft.Router(_ROUTES, not_found=LostScreen, manage_views=True))


def _use_languages(page: ft.Page, first: Sequence[str]) -> Sequence[str]:
    """What the system asks for, also after that was changed there."""
    languages, set_languages = use_value(lambda: first)

    def listen() -> None:
        page.on_locale_change = lambda e: set_languages(language_tags(e.locales))

    ft.use_effect(listen, [])
    return languages


def _use_visit(page: ft.Page) -> object:
    """Another one when the client is back: all is drawn anew, what changed was not sent to it."""
    visit, set_visit = use_value(object)

    def listen() -> None:
        page.on_connect = lambda _: set_visit(object())

    ft.use_effect(listen, [])
    return visit


def _letters(client: ClientState, words: Words) -> Letters:
    """What is printed on this client's cards."""
    match client.letters:
        case "latin" | "cyrillic" as chosen:
            return chosen
        case _:
            return default_letters(words)


@ft.component
def NoStorage(session: ClientStore, languages: Sequence[str], code: str, again: Press) -> Any:
    """In the place of everything, where what is stored cannot be read."""
    client = use_store(session)
    look = use_look(client.theme, client.text_scale)
    words = words_for(client.language or negotiate(languages))
    screen = scaffold(
        look,
        empty_state(
            look,
            words.t("Tally Nine cannot read its data"),
            storage_sentence(words, code),
            [primary_button(look, words.t("Try again"), again, identifier=ids.RETRY)],
        ),
    )
    return [ft.View(route=routes.HOME, controls=[screen], padding=0)]
