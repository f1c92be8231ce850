"""The bin: matches that were deleted, until they go for good."""

from collections.abc import Callable
from typing import Final

import flet as ft

from app.stores.keeping_state import BinnedMatch
from app.ui.answers import use_answer
from app.ui.components.empty_state import empty_state
from app.ui.components.pressable import Press
from app.ui.components.snack import snack
from app.ui.components.text import SUPPORT, text
from app.ui.context import Here
from app.ui.hooks import use_on_top, use_store, use_value
from app.ui.keeping_messages import restored_sentence
from app.ui.modal import use_modal
from app.ui.refusals import refusal_sentence
from app.ui.screens.bin.rows import bin_menu, bin_row, sure_sheet
from app.ui.screens.home.rows import ruled_rows
from app.ui.screens.inner import inner, inner_page

_MOST: Final = 100
"""Deleted last first: nobody looks further back in a bin."""


def _bin(here: Here) -> ft.Control:
    library = use_store(here.session.library, use_on_top())
    dropped, set_dropped = use_value(lambda: 0)
    binned = use_answer(here.session.keeping.binned, [library, dropped])
    acts = _Acts(here, ft.context.page, lambda: set_dropped(dropped + 1))
    open_ = _use_sheets(here, acts)
    words = here.words
    title, for_how_long = words.t("Bin"), words.t("Deleted matches stay here for 30 days.")
    if binned is None:
        return inner_page(here, title, [], scroll_key="bin")
    if not binned:
        nothing = empty_state(here.look, words.t("The bin is empty"), for_how_long)
        return inner_page(here, title, [nothing], scroll_key="bin")
    rows = [
        bin_row(here, index, one, lambda one=one: open_(one))  # type: ignore[misc]
        for index, one in enumerate(binned[:_MOST])
    ]
    note = text(here.look, for_how_long, SUPPORT, ft.Colors.ON_SURFACE_VARIANT)
    return inner_page(here, title, [note, ruled_rows(here, rows)], scroll_key="bin")


BinScreen = inner(_bin)


class _Acts:
    """What can be done with a match in the bin; `dropped` is told when one went for good."""

    def __init__(self, here: Here, page: ft.Page, dropped: Press) -> None:
        self._here = here
        self._page = page
        self._dropped = dropped

    async def restore(self, match_id: str) -> None:
        library = self._here.session.library
        refused = await library.restore_match(match_id)
        library.dismiss()
        self._tell(restored_sentence(self._here.words, refused))

    async def drop(self, match_id: str) -> None:
        refused = await self._here.session.keeping.delete_for_good(match_id)
        self._dropped()
        if refused is not None:
            self._tell(refusal_sentence(self._here.words, refused))

    def _tell(self, sentence: str) -> None:
        self._page.show_dialog(snack(self._here.look, sentence))


def _use_sheets(here: Here, acts: _Acts) -> Callable[[BinnedMatch], None]:
    """The menu of a match, and the question before it goes for good."""
    chosen, choose = use_value(_nobody)
    doomed, doom = use_value(_nobody)

    def close() -> None:
        choose(None)
        doom(None)

    sheet = None
    if doomed is not None:
        sheet = sure_sheet(here, doomed, lambda: acts.drop(doomed.id), close)
    elif chosen is not None:
        sheet = bin_menu(
            here,
            chosen,
            lambda: acts.restore(chosen.id),
            lambda: doom(chosen),
            lambda: choose(None),
        )
    use_modal(sheet, close)
    return choose


def _nobody() -> BinnedMatch | None:
    return None
