"""Who went out, or that the hand was blocked: the first question of a hand that is over."""

import flet as ft

from app.domain.draft import Draft, WentOut
from app.domain.form import Form
from app.domain.steps import Step
from app.ui import ids, routes
from app.ui.components.header import Leave, header
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.scaffold import scaffold
from app.ui.components.seat_grid import WhoSeat, answer_row, seat_grid, who_tile
from app.ui.components.steps import big_question, step_dots
from app.ui.hooks import use_box
from app.ui.keys import use_keys
from app.ui.screens.entry.correcting import entering_screen, tools, way_out, what_for
from app.ui.screens.entry.turns import Turns
from app.ui.screens.gate import AtMatch, SeatView
from app.ui.screens.table.rows import CROWD
from app.ui.screens.undo import undo_keys


def _draw(at: AtMatch) -> ft.Control:
    use_keys(undo_keys(at))
    return _question(at, use_box(lambda: Turns(at.target)).current)


def _question(at: AtMatch, turns: Turns) -> ft.Control:
    look, words, form = at.look, at.words, at.form
    said = at.game_words
    grid = seat_grid(look, [_tile(at, turns, at.seat_view(seat)) for seat in form.seats], fill=True)
    parts = [grid, *([_blocked(at, turns)] if at.profile.can_block else [])]
    ask = big_question(look, words.t("Who went out?"), said.out_means())
    return scaffold(
        look,
        ft.Column(parts, spacing=look.gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        header=header(
            look,
            said.hand(form.number),
            what_for(at) or f"{said.name()} · {said.to_limit(form.rules.number('limit'))}",
            on_leave=lambda: at.go(way_out(at)),
            leave_label=words.t("Close"),
            leave=Leave.CLOSE,
            actions=tools(at),
        ),
        above=ask if look.landscape else ft.Column([step_dots(3, 0), ask], spacing=look.gap),
        fill=True,
        wide=look.landscape,
    )


def _tile(at: AtMatch, turns: Turns, seat: SeatView) -> ft.Control:
    entered = at.form.entered
    chosen = entered.decided and entered.out == seat.index
    mark = _mark(at, seat, chosen)
    return who_tile(
        at.look,
        WhoSeat(
            seat.index,
            seat.name,
            seat.initial,
            seat.name if mark is None else f"{seat.name}, {mark.word}",
            mark,
        ),
        lambda: _answer(at, turns, seat.index),
        identifier=ids.out(seat.index),
        chosen=chosen,
        crowded=len(at.form.seats) >= CROWD,
    )


def _mark(at: AtMatch, seat: SeatView, chosen: bool) -> Mark | None:
    words = at.words
    if chosen:
        return Mark(MarkKind.WENT_OUT, words.t("went out"))
    if seat.deals:
        return Mark(MarkKind.DEALS, words.t("dealt"))
    return Mark(MarkKind.LEADS, words.t("led")) if seat.leads else None


def _blocked(at: AtMatch, turns: Turns) -> ft.Control:
    entered = at.form.entered
    return answer_row(
        at.look,
        ft.Icons.BLOCK_ROUNDED,
        at.words.t("Blocked: everybody counts"),
        at.words.t("A full lap without a card played"),
        lambda: _answer(at, turns, None),
        identifier=ids.OUT_BLOCKED,
        chosen=entered.decided and entered.out is None,
    )


async def _answer(at: AtMatch, turns: Turns, seat: int | None) -> None:
    """Notes it, unless it was said before (by the tap before this one), and goes on to what is
    left.
    """

    def said(form: Form, draft: Draft) -> Step | None:
        before = form.entered
        return None if before.decided and before.out == seat else WentOut(seat)

    await turns.act(at.store, at.state.record, said)
    if at.store.state.refusal is None:
        at.go(routes.entry(at.match_id, at.target))


OutScreen = entering_screen(_draw)
