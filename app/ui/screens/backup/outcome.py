"""What is under way, and what became of it."""

from collections.abc import Callable

import flet as ft

from app.owner.importing import Imported
from app.stores.keeping_state import KeepingState
from app.ui import ids
from app.ui.components.list_row import list_row
from app.ui.components.notice import Gravity, Remedy, notice
from app.ui.components.panel import panel, ruled
from app.ui.components.pressable import Press
from app.ui.components.text import BODY, text
from app.ui.context import Here
from app.ui.keeping_messages import busy_sentence, imported_sentence
from app.ui.screens.backup.acts import Outcome

_MOST = 40


def progress(here: Here, keeping: KeepingState) -> ft.Control | None:
    """How far what is under way is."""
    if keeping.busy is None:
        return None
    share = keeping.done / keeping.total if keeping.total else None
    bar = ft.Semantics(
        exclude_semantics=True,
        content=ft.ProgressBar(
            value=share,
            bar_height=8,
            border_radius=4,
            color=ft.Colors.PRIMARY,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        ),
    )
    said = ft.Semantics(
        live_region=keeping.done == 0,
        content=text(here.look, busy_sentence(here.words, keeping), BODY),
    )
    column = ft.Column([said, bar], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return panel(column)


def outcome_part(
    here: Here, outcome: Outcome, undo: Callable[[Outcome], object], on_close: Press
) -> list[ft.Control]:
    """The word about the last act, with the way back, and what became of each file."""
    parts: list[ft.Control] = []
    words = here.words
    if outcome.lines:
        close = Remedy(words.t("Close"), on_close, ids.BACKUP_CLOSE, filled=False)
        back = Remedy(
            words.t("Undo"),
            lambda: undo(outcome),
            ids.BACKUP_UNDO,
            icon=ft.Icons.UNDO_ROUNDED,
        )
        parts.append(
            notice(
                here.look,
                "\n".join(outcome.lines),
                Gravity.ERROR if outcome.failed else Gravity.NOTE,
                remedies=[close, back] if outcome.undo else [close],
            )
        )
    if outcome.files:
        rows = [_file(here, index, one) for index, one in enumerate(outcome.files[:_MOST])]
        parts.append(
            panel(ruled(rows, indent=50), padding=ft.Padding.symmetric(horizontal=8, vertical=2))
        )
    return parts


def _file(here: Here, index: int, one: Imported) -> ft.Control:
    look = here.look
    sentence = imported_sentence(here.words, one, here.letters)
    good = one.match_id is not None
    mark = ft.Icon(
        ft.Icons.CHECK_CIRCLE_ROUNDED if good else ft.Icons.ERROR_OUTLINE_ROUNDED,
        size=look.icon(24),
        color=ft.Colors.PRIMARY if good else ft.Colors.ERROR,
    )
    return list_row(
        look,
        one.name,
        sentence,
        label=f"{one.name}. {sentence}",
        on_press=None,
        leading=ft.Container(mark, padding=ft.Padding.only(left=4)),
        identifier=ids.imported(index),
    )
