"""The chart of a player's last finished matches: where each ended, and which were won."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.l10n.catalog import Words
from app.l10n.formats import day, local_time
from app.l10n.numbers import number
from app.owner.book import Result
from app.ui import ids
from app.ui.components.bar_chart import Bar, Sign, bar_chart, sign_mark
from app.ui.components.chart import Numbers, chart_card
from app.ui.components.pressable import Press
from app.ui.components.text import SUPPORT, text
from app.ui.context import Here
from app.ui.layout import Look

_LAST: Final = 12


def final_totals(
    here: Here, results: Sequence[Result], width: float, *, shown: bool, toggle: Press
) -> ft.Control:
    """`results` of one game, begun first first, at least one; `width`: of the card. `shown`: its
    numbers are below it.
    """
    words, look = here.words, here.look
    last = results[-_LAST:]
    limits = {result.limit for result in last}
    limit = limits.pop() if len(limits) == 1 else None
    bars = [_bar(words, result) for result in last]
    return chart_card(
        look,
        words.n("Final total, last match", "Final totals, last {count} matches", len(last)),
        # The card has an edge of 1 and 16 inside of it.
        bar_chart(look, bars, width - 34, limit=limit),
        _summary(words, last),
        Numbers(
            (words.t("Match"), words.t("Total"), words.t("Result")),
            tuple(_row(here, result) for result in reversed(last)),
        ),
        shown=shown,
        on_toggle=toggle,
        toggle=words.t("Hide numbers") if shown else words.t("Show numbers"),
        identifier=ids.PLAYER_CHART,
        legend=[
            _legend(look, Sign.STAR, words.t("won")),
            _legend(look, Sign.HALF, words.t("shared")),
        ],
    )


def _legend(look: Look, sign: Sign, word: str) -> ft.Control:
    said = text(look, word, SUPPORT, ft.Colors.ON_SURFACE_VARIANT)
    row = ft.Row([sign_mark(look, sign), said], spacing=4, tight=True)
    # It explains what is seen; the summary has it in words.
    return ft.Semantics(exclude_semantics=True, content=row)


def _bar(words: Words, result: Result) -> Bar:
    sign = None
    if result.won:
        sign = Sign.HALF if result.shared else Sign.STAR
    return Bar(result.total, number(result.total, words.locale), sign)


def _summary(words: Words, last: Sequence[Result]) -> str:
    totals = [result.total for result in last]
    return ". ".join(
        [
            words.n("Final total, last match", "Final totals, last {count} matches", len(last)),
            words.t("From {least} to {most} points", least=min(totals), most=max(totals)),
            words.t(
                "Won alone: {alone}, shared: {shared}",
                alone=sum(result.won and not result.shared for result in last),
                shared=sum(result.shared for result in last),
            ),
        ]
    )


def _row(here: Here, result: Result) -> tuple[str, ...]:
    words = here.words
    when = local_time(result.started)
    shown = day(words, when, here.session.now()) if when else "–"
    ended = ""
    if result.won:
        ended = words.t("shared") if result.shared else words.t("won")
    return shown, number(result.total, words.locale), ended
