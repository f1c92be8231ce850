"""Undo and redo of a match in a header and on the keyboard, each named by what it would do."""

from collections.abc import Awaitable, Callable

import flet as ft

from app.domain.draft import Taken
from app.domain.log import Logged
from app.ui import ids
from app.ui.components.buttons import icon_button
from app.ui.keyboard import Bindings
from app.ui.screens.gate import AtMatch
from app.ui.undo_words import act_words, redo_name, undo_name

Act = Callable[[AtMatch], Awaitable[None]]


def undo_buttons(at: AtMatch) -> list[ft.Control]:
    """Undo and redo as two icons."""
    return _buttons(at, at.state.undo, at.state.redo, undo, redo)


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


def commit_buttons(at: AtMatch) -> list[ft.Control]:
    """Undo and redo of what was decided; what is half entered is left to its own screen."""
    record = at.state.record
    return _buttons(at, record.undo_top(None), record.redo_top(None), undo_commit, redo_commit)


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


def undo_keys(at: AtMatch) -> Bindings:
    return _keys(at, undo, redo)


def commit_keys(at: AtMatch) -> Bindings:
    return _keys(at, undo_commit, redo_commit)


def _buttons(
    at: AtMatch, back: Taken | Logged | None, again: Taken | Logged | None, undo: Act, redo: Act
) -> list[ft.Control]:
    words, state = at.words, at.state
    return [
        icon_button(
            at.look,
            ft.Icons.UNDO_ROUNDED,
            undo_name(words, act_words(words, state, back)),
            None if back is None else lambda: undo(at),
            identifier=ids.UNDO,
        ),
        icon_button(
            at.look,
            ft.Icons.REDO_ROUNDED,
            redo_name(words, act_words(words, state, again, again=True)),
            None if again is None else lambda: redo(at),
            identifier=ids.REDO,
        ),
    ]


def _keys(at: AtMatch, undo: Act, redo: Act) -> Bindings:
    return {
        "ctrl+Z": lambda: undo(at),
        "ctrl+Y": lambda: redo(at),
        "ctrl+shift+Z": lambda: redo(at),
    }
