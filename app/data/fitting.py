"""What a match file says, within what the screens of the app let anybody say."""

from dataclasses import replace
from datetime import timedelta

from app.data.match_file import MatchFile
from app.data.moments import NEVER, moment
from app.domain.deal import Adjustment, Count, Deal, Holding, Points
from app.domain.possible import (
    LONGEST_NOTES,
    LONGEST_REASON,
    MOST_COUNT,
    MOST_FINES,
    MOST_PASSES,
    MOST_POINTS,
)
from app.domain.problems import Code, Problem

NOTES, TIMES = "notes", "times"
"""What was changed of a file: its notes, or the reason of a fine, were cut; a time that is none,
or lies ahead, was left out.
"""

_CLOCKS_DIFFER = timedelta(days=1)


def fitted(file: MatchFile, now: str) -> tuple[MatchFile, tuple[str, ...]]:
    """The file as it can be taken in at `now`, and what that changed."""
    match = file.match
    deals = tuple(map(_with_short_reasons, match.deals))
    short = replace(match, notes=match.notes[:LONGEST_NOTES], deals=deals)
    started, finished = (_time(text, now) for text in (file.started, file.finished))
    changed = {NOTES: short != match, TIMES: (started, finished) != (file.started, file.finished)}
    fit = replace(file, match=short, started=started, finished=finished)
    return fit, tuple(what for what, it_was in changed.items() if it_was)


def beyond_all_screens(file: MatchFile) -> tuple[Problem, ...]:
    """Numbers that nobody could enter: nothing here counts that far."""
    return tuple(
        Problem(Code.BAD_ENTRY, hand=number, seat=seat)
        for number, deal in enumerate(file.match.deals, 1)
        for seat in _beyond(deal)
    )


def _beyond(deal: Deal) -> list[int | None]:
    """The seats whose numbers are too great; None: there are more fines than a hand can have."""
    seats: list[int | None] = [at for at, left in enumerate(deal.left) if _is_too_much(left)]
    seats += [at for at, passes in enumerate(deal.passes or ()) if (passes or 0) > MOST_PASSES]
    seats += [fine.seat for fine in deal.adjustments if abs(fine.points) > MOST_POINTS]
    return [*seats, None] if len(deal.adjustments) > MOST_FINES else seats


def _is_too_much(left: Holding | None) -> bool:
    match left:
        case Points(points, count):
            return (points or 0) > MOST_POINTS or (count or 0) > MOST_COUNT
        case Count(count):
            return count > MOST_COUNT
        case _:
            return False


def _with_short_reasons(deal: Deal) -> Deal:
    if all(len(fine.reason) <= LONGEST_REASON for fine in deal.adjustments):
        return deal
    return replace(deal, adjustments=tuple(map(_with_short_reason, deal.adjustments)))


def _with_short_reason(fine: Adjustment) -> Adjustment:
    return replace(fine, reason=fine.reason[:LONGEST_REASON])


def _time(text: str | None, now: str) -> str | None:
    """The text, if it names a point in time that was."""
    if text is None or not NEVER < moment(text) <= moment(now) + _CLOCKS_DIFFER:
        return None
    return text
