"""What is in a backup that was opened, and what may become of what is here."""

from collections.abc import Callable

import flet as ft

from app.l10n.formats import clock, day, local_time
from app.owner.bringing import Mode
from app.ui import ids
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.components.pressable import Press
from app.ui.context import Here
from app.ui.keeping_messages import contents_lines
from app.ui.screens.backup.acts import Offer


def offering(
    here: Here, offer: Offer, bring_in: Callable[[Mode], object], on_close: Press
) -> ft.BottomSheet:
    """For `use_modal`."""
    words = here.words
    merge = MenuItem(
        words.t("Add to what is here"),
        ft.Icons.MERGE_ROUNDED,
        lambda: bring_in(Mode.MERGE),
        ids.BACKUP_MERGE,
        words.t("Nothing is lost: where both have a match, the newer state stays."),
    )
    replace = MenuItem(
        words.t("Replace what is here"),
        ft.Icons.SYNC_ROUNDED,
        lambda: bring_in(Mode.REPLACE),
        ids.BACKUP_REPLACE,
        words.t("Matches that are not in the file go to the bin. A copy is made first."),
    )
    leave = MenuItem(words.t("Leave it"), ft.Icons.CLOSE_ROUNDED, _nothing, ids.BACKUP_CANCEL)
    inside = " · ".join(contents_lines(words, offer.contents))
    return menu_sheet(
        here.look, _made(here, offer), [merge, replace, leave], on_close, detail=inside
    )


def _made(here: Here, offer: Offer) -> str:
    """ "Backup of 1 Mar, 20:15"."""
    words, when = here.words, local_time(offer.contents.made)
    if when is None:
        return words.t("Backup")
    shown = words.t(
        "{day}, {time}", day=day(words, when, here.session.now()), time=clock(words, when)
    )
    return words.t("Backup: {when}", when=shown)


def _nothing() -> None:
    """The sheet closes by itself."""
