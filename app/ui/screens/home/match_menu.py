"""The menu of a match in a list: take it away, delete it."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from app.l10n.formats import name_list
from app.stores.library_store import Summary
from app.ui import ids
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.components.snack import snack
from app.ui.context import Here
from app.ui.hooks import use_value
from app.ui.modal import use_modal
from app.ui.refusals import refusal_sentence
from app.ui.screens.export.exports import Exports, use_exports

_BAR, _BUTTON = 66, 72
"""How high the bar with the places is, and the button for a new match over it."""


@dataclass(frozen=True)
class _Chosen:
    """`summary` None: it cannot be read."""

    id: str
    summary: Summary | None


@dataclass(frozen=True)
class MatchMenu:
    """Opens the menu of a match: one that can be read, or that of an id."""

    of: Callable[[Summary], None]
    of_unreadable: Callable[[str], None]


def use_match_menu(here: Here) -> MatchMenu:
    """A hook: the menu lies over the screen of the component that calls it."""
    chosen, choose = use_value(_nobody)
    page = ft.context.page
    exports = use_exports(here, _lift(here))

    def close() -> None:
        choose(None)

    def close_all() -> None:
        choose(None)
        exports.close()

    menu = None if chosen is None else _menu(here, page, chosen, exports, close)
    use_modal(menu or exports.sheet, close_all)
    return MatchMenu(
        of=lambda summary: choose(_Chosen(summary.id, summary)),
        of_unreadable=lambda id: choose(_Chosen(id, None)),
    )


def _nobody() -> _Chosen | None:
    return None


def _menu(
    here: Here, page: ft.Page, chosen: _Chosen, exports: Exports, close: Callable[[], None]
) -> ft.BottomSheet:
    words, summary = here.words, chosen.summary
    delete = MenuItem(
        words.t("Delete"),
        ft.Icons.DELETE_OUTLINE_ROUNDED,
        lambda: delete_match(here, page, chosen.id),
        ids.MATCH_DELETE,
        words.t("Stays in the bin for 30 days"),
    )
    if summary is None:
        return menu_sheet(here.look, words.t("A match can’t be read"), [delete], close)
    names = name_list(words, summary.names)
    return menu_sheet(here.look, names, [*exports.items(chosen.id), delete], close)


async def delete_match(here: Here, page: ft.Page, match_id: str) -> None:
    """Into the bin, and a word with the way back."""
    library, words = here.session.library, here.words
    refused = await library.delete_match(match_id)
    if refused is not None:
        library.dismiss()
        page.show_dialog(snack(here.look, refusal_sentence(words, refused), lift=_lift(here)))
        return

    async def back() -> None:
        # Half of the sentences of the app come with it: not for the first screen.
        from app.ui.keeping_messages import restored_sentence

        again = await library.restore_match(match_id)
        if again is not None:
            page.show_dialog(snack(here.look, restored_sentence(words, again), lift=_lift(here)))

    word = snack(here.look, words.t("Match deleted"), words.t("Undo"), back, lift=_lift(here))
    page.show_dialog(word)


def _lift(here: Here) -> float:
    """So that words about what was done hide neither the bar nor the button."""
    look = here.look
    return (_BAR if look.compact else 0) + (0 if look.large_text else _BUTTON)
