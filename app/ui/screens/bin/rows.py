"""A match in the bin: its row, its menu, and the question before it goes for good."""

import flet as ft

from app.l10n.formats import day, local_time, name_list
from app.stores.keeping_state import BinnedMatch
from app.ui import ids
from app.ui.components.drawing import picture
from app.ui.components.list_row import list_row
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.components.pressable import Press
from app.ui.components.question import question
from app.ui.context import Here
from app.ui.game_words import game_words


def bin_row(here: Here, index: int, one: BinnedMatch, on_press: Press) -> ft.Control:
    """The whole of it opens the menu."""
    look, title = here.look, _title(here, one)
    parts = [*_played(here, one), *_times(here, one)]
    more = ft.Icon(
        ft.Icons.MORE_VERT_ROUNDED, size=look.icon(22), color=ft.Colors.ON_SURFACE_VARIANT
    )
    return list_row(
        look,
        title,
        " · ".join(parts),
        label=", ".join([title, *parts]),
        on_press=on_press,
        leading=_mark(here, one) if here.look.marks_rows else None,
        trailing=ft.Container(more, padding=8),
        identifier=ids.binned(index),
    )


def bin_menu(
    here: Here, one: BinnedMatch, on_restore: Press, on_delete: Press, on_close: Press
) -> ft.BottomSheet:
    """For `use_modal`."""
    words = here.words
    restore = MenuItem(
        words.t("Restore"), ft.Icons.RESTORE_FROM_TRASH_ROUNDED, on_restore, ids.BIN_RESTORE
    )
    delete = MenuItem(
        words.t("Delete for good"), ft.Icons.DELETE_FOREVER_ROUNDED, on_delete, ids.BIN_DELETE
    )
    return menu_sheet(here.look, _title(here, one), [restore, delete], on_close)


def sure_sheet(here: Here, one: BinnedMatch, on_delete: Press, on_close: Press) -> ft.BottomSheet:
    """The one thing that no undo brings back is asked about."""
    words = here.words
    return question(
        here.look,
        words.t("Delete for good?"),
        words.t("{match}: this cannot be undone.", match=_title(here, one)),
        yes=words.t("Delete for good"),
        no=words.t("Keep"),
        on_yes=on_delete,
        on_close=on_close,
        yes_identifier=ids.BIN_SURE,
        no_identifier=ids.BIN_KEEP,
    )


def _title(here: Here, one: BinnedMatch) -> str:
    if one.summary is None:
        return here.words.t("A match that can’t be read")
    return name_list(here.words, one.summary.names)


def _played(here: Here, one: BinnedMatch) -> list[str]:
    if one.summary is None:
        return []
    said = game_words(here.words, one.summary.game)
    return [said.name(), said.hands(one.summary.hands)]


def _times(here: Here, one: BinnedMatch) -> list[str]:
    """Until when it is there."""
    words, until = here.words, local_time(one.until)
    if until is None:
        return []
    return [words.t("until {day}", day=day(words, until, here.session.now()))]


def _mark(here: Here, one: BinnedMatch) -> ft.Control:
    if one.summary is not None:
        return picture(game_words(here.words, one.summary.game).mark, 44)
    broken = ft.Icon(ft.Icons.ERROR_OUTLINE_ROUNDED, size=here.look.icon(26), color=ft.Colors.ERROR)
    return ft.Container(broken, width=44, alignment=ft.Alignment.CENTER)
