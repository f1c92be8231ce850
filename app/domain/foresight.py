"""What a decision would do to the end of a match, to be said before it is taken (rules.md 3)."""

from dataclasses import dataclass

from app.domain.commits import Commit, DealInserted, DealReplaced, DealSaved
from app.domain.draft import Edit, Insert
from app.domain.form import Form
from app.domain.match import Match
from app.domain.replay import after
from app.domain.sheet import Row, Sheet
from app.domain.tally import tally


@dataclass(frozen=True, slots=True)
class Foreseen:
    """`sheet`: as it would be. `reopens`: the match is over and would go on. `ends`: it goes on
    and would be over, or it would be over at another hand; `end` is the number of that hand, None
    where it would not be over. `behind`: numbers of hands that would lie behind the end and do not
    now, `again`: the ids of those that would count again. `winners_change`: somebody has won, and
    others would have.
    """

    sheet: Sheet
    reopens: bool
    ends: bool
    end: int | None
    behind: tuple[int, ...]
    again: tuple[str, ...]
    winners_change: bool

    @property
    def worth_saying(self) -> bool:
        return self.reopens or self.ends or bool(self.behind or self.again) or self.winners_change


def foreseen(match: Match, sheet: Sheet, what: Commit) -> Foreseen:
    """What would follow from `what`; `sheet` is that of `match`."""
    then = tally(after(match, what))
    uncounted, end, then_end = _behind(sheet), _end(sheet), _end(then)
    behind = _behind(then)
    here = {row.deal.id for row in then.rows}
    return Foreseen(
        sheet=then,
        reopens=sheet.over and not then.over,
        ends=then.over and (end is None or end.deal.id != _id(then_end)),
        end=then_end.number if then_end else None,
        behind=tuple(row.number for id, row in behind.items() if id not in uncounted),
        again=tuple(id for id in uncounted if id not in behind and id in here),
        winners_change=sheet.over and then.over and sheet.winners != then.winners,
    )


def saving(form: Form) -> Commit:
    """The decision that saving a form would be; a deal that is new has no id yet."""
    match form.target:
        case Edit():
            return DealReplaced(form.recorded)
        case Insert(before):
            return DealInserted(form.recorded, before)
        case _:
            return DealSaved(form.recorded)


def _end(sheet: Sheet) -> Row | None:
    """The hand that ended the match."""
    counted = [row for row in sheet.rows if row.counted]
    return counted[-1] if sheet.over else None


def _id(row: Row | None) -> str | None:
    return row.deal.id if row else None


def _behind(sheet: Sheet) -> dict[str, Row]:
    """The hands behind the end, by id."""
    end = _end(sheet)
    rows = sheet.rows[end.number :] if end else ()
    return {row.deal.id: row for row in rows}
