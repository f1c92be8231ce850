"""Exact cards of a game that lays rows: their ends on the table, the rest each to its holder."""

from functools import partial

import flet as ft

from app.domain.cards import Card, Suit
from app.domain.steps import GridCleared, Piece
from app.l10n.card_names import card_name
from app.l10n.catalog import opening
from app.l10n.letters import rank_label
from app.l10n.numbers import number
from app.ui import ids
from app.ui.components.buttons import primary_button, text_button
from app.ui.components.card_grid import Brush, GridCard, brushes, card_grid
from app.ui.components.header import header
from app.ui.components.scaffold import scaffold
from app.ui.components.text import LABEL, text
from app.ui.screens.entry.action import action_bar, save
from app.ui.screens.entry.correcting import what_for
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.grid_acts import holder_of, holder_step, next_holder, row_step
from app.ui.screens.entry.notices import notices
from app.ui.screens.entry.panes import part
from app.ui.screens.entry.ways import Mode
from app.ui.screens.undo import undo_buttons


def grid_form(desk: Desk) -> ft.Control:
    """The whole screen: the brushes, what is left, the grid, what contradicts the counts."""
    at = desk.at
    look = at.look
    across = look.landscape or look.width >= 600
    said = part(look, notices(desk))
    parts = [
        brushes(look, _brushes(desk), at.words.c("grid", "Table")),
        _sum(desk),
        *([said] if not across else []),
        card_grid(look, [_suit(desk, suit) for suit in Suit], across),
        *([said] if across else []),
        part(look, _clearing(desk)),
    ]
    return scaffold(
        look,
        ft.Column(parts, spacing=look.gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        header=header(
            look,
            at.words.t("{hand} · exact cards", hand=at.game_words.hand(desk.form.number)),
            what_for(at),
            on_leave=lambda: desk.choose(mode=Mode.KEYS),
            leave_label=at.words.t("Back to the counts"),
            actions=undo_buttons(at),
        ),
        action=_action(desk),
        wide=across,
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


def _brushes(desk: Desk) -> list[Brush]:
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


def _sum(desk: Desk) -> ft.Control:
    """ "36 − 26 on the table = 10 left, 4 without a holder"."""
    words, entered, pack = desk.at.words, desk.form.entered, desk.at.profile.pack
    left = len(entered.cards_left)
    held = sum(len(one.pieces) for one in entered.left)
    said = words.t(
        "{pack} − {laid} on the table = {left} left",
        pack=pack.size,
        laid=pack.size - left,
        left=left,
    )
    if left > held:
        rest = words.n("{count} without a holder", "{count} without a holder", left - held)
        said = f"{said} · {rest}"
    line = text(desk.at.look, said, LABEL, ft.Colors.ON_SURFACE_VARIANT, lines=3)
    return ft.Semantics(live_region=True, content=line)


def _suit(desk: Desk, suit: Suit) -> list[GridCard]:
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


def to_the_grid(desk: Desk) -> list[ft.Control]:
    """From the counts to the grid, where the game has one."""
    if not desk.at.profile.lays_rows:
        return []
    button = text_button(
        desk.at.look,
        desk.at.words.t("Enter the exact cards"),
        lambda: desk.choose(mode=Mode.GRID),
        icon=ft.Icons.GRID_VIEW_ROUNDED,
        identifier=ids.ENTRY_GRID,
    )
    return [ft.Row([ft.Container(button, expand=True, expand_loose=True)])]
