"""The copies that the app made by itself: a list, and what can be done with one."""

from collections.abc import Callable, Sequence

import flet as ft

from app.data.copies import Copy
from app.l10n.catalog import Words
from app.l10n.formats import clock, day
from app.l10n.numbers import number
from app.owner.keeper import BEFORE_IMPORT
from app.ui import ids
from app.ui.components.list_row import list_row, section
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.components.panel import panel, ruled
from app.ui.components.pressable import Press
from app.ui.components.text import SUPPORT, text
from app.ui.context import Here
from app.ui.screens.backup.acts import Acts


def copies_heading(here: Here) -> list[ft.Control]:
    words = here.words
    note = text(
        here.look,
        words.t("Made automatically, once a day and before an import. The last ten stay."),
        SUPPORT,
        ft.Colors.ON_SURFACE_VARIANT,
    )
    return [section(here.look, words.t("Copies on this device")), note]


def copies_list(
    here: Here, copies: Sequence[Copy], on_open: Callable[[str], object]
) -> list[ft.Control]:
    """Newest first; nothing where there are none yet."""
    rows = [
        _row(here, index, copy, lambda copy=copy: on_open(copy.name))  # type: ignore[misc]
        for index, copy in enumerate(copies)
    ]
    if not rows:
        return []
    return [panel(ruled(rows, indent=50), padding=ft.Padding.symmetric(horizontal=8, vertical=2))]


def copy_menu(here: Here, copy: Copy, acts: Acts, on_close: Press) -> ft.BottomSheet:
    """For `use_modal`."""
    words = here.words
    restore = MenuItem(
        words.t("Restore"),
        ft.Icons.RESTORE_ROUNDED,
        lambda: acts.restore(copy.name),
        ids.COPY_RESTORE,
        words.t("Everything as it was then. What is here now is copied first."),
    )
    save = MenuItem(
        words.t("Save as a file"),
        ft.Icons.SAVE_ALT_ROUNDED,
        lambda: acts.save_copy(copy),
        ids.COPY_SAVE,
    )
    return menu_sheet(here.look, _when(here, copy), [restore, save], on_close)


def _row(here: Here, index: int, copy: Copy, on_press: Press) -> ft.Control:
    look, title, detail = here.look, _when(here, copy), _detail(here.words, copy)
    more = ft.Icon(
        ft.Icons.MORE_VERT_ROUNDED, size=look.icon(22), color=ft.Colors.ON_SURFACE_VARIANT
    )
    mark = ft.Icon(ft.Icons.HISTORY_ROUNDED, size=look.icon(24), color=ft.Colors.ON_SURFACE_VARIANT)
    return list_row(
        look,
        title,
        detail,
        label=f"{title}, {detail}",
        on_press=on_press,
        leading=ft.Container(mark, padding=ft.Padding.only(left=4)),
        trailing=ft.Container(more, padding=8),
        identifier=ids.copy(index),
    )


def _when(here: Here, copy: Copy) -> str:
    """ "today, 20:15"."""
    words, when = here.words, copy.made.astimezone()
    shown = day(words, when, here.session.now())
    return words.t("{day}, {time}", day=shown, time=clock(words, when))


def _detail(words: Words, copy: Copy) -> str:
    """Why it was made, and how big it is."""
    why = words.t("before an import") if copy.why == BEFORE_IMPORT else words.t("copy of the day")
    size = words.t("{size} kB", size=number(max(1, round(copy.size / 1000)), words.locale))
    return f"{why} · {size}"
