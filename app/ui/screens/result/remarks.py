"""What is to be said about a hand on the sheet: annulled, without passes, kept against a doubt."""

from app.domain.problems import Code
from app.domain.sheet import Row
from app.ui.components.notice import Gravity
from app.ui.messages import problem_sentence
from app.ui.screens.gate import AtMatch

Remark = tuple[str, Gravity]


def remarks(at: AtMatch, row: Row) -> tuple[Remark, ...]:
    """Sentences about one hand, the gravest first."""
    words = at.words
    found: list[Remark] = []
    for problem in row.problems:
        if problem.code is Code.PASS_COUNT:
            # What would mend it is offered where the hand is entered, not here.
            sentence = words.t("Cards and passes do not agree.")
        else:
            sentence = problem_sentence(words, problem, at.names, at.letters)
        if problem.is_error:
            found.append((sentence, Gravity.ERROR))
        elif problem.code.value in row.deal.kept:
            kept = words.t("{sentence} The table kept it.", sentence=sentence)
            found.append((kept, Gravity.WARN))
        else:
            found.append((sentence, Gravity.WARN))
    if row.deal.annulled:
        found.append((at.game_words.annul_means(), Gravity.NOTE))
    elif row.deal.without_passes:
        found.append((words.t("Scored without passes."), Gravity.NOTE))
    return tuple(sorted(found, key=lambda remark: _ORDER.index(remark[1])))


def ending(at: AtMatch) -> tuple[Remark, ...]:
    """What the last hand did to the match."""
    sheet, words = at.state.sheet, at.words
    if sheet.over:
        return ((words.t("The match is over."), Gravity.NOTE),)
    if sheet.extra_deal:
        tied = words.t("The limit is reached, but the lowest total is shared: one more hand.")
        return ((tied, Gravity.NOTE),)
    return ()


_ORDER = (Gravity.ERROR, Gravity.WARN, Gravity.NOTE)
