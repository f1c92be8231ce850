"""The form for what is left as cards: players, the hand, keys; a typed total or typed cards."""

from dataclasses import replace
from functools import partial
from inspect import isawaitable

import flet as ft

from app.domain.cards import Suit
from app.l10n.card_names import suit_name
from app.l10n.catalog import opening
from app.ui import ids, routes
from app.ui.components.buttons import outlined_button
from app.ui.components.number_pad import number_pad
from app.ui.components.rank_key import keypad, tool_key
from app.ui.components.scaffold import scaffold
from app.ui.components.suit_choice import SuitName, suit_choice
from app.ui.components.typed_text import text_of
from app.ui.keys import Typing
from app.ui.screens.during.fined import fined
from app.ui.screens.entry.action import Action, action_bar, entry_header, next_or_save
from app.ui.screens.entry.acts import (
    card_step,
    erase_cards_step,
    erase_total_step,
    take_back_step,
    total_step,
)
from app.ui.screens.entry.correcting import before_saving
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.hand import hand, players
from app.ui.screens.entry.notices import notices
from app.ui.screens.entry.panes import panes, part, widths
from app.ui.screens.entry.rank_facts import rank_keys
from app.ui.screens.entry.typed import back_to_keys, take_typed, typed_field
from app.ui.screens.entry.ways import Mode

KEYS_WIDTH = 408
"""The widest the keys get beside the hand: four of 96 and the gaps."""

_ROOMY = 800
"""From this height on there is room for big cards above the keys."""


def cards_form(desk: Desk, typing: Typing) -> ft.Control:
    """The whole screen: one column, or hand left and keys right."""
    at = desk.at
    look = at.look
    found = [*notices(desk, desk.seat), *fined(at)]
    said = part(look, found)
    below = _entering(desk, typing)
    bar = action_bar(desk, _action(desk))
    title = at.words.t("{hand} · cards left", hand=at.game_words.hand(desk.form.number))
    if look.landscape or look.expanded:
        room, _ = widths(look, KEYS_WIDTH)
        left = [players(desk, room), hand(desk), said]
        return panes(look, entry_header(desk, title), left, below, bar, KEYS_WIDTH)
    grows = not (look.short or look.large_text or desk.ways.mode is Mode.TEXT or before_saving(at))
    # Whatever is said, the keys stay where they are: it scrolls beside a lower hand above them.
    low = grows and bool(found or look.height < _ROOMY)
    entered = ft.Column(
        [hand(desk, expand=True if grows and not found else None, low=low), said],
        spacing=look.gap,
        expand=True if grows else None,
        scroll=ft.ScrollMode.AUTO if grows and found else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    parts = [players(desk), entered, *below]
    return scaffold(
        look,
        ft.Column(parts, spacing=look.gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        header=entry_header(desk, title),
        action=bar,
        fill=grows,
    )


def _action(desk: Desk) -> Action:
    """On, or save; cards that were typed and understood are taken before."""
    action = next_or_save(desk)
    press = action.press
    if desk.ways.mode is not Mode.TEXT or press is None:
        return action

    async def take_and_go() -> None:
        await take_typed(desk, text_of(desk.field.control))
        done = press()
        if isawaitable(done):
            await done

    return replace(action, press=take_and_go)


def _entering(desk: Desk, typing: Typing) -> list[ft.Control]:
    if desk.seat == desk.form.entered.out:
        return [_went_out(desk)]
    if desk.ways.mode is Mode.TEXT:
        return [typed_field(desk, typing, next_or_save(desk).press)]
    if desk.ways.mode is Mode.TOTAL:
        return [_total_pad(desk), ft.Row([back_to_keys(desk)])]
    return [_suits(desk), _keys(desk)]


def _keys(desk: Desk) -> ft.Control:
    at, form = desk.at, desk.form
    words, suit = at.words, desk.ways.chosen

    def add(rank: str) -> object:
        told = desk.latest.current.chosen
        return desk.act(lambda form, _: card_step(form, at.profile, rank, told))

    def take_back(rank: str) -> object:
        return desk.act(lambda form, _: take_back_step(form, rank))

    tail = [
        tool_key(
            at.look,
            ft.Icons.BACKSPACE_ROUNDED,
            words.t("Remove the last card"),
            partial(desk.act, erase_cards_step) if erase_cards_step(form) else None,
            identifier=ids.ENTRY_ERASE,
        ),
        tool_key(
            at.look,
            ft.Icons.DIALPAD_ROUNDED,
            words.t("Type a total"),
            lambda: desk.choose(mode=Mode.TOTAL),
            identifier=ids.ENTRY_TOTAL,
            word=words.c("of a hand", "Total"),
        ),
    ]
    keys = rank_keys(words, at.letters, at.profile, form, suit)
    return keypad(at.look, keys, on_key=add, on_take_back=take_back, tail=tail)


def _suits(desk: Desk) -> ft.Control:
    words = desk.at.words
    return suit_choice(
        desk.at.look,
        words.t("Suits"),
        [SuitName(suit.value, opening(suit_name(words, suit))) for suit in Suit],
        on=desk.ways.suits,
        suit=desk.ways.suit,
        on_switch=lambda on: desk.choose(suits=on),
        on_suit=lambda suit: desk.choose(suit=suit),
    )


def _total_pad(desk: Desk) -> ft.Control:
    words, action = desk.at.words, next_or_save(desk)
    return number_pad(
        desk.at.look,
        lambda digit: desk.act(lambda form, draft: total_step(form, draft, digit)),
        erase_label=words.t("Erase a digit"),
        on_erase=partial(desk.act, erase_total_step) if erase_total_step(desk.form) else None,
        zero=True,
        next_label=action.label,
        on_next=action.press,
    )


def _went_out(desk: Desk) -> ft.Control:
    """Nothing is to be entered here; but perhaps it was somebody else."""
    at = desk.at
    return outlined_button(
        at.look,
        at.words.t("Somebody else went out"),
        lambda: at.go(routes.out(at.match_id, at.target)),
        icon=ft.Icons.FLAG_ROUNDED,
        identifier=ids.ENTRY_OUT,
    )
