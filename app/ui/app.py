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
from app.ui.screens.lost import LostScreen
from app.ui.session import Session
from app.ui.stack import ROUTES
from app.ui.theme import dark_theme, light_theme
from app.ui.window import use_look

_MODES = {
    "light": ft.ThemeMode.LIGHT,
    "dark": ft.ThemeMode.DARK,
    "system": ft.ThemeMode.SYSTEM,
}


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
    # Else the client fades from its own colours into these, building all anew for each frame of it.
    # `no_animation()` would have it build all twice.
    page.theme_animation_style = ft.AnimationStyle(duration=ft.Duration())
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
    return here_context(here, lambda: ft.Router(ROUTES, not_found=LostScreen, manage_views=True))


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
