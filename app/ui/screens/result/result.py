"""What a hand cost: penalties with their sums, totals before and after, who deals next."""

import flet as ft

from app.domain.draft import Edit
from app.domain.log import DealSaved, Logged
from app.ui import ids, routes
from app.ui.components.buttons import icon_button, primary_button
from app.ui.components.focus import PrimaryFocus
from app.ui.components.header import Leave
from app.ui.hooks import use_box
from app.ui.keys import use_keys
from app.ui.screens.gate import AtMatch, match_screen
from app.ui.screens.result.hand_acts import enter
from app.ui.screens.result.next_up import next_up
from app.ui.screens.result.nothing import nothing_yet
from app.ui.screens.result.page import hand_page
from app.ui.screens.result.remarks import ending, remarks
from app.ui.screens.undo import redo_button, undo_keys
from app.ui.sheet_words import sheet_words
from app.ui.undo_words import act_words, undo_name


def _draw(at: AtMatch) -> ft.Control:
    """The last hand, from which the match goes on."""
    primary = use_box(PrimaryFocus).current
    saved = _correctable(at)
    use_keys({**undo_keys(at), "ctrl+Z": lambda: correct(at)})
    rows = at.state.sheet.rows
    if not rows:
        return nothing_yet(at, routes.match(at.match_id))
    row = rows[-1]
    over = at.state.sheet.over or at.state.sheet.stopped
    onward = primary_button(
        at.look,
        at.words.t("See the finish") if over else at.game_words.next_hand(),
        lambda: at.go(routes.match(at.match_id)),
        icon=ft.Icons.ARROW_FORWARD_ROUNDED,
        trailing=True,
        identifier=ids.RESULT_NEXT,
        focused=primary,
    )
    return hand_page(
        at,
        row,
        tools=[_correct_button(at, saved), *redo_button(at), _sheet_button(at)],
        said=(*ending(at), *remarks(at, row)),
        below=[] if over else [next_up(at)],
        action=onward,
        way_out=routes.match(at.match_id),
        leave=Leave.CLOSE,
    )


def _correctable(at: AtMatch) -> Logged | None:
    """The commit that put the last hand on the sheet, where undo would take it back now."""
    top, rows = at.state.undo, at.state.sheet.rows
    if not isinstance(top, Logged) or not isinstance(top.commit, DealSaved) or not rows:
        return None
    return top if top.commit.deal.id == rows[-1].deal.id else None


async def correct(at: AtMatch) -> None:
    """Takes the hand back off the sheet and opens its entry as it was."""
    saved = _correctable(at)
    if saved is None:
        return
    await at.store.undo(saved.id)
    if at.store.state.refusal is None:
        decided = at.store.state.form.entered.decided
        at.go(routes.entry(at.match_id) if decided else routes.match(at.match_id))


def _correct_button(at: AtMatch, saved: Logged | None) -> ft.Control:
    """Takes the hand back; where something else was decided since, it is corrected on the sheet."""
    if saved is None:
        last = at.state.sheet.rows[-1].deal.id
        return icon_button(
            at.look,
            ft.Icons.EDIT_ROUNDED,
            sheet_words(at.words, at.profile.id).correct(),
            lambda: enter(at, Edit(last)),
            identifier=ids.HAND_CORRECT,
        )
    return icon_button(
        at.look,
        ft.Icons.EDIT_ROUNDED,
        undo_name(at.words, act_words(at.words, at.state, saved)),
        lambda: correct(at),
        identifier=ids.UNDO,
    )


def _sheet_button(at: AtMatch) -> ft.Control:
    return icon_button(
        at.look,
        ft.Icons.TABLE_CHART_ROUNDED,
        at.words.t("Score sheet"),
        lambda: at.go(routes.sheet(at.match_id)),
        identifier=ids.RESULT_SHEET,
    )


ResultScreen = match_screen(_draw)
