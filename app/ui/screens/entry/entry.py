"""Entering what is left: one form, drawn from what the game's profile says a hand must ask."""

import flet as ft

from app.domain.draft import PLAY, Edit
from app.domain.hand import Entry
from app.ui import routes
from app.ui.components.empty_state import skeleton
from app.ui.components.focus import FieldFocus, PrimaryFocus
from app.ui.components.scaffold import scaffold
from app.ui.hooks import use_box, use_on_top, use_value
from app.ui.keys import use_keys, use_typing
from app.ui.screens.entry.cards import cards_form
from app.ui.screens.entry.correcting import entering_screen
from app.ui.screens.entry.counts import counts_form
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.grid import grid_form
from app.ui.screens.entry.hand import removed_word
from app.ui.screens.entry.shortcuts import card_keys, count_keys, grid_keys
from app.ui.screens.entry.turns import Turns
from app.ui.screens.entry.ways import Mode, begun
from app.ui.screens.gate import AtMatch


def _draw(at: AtMatch) -> ft.Control:
    ways, set_ways = use_value(lambda: begun(at.draft, at.form.entered, at.profile.lays_rows))
    primary, field = use_box(PrimaryFocus).current, use_box(FieldFocus).current
    latest, turns = use_box(lambda: ways), use_box(lambda: Turns(at.target)).current
    typing = use_typing()
    desk = Desk(at, ways, latest, set_ways, primary, field, turns)
    counting = Entry.COUNT in at.profile.entries
    decided = at.form.entered.decided
    on_top = use_on_top()
    grid = counting and ways.mode is Mode.GRID
    keys = grid_keys if grid else count_keys if counting else card_keys
    use_keys(keys(desk), on=decided)

    def move_on() -> None:
        if on_top and not decided:
            at.go(_elsewhere(at))

    ft.use_effect(move_on, [on_top, decided])
    ft.use_effect(primary.again, [at.form.can_save])

    def begin_typing() -> None:
        if ways.mode is Mode.TEXT:
            field.back()

    def forget() -> None:
        if not on_top and ways.removed is not None:
            desk.choose(removed=None)

    ft.use_effect(begin_typing, [ways.mode, desk.seat])
    ft.use_effect(forget, [on_top])
    # The word belongs to this screen: over another one its undo would mean something else.
    ft.use_dialog(removed_word(desk) if on_top else None)
    if not decided:
        return scaffold(at.look, skeleton(at.look, (at.look.header, 132, 240)))
    if grid:
        return grid_form(desk)
    return counts_form(desk) if counting else cards_form(desk, typing)


def _elsewhere(at: AtMatch) -> str:
    """Where to be when there is nothing to enter: saved, here or on another phone, or undone."""
    if not at.draft.is_empty or isinstance(at.target, Edit):
        return routes.out(at.match_id, at.target)
    if at.target != PLAY:
        return routes.sheet(at.match_id)
    return routes.result(at.match_id) if at.state.sheet.rows else routes.match(at.match_id)


EntryScreen = entering_screen(_draw)
