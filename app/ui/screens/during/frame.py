"""What frames a screen of decisions about a match: the way back to the table, undo and redo."""

from collections.abc import Sequence

import flet as ft

from app.ui import routes
from app.ui.components.header import header
from app.ui.components.pressable import Press
from app.ui.components.scaffold import scaffold
from app.ui.components.text import LABEL, text
from app.ui.screens.gate import AtMatch
from app.ui.screens.undo import commit_buttons


def decisions_page(
    at: AtMatch,
    title: str,
    parts: Sequence[ft.Control | None],
    *,
    action: ft.Control | None = None,
    waits: str = "",
    on_leave: Press | None = None,
    actions: Sequence[ft.Control] | None = None,
) -> ft.Control:
    """`parts` below each other. `waits`: why the action is off, "" if it is not; it stands over the
    action, or first on the page where that has its place beside the header. `actions` None: undo
    and redo of decisions.
    """
    shown = [part for part in parts if part is not None]
    if action is not None and waits:
        reason = text(
            at.look, waits, LABEL, ft.Colors.ON_SURFACE_VARIANT, align=ft.TextAlign.CENTER
        )
        if at.look.landscape:
            shown.insert(0, reason)
        else:
            action = _stacked([reason, action])
    return scaffold(
        at.look,
        ft.Column(
            shown,
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        header=header(
            at.look,
            title,
            at.game_words.title(at.state.form.number),
            on_leave=on_leave or (lambda: at.go(routes.match(at.match_id))),
            leave_label=at.words.t("Back"),
            actions=commit_buttons(at) if actions is None else actions,
        ),
        action=action,
    )


def _stacked(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(
        parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def hand_is_played(at: AtMatch) -> bool:
    """Something was entered for the coming hand already: people come and go between hands."""
    return at.state.record.draft().top is not None
