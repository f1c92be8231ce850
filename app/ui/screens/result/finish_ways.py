"""The ways on from a finished match: again, its sheet, back into it, to those who were there."""

import flet as ft

from app.domain.draft import Taken
from app.domain.log import DealSaved, Logged, StoppedChanged
from app.stores.library_store import LibraryStore
from app.ui import ids, routes
from app.ui.components.buttons import icon_button, outlined_button, tonal_button
from app.ui.components.pressable import Press
from app.ui.components.snack import snack
from app.ui.refusals import refusal_sentence
from app.ui.screens.gate import AtMatch
from app.ui.screens.result.result import correct
from app.ui.screens.undo import redo_button, undo
from app.ui.sheet_words import sheet_words
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
    if at.state.sheet.stopped:
        return words.t("Resume the match")
    if isinstance(top, Logged) and not isinstance(top.commit, DealSaved):
        return words.t("Undo: {act}", act=act_words(words, at.state, top))
    return words.t("Correct the last result")


def other_ways(at: AtMatch, share: Press) -> list[ft.Control]:
    """Sending it to those who were there, and putting a hand right."""
    return [
        tonal_button(
            at.look,
            at.words.t("Share"),
            share,
            icon=ft.Icons.SHARE_ROUNDED,
            identifier=ids.FINISH_SHARE,
            expand=1,
        ),
        outlined_button(
            at.look,
            sheet_words(at.words, at.profile.id).correct_any(),
            lambda: at.go(routes.sheet(at.match_id)),
            icon=ft.Icons.EDIT_ROUNDED,
            identifier=ids.FINISH_CORRECT,
            expand=1,
        ),
    ]


def header_ways(at: AtMatch, share: Press) -> list[ft.Control]:
    """Back into the match, redo while there is something, the sheet; where there is no room for
    buttons below, sharing too.
    """
    back = icon_button(
        at.look,
        ft.Icons.UNDO_ROUNDED,
        _back_words(at),
        (lambda: take_back(at)) if at.state.undo else None,
        identifier=ids.UNDO,
    )
    sheet = icon_button(
        at.look,
        ft.Icons.TABLE_CHART_ROUNDED,
        at.words.t("Score sheet"),
        lambda: at.go(routes.sheet(at.match_id)),
        identifier=ids.FINISH_SHEET,
    )
    sending = icon_button(
        at.look,
        ft.Icons.SHARE_ROUNDED,
        at.words.t("Share"),
        share,
        identifier=ids.FINISH_SHARE,
    )
    return [back, *redo_button(at), sheet, *([sending] if at.look.landscape else [])]


def _can_go_back(at: AtMatch) -> bool:
    return at.state.sheet.stopped or at.state.undo is not None


async def take_back(at: AtMatch) -> None:
    """Undoes what ended the match; a hand opens as it was entered. A match that was stopped goes
    on, whatever was done since.
    """
    top = at.state.undo
    if at.state.sheet.stopped and not _is_stop(top):
        await at.store.commit(StoppedChanged(False))
    elif isinstance(top, Logged) and isinstance(top.commit, DealSaved):
        await correct(at)
    else:
        await undo(at)


def _is_stop(top: Taken | Logged | None) -> bool:
    return isinstance(top, Logged) and isinstance(top.commit, StoppedChanged)
