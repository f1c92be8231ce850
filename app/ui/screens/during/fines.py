"""Fines of the table in one hand: who, how many points, why; each can be taken away again."""

from collections.abc import Callable
from functools import partial

import flet as ft

from app.domain.deal import Adjustment
from app.domain.draft import PLAY, Draft, Insert
from app.domain.form import Form
from app.domain.possible import MOST_FINES
from app.domain.steps import FineRemoved, Step
from app.l10n.numbers import signed
from app.ui import ids, routes
from app.ui.components.badge import badge
from app.ui.components.buttons import icon_button, primary_button
from app.ui.components.list_row import section
from app.ui.components.notice import Gravity, Remedy, notice
from app.ui.components.panel import panel, ruled
from app.ui.components.text import BODY, SUPPORT, TITLE, text
from app.ui.hooks import Box, use_box, use_changing
from app.ui.keys import use_keys, use_typing
from app.ui.screens.during.fine_form import NewFine, fine_form
from app.ui.screens.during.frame import decisions_page
from app.ui.screens.entry.correcting import changed, entering_screen
from app.ui.screens.entry.turns import Turns
from app.ui.screens.gate import AtMatch
from app.ui.screens.undo import undo_buttons, undo_keys
from app.ui.sheet_words import sheet_words


def _draw(at: AtMatch) -> ft.Control:
    new, change, latest = use_changing(NewFine)
    turns = use_box(lambda: Turns(at.target)).current
    given: Box[NewFine | None] = use_box(lambda: None)
    use_keys(undo_keys(at))
    typing = use_typing()

    async def add() -> None:
        asked = latest()
        step = asked.step
        # A double tap gives one fine.
        if step is None or given.current is asked:
            return
        given.current = asked
        await turns.act(at.store, at.state.record, lambda form, draft: step)
        if at.store.state.refusal is None:
            change(lambda now: NewFine() if now is asked else now)
        else:
            given.current = None

    full = len(at.form.entered.adjustments) >= MOST_FINES
    return decisions_page(
        at,
        at.words.t("Fines"),
        [
            _given(at, turns),
            _still_to_save(at),
            *fine_form(at, new, change, typing),
        ],
        action=_action(at, new, None if full else add),
        waits=_missing(at, new, full),
        on_leave=lambda: at.go(_back(at)),
        actions=undo_buttons(at),
    )


FinesScreen = entering_screen(_draw)


def _back(at: AtMatch) -> str:
    """Where the hand goes on."""
    if at.target == PLAY and not at.form.entered.decided:
        return routes.match(at.match_id)
    return routes.entry(at.match_id, at.target)


def _still_to_save(at: AtMatch) -> ft.Control | None:
    """A hand of the sheet stays as it is until its correction is saved: the way there."""
    if at.target == PLAY or not changed(at):
        return None
    said = at.words.t("This counts once the correction is saved.")
    if isinstance(at.target, Insert):
        said = sheet_words(at.words, at.profile.id).to_save()
    return notice(
        at.look,
        said,
        Gravity.WARN,
        remedies=[
            Remedy(
                at.words.t("Check and save"),
                lambda: at.go(routes.entry(at.match_id, at.target)),
                ids.FINES_SAVE,
                ft.Icons.CHECK_ROUNDED,
            )
        ],
    )


def _given(at: AtMatch, turns: Turns) -> ft.Control:
    """The fines of this hand so far."""
    fines = at.form.entered.adjustments
    heading = section(at.look, at.game_words.hand(at.form.number))
    if not fines:
        none = at.words.t("No fines in this hand.")
        return ft.Column(
            [heading, text(at.look, none, BODY, ft.Colors.ON_SURFACE_VARIANT)], spacing=4
        )
    rows = [_line(at, turns, place, fine) for place, fine in enumerate(fines)]
    return ft.Column(
        [heading, panel(ruled(rows, indent=52), padding=ft.Padding.only(left=12, right=4))],
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _line(at: AtMatch, turns: Turns, place: int, fine: Adjustment) -> ft.Control:
    words, look, name = at.words, at.look, at.names[fine.seat]
    worth = signed(fine.points, words.locale)

    def taken_away(form: Form, draft: Draft) -> Step | None:
        there = form.entered.adjustments[place : place + 1]
        return FineRemoved(place) if there == (fine,) else None

    who: list[ft.Control] = [text(look, name, BODY, lines=2)]
    if fine.reason:
        who.append(text(look, fine.reason, SUPPORT, ft.Colors.ON_SURFACE_VARIANT))
    row = ft.Row(
        [
            badge(look, fine.seat, at.initials[fine.seat], 36),
            ft.Column(who, spacing=0, tight=True, expand=True),
            text(look, worth, TITLE, lines=1),
            icon_button(
                look,
                ft.Icons.CLOSE_ROUNDED,
                words.t("{name}, {points}: remove", name=name, points=worth),
                partial(turns.act, at.store, at.state.record, taken_away),
                identifier=ids.fines_remove(place),
                size=22,
            ),
        ],
        spacing=10,
    )
    return ft.Container(row, padding=ft.Padding.symmetric(vertical=8))


def _missing(at: AtMatch, new: NewFine, full: bool) -> str:
    """Why no fine can be given yet; "" if one can."""
    words = at.words
    if full:
        return words.n(
            "A hand has {count} fine at most.", "A hand has {count} fines at most.", MOST_FINES
        )
    if new.seat is None:
        return words.t("Choose who is fined.")
    return "" if new.worth else words.t("Say how many points.")


def _action(at: AtMatch, new: NewFine, add: Callable[[], object] | None) -> ft.Control:
    """Names what it does: "Taras: fine +5"."""
    words, step = at.words, new.step
    label = words.t("Add the fine")
    if step is not None:
        worth = signed(step.points, words.locale)
        label = words.t("{name}: fine {points}", name=at.names[step.seat], points=worth)
    return primary_button(
        at.look,
        label,
        add if step is not None else None,
        icon=ft.Icons.GAVEL_ROUNDED,
        identifier=ids.FINES_ADD,
    )
