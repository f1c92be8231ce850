"""Matches that cannot be read, in the list of all of them: what is wrong, and a way to be rid."""

from typing import Final

import flet as ft

from app.l10n.catalog import Words
from app.stores.library_store import LibraryState
from app.ui import ids
from app.ui.components.list_row import list_row, section
from app.ui.context import Here
from app.ui.screens.home.match_menu import MatchMenu
from app.ui.screens.home.rows import ruled_rows, with_menu

_MOST: Final = 20
"""Nobody looks through more of them."""


def unreadable_rows(here: Here, library: LibraryState, menu: MatchMenu) -> list[ft.Control]:
    """Nothing on a good day."""
    if not library.unreadable:
        return []
    rows = [
        _row(here, index, match_id, code, menu)
        for index, (match_id, code) in enumerate(library.unreadable[:_MOST])
    ]
    return [section(here.look, here.words.t("Can’t be read")), ruled_rows(here, rows)]


def _row(here: Here, index: int, match_id: str, code: str, menu: MatchMenu) -> ft.Control:
    look, words = here.look, here.words
    title = words.t("Match {id}", id=match_id)
    detail = unreadable_sentence(words, code)
    row = list_row(
        look,
        title,
        detail,
        label=f"{title}. {detail}",
        on_press=None,
        leading=ft.Container(
            ft.Icon(ft.Icons.ERROR_OUTLINE_ROUNDED, size=look.icon(26), color=ft.Colors.ERROR),
            width=44,
            alignment=ft.Alignment.CENTER,
        ),
    )
    return with_menu(here, row, title, lambda: menu.of_unreadable(match_id), ids.unreadable(index))


def unreadable_sentence(words: Words, code: str) -> str:
    """Why a match cannot be shown, for a code of app/data/errors.py."""
    match code:
        case "newer-document":
            return words.t("Made by a newer version of Tally Nine, and waits for it.")
        case "bad-document":
            return words.t("Its file makes no sense. It is left as it is.")
        case "not-allowed":
            return words.t("Its file may not be read.")
        case _:
            return words.t("Its file could not be read this time.")
