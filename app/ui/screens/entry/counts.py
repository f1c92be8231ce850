"""The form for what is left as counts: one table, one pad that moves on by itself."""

from functools import partial

import flet as ft

from app.domain.steps import WithoutPassesSet
from app.ui import ids
from app.ui.components.buttons import text_button
from app.ui.components.count_table import question
from app.ui.components.notice import Gravity, Remedy, notice
from app.ui.components.number_pad import number_pad
from app.ui.components.scaffold import scaffold
from app.ui.components.steps import hint_line
from app.ui.screens.during.fined import fined
from app.ui.screens.entry.action import action_bar, entry_header, save
from app.ui.screens.entry.acts import digit_step, erase_number_step, onward_step
from app.ui.screens.entry.count_facts import lacks_passes
from app.ui.screens.entry.count_rows import counts_table
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.grid import to_the_grid
from app.ui.screens.entry.notices import notices
from app.ui.screens.entry.opener import opener
from app.ui.screens.entry.panes import panes, part

PAD_WIDTH = 480


def counts_form(desk: Desk) -> ft.Control:
    """The whole screen: one column, or the table left and the pad right."""
    at = desk.at
    look = at.look
    title = at.words.t("{hand} · counting", hand=at.game_words.hand(desk.form.number))
    said = [*_origin(desk), *notices(desk), *_scored_without(desk), *fined(at)]
    rest = [*opener(desk), *to_the_grid(desk), *_offer_without(desk)]
    bar = action_bar(desk, save(desk))
    # Beside the table of a low window there is room that is not below it; and while cards are
    # being counted, the pad below the table stays where it is under the finger.
    after = look.landscape or (bool(desk.form.open) and not look.expanded)
    table = [counts_table(desk), part(look, [] if after else said)]
    asked = [part(look, _pad(desk)), part(look, said if after else []), part(look, rest)]
    if look.landscape or look.expanded:
        return panes(look, entry_header(desk, title), table, asked, bar, PAD_WIDTH)
    return scaffold(
        look,
        ft.Column(
            [*table, *asked],
            spacing=look.gap,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        header=entry_header(desk, title),
        action=bar,
    )


def _origin(desk: Desk) -> list[ft.Control]:
    """Where the passes come from that nobody counted."""
    if not desk.form.filled or desk.form.entered.without_passes:
        return []
    words = desk.at.words.t("Worked out from the turn count")
    return [hint_line(desk.at.look, words, ft.Icons.AUTO_FIX_HIGH_ROUNDED)]


def _scored_without(desk: Desk) -> list[ft.Control]:
    """Says that passes do not count in this deal, with the way back."""
    if not desk.form.entered.without_passes:
        return []
    words = desk.at.words
    back = Remedy(
        words.t("With passes"),
        partial(desk.take, WithoutPassesSet(False)),
        ids.ENTRY_WITHOUT,
        filled=False,
    )
    said = words.t("This hand is scored without passes.")
    return [notice(desk.at.look, said, Gravity.NOTE, remedies=[back])]


def _offer_without(desk: Desk) -> list[ft.Control]:
    """Where passes are missing that the turn count cannot give: the deal may do without."""
    if not lacks_passes(desk.form) or desk.form.entered.without_passes:
        return []
    button = text_button(
        desk.at.look,
        desk.at.words.t("Score this hand without passes"),
        partial(desk.take, WithoutPassesSet(True)),
        icon=ft.Icons.DO_NOT_DISTURB_ON_OUTLINED,
        identifier=ids.ENTRY_WITHOUT,
    )
    return [ft.Row([ft.Container(button, expand=True, expand_loose=True)])]


def _pad(desk: Desk) -> list[ft.Control]:
    """What is asked now, and the digits; nothing while no cell is chosen."""
    form, words, focus = desk.form, desk.at.words, desk.form.focus
    if focus is not None and focus.on_passes and form.entered.without_passes:
        focus = None
    if focus is None:
        if lacks_passes(form) and not form.entered.without_passes:
            return []
        return [hint_line(desk.at.look, words.t("Tap a number to change it"))]
    name = desk.name(focus.seat)
    if focus.on_passes:
        asked = words.t("{name}: how many passes?", name=name)
        chosen = form.entered.passes[focus.seat]
    else:
        asked = words.t("{name}: how many cards are left?", name=name)
        chosen = form.entered.left[focus.seat].count
    erases = erase_number_step(form) is not None
    return [
        question(desk.at.look, focus.seat, desk.initial(focus.seat), asked),
        number_pad(
            desk.at.look,
            lambda digit: desk.act(lambda form, draft: digit_step(form, draft, digit)),
            erase_label=words.t("Erase a digit"),
            on_erase=partial(desk.act, erase_number_step) if erases else None,
            zero=focus.on_passes,
            chosen=chosen,
            next_label=words.t("On to the next number"),
            on_next=partial(desk.act, onward_step),
        ),
    ]
