"""What frames the table: the bar above it, and what ends the hand."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import flet as ft

from app.stores.match_store import MatchState
from app.ui import ids, routes
from app.ui.components.buttons import button_row, icon_button, primary_button
from app.ui.components.focus import PrimaryFocus
from app.ui.components.header import header
from app.ui.components.scaffold import action_beside
from app.ui.components.undo_pill import undo_pill
from app.ui.screens.during.fined import fined_icon, in_bar
from app.ui.screens.gate import AtMatch
from app.ui.screens.table import acts
from app.ui.screens.table.facts import limit
from app.ui.screens.undo import undo, undo_buttons
from app.ui.undo_words import act_words

_NAME: Final = 14
"""Letters of a name beside the primary action."""
_ROOMY: Final = 740
"""From this width on a lying phone has room for the way to the scoreboard."""


def bar(at: AtMatch, on_menu: Callable[[], object], primary: PrimaryFocus) -> ft.Control:
    """The way back, game and hand, redo while there is something, the sheet, the menu."""
    look, words = at.look, at.words
    sheet = icon_button(
        look,
        ft.Icons.TABLE_CHART_ROUNDED,
        words.t("Score sheet"),
        lambda: at.go(routes.sheet(at.match_id)),
        identifier=ids.TABLE_SHEET,
    )
    more = icon_button(
        look, ft.Icons.MORE_VERT_ROUNDED, words.t("More"), on_menu, identifier=ids.TABLE_MENU
    )
    # Each under its key: when redo comes or goes, the focus must not slip to a neighbour.
    undo_icon, redo_icon = undo_buttons(at)
    undo_icon.key, redo_icon.key, sheet.key, more.key = "undo", "redo", "sheet", "more"
    # Redo comes before undo, which stays where it is: the second of two taps on it undoes again.
    actions = [redo_icon] if at.state.redo is not None else []
    actions += [] if _has_pill(at) else [undo_icon]
    if look.landscape and look.width >= _ROOMY and not look.large_text:
        actions.append(_to_board(at))
    # Large text leaves no room for it; it is in the menu too.
    actions += [more] if look.large_text and look.compact else [sheet, more]
    if look.expanded and not look.landscape:
        actions.append(
            ft.Container(ending(at, primary), width=420, padding=ft.Padding.only(right=8))
        )
    if in_bar(at):
        actions[:0] = fined_icon(at)
    title, subtitle = titles(at, len(actions))
    return header(
        look,
        title,
        subtitle,
        on_leave=lambda: at.go(routes.HOME),
        leave_label=words.t("Back"),
        actions=actions,
    )


def _to_board(at: AtMatch) -> ft.Control:
    """On a phone that lies on its side: the totals alone, as big as can be."""
    button = icon_button(
        at.look,
        ft.Icons.TV_ROUNDED,
        at.words.t("Scoreboard"),
        lambda: at.go(routes.board(at.match_id)),
        identifier=ids.TABLE_BOARD,
    )
    button.key = "board"
    return button


def titles(at: AtMatch, buttons: int) -> tuple[str, str]:
    """Game and hand, and what the match goes to; the hand alone where both are too long."""
    said, number = at.game_words, at.state.form.number
    end = said.to_limit(limit(at))
    title = said.title(number)
    # Beside it that many buttons of 48 and the way back; a letter of it is some 10 wide.
    room = at.look.width - (buttons + 1) * 52
    if at.look.landscape:
        room -= action_beside(at.look, wide=at.look.expanded)
        if len(title) * 10 <= room:
            return title, end
    if (at.look.compact or at.look.landscape) and len(title) * 10 * at.look.text_scale > room:
        below = f"{said.name()} · {end}"
        # A letter of the small line is some 6.2 wide, and rather 7 where there are few. The limit
        # stands with every total too.
        short = said.name() if len(said.name()) * 7 <= room or not _one_line(at) else end
        return said.hand(number), below if len(below) * 6.2 <= room else short
    return title, at.words.t("{limit} · lowest total wins", limit=end)


def _one_line(at: AtMatch) -> bool:
    """Whether the small line of the header has no second one."""
    return not (at.look.large_text or at.look.landscape)


def ending(at: AtMatch, primary: PrimaryFocus) -> ft.Control:
    """Ends the hand, or goes on entering it; beside it, where taps count, what undo takes back."""
    decided = at.state.form.entered.decided
    said = at.game_words
    over = primary_button(
        at.look,
        said.enter(at.state.form.number) if decided else said.hand_over(),
        lambda: acts.hand_over(at),
        icon=ft.Icons.EDIT_ROUNDED if decided else ft.Icons.FLAG_ROUNDED,
        identifier=ids.TABLE_OVER,
        focused=primary,
        expand=4 if _has_pill(at) else None,
    )
    if not _has_pill(at):
        return over
    state, words = at.state, at.words
    pill = undo_pill(
        at.look,
        words.t("Undo"),
        act_words(words, _in_short(state), state.undo),
        (lambda: undo(at)) if state.undo is not None else None,
        expand=3,
    )
    return button_row(at.look, [pill, over])


def _in_short(state: MatchState) -> MatchState:
    """With names that leave room for what was done."""
    names = (name if len(name) <= _NAME else f"{name[: _NAME - 1]}…" for name in state.names)
    return replace(state, names=tuple(names))


def _has_pill(at: AtMatch) -> bool:
    """Whether undo stands beside the primary action: where taps count, if there is room."""
    return at.profile.asks_passes and not at.look.large_text
