"""The matches: the running one to go on with, the others below it, the way to a new one."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.stores.library_store import LibraryState, Summary
from app.ui import ids, routes
from app.ui.components.buttons import primary_button, text_button
from app.ui.components.empty_state import empty_state
from app.ui.components.floating_button import floating_button
from app.ui.components.header import top_title
from app.ui.components.list_row import section
from app.ui.components.panel import ruled
from app.ui.components.pressable import Press
from app.ui.components.scaffold import scaffold
from app.ui.context import Here
from app.ui.hooks import use_on_top, use_store, use_value
from app.ui.screens.home.notices import notices
from app.ui.screens.home.rows import match_row
from app.ui.screens.home.running import running_hero
from app.ui.screens.places import MATCHES, place

_FIRST: Final = 12
_MORE: Final = 48


def _home(here: Here) -> ft.Control:
    library = use_store(here.session.library, use_on_top())
    shown, set_shown = use_value(lambda: _FIRST)
    words, look = here.words, here.look
    title = top_title(look, words.t("Matches"))
    above = notices(here, library)
    if not library.running and not library.earlier:
        return scaffold(look, ft.Column([*above, _empty(here)]), header=title)

    main = above
    if library.running:
        main = [*above, running_hero(here, library.running[0])]
    rows = _rows(here, library, shown, lambda: set_shown(shown + _MORE))
    if look.expanded and library.running and rows:
        return _wide(here, title, main, rows)
    return scaffold(
        look, _column([*main, *rows]), header=title, floating=_new(here), scroll_key="home"
    )


HomeScreen = place(MATCHES, _home)


def _rows(here: Here, library: LibraryState, shown: int, show_more: Press) -> list[ft.Control]:
    others, earlier = library.running[1 : 1 + shown], library.earlier[:shown]
    rows: list[ft.Control] = []
    if others:
        rows += _list(here, here.words.t("Also running"), others, 0)
    if earlier:
        rows += _list(here, here.words.t("Earlier"), earlier, len(others))
    if max(len(library.running) - 1, len(library.earlier)) > shown:
        more = text_button(
            here.look, here.words.t("Show more"), show_more, identifier=ids.HOME_MORE
        )
        rows.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    return rows


def _list(here: Here, title: str, matches: Sequence[Summary], first: int) -> list[ft.Control]:
    rows = [match_row(here, match, first + index) for index, match in enumerate(matches)]
    return [section(here.look, title), ruled(rows, indent=62)]


def _wide(
    here: Here, title: ft.Control, main: Sequence[ft.Control], rows: Sequence[ft.Control]
) -> ft.Control:
    """What goes on beside what is over."""
    look = here.look
    left = scaffold(look, _column(main), header=title, wide=True)
    right = scaffold(look, _column(rows), floating=_new(here), wide=True, scroll_key="home")
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


def _new(here: Here) -> ft.Control:
    page = ft.context.page
    return floating_button(
        here.look,
        here.words.t("New match"),
        lambda: page.navigate(routes.NEW),
        icon=ft.Icons.ADD_ROUNDED,
        identifier=ids.HOME_NEW,
    )


def _empty(here: Here) -> ft.Control:
    words, page = here.words, ft.context.page
    start = primary_button(
        here.look,
        words.t("New match"),
        lambda: page.navigate(routes.NEW),
        icon=ft.Icons.ADD_ROUNDED,
        identifier=ids.HOME_NEW,
    )
    return empty_state(
        here.look,
        words.t("No matches yet"),
        words.t("Seat the players, say who deals, and the sheet keeps itself."),
        [start],
    )
