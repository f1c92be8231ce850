"""Who led: asked where the passes can be had only so, and to be changed at any time."""

import flet as ft

from app.domain.steps import OpenerSet
from app.l10n.card_names import card_text
from app.ui import ids
from app.ui.components.buttons import text_button
from app.ui.components.seat_chip import seat_chip
from app.ui.components.text import LABEL, text
from app.ui.screens.entry.count_facts import may_ask_opener
from app.ui.screens.entry.desk import Desk


def opener(desk: Desk) -> list[ft.Control]:
    """The question with a chip a seat while it is open, else the way to open it."""
    form, words = desk.form, desk.at.words
    card = desk.at.profile.opening_card
    if card is None or not may_ask_opener(form, desk.at.profile) or form.entered.without_passes:
        return []
    asks = form.asks_opener or desk.ways.asks_opener
    question = words.t("Who held the {card}?", card=card_text(words, card))
    if asks:
        return [_question(desk, question), _chips(desk)]
    if form.deal.opener is None:
        label = question
    else:
        label = words.t(
            "{card}: {name}", card=card_text(words, card), name=desk.name(form.deal.opener)
        )
    button = text_button(
        desk.at.look,
        label,
        lambda: desk.choose(asks_opener=True),
        icon=ft.Icons.EDIT_ROUNDED,
        identifier=ids.ENTRY_OPENER,
    )
    return [ft.Row([ft.Container(button, expand=True, expand_loose=True)])]


def _question(desk: Desk, words: str) -> ft.Control:
    return ft.Semantics(
        live_region=True, header=True, heading_level=2, content=text(desk.at.look, words, LABEL)
    )


def _chips(desk: Desk) -> ft.Control:
    """Two by two in order of play; tapping the chosen one again says that nobody knows."""
    seats = desk.form.seats
    rows = [seats[at : at + 2] for at in range(0, len(seats), 2)]
    return ft.Column(
        [ft.Row([_chip(desk, seat) for seat in row], spacing=desk.at.look.gap) for row in rows],
        spacing=desk.at.look.gap,
    )


def _chip(desk: Desk, seat: int) -> ft.Control:
    chosen = seat == desk.form.entered.opener

    async def choose() -> None:
        await desk.take(OpenerSet(None if chosen else seat))
        desk.choose(asks_opener=False)

    return seat_chip(
        desk.at.look,
        seat,
        desk.initial(seat),
        desk.name(seat),
        label=desk.name(seat),
        chosen=chosen,
        on_press=choose,
        identifier=ids.entry_opener(seat),
        even=True,
    )
