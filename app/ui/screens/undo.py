"""Undo and redo of a match in a header and on the keyboard, each named by what it would do."""

import flet as ft

from app.ui import ids
from app.ui.components.buttons import icon_button
from app.ui.keyboard import Bindings
from app.ui.screens.gate import AtMatch
from app.ui.undo_words import act_words, redo_name, undo_name


def undo_buttons(at: AtMatch) -> list[ft.Control]:
    """Undo and redo as two icons."""
    state, words = at.state, at.words
    undone = act_words(words, state, state.undo)
    redone = act_words(words, state, state.redo, again=True)
    return [
        icon_button(
            at.look,
            ft.Icons.UNDO_ROUNDED,
            undo_name(words, undone),
            (lambda: undo(at)) if state.undo else None,
            identifier=ids.UNDO,
        ),
        icon_button(
            at.look,
            ft.Icons.REDO_ROUNDED,
            redo_name(words, redone),
            (lambda: redo(at)) if state.redo else None,
            identifier=ids.REDO,
        ),
    ]


def redo_button(at: AtMatch) -> list[ft.Control]:
    """Redo alone, while there is something to do again."""
    return [undo_buttons(at)[1]] if at.state.redo is not None else []


async def undo(at: AtMatch) -> None:
    """Takes back what the screen names, if anything."""
    if at.state.undo is not None:
        await at.store.undo(at.state.undo.id, at.target)


async def undo_this(at: AtMatch, act: str) -> None:
    """Takes back the act with that id; nothing, once something else has happened since.

    For the undo of a word about an act, which stays for a while: who presses it late is told
    nothing of other devices.
    """
    now = at.store.state.seen_from(at.target)
    if now is not None and now.undo is not None and now.undo.id == act:
        await at.store.undo(act, at.target)


async def redo(at: AtMatch) -> None:
    """Does again what the screen names, if anything."""
    if at.state.redo is not None:
        await at.store.redo(at.state.redo.id, at.target)


def sheet_undo_buttons(at: AtMatch) -> list[ft.Control]:
    """Undo and redo of what stands on the sheet; what is half entered is left alone."""
    state, words = at.state, at.words
    back, again = state.record.undo_top(None), state.record.redo_top(None)
    return [
        icon_button(
            at.look,
            ft.Icons.UNDO_ROUNDED,
            undo_name(words, act_words(words, state, back)),
            (lambda: undo_commit(at)) if back else None,
            identifier=ids.UNDO,
        ),
        icon_button(
            at.look,
            ft.Icons.REDO_ROUNDED,
            redo_name(words, act_words(words, state, again, again=True)),
            (lambda: redo_commit(at)) if again else None,
            identifier=ids.REDO,
        ),
    ]


async def undo_commit(at: AtMatch) -> None:
    """Takes back what was decided last."""
    top = at.state.record.undo_top(None)
    if top is not None:
        await at.store.undo(top.id, None)


async def redo_commit(at: AtMatch) -> None:
    """Decides again what was taken back last."""
    top = at.state.record.redo_top(None)
    if top is not None:
        await at.store.redo(top.id, None)


def sheet_undo_keys(at: AtMatch) -> Bindings:
    return {
        "ctrl+Z": lambda: undo_commit(at),
        "ctrl+Y": lambda: redo_commit(at),
        "ctrl+shift+Z": lambda: redo_commit(at),
    }


def undo_keys(at: AtMatch) -> Bindings:
    return {
        "ctrl+Z": lambda: undo(at),
        "ctrl+Y": lambda: redo(at),
        "ctrl+shift+Z": lambda: redo(at),
    }
