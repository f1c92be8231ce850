"""The matches: the running one to go on with, the others below it, the way to a new one."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.stores.library_store import LibraryState, Summary
from app.ui import ids, routes
from app.ui.components.buttons import icon_button, primary_button, text_button
from app.ui.components.empty_state import empty_state
from app.ui.components.header import top_title
from app.ui.components.list_row import section
from app.ui.components.scaffold import scaffold
from app.ui.context import Here
from app.ui.hooks import use_hidden, use_on_top, use_store
from app.ui.screens.home.match_menu import MatchMenu, use_match_menu
from app.ui.screens.home.new_button import new_button
from app.ui.screens.home.notices import copies_notice, notices
from app.ui.screens.home.rows import match_row, ruled_rows
from app.ui.screens.home.running import running_hero
from app.ui.screens.places import MATCHES, place

_FIRST: Final = 6
"""Of each kind: all others are a tap away, however many there are. Each row costs time to draw."""


def _home(here: Here) -> ft.Control:
    hidden = use_hidden()
    library = use_store(here.session.library, use_on_top())
    search = use_store(here.session.search)
    menu = use_match_menu(here)
    if search.open:
        # Not for the first screen.
        from app.ui.screens.home.search import search_page

        return search_page(here, library, search, menu)
    words, look = here.words, here.look
    above = notices(here, library)
    if not library.running and not library.earlier:
        title = top_title(look, words.t("Matches"))
        return scaffold(look, ft.Column([*above, _empty(here, library)]), header=title)

    title = top_title(look, words.t("Matches"), [_search(here)])
    main = above
    if library.running:
        first = library.running[0]
        main = [*above, running_hero(here, first, lambda: menu.of(first))]
    # After what is to be gone on with: it never is urgent.
    main = [*main, *copies_notice(here, library)]
    rows = _rows(here, library, menu)
    side_by_side = look.expanded and look.side_by_side and library.running and rows
    if hidden:
        # The client would build them anew with each step from screen to screen above.
        rows = []
    if side_by_side:
        return _wide(here, title, main, rows)
    return scaffold(
        look, _column([*main, *rows]), header=title, floating=new_button(here), scroll_key="home"
    )


HomeScreen = place(MATCHES, _home)


def _rows(here: Here, library: LibraryState, menu: MatchMenu) -> list[ft.Control]:
    others, earlier = library.running[1 : 1 + _FIRST], library.earlier[:_FIRST]
    lists = [(here.words.t("Also running"), others), (here.words.t("Earlier"), earlier)]
    rows: list[ft.Control] = []
    first = 0
    for title, matches in lists:
        if matches:
            # The way to all of them stands once, with the first list.
            rows += _list(here, title, matches, first, [] if rows else [_all(here)], menu)
            first += len(matches)
    return rows


def _list(
    here: Here,
    title: str,
    matches: Sequence[Summary],
    first: int,
    actions: Sequence[ft.Control],
    menu: MatchMenu,
) -> list[ft.Control]:
    rows = [
        match_row(
            here,
            match,
            first + index,
            lambda match=match: menu.of(match),  # type: ignore[misc]
            whole=here.look.expanded and not here.look.short,
        )
        for index, match in enumerate(matches)
    ]
    return [section(here.look, title, actions=actions), ruled_rows(here, rows)]


def _search(here: Here) -> ft.Control:
    return icon_button(
        here.look,
        ft.Icons.SEARCH_ROUNDED,
        here.words.t("Search"),
        lambda: here.session.search.begin(typing=True),
        identifier=ids.HOME_SEARCH,
    )


def _all(here: Here) -> ft.Control:
    return text_button(
        here.look,
        here.words.t("All matches"),
        here.session.search.begin,
        identifier=ids.HOME_ALL,
    )


def _wide(
    here: Here, title: ft.Control, main: Sequence[ft.Control], rows: Sequence[ft.Control]
) -> ft.Control:
    """What goes on beside what is over."""
    look = here.look
    left = scaffold(look, _column(main), header=title, wide=True)
    right = scaffold(look, _column(rows), floating=new_button(here), wide=True, scroll_key="home")
    left.expand = 1
    right.expand = 1
    return ft.Row(
        [left, right],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _column(parts: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(parts), spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _empty(here: Here, library: LibraryState) -> ft.Control:
    words, page = here.words, ft.context.page
    start = primary_button(
        here.look,
        words.t("New match"),
        lambda: page.navigate(routes.NEW),
        icon=ft.Icons.ADD_ROUNDED,
        identifier=ids.HOME_NEW,
    )
    restore = text_button(
        here.look,
        words.t("Restore a backup"),
        lambda: page.navigate(routes.BACKUP),
        icon=ft.Icons.RESTORE_PAGE_ROUNDED,
        identifier=ids.HOME_RESTORE,
    )
    ways = [start, restore, _all(here)] if library.unreadable else [start, restore]
    return empty_state(
        here.look,
        words.t("No matches yet"),
        words.t("Seat the players, say who deals, and the sheet keeps itself."),
        ways,
    )
