"""Exact cards of a game that lays rows: their ends on the table, the rest each to its holder."""

from typing import Final

import flet as ft

from app.domain.cards import Suit
from app.domain.steps import GridCleared
from app.ui import ids
from app.ui.components.buttons import primary_button, text_button
from app.ui.components.card_grid import brushes, card_grid
from app.ui.components.header import header
from app.ui.components.scaffold import scaffold
from app.ui.screens.entry.action import action_bar, save
from app.ui.screens.entry.correcting import what_for
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.grid_parts import brushes_of, cards_of, sum_line, without_holder
from app.ui.screens.entry.notices import notices
from app.ui.screens.entry.panes import part
from app.ui.screens.entry.ways import Mode
from app.ui.screens.undo import undo_buttons

_WIDEST: Final = 960


def grid_form(desk: Desk) -> ft.Control:
    """The whole screen: the brushes, what is left, the grid, what contradicts the counts."""
    at = desk.at
    look = at.look
    across = look.landscape or look.expanded
    aside = look.expanded and not look.landscape
    said = list(zip(desk.findings, notices(desk), strict=True))
    # What is certain of a seat stands above the cards; the rest, which may settle itself while
    # cards are placed, must not push them away.
    parts = [
        brushes(look, brushes_of(desk), at.words.c("grid", "Table")),
        sum_line(desk),
        part(look, [shown for finding, shown in said if finding.seats]),
        card_grid(look, [cards_of(desk, suit) for suit in Suit], across),
        part(look, [shown for finding, shown in said if not finding.seats]),
        part(look, _clearing(desk)),
    ]
    action = _action(desk)
    column = ft.Column(parts, spacing=look.gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return scaffold(
        look,
        _centred(column) if aside else column,
        header=header(
            look,
            at.words.t("{hand} · exact cards", hand=at.game_words.hand(desk.form.number)),
            what_for(at),
            on_leave=lambda: desk.choose(mode=Mode.KEYS),
            leave_label=at.words.t("Back to the counts"),
            actions=[
                *undo_buttons(at),
                *([ft.Container(action, width=360, margin=8)] if aside else []),
            ],
        ),
        action=None if aside else action,
        wide=across,
    )


def _centred(column: ft.Control) -> ft.Control:
    """On a wide window the cards stay within reach of each other."""
    return ft.Row(
        [ft.Container(column, width=_WIDEST, expand=True, expand_loose=True)],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _action(desk: Desk) -> ft.Control:
    """Saves; while that cannot be, back to the counts, where something may be missing."""
    if desk.form.can_save:
        return action_bar(desk, save(desk))
    return primary_button(
        desk.at.look,
        desk.at.words.t("Back to the counts"),
        lambda: desk.choose(mode=Mode.KEYS),
        icon=ft.Icons.ARROW_BACK_ROUNDED,
        identifier=ids.ENTRY_COUNTS,
        focused=desk.primary,
    )


def _clearing(desk: Desk) -> list[ft.Control]:
    """The way to bare counts: after a misplay rows may be truly broken (rules.md 3)."""
    if not desk.form.entered.rows:
        return []

    async def clear() -> None:
        await desk.take(GridCleared())
        desk.choose(mode=Mode.KEYS, holder=None)

    button = text_button(
        desk.at.look,
        desk.at.words.t("Counts only, without cards"),
        clear,
        icon=ft.Icons.LAYERS_CLEAR_ROUNDED,
        identifier=ids.ENTRY_CLEAR,
    )
    return [ft.Row([ft.Container(button, expand=True, expand_loose=True)])]


def _how_far(desk: Desk) -> str:
    """What was placed there is not seen among the counts."""
    words, entered = desk.at.words, desk.form.entered
    counted = sum(left.count or 0 for left in entered.left)
    held = sum(len(left.pieces) for left in entered.left)
    # While the ends of the rows are not said, they follow from the cards that are held.
    rest = max(counted, len(entered.cards_left)) - held
    if not entered.rows or max(held, len(entered.cards_left)) == 0:
        return words.t("Enter the exact cards")
    if rest <= 0:
        return words.t("The exact cards: all placed")
    return words.t("The exact cards: {rest}", rest=without_holder(words, rest))


def to_the_grid(desk: Desk) -> list[ft.Control]:
    """From the counts to the grid, where the game has one."""
    if not desk.at.profile.lays_rows:
        return []
    button = text_button(
        desk.at.look,
        _how_far(desk),
        lambda: desk.choose(mode=Mode.GRID),
        icon=ft.Icons.GRID_VIEW_ROUNDED,
        identifier=ids.ENTRY_GRID,
    )
    return [ft.Row([ft.Container(button, expand=True, expand_loose=True)])]
