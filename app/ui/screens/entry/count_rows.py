"""The table of counts on an entry screen: a row a seat, its cards, its passes, its points."""

from functools import partial

import flet as ft

from app.domain.entry import Focus
from app.l10n.letters import rank_label
from app.l10n.numbers import number
from app.ui import ids
from app.ui.components.count_table import CountRow, count_table
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.number_cell import CellState, Number
from app.ui.screens.entry.count_facts import count_of, passes_of, points_of, shows_passes
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.doubts import doubted_counts, doubted_passes

_NONE = "–"


def counts_table(desk: Desk) -> ft.Control:
    """Rows in the order of play; a tap on a cell moves the pad to it."""
    words = desk.at.words
    heads = [words.c("column", "cards"), words.c("column", "points")]
    if shows_passes(desk.form, desk.at.profile):
        heads.insert(1, words.c("column", "passes"))
    return count_table(desk.at.look, heads, [_row(desk, seat) for seat in desk.form.seats])


def _row(desk: Desk, seat: int) -> CountRow:
    words, form, profile = desk.at.words, desk.form, desk.at.profile
    cells = [_cards(desk, seat)]
    if shows_passes(form, profile):
        cells.append(_passes(desk, seat))
    points = points_of(form, profile, seat)
    said = words.t("not known yet") if points is None else _count(desk, points)
    out = seat == form.entered.out
    return CountRow(
        seat=seat,
        name=desk.name(seat),
        initial=desk.initial(seat),
        cells=cells,
        points=_NONE if points is None else number(points, words.locale),
        points_label=words.t("{name}, points: {number}", name=desk.name(seat), number=said),
        out=out,
        mark=_mark(desk, seat),
    )


def _mark(desk: Desk, seat: int) -> Mark | None:
    """Who went out, else who led."""
    form, profile = desk.form, desk.at.profile
    if seat == form.entered.out:
        return Mark(MarkKind.WENT_OUT, desk.at.words.c("chip", "went out"))
    if seat == form.deal.opener and profile.opening_card is not None:
        face = rank_label(profile.opening_card.rank, desk.at.letters)
        return Mark(MarkKind.OPENS, "", face)
    return None


def _cards(desk: Desk, seat: int) -> Number:
    words, form, name = desk.at.words, desk.form, desk.name(seat)
    if seat == form.entered.out:
        return Number("0", words.t("{name}, no cards left", name=name), CellState.FIXED)
    count = count_of(form, seat)
    said = words.t("not entered") if count is None else _count(desk, count)
    state = CellState.REST
    if form.focus == Focus(seat):
        state = CellState.FOCUS
    elif seat in doubted_counts(form):
        state = CellState.DOUBT
    return Number(
        _NONE if count is None else number(count, words.locale),
        words.t("{name}, cards left: {number}", name=name, number=said),
        state,
        partial(desk.look_at, seat),
        ids.entry_seat(seat),
    )


def _passes(desk: Desk, seat: int) -> Number:
    words, form, name = desk.at.words, desk.form, desk.name(seat)
    if form.entered.without_passes:
        return Number(_NONE, words.t("{name}, without passes", name=name), CellState.FIXED)
    passes = passes_of(form, seat)
    said = words.t("not counted") if passes is None else _count(desk, passes)
    label = words.t("{name}, passes: {number}", name=name, number=said)
    state = CellState.REST
    if seat in form.filled:
        label = words.t("{cell}, by the turn count", cell=label)
        state = CellState.FILLED
    if seat in doubted_passes(form):
        state = CellState.DOUBT
    if form.focus == Focus(seat, on_passes=True):
        state = CellState.FOCUS
    return Number(
        _NONE if passes is None else number(passes, words.locale),
        label,
        state,
        partial(desk.look_at, seat, on_passes=True),
        ids.entry_passes(seat),
    )


def _count(desk: Desk, value: int) -> str:
    return number(value, desk.at.words.locale)
