"""The ways on from a finished match: again, its sheet, back into it, out."""

import flet as ft

from app.domain.log import DealSaved, Logged, StoppedChanged
from app.stores.library_store import LibraryStore
from app.ui import ids, routes
from app.ui.components.buttons import icon_button, outlined_button, tonal_button
from app.ui.components.snack import snack
from app.ui.refusals import refusal_sentence
from app.ui.screens.gate import AtMatch
from app.ui.screens.result.result import correct
from app.ui.screens.undo import undo
from app.ui.undo_words import act_words


class Rematch:
    """A double tap makes one match."""

    def __init__(self) -> None:
        self._busy = False

    async def do(self, at: AtMatch, page: ft.Page) -> None:
        """Another match of the same people, and its table."""
        if self._busy:
            return
        self._busy = True
        try:
            await _rematch(at, page, at.here.session.library)
        finally:
            self._busy = False


async def _rematch(at: AtMatch, page: ft.Page, library: LibraryStore) -> None:
    match_id = await library.rematch(at.match_id)
    if match_id is not None:
        page.navigate(routes.match(match_id))
        return
    refusal = library.state.refusal
    if refusal is not None:
        library.dismiss()
        page.show_dialog(snack(at.look, refusal_sentence(at.words, refusal)))


def _back_words(at: AtMatch) -> str:
    """What the way back into the match is called."""
    words, top = at.words, at.state.undo
    if isinstance(top, Logged) and isinstance(top.commit, StoppedChanged):
        return words.t("Resume the match")
    if isinstance(top, Logged) and not isinstance(top.commit, DealSaved):
        return words.t("Undo: {act}", act=act_words(words, at.state, top))
    return words.t("Correct the last result")


def other_ways(at: AtMatch) -> list[ft.Control]:
    """The sheet, and the way back into the match."""
    return [
        tonal_button(
            at.look,
            at.words.t("Score sheet"),
            lambda: at.go(routes.sheet(at.match_id)),
            icon=ft.Icons.TABLE_CHART_ROUNDED,
            identifier=ids.FINISH_SHEET,
            expand=1,
        ),
        outlined_button(
            at.look,
            _back_words(at),
            (lambda: take_back(at)) if at.state.undo else None,
            icon=ft.Icons.EDIT_ROUNDED,
            identifier=ids.UNDO,
            expand=1,
        ),
    ]


def small_ways(at: AtMatch) -> list[ft.Control]:
    """The same as icons, for a low window."""
    return [
        icon_button(
            at.look,
            ft.Icons.EDIT_ROUNDED,
            _back_words(at),
            (lambda: take_back(at)) if at.state.undo else None,
            identifier=ids.UNDO,
        ),
        icon_button(
            at.look,
            ft.Icons.TABLE_CHART_ROUNDED,
            at.words.t("Score sheet"),
            lambda: at.go(routes.sheet(at.match_id)),
            identifier=ids.FINISH_SHEET,
        ),
    ]


async def take_back(at: AtMatch) -> None:
    """Undoes what ended the match; a hand opens as it was entered."""
    top = at.state.undo
    if isinstance(top, Logged) and isinstance(top.commit, DealSaved):
        await correct(at)
    else:
        await undo(at)
