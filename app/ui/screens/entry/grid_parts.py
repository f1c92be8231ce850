"""The parts of the grid of cards: brushes, the sum, the cards themselves."""

from functools import partial

import flet as ft

from app.domain.cards import Card, Suit
from app.domain.problems import Code
from app.domain.steps import Piece
from app.l10n.card_names import card_name
from app.l10n.catalog import Words, opening
from app.l10n.letters import rank_label
from app.l10n.numbers import number
from app.ui import ids
from app.ui.components.card_grid import Brush, GridCard
from app.ui.components.text import LABEL, text
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.grid_acts import holder_of, holder_step, next_holder, row_step


def brushes_of(desk: Desk) -> list[Brush]:
    """That of the rows, then one for each who can hold cards."""
    words, form = desk.at.words, desk.form
    rows = Brush(
        seat=None,
        initial="",
        shown="",
        label=words.t("Lay the rows"),
        identifier=ids.ENTRY_ROWS,
        chosen=desk.ways.holder is None,
        done=False,
        on_press=lambda: desk.choose(holder=None),
    )
    return [rows, *(_holder(desk, seat) for seat in form.seats if seat != form.entered.out)]


def _holder(desk: Desk, seat: int) -> Brush:
    words, left = desk.at.words, desk.form.entered.left[seat]
    have = len(left.pieces)
    if left.count is None:
        shown = number(have, words.locale)
        said = words.n("{count} card placed", "{count} cards placed", have)
    else:
        shown = words.t("{have} of {count}", have=have, count=left.count)
        said = words.t("{have} of {count} cards placed", have=have, count=left.count)
    return Brush(
        seat=seat,
        initial=desk.initial(seat),
        shown=shown,
        label=words.t("{name}: {placed}", name=desk.name(seat), placed=said),
        identifier=ids.entry_holder(seat),
        chosen=desk.ways.holder == seat,
        done=left.count == have and have > 0,
        on_press=lambda: desk.choose(holder=seat),
    )


def sum_line(desk: Desk) -> ft.Control:
    """ "36 − 26 on the table = 10 left, 4 without a holder", and how many were counted if that
    is another number.
    """
    words, entered, pack = desk.at.words, desk.form.entered, desk.at.profile.pack
    look = desk.at.look
    left = len(entered.cards_left)
    held = sum(len(one.pieces) for one in entered.left)
    said = words.t(
        "{pack} − {laid} on the table = {left} left",
        pack=pack.size,
        laid=pack.size - left,
        left=left,
    )
    if left > held:
        said = f"{said} · {without_holder(words, left - held)}"
    wrong = _wrong_sum(desk)
    if wrong is not None:
        counted = words.n("{count} counted", "{count} counted", wrong)
        said = f"{said} · {counted}"
    ink = ft.Colors.ON_SURFACE_VARIANT if wrong is None else ft.Colors.TERTIARY
    line: list[ft.Control] = [ft.Container(text(look, said, LABEL, ink), expand=True)]
    if wrong is not None:
        line.insert(0, ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=look.icon(18), color=ink))
    return ft.Semantics(live_region=True, content=ft.Row(line, spacing=6))


def without_holder(words: Words, cards: int) -> str:
    """So many cards nobody is known to hold."""
    return words.n("{count} without a holder", "{count} without a holder", cards)


def _wrong_sum(desk: Desk) -> int | None:
    """How many cards were counted together, where the rows leave another number."""
    doubts = desk.form.doubts
    return next((p.value for p in doubts if p.code is Code.CARD_COUNT and p.seat is None), None)


def cards_of(desk: Desk, suit: Suit) -> list[GridCard]:
    """The cards of one suit, lowest first."""
    return [_card(desk, Card(rank, suit)) for rank in desk.at.profile.pack.ranks]


def _card(desk: Desk, card: Card) -> GridCard:
    words, form = desk.at.words, desk.form
    piece = Piece(card.rank.value, card.suit.value)
    laid = dict(form.entered.table)[card.suit].has(card.rank.value)
    holder = holder_of(form, piece)
    name = opening(card_name(words, card))
    if laid:
        label = words.t("{card}, on the table", card=name)
    elif holder is None:
        label = words.t("{card}, nobody yet", card=name)
    else:
        label = words.t("{card}, {name}", card=name, name=desk.name(holder))
    inert = desk.ways.holder is not None and card == desk.at.profile.opening_card
    return GridCard(
        rank=rank_label(card.rank, desk.at.letters),
        suit=card.suit.value,
        label=label,
        identifier=ids.entry_card(card.code),
        laid=laid,
        holder=None if holder is None else (holder, desk.initial(holder)),
        on_press=None if inert else partial(_tap, desk, piece),
    )


async def _tap(desk: Desk, piece: Piece) -> None:
    """As the brush has it that was taken last, be it drawn already or not."""
    seat = desk.latest.current.holder
    if seat is None:
        await desk.act(lambda form, _: row_step(form, piece.suit or "", piece.rank))
        return
    profile = desk.at.profile
    await desk.act(lambda form, _: holder_step(form, profile, seat, piece))
    now = desk.at.store.state.seen_from(desk.at.target)
    if now is not None and desk.latest.current.holder == seat:
        onward = next_holder(now.form, seat)
        if onward != seat:
            desk.choose(holder=onward)
