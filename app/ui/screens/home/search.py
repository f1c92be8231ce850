"""All matches, and those among them that somebody looks for."""

from typing import Any

import flet as ft

from app.stores.library_store import LibraryState, Summary
from app.stores.match_search import found
from app.stores.search_store import Search
from app.ui import ids, routes
from app.ui.boundary import bounded
from app.ui.components.buttons import icon_button, text_button
from app.ui.components.empty_state import empty_state
from app.ui.components.list_row import section
from app.ui.components.scaffold import scaffold
from app.ui.components.text_entry import text_entry
from app.ui.context import Here, use_here
from app.ui.game_words import game_words
from app.ui.hooks import use_box, use_value
from app.ui.keys import use_typing
from app.ui.modal import use_modal
from app.ui.screens.broken import broken_part
from app.ui.screens.home.filters import Filter, choices, filters
from app.ui.screens.home.match_menu import MatchMenu
from app.ui.screens.home.new_button import new_button
from app.ui.screens.home.rows import match_row, ruled_rows
from app.ui.screens.home.unreadable import unreadable_rows


def search_page(here: Here, library: LibraryState, search: Search, menu: MatchMenu) -> ft.Control:
    """In the place of the home screen, as long as the search is open."""
    look, words = here.look, here.words
    matches = found(
        (*library.running, *library.earlier),
        search.query,
        lambda game: game_words(words, game).name(),
    )
    parts: list[ft.Control] = [Filters(library, search)]
    if not search.query.narrows:
        parts += unreadable_rows(here, library, menu)
    parts += _list(here, search, matches, menu) if matches else [_nothing(here, search)]
    body = ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return scaffold(
        look, body, header=SearchBar(search), floating=new_button(here), scroll_key="search"
    )


@ft.component
@bounded(broken_part)
def SearchBar(search: Search) -> ft.Control:
    """What is looked for, and the way out."""
    here = use_here()
    look, words, store = here.look, here.words, here.session.search
    field = use_box(ft.Ref[ft.TextField]).current

    async def write() -> None:
        if search.typing and field.current is not None:
            store.typed()
            await field.current.focus()  # type: ignore[no-untyped-call]

    ft.use_effect(write, [search.typing])
    entry = text_entry(
        look,
        words.t("Search"),
        search.query.text,
        lambda text: store.narrow(text=text),
        typing=use_typing(),
        identifier=ids.SEARCH_TEXT,
        ref=field,
        expand=1,
    )
    close = icon_button(
        look,
        ft.Icons.CLOSE_ROUNDED,
        words.t("Close"),
        store.close,
        identifier=ids.SEARCH_CLOSE,
    )
    return ft.Container(
        ft.Row([entry, close], spacing=4),
        padding=ft.Padding.only(
            left=look.edge,
            right=4,
            # The name of the field stands on its upper edge.
            top=look.box(8 if look.short else 16),
            bottom=4 if look.short else 8,
        ),
    )


@ft.component
@bounded(broken_part)
def Filters(library: LibraryState, search: Search) -> ft.Control:
    """The filters, and over the page the values of the one that was opened."""
    here = use_here()
    store = here.session.search
    opened, open_ = use_value(_none)

    def close() -> None:
        open_(None)

    def choose(changes: dict[str, Any]) -> None:
        store.narrow(**changes)

    sheet = None if opened is None else choices(here, library, search.query, opened, choose, close)
    use_modal(sheet, close)
    return filters(here, library, search.query, open_)


def _none() -> Filter | None:
    return None


def _list(
    here: Here, search: Search, matches: tuple[Summary, ...], menu: MatchMenu
) -> list[ft.Control]:
    words, look = here.words, here.look
    rows = [
        match_row(here, match, index, lambda match=match: menu.of(match), whole=True)  # type: ignore[misc]
        for index, match in enumerate(matches[: search.shown])
    ]
    count = words.n("{count} match", "{count} matches", len(matches))
    parts: list[ft.Control] = [
        section(look, count, actions=_ways(here, search)),
        ruled_rows(here, rows),
    ]
    if len(matches) > search.shown:
        more = text_button(
            look, words.t("Show more"), here.session.search.more, identifier=ids.HOME_MORE
        )
        parts.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    return parts


def _ways(here: Here, search: Search) -> list[ft.Control]:
    """Everything again, or what was deleted."""
    look, words, page = here.look, here.words, ft.context.page
    if search.query.narrows:
        return [
            text_button(
                look, words.t("Show all"), here.session.search.clear, identifier=ids.SEARCH_CLEAR
            )
        ]
    return [
        text_button(
            look,
            words.t("Bin"),
            lambda: page.navigate(routes.BIN),
            icon=ft.Icons.DELETE_OUTLINE_ROUNDED,
            identifier=ids.SEARCH_BIN,
        )
    ]


def _nothing(here: Here, search: Search) -> ft.Control:
    words = here.words
    sentence = (
        words.t("No match fits the search.") if search.query.narrows else words.t("No matches yet")
    )
    return empty_state(here.look, words.t("Nothing found"), sentence, _ways(here, search))
