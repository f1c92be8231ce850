"""Entering for a hand of the sheet, in the very screens of the deal in play: a correction of it, or
a forgotten hand before it.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from app.domain.draft import PLAY, Edit, Insert
from app.domain.foresight import saving
from app.ui import ids, routes
from app.ui.boundary import bounded
from app.ui.components.buttons import icon_button
from app.ui.components.snack import snack
from app.ui.screens.broken import broken
from app.ui.screens.gate import AtMatch, Draw, match_screen
from app.ui.screens.result.foretold import foretold
from app.ui.screens.result.hand_acts import tell
from app.ui.screens.result.nothing import not_on_sheet
from app.ui.screens.undo import undo_buttons
from app.ui.sheet_words import sheet_words


def entering_screen(draw: Draw) -> Callable[[], ft.View]:
    """The component of a route on which a deal is entered, from what draws its content: the deal
    in play, or what its address names.
    """
    shown = ft.component(bounded(broken)(draw))

    def place(at: AtMatch) -> ft.Control:
        target = routes.target_of(ft.use_route_params())
        state = None if target is None else at.state.seen_from(target)
        if target is None or state is None:
            return not_on_sheet(at)
        here = replace(at, state=state, target=target)
        return shown(here, key=repr(target))  # type: ignore[call-arg]

    return match_screen(place)


def what_for(at: AtMatch) -> str | None:
    """What is entered here, in a word, where it is not the deal in play."""
    if at.target == PLAY:
        return None
    if isinstance(at.target, Insert):
        return sheet_words(at.words, at.profile.id).inserted()
    return at.words.t("Correction")


def way_out(at: AtMatch) -> str:
    """Where entering was begun."""
    match at.target:
        case Insert(before):
            return routes.hand(at.match_id, before)
        case Edit(deal_id):
            return routes.hand(at.match_id, deal_id)
        case _:
            return routes.match(at.match_id)


def changed(at: AtMatch) -> bool:
    """There is something to save: not so in a correction that leaves the deal as it is."""
    return at.form.recorded not in at.state.match.deals


def before_saving(at: AtMatch) -> tuple[str, ...]:
    """What has to be said before this is saved, the most important first."""
    if at.target == PLAY or not at.form.can_save or not changed(at):
        return ()
    said = sheet_words(at.words, at.profile.id)
    was_annulled = any(deal.annulled for deal in at.state.match.deals if at.target == Edit(deal.id))
    after = (said.counts_again(),) if was_annulled else ()
    return (*foretold(at, saving(at.form)), *after)


async def corrected(at: AtMatch) -> None:
    """Shows the sheet as it is after the correction, and says which totals are others now."""
    now = at.store.state
    if at.target == PLAY or now.refusal is not None:
        return
    at.go(routes.sheet(at.match_id))
    both = zip(at.names, at.state.sheet.totals, now.sheet.totals, strict=False)
    changed = [
        at.words.t("{name}: {before}, now {after}", name=name, before=before, after=after)
        for name, before, after in both
        if before != after
    ]
    if changed:
        tell(at, ft.context.page, "; ".join(changed))


def tools(at: AtMatch) -> list[ft.Control]:
    """What can be taken back where a deal is entered: a step, done again, or all of a correction.

    Large text has room for two of them.
    """
    undo, redo = undo_buttons(at)
    if at.target != PLAY and at.look.large_text and at.look.compact:
        return [undo, redo] if at.state.redo is not None else [*_throw_away_button(at), undo]
    return [*_throw_away_button(at), undo, redo]


def _throw_away_button(at: AtMatch) -> list[ft.Control]:
    """The button that drops what was entered here, once there is something; it can come back."""
    if at.target == PLAY or at.draft.top is None:
        return []
    said = sheet_words(at.words, at.profile.id)
    inserted = isinstance(at.target, Insert)
    label = said.throw_away() if inserted else at.words.t("Throw this correction away")
    page = ft.context.page
    return [
        icon_button(
            at.look,
            ft.Icons.DELETE_OUTLINE_ROUNDED,
            label,
            lambda: _throw_away(at, page),
            identifier=ids.ENTRY_DROP,
        )
    ]


async def _throw_away(at: AtMatch, page: ft.Page) -> None:
    await at.store.put_back(at.target)
    if at.store.state.refusal is not None:
        return
    words = at.words
    inserted = isinstance(at.target, Insert)
    said = sheet_words(words, at.profile.id)
    bar = snack(
        at.look,
        said.thrown_away() if inserted else words.t("The correction was thrown away."),
        words.t("Undo"),
        partial(_bring_back, at, page),
    )
    page.navigate(way_out(at))
    page.show_dialog(bar)


async def _bring_back(at: AtMatch, page: ft.Page) -> None:
    """Everything that was entered, unless something else was entered since."""
    while (step := at.store.state.record.draft(at.target).next_redo) is not None:
        await at.store.redo(step.id, at.target)
        if at.store.state.refusal is not None:
            return
    page.navigate(routes.entry(at.match_id, at.target))
