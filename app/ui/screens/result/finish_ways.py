"""The ways on from a finished match: again, its sheet, back into it, to those who were there."""

import flet as ft

from app.domain.log import DealSaved, Logged, StoppedChanged
from app.stores.library_store import LibraryStore
from app.ui import ids, routes
from app.ui.components.buttons import icon_button, outlined_button, tonal_button
from app.ui.components.pressable import Press
from app.ui.components.snack import snack
from app.ui.refusals import refusal_sentence
from app.ui.screens.gate import AtMatch
from app.ui.screens.result.result import correct
from app.ui.screens.undo import commit_buttons, undo_commit
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
    words, top = at.words, _top(at)
    if top is not None and not isinstance(top.commit, DealSaved):
        return words.t("Undo: {act}", act=act_words(words, at.state, top))
    return words.t("Correct the last result")


def _top(at: AtMatch) -> Logged | None:
    """What was decided last; a hand that was begun stays begun."""
    top = at.state.record.undo_top(None)
    return top if isinstance(top, Logged) else None


def other_ways(at: AtMatch, share: Press) -> list[ft.Control]:
    """Sending it to those who were there, and putting a hand right; where it was only stopped,
    going on with it.
    """
    onward = outlined_button(
        at.look,
        at.words.t("Resume the match"),
        lambda: resume(at),
        icon=ft.Icons.PLAY_ARROW_ROUNDED,
        identifier=ids.FINISH_RESUME,
        expand=1,
    )
    return [
        tonal_button(
            at.look,
            at.words.t("Share"),
            share,
            icon=ft.Icons.SHARE_ROUNDED,
            identifier=ids.FINISH_SHARE,
            expand=1,
        ),
        onward
        if at.state.sheet.stopped
        else outlined_button(
            at.look,
            sheet_words(at.words, at.profile.id).correct_any(),
            lambda: at.go(routes.sheet(at.match_id)),
            icon=ft.Icons.EDIT_ROUNDED,
            identifier=ids.FINISH_CORRECT,
            expand=1,
        ),
    ]


def header_ways(at: AtMatch, share: Press) -> list[ft.Control]:
    """Redo while there is something, back into the match, the sheet; where there is no room for
    buttons below, sharing too.
    """
    back = icon_button(
        at.look,
        ft.Icons.UNDO_ROUNDED,
        _back_words(at),
        (lambda: take_back(at)) if _top(at) else None,
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
    again = commit_buttons(at)[1:] if at.state.record.redo_top(None) else []
    onward = icon_button(
        at.look,
        ft.Icons.PLAY_ARROW_ROUNDED,
        at.words.t("Resume the match"),
        lambda: resume(at),
        identifier=ids.FINISH_RESUME,
    )
    more = [*([onward] if at.state.sheet.stopped else []), sending] if at.look.landscape else []
    return [*again, back, sheet, *more]


async def resume(at: AtMatch) -> None:
    """Goes on with a match that was stopped, whatever was done since."""
    top = _top(at)
    if top is not None and isinstance(top.commit, StoppedChanged):
        await undo_commit(at)
    else:
        await at.store.commit(StoppedChanged(False))


async def take_back(at: AtMatch) -> None:
    """Undoes what was decided last; a hand that ended the match opens as it was entered."""
    top = _top(at)
    if top is not None and isinstance(top.commit, DealSaved):
        await correct(at)
    else:
        await undo_commit(at)
