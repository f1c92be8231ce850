"""The marks beside the hands of a score sheet, and what they mean."""

from dataclasses import dataclass

import flet as ft

from app.domain.commits import DealReplaced
from app.domain.draft import Edit, Insert
from app.domain.problems import Code
from app.domain.sheet import Row
from app.ui.components.marks import MarkKind
from app.ui.screens.gate import AtMatch
from app.ui.sheet_words import sheet_words

KEPT = ft.Icons.RULE_ROUNDED
WITHOUT = ft.Icons.DO_NOT_DISTURB_ON_OUTLINED
ANNULLED = ft.Icons.DELETE_OUTLINE_ROUNDED
AFTER_END = ft.Icons.SPORTS_SCORE_ROUNDED
WRONG = ft.Icons.ERROR_OUTLINE_ROUNDED
OPENING = ft.Icons.HISTORY_ROUNDED
CORRECTED = ft.Icons.EDIT_ROUNDED
BEGUN = ft.Icons.PENDING_OUTLINED
INSERTING = ft.Icons.PLAYLIST_ADD_ROUNDED
FINED = ft.Icons.GAVEL_ROUNDED


@dataclass(frozen=True)
class Sign:
    """A mark of the legend and its word."""

    mark: MarkKind | ft.IconData
    word: str


def signs(at: AtMatch, row: Row) -> tuple[ft.IconData, ...]:
    """What is to be noted about a hand, besides that it was blocked."""
    deal, record = row.deal, at.state.record
    marks = {
        WRONG: any(problem.is_error for problem in row.problems),
        ANNULLED: deal.annulled,
        AFTER_END: is_behind(row),
        WITHOUT: deal.without_passes and not deal.annulled,
        KEPT: any(p.code.value in deal.kept for p in row.problems if not p.is_error),
        FINED: bool(deal.adjustments) and not deal.annulled,
        CORRECTED: deal.id in _corrected(at),
        BEGUN: record.draft(Edit(deal.id)).top is not None,
        INSERTING: record.draft(Insert(deal.id)).top is not None,
    }
    return tuple(icon for icon, on in marks.items() if on)


def sign_words(at: AtMatch) -> dict[ft.IconData, str]:
    """What each mark means, within a line."""
    words = at.words
    return {
        OPENING: words.t("opening totals"),
        ANNULLED: at.game_words.annulled(),
        AFTER_END: _behind_words(at),
        WITHOUT: words.t("without passes"),
        KEPT: words.t("kept despite a doubt"),
        WRONG: words.t("not scored"),
        FINED: words.t("fined"),
        CORRECTED: words.t("corrected"),
        BEGUN: words.t("correction begun"),
        INSERTING: sheet_words(words, at.profile.id).begun(),
    }


def _behind_words(at: AtMatch) -> str:
    """Why the hands behind the end do not count."""
    counted = [row.number for row in at.state.sheet.rows if row.counted]
    return sheet_words(at.words, at.profile.id).behind_end(counted[-1] if counted else 0)


def _corrected(at: AtMatch) -> set[str]:
    """The deals that are not as they were saved first."""
    commits = (logged.commit for logged in at.state.record.log)
    return {what.deal.id for what in commits if isinstance(what, DealReplaced)}


def legend(at: AtMatch) -> list[Sign]:
    """The marks that stand on this sheet, with their words."""
    words, rows = at.words, at.state.sheet.rows
    found = {icon for row in rows for icon in signs(at, row)}
    known = [Sign(MarkKind.DEALS, words.t("dealer"))] if rows else []
    if any(row.deal.out is not None for row in rows):
        known.append(Sign(MarkKind.WENT_OUT, words.t("went out")))
    if any(is_blocked(row) for row in rows):
        known.append(Sign(MarkKind.BLOCKED, words.t("blocked")))
    shown = found | ({OPENING} if opens_with_totals(at) else set())
    return known + [Sign(icon, word) for icon, word in sign_words(at).items() if icon in shown]


def opens_with_totals(at: AtMatch) -> bool:
    """Whether somebody who was there from the start has a total from before it."""
    opened = enumerate(at.state.match.setup.opening)
    return any(total and at.state.sheet.came_after(seat) == 0 for seat, total in opened)


def is_blocked(row: Row) -> bool:
    return row.deal.out is None and not row.deal.annulled


def is_behind(row: Row) -> bool:
    """It was played after the match was over."""
    return any(problem.code is Code.HAND_AFTER_END for problem in row.problems)
