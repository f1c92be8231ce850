"""The one action of an entry screen: on to the next open hand, or save; and the header above."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from app.domain.draft import PLAY
from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.components.header import header
from app.ui.components.notice import notice
from app.ui.screens.entry.correcting import before_saving, tools, what_for
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.notices import why_not_saved


@dataclass(frozen=True)
class Action:
    """`press` None: it cannot be done yet."""

    label: str
    press: Callable[[], object] | None
    identifier: str
    icon: ft.IconData
    trailing: bool = False


def next_or_save(desk: Desk) -> Action:
    """On to the next open hand while there is one besides this."""
    onward = desk.form.next_open
    if onward is None:
        return save(desk)
    return Action(
        desk.at.words.t("Next: {name}", name=desk.name(onward)),
        partial(desk.look_at, onward),
        ids.ENTRY_NEXT,
        ft.Icons.ARROW_FORWARD_ROUNDED,
        trailing=True,
    )


def save(desk: Desk) -> Action:
    """Puts the hand on the sheet; off while it cannot be true or something is missing."""
    return Action(
        desk.at.game_words.save(),
        desk.save if desk.can_save else None,
        ids.ENTRY_SAVE,
        ft.Icons.CHECK_ROUNDED,
    )


def action_bar(desk: Desk, action: Action) -> ft.Control:
    """The action pinned below, and over it why it is off."""
    button = primary_button(
        desk.at.look,
        action.label,
        action.press,
        icon=action.icon,
        trailing=action.trailing,
        identifier=action.identifier,
        focused=desk.primary,
    )
    reason = why_not_saved(desk)
    end = before_saving(desk.at)
    # Large text leaves room for the first of it; the rest is on the page (notices.py).
    said = " ".join(end[:1] if desk.at.look.large_text else end)
    return ft.Column(
        [
            notice(desk.at.look, said) if said else ft.Container(visible=False),
            reason or ft.Container(visible=False),
            button,
        ],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def entry_header(desk: Desk, title: str) -> ft.Control:
    """`title` with undo and redo; back leads to the question who went out."""
    at = desk.at
    if at.target != PLAY:
        # One more button stands beside it.
        title = at.game_words.hand(desk.form.number)
    blocked = at.words.t("Blocked") if desk.form.entered.out is None else None
    said = [word for word in (what_for(at), blocked) if word is not None]
    return header(
        at.look,
        title,
        " · ".join(said) or None,
        on_leave=lambda: at.go(routes.out(at.match_id, at.target)),
        leave_label=at.words.t("Back"),
        actions=tools(at),
    )
