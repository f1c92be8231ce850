"""Taking everything away and bringing it back: backup file, match files, the app's own copies."""

import flet as ft

from app.services.files import Chosen
from app.stores.keeping_state import KeepingState
from app.ui import ids
from app.ui.answers import use_answer
from app.ui.components.buttons import outlined_button, primary_button
from app.ui.components.list_row import section
from app.ui.components.panel import panel
from app.ui.components.text import BODY, SUPPORT, text
from app.ui.context import Here
from app.ui.hooks import use_on_top, use_store, use_value
from app.ui.modal import use_modal
from app.ui.screens.backup.acts import Acts, Offer, Outcome, Part
from app.ui.screens.backup.copies import copies_heading, copies_list, copy_menu
from app.ui.screens.backup.offering import offering
from app.ui.screens.backup.outcome import outcome_part, progress
from app.ui.screens.backup.saved import last_copy
from app.ui.screens.inner import inner, inner_page


def _backup(here: Here) -> ft.Control:
    on_top = use_on_top()
    library = use_store(here.session.library, on_top)
    keeping = use_store(here.session.keeping, on_top)
    outcome, tell = use_value(Outcome)
    offer, set_offer = use_value(_no_offer)
    chosen, choose = use_value(lambda: "")
    copies = use_answer(here.session.keeping.copies, [keeping.busy]) or ()
    acts = Acts(here, tell, set_offer)

    def leave() -> None:
        set_offer(None)

    def close() -> None:
        leave()
        choose("")

    copy = next((one for one in copies if one.name == chosen), None)
    sheet = None
    if offer is not None:
        sheet = offering(here, offer, lambda mode: acts.bring_in(offer, mode), leave)
    elif copy is not None:
        sheet = copy_menu(here, copy, acts, lambda: choose(""))
    use_modal(sheet, close)

    def told(part: Part) -> list[ft.Control]:
        """What became of the last act, if it was one of that part."""
        if outcome.part is not part:
            return []
        return outcome_part(here, outcome, acts.undo, lambda: tell(Outcome()))

    return inner_page(
        here,
        here.words.t("Backup"),
        [
            _saving(here, library.copied, keeping, acts),
            *told(Part.SAVING),
            *_restoring(here, keeping, acts),
            *told(Part.BRINGING),
            *_importing(here, keeping, acts),
            *told(Part.FILES),
            *copies_heading(here),
            *told(Part.COPIES),
            *copies_list(here, copies, choose),
        ],
        above=progress(here, keeping),
        scroll_key="backup",
    )


BackupScreen = inner(_backup)


def _no_offer() -> Offer | None:
    return None


def _saving(here: Here, copied: str, keeping: KeepingState, acts: Acts) -> ft.Control:
    words, look = here.words, here.look
    save = primary_button(
        look,
        words.t("Save a backup"),
        None if keeping.busy else acts.save,
        icon=ft.Icons.SAVE_ALT_ROUNDED,
        identifier=ids.BACKUP_SAVE,
    )
    sentence = words.t(
        "All matches and players in one file. Keep it somewhere other than this device."
    )
    return _card(here, sentence, last_copy(here, copied), save)


def _restoring(here: Here, keeping: KeepingState, acts: Acts) -> list[ft.Control]:
    words = here.words
    button = outlined_button(
        here.look,
        words.t("Open a backup"),
        None if keeping.busy else _nothing,
        icon=ft.Icons.RESTORE_PAGE_ROUNDED,
        identifier=ids.BACKUP_OPEN,
        action=here.session.files.choosing(Chosen.BACKUP, acts.open),
    )
    sentence = words.t("It is checked first, then you choose: add to what is here or replace it.")
    return [
        section(here.look, words.t("Restore a backup")),
        _card(here, sentence, None, button),
    ]


def _importing(here: Here, keeping: KeepingState, acts: Acts) -> list[ft.Control]:
    words = here.words
    button = outlined_button(
        here.look,
        words.t("Choose match files"),
        None if keeping.busy else _nothing,
        icon=ft.Icons.FILE_UPLOAD_ROUNDED,
        identifier=ids.BACKUP_IMPORT,
        action=here.session.files.choosing(Chosen.MATCHES, acts.take_in),
    )
    sentence = words.t("Single matches, saved from a match’s menu. You can choose several.")
    return [section(here.look, words.t("Import matches")), _card(here, sentence, None, button)]


def _card(here: Here, sentence: str, note: str | None, button: ft.Control) -> ft.Control:
    look = here.look
    lines: list[ft.Control] = [text(look, sentence, BODY)]
    if note is not None:
        lines.append(text(look, note, SUPPORT, ft.Colors.ON_SURFACE_VARIANT))
    return panel(
        ft.Column([*lines, button], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    )


def _nothing() -> None:
    """The client opens its files by itself."""
