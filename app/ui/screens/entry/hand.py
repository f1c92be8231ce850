"""The hand on an entry screen: whose it is, its cards, its sum; and the players beside it."""

from dataclasses import replace
from functools import partial

import flet as ft

from app.domain.cards import FULL_PACK
from app.domain.draft import Draft, Taken
from app.domain.form import Form
from app.domain.steps import CardRemoved, Piece, Step
from app.l10n.letters import rank_label
from app.l10n.numbers import number, signed
from app.ui import ids
from app.ui.components.buttons import icon_button
from app.ui.components.hand_card import hand_card
from app.ui.components.mini_card import empty_place, inline_chip, mini_card
from app.ui.components.pager import PagerSeat, PageState, pager
from app.ui.components.pressable import Press, handler
from app.ui.components.snack import snack
from app.ui.layout import SHORT, Look
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.doubts import doubted_cards, troubled
from app.ui.screens.entry.rank_facts import piece_label
from app.ui.screens.entry.ways import Mode
from app.ui.screens.undo import undo_this
from app.ui.undo_words import piece_words


def players(desk: Desk, room: float | None = None) -> ft.Control:
    """All seats in their fixed order; a tap goes to that hand. `room`: the width there is."""
    pages = [_page(desk, seat) for seat in desk.form.seats]
    return pager(desk.at.look, pages, desk.seat, desk.look_at, room)


def hand(desk: Desk, *, expand: bool | None = None, low: bool = False) -> ft.Control:
    """The hand that is being entered; `low`: as on a short screen, also on a higher one."""
    at, seat = desk.at, desk.seat
    look = replace(at.look, height=min(at.look.height, SHORT - 1)) if low else at.look
    points = _points(desk, seat)
    said = at.words.n("{count} point", "{count} points", points or 0)
    return hand_card(
        look,
        seat=seat,
        name=desk.name(seat),
        initial=desk.initial(seat),
        detail=_detail(desk),
        sum_text=_shown(desk, seat),
        sum_label=said,
        cards=_cards(desk, look),
        tool=_tool(desk),
        expand=expand,
    )


def _page(desk: Desk, seat: int) -> PagerSeat:
    words, name, form = desk.at.words, desk.name(seat), desk.form
    said = words.n(
        "{name}, {count} point", "{name}, {count} points", _points(desk, seat) or 0, name=name
    )
    if seat == form.entered.out:
        state, label = PageState.OUT, words.t("{seat}, went out", seat=name)
    elif seat in troubled(form):
        state, label = PageState.DOUBT, words.t("{seat}, to be checked", seat=said)
    elif form.entered.is_open(seat):
        state, label = PageState.OPEN, words.t("{seat}, still to enter", seat=name)
    else:
        state, label = PageState.DONE, words.t("{seat}, done", seat=said)
    return PagerSeat(seat, name, desk.initial(seat), _shown(desk, seat), state, label)


def _points(desk: Desk, seat: int) -> int | None:
    score = desk.form.scores[seat]
    return None if score is None or desk.form.entered.is_open(seat) else score.points


def _shown(desk: Desk, seat: int) -> str:
    points = _points(desk, seat)
    return "–" if points is None else number(points, desk.at.words.locale)


def _detail(desk: Desk) -> str:
    """ "2 cards · 15 + 10", or what there is instead; and the fine that is in the sum as well."""
    fine = sum(one.points for one in desk.form.entered.adjustments if one.seat == desk.seat)
    if not fine:
        return _held(desk)
    words = desk.at.words
    worth = words.t("fine {points}", points=signed(fine, words.locale))
    return f"{_held(desk)} · {worth}"


def _held(desk: Desk) -> str:
    words, left = desk.at.words, desk.left
    if desk.seat == desk.form.entered.out:
        return words.t("went out")
    if left.points is not None:
        return words.t("total typed in")
    if not left.pieces:
        return words.t("nothing entered yet")
    values = " + ".join(str(_worth(desk, piece)) for piece in left.pieces)
    cards = words.n("{count} card", "{count} cards", len(left.pieces))
    return f"{cards} · {values}" if len(left.pieces) > 1 else cards


def _worth(desk: Desk, piece: Piece) -> int:
    rank = desk.at.profile.pack.rank(piece.rank)
    return desk.at.profile.card_value(rank) if rank else 0


def _cards(desk: Desk, look: Look) -> list[ft.Control]:
    at, doubted = desk.at, doubted_cards(desk.form, desk.seat)
    card = inline_chip if look.short else mini_card
    cards = [
        card(
            look,
            _face(desk, piece),
            piece.suit,
            label=at.words.t(
                "{card}. Remove",
                card=piece_label(at.words, at.profile, piece.rank, piece.suit),
            ),
            on_remove=partial(_remove, desk, place, piece),
            identifier=ids.entry_chip(place),
            doubt=place in doubted,
        )
        for place, piece in enumerate(desk.left.pieces)
    ]
    waiting = desk.ways.mode is Mode.KEYS and desk.seat != desk.form.entered.out
    if waiting and not look.short and desk.left.points is None:
        cards.append(empty_place(look))
    return cards


def _face(desk: Desk, piece: Piece) -> str:
    rank = FULL_PACK.rank(piece.rank)
    return rank_label(rank, desk.at.letters) if rank else piece.rank


async def _remove(desk: Desk, place: int, piece: Piece) -> None:
    """Takes the card out and says so, with the way back."""
    at, seat = desk.at, desk.seat

    def removed(form: Form, draft: Draft) -> Step | None:
        there = form.entered.left[seat].pieces[place : place + 1]
        return CardRemoved(seat, place) if there == (piece,) else None

    await desk.act(removed)
    top = at.store.state.record.undo_top(at.target)
    if isinstance(top, Taken) and top.step == CardRemoved(seat, place):
        words = at.words
        gone = words.t("{card}: removed", card=piece_words(words, piece))
        desk.choose(removed=(gone, top.id))


def removed_word(desk: Desk) -> ft.SnackBar | None:
    """The word about a card that was removed, while undo would bring it back."""
    at, removed = desk.at, desk.ways.removed
    if removed is None or at.state.undo is None or at.state.undo.id != removed[1]:
        return None
    said, act = removed
    word = _gone(at.look, said, at.words.t("Undo"), partial(undo_this, at, act))
    word.on_dismiss = handler(lambda: desk.choose(removed=None))
    return word


def _gone(look: Look, said: str, undo: str, back: Press) -> ft.SnackBar:
    """Where it covers neither the keys nor the action."""
    if look.landscape:
        return snack(look, said, undo, back, lift=look.action + 24, right=look.width / 2)
    keys = 4 * (look.key + look.gap)
    return snack(look, said, undo, back, lift=look.action + keys + 14)


def _tool(desk: Desk) -> ft.Control | None:
    """Opens the field for typed cards."""
    if desk.seat == desk.form.entered.out or desk.ways.mode is not Mode.KEYS:
        return None
    return icon_button(
        desk.at.look,
        ft.Icons.KEYBOARD_ROUNDED,
        desk.at.words.t("Type the cards"),
        lambda: desk.choose(mode=Mode.TEXT),
        identifier=ids.ENTRY_TEXT,
    )
