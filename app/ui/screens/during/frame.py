"""What frames a screen of decisions about a match: the way back to the table, undo and redo."""

from collections.abc import Sequence

import flet as ft

from app.domain.draft import Taken
from app.domain.log import Logged
from app.ui import ids, routes
from app.ui.components.buttons import icon_button
from app.ui.components.header import header
from app.ui.components.pressable import Press
from app.ui.components.scaffold import scaffold
from app.ui.components.text import LABEL, text
from app.ui.keyboard import Bindings
from app.ui.screens.gate import AtMatch
from app.ui.undo_words import act_words, redo_name, undo_name


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
            actions=decision_buttons(at) if actions is None else actions,
        ),
        action=action,
    )


def _stacked(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(
        parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def decision_buttons(at: AtMatch) -> list[ft.Control]:
    """Undo and redo, of decisions alone: the taps of a hand in play are left to its table."""
    words, state = at.words, at.state
    undoes, redoes = _undoes(at), _redoes(at)
    return [
        icon_button(
            at.look,
            ft.Icons.UNDO_ROUNDED,
            undo_name(words, act_words(words, state, undoes)),
            (lambda: undo_decision(at)) if undoes is not None else None,
            identifier=ids.UNDO,
        ),
        icon_button(
            at.look,
            ft.Icons.REDO_ROUNDED,
            redo_name(words, act_words(words, state, redoes, again=True)),
            (lambda: redo_decision(at)) if redoes is not None else None,
            identifier=ids.REDO,
        ),
    ]


async def undo_decision(at: AtMatch) -> None:
    """Takes back the last decision, if that can be."""
    top = _undoes(at)
    if top is not None:
        await at.store.undo(top.id, None)


async def redo_decision(at: AtMatch) -> None:
    """Takes the decision again that was taken back last."""
    top = _redoes(at)
    if top is not None:
        await at.store.redo(top.id, None)


def decision_keys(at: AtMatch) -> Bindings:
    return {
        "ctrl+Z": lambda: undo_decision(at),
        "ctrl+Y": lambda: redo_decision(at),
        "ctrl+shift+Z": lambda: redo_decision(at),
    }


def hand_is_played(at: AtMatch) -> bool:
    """Something was entered for the coming hand already: people come and go between hands."""
    return at.state.record.draft().top is not None


def _undoes(at: AtMatch) -> Taken | Logged | None:
    return at.state.record.undo_top(None)


def _redoes(at: AtMatch) -> Taken | Logged | None:
    return at.state.record.redo_top(None)
