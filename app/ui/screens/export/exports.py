"""Taking one match away: as a match file, as a table for spreadsheets, as a text to send."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from app.data.summaries import Summary
from app.l10n.formats import local_time
from app.ui import ids
from app.ui.components.menu_sheet import MenuItem
from app.ui.components.snack import snack
from app.ui.context import Here
from app.ui.hooks import use_value
from app.ui.screens.export.share_sheet import share_sheet
from app.ui.screens.export.words import csv_words, file_name, saved_sentence
from app.ui.share_text import share_text


@dataclass(frozen=True)
class Exports:
    """`items(match_id)`: for a menu, what takes that match away. `sheet`: lies over the screen
    once a text was asked for; hand it to the `use_modal` of that menu, and `close` too.
    """

    items: Callable[[str], list[MenuItem]]
    sheet: ft.BottomSheet | None
    close: Callable[[], None]


def use_exports(here: Here, lift: float = 0) -> Exports:
    """A hook. `lift`: of the words about what was done, see `snack`."""
    said, say = use_value(lambda: "")
    taking = _Taking(here, ft.context.page, say, lift)

    def close() -> None:
        say("")

    return Exports(
        items=lambda match_id: _items(taking, match_id),
        sheet=share_sheet(here, said, close, lift) if said else None,
        close=close,
    )


def _items(taking: "_Taking", match_id: str) -> list[MenuItem]:
    words = taking.here.words
    return [
        MenuItem(
            words.t("Send as text"),
            ft.Icons.NOTES_ROUNDED,
            lambda: taking.text(match_id),
            ids.MATCH_TEXT,
        ),
        MenuItem(
            words.t("Save as a table"),
            ft.Icons.GRID_ON_ROUNDED,
            lambda: taking.table(match_id),
            ids.MATCH_CSV,
            words.t("For spreadsheets (CSV)"),
        ),
        MenuItem(
            words.t("Save as a match file"),
            ft.Icons.FILE_DOWNLOAD_ROUNDED,
            lambda: taking.file(match_id),
            ids.MATCH_FILE,
            words.t("To import it on another device"),
        ),
    ]


@dataclass(frozen=True)
class _Taking:
    here: Here
    page: ft.Page
    say: Callable[[str], None]
    lift: float

    async def text(self, match_id: str) -> None:
        """Shows the text, to be sent from there."""
        here, known = self.here, self._known(match_id)
        store = await here.session.open_match(match_id)
        if store is None or known is None:
            self._tell_unreadable()
            return
        state, when = store.state, local_time(known.updated)
        self.say(share_text(here.words, state.match, state.sheet, state.names, when))

    async def table(self, match_id: str) -> None:
        known = self._known(match_id)
        if known is None:
            self._tell_unreadable()
            return
        words = csv_words(self.here.words, known.game)
        await self._save(known, "csv", await self.here.session.keeping.csv(match_id, words))

    async def file(self, match_id: str) -> None:
        known, text = self._known(match_id), await self.here.session.keeping.match_file(match_id)
        await self._save(known, "json", text.encode() if text else None)

    async def _save(self, known: Summary | None, ending: str, data: bytes | None) -> None:
        if known is None or data is None:
            self._tell_unreadable()
            return
        name = file_name(known.game, local_time(known.updated), ending)
        saved = await self.here.session.files.save(name, data)
        sentence = saved_sentence(self.here.words, saved, name)
        if sentence is not None:
            self._tell(sentence)

    def _known(self, match_id: str) -> Summary | None:
        library = self.here.session.library.state
        every = (*library.running, *library.earlier)
        return next((one for one in every if one.id == match_id), None)

    def _tell_unreadable(self) -> None:
        self._tell(self.here.words.t("This match can’t be opened"))

    def _tell(self, sentence: str) -> None:
        self.page.show_dialog(snack(self.here.look, sentence, lift=self.lift))
