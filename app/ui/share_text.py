"""A match as a few lines of text, to be sent to those who were there. No Flet here."""

from collections.abc import Sequence
from datetime import date

from app.domain.match import Match
from app.domain.sheet import Sheet
from app.l10n.catalog import Words, isolated
from app.l10n.formats import full_day, name_list
from app.l10n.numbers import number
from app.ui.game_words import game_words


def share_text(
    words: Words, match: Match, sheet: Sheet, names: Sequence[str], when: date | None = None
) -> str:
    """The game, who won, and everybody's place and points, the lowest first; `names` by seat."""
    said = game_words(words, match.setup.game)
    counted = sum(row.counted for row in sheet.rows)
    head = [said.name(), said.hands(counted), *([full_day(words, when)] if when else ())]
    return "\n".join(
        [
            " · ".join(head),
            *_result(words, sheet, names),
            *(_line(words, sheet, seat, names[seat]) for seat in sheet.order),
        ]
    )


def _result(words: Words, sheet: Sheet, names: Sequence[str]) -> list[str]:
    if sheet.stopped:
        return [words.t("The match was stopped. Nobody won.")]
    if not sheet.winners:
        return []
    title = words.t("Shared win") if len(sheet.winners) > 1 else words.t("Winner")
    return [f"{title}: {name_list(words, [names[seat] for seat in sheet.winners])}"]


def _line(words: Words, sheet: Sheet, seat: int, name: str) -> str:
    rank = sheet.ranks[seat]
    points = words.n("{count} point", "{count} points", sheet.totals[seat])
    if rank is None:
        return f"– {words.t('{name}, left the match', name=name)}: {points}"
    return f"{number(rank, words.locale)}. {isolated(name)}: {points}"
