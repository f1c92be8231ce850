"""The marks beside the hands of a score sheet, and what they mean."""

from dataclasses import dataclass

import flet as ft

from app.domain.problems import Code
from app.domain.sheet import Row
from app.ui.components.marks import MarkKind
from app.ui.screens.gate import AtMatch

KEPT = ft.Icons.RULE_ROUNDED
WITHOUT = ft.Icons.DO_NOT_DISTURB_ON_OUTLINED
ANNULLED = ft.Icons.DELETE_OUTLINE_ROUNDED
AFTER_END = ft.Icons.SPORTS_SCORE_ROUNDED
WRONG = ft.Icons.ERROR_OUTLINE_ROUNDED
OPENING = ft.Icons.HISTORY_ROUNDED


@dataclass(frozen=True)
class Sign:
    """A mark of the legend and its word."""

    mark: MarkKind | ft.IconData
    word: str


def signs(row: Row) -> tuple[ft.IconData, ...]:
    """What is to be noted about a hand."""
    codes = {problem.code for problem in row.problems}
    marks = {
        WRONG: any(problem.is_error for problem in row.problems),
        ANNULLED: row.deal.annulled,
        AFTER_END: Code.HAND_AFTER_END in codes,
        WITHOUT: row.deal.without_passes and not row.deal.annulled,
        KEPT: any(p.code.value in row.deal.kept for p in row.problems if not p.is_error),
    }
    return tuple(icon for icon, on in marks.items() if on)


def legend(at: AtMatch) -> list[Sign]:
    """The marks that stand on this sheet, with their words."""
    words, rows = at.words, at.state.sheet.rows
    found = {icon for row in rows for icon in signs(row)}
    known = [Sign(MarkKind.DEALS, words.t("dealer"))] if rows else []
    if any(row.deal.out is not None for row in rows):
        known.append(Sign(MarkKind.WENT_OUT, words.t("went out")))
    if any(is_blocked(row) for row in rows):
        known.append(Sign(MarkKind.BLOCKED, words.t("blocked")))
    named = {
        OPENING: words.t("opening totals") if any(at.state.match.setup.opening) else "",
        ANNULLED: at.game_words.annulled(),
        AFTER_END: words.t("after the end"),
        WITHOUT: words.t("without passes"),
        KEPT: words.t("kept despite a doubt"),
        WRONG: words.t("not scored"),
    }
    shown = found | ({OPENING} if named[OPENING] else set())
    return known + [Sign(icon, word) for icon, word in named.items() if icon in shown]


def is_blocked(row: Row) -> bool:
    return row.deal.out is None and not row.deal.annulled
