"""The totals of a match hand by hand: as a picture, as a sentence, as a table."""

import flet as ft

from app.domain.sheet import Row
from app.l10n.numbers import number
from app.ui import ids
from app.ui.boundary import bounded
from app.ui.components.chart import Numbers, chart_card
from app.ui.components.empty_state import skeleton
from app.ui.components.line_chart import Line, line_chart
from app.ui.components.text import SUPPORT, text
from app.ui.hooks import use_value
from app.ui.screens.broken import broken_part
from app.ui.screens.gate import AtMatch
from app.ui.screens.result.legend import is_behind
from app.ui.screens.table.facts import limit
from app.ui.sheet_words import sheet_words


@ft.component
@bounded(broken_part)
def TotalsChart(at: AtMatch) -> ft.Control:
    """The card, below a switch for its table. The library it is drawn with takes long to load:
    what else is on the screen is there before.
    """
    ready, set_ready = use_value(lambda: False)
    shown, show = use_value(lambda: False)
    ft.use_effect(lambda: set_ready(True), [])
    rows = _rows(at)
    if not rows:
        return ft.Container(visible=False)
    if not ready:
        return skeleton(at.look, (280,))
    words, said = at.words, sheet_words(at.words, at.profile.id)
    return chart_card(
        at.look,
        said.chart(),
        picture(at),
        _summary(at, rows),
        _numbers(at, rows),
        shown=shown,
        on_toggle=lambda: show(not shown),
        toggle=words.t("Hide numbers") if shown else words.t("Show numbers"),
        identifier=ids.FINISH_NUMBERS,
        legend=[_legend(at)],
    )


def picture(at: AtMatch) -> ft.Control:
    """The lines alone."""
    rows = _rows(at)
    lines = [line for seat in range(len(at.names)) if len((line := _line(at, seat)).points) > 1]
    return line_chart(at.look, lines, rows[-1].number if rows else 1, limit(at))


def _rows(at: AtMatch) -> list[Row]:
    """The hands that led to totals."""
    return [row for row in at.state.sheet.rows if row.totals is not None and not is_behind(row)]


def _line(at: AtMatch, seat: int) -> Line:
    """From the start of this player: the beginning, or the hand before the first one played."""
    rows = [row for row in _rows(at) if seat in row.seats]
    points = [(row.number, row.totals[seat]) for row in rows if row.totals is not None]
    if rows:
        begun = at.state.match.setup.opening[seat]
        points.insert(0, (rows[0].number - 1, begun))
    return Line(seat, at.names[seat], at.initials[seat], points)


def _legend(at: AtMatch) -> ft.Control:
    dashes = [ft.Container(width=10, height=2, bgcolor=ft.Colors.ERROR) for _ in range(2)]
    word = at.words.t("limit {limit}", limit=limit(at))
    return ft.Row(
        [*dashes, text(at.look, word, SUPPORT, ft.Colors.ERROR, lines=1)], spacing=5, tight=True
    )


def _summary(at: AtMatch, rows: list[Row]) -> str:
    """ "Totals hand by hand, 7 hands, limit 100. Olena: 0, 11, 15, ... Bohdan: ..."."""
    words = at.words
    head = f"{sheet_words(words, at.profile.id).chart()}, {at.game_words.hands(len(rows))}"
    parts = [f"{head}, {words.t('limit {limit}', limit=limit(at))}"]
    for seat in at.seats:
        totals = [row.totals[seat.index] for row in rows if row.totals and seat.index in row.seats]
        if totals:
            listed = ", ".join(number(total, words.locale) for total in totals)
            parts.append(f"{seat.name}: {listed}")
    return ". ".join(parts)


def _numbers(at: AtMatch, rows: list[Row]) -> Numbers:
    words = at.words
    head = sheet_words(words, at.profile.id).column()
    return Numbers(
        head=(head, *at.initials),
        rows=tuple(
            (
                number(row.number, words.locale),
                *(
                    number(total, words.locale) if seat in row.seats else ""
                    for seat, total in enumerate(row.totals or ())
                ),
            )
            for row in rows
        ),
        spoken=(head, *at.names),
    )
