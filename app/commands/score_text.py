"""The sheet of a match as text: a line a hand, penalties and running totals side by side."""

import unicodedata

from app.commands.scored import Scored
from app.domain.deal import Deal
from app.domain.match import Match
from app.domain.problems import Problem
from app.domain.sheet import Row, Sheet
from app.l10n.catalog import Words, opening
from app.l10n.formats import name_list
from app.ui.game_words import game_words
from app.ui.input_messages import file_sentence

_GAP = "  "
_NOTHING = "-"
_UNCOUNTED = "*"
_BREAKING = ("Cc", "Cs", "Zl", "Zp")


def as_text(words: Words, scored: Scored) -> str:
    """The sheet, how the match stands and what is wrong; one line where there is no sheet."""
    if scored.match is None or scored.sheet is None:
        return f"{scored.name}: {file_sentence(words, scored.fault)}"
    lines = [scored.name, *_table(words, scored.match, scored.sheet)]
    if not all(row.counted for row in scored.sheet.rows):
        lines.append(words.t("{mark} does not count", mark=_UNCOUNTED))
    lines.append(_standing(words, scored.sheet, scored.names))
    lines.extend(_problem(words, scored, problem) for problem in scored.sheet.all_problems)
    return "\n".join(map(_one_line, lines))


def _table(words: Words, match: Match, sheet: Sheet) -> list[str]:
    names = [player.name for player in match.setup.players]
    begun = any(match.setup.opening)
    before = [_NOTHING, "", "", *map(str, match.setup.opening)]
    lines = [
        ["", words.t("Dealer"), opening(words.t("went out")), *names],
        *([before] if begun else []),
        *(_row(row, names, _out(words, match.setup.game, row.deal, names)) for row in sheet.rows),
    ]
    width = max(len(line) for line in lines)
    cells = [[*map(_one_line, line), *[""] * (width - len(line))] for line in lines]
    widths = [max(map(_columns, column)) for column in zip(*cells, strict=True)]
    return [
        _GAP.join(
            _padded(cell, width, left=place in (1, 2))
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in cells
    ]


def _out(words: Words, game: str, deal: Deal, names: list[str]) -> str:
    """Who went out, or why nobody did."""
    if deal.annulled:
        return game_words(words, game).annulled()
    if deal.out is None:
        return words.t("blocked")
    return names[deal.out] if 0 <= deal.out < len(names) else _NOTHING


def _row(row: Row, names: list[str], out: str) -> list[str]:
    dealer = names[row.dealer] if row.dealer < len(names) else _NOTHING
    cells = []
    for seat in range(len(names)):
        penalty = row.penalties[seat] if row.penalties else None
        total = str(row.totals[seat]) if row.totals else _NOTHING
        if penalty is None:
            cells.append(_NOTHING)
        else:
            cells.append(f"{penalty:+d} {total:>4}")
    mark = "" if row.counted else _UNCOUNTED
    return [f"{row.number}{mark}", dealer, out, *cells]


def _standing(words: Words, sheet: Sheet, names: tuple[str, ...]) -> str:
    if sheet.winners:
        winners = name_list(words, (names[seat] for seat in sheet.winners))
        count = len(sheet.winners)
        return words.n("Winner: {names}", "Winners: {names}", count, names=winners)
    if sheet.has_errors:
        return words.t("There are errors, so nobody has won.")
    if sheet.stopped:
        return words.t("Closed without a winner.")
    return words.t("The match goes on.")


def _problem(words: Words, scored: Scored, problem: Problem) -> str:
    sentence, number = scored.sentence(words, problem), problem.hand
    if problem.is_error and number is None:
        return words.t("Error: {sentence}", sentence=sentence)
    if problem.is_error:
        return words.t("Error, hand {number}: {sentence}", number=number, sentence=sentence)
    return words.t("Warning, hand {number}: {sentence}", number=number, sentence=sentence)


def _one_line(text: str) -> str:
    """A name or a sentence with whatever would break the line replaced."""
    return "".join("?" if unicodedata.category(c) in _BREAKING else c for c in text)


def _columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.category(c) in ("Mn", "Me", "Cf") for c in text)


def _padded(cell: str, width: int, *, left: bool) -> str:
    space = " " * (width - _columns(cell))
    return cell + space if left else space + cell
