"""What the score sheet shows: its columns and its hands."""

from app.domain.sheet import Row
from app.l10n.catalog import opening
from app.l10n.numbers import number
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.meter import Nearness, nearness
from app.ui.components.score_cells import Cell, Column, Hand
from app.ui.screens.gate import AtMatch, SeatView
from app.ui.screens.result.legend import (
    ANNULLED,
    OPENING,
    is_behind,
    is_blocked,
    opens_with_totals,
    sign_words,
    signs,
)
from app.ui.screens.table.facts import limit

OPENING_INDEX = -1


def columns(at: AtMatch) -> list[Column]:
    return [_column(at, seat) for seat in at.seats]


def _column(at: AtMatch, seat: SeatView) -> Column:
    words, sheet, end = at.words, at.state.sheet, limit(at)
    togo = words.n("{count} to go", "{count} to go", end - seat.total)
    state = nearness(seat.total, end)
    mark, word = None, togo
    counted = any(row.counted for row in sheet.rows)
    if seat.index in sheet.winners:
        mark, word = MarkKind.LOWEST, words.t("winner")
    elif not sheet.took_part(seat.index):
        word = words.t("not in yet")
    elif seat.rank is None:
        mark, word = MarkKind.LEFT, words.t("left")
    elif state is Nearness.REACHED:
        mark, word = MarkKind.REACHED, words.t("limit")
    elif seat.rank == 1 and counted and not sheet.stopped:
        mark, word = MarkKind.LOWEST, words.t("lowest")
    elif state is Nearness.NEAR:
        mark = MarkKind.NEAR
    return Column(
        seat=seat.index,
        name=seat.name,
        initial=seat.initial,
        total=number(seat.total, words.locale),
        word=word,
        mark=mark,
        label=words.t("{name}, total {total}, {word}", name=seat.name, total=seat.total, word=word),
    )


def hands(at: AtMatch) -> list[Hand]:
    """The opening totals where there are any, each hand, and the coming one."""
    sheet = at.state.sheet
    rows = [_hand(at, row) for row in sheet.rows]
    if opens_with_totals(at):
        rows.insert(0, _opening(at))
    return rows if sheet.over or sheet.stopped else [*rows, _coming(at)]


def _hand(at: AtMatch, row: Row) -> Hand:
    seats = range(len(at.names))
    return Hand(
        index=row.number - 1,
        number=number(row.number, at.words.locale),
        label=_label(at, row),
        cells=[_cell(at, row, seat) for seat in seats],
        blocked=is_blocked(row),
        signs=signs(at, row),
        muted=not row.counted,
        behind=is_behind(row),
    )


def _cell(at: AtMatch, row: Row, seat: int) -> Cell:
    penalty = row.penalties[seat] if row.penalties else None
    if seat not in row.seats:
        return (
            Cell(total=_start(at, seat))
            if at.state.sheet.came_after(seat) == row.number
            else Cell()
        )
    shown = "–" if penalty is None or row.deal.annulled else number(penalty, at.words.locale)
    total = ""
    if row.totals is not None and not is_behind(row):
        total = number(row.totals[seat], at.words.locale)
    return Cell(
        penalty=shown,
        total=total,
        out=seat == row.deal.out and not row.deal.annulled,
        deals=seat == row.dealer,
    )


def _label(at: AtMatch, row: Row) -> str:
    """ "Hand 4, blocked, dealer Olena: Olena 6, total 38; ..."."""
    words = at.words
    head = [at.game_words.hand(row.number)]
    if row.deal.annulled:
        head.append(at.game_words.annulled())
    elif row.deal.out is None:
        head.append(words.t("blocked"))
    else:
        head.append(words.t("{name} went out", name=at.names[row.deal.out]))
    known = sign_words(at)
    head += [known[icon] for icon in signs(at, row) if icon is not ANNULLED]
    head.append(words.t("dealer {name}", name=at.names[row.dealer]))
    scored = row.penalties is not None and row.totals is not None and not row.deal.annulled
    parts = [_spoken(at, row, seat) for seat in row.seats] if scored else []
    parts += [
        words.t("{name} joins with {total}", name=name, total=_start(at, seat))
        for seat, name in enumerate(at.names)
        if at.state.sheet.came_after(seat) == row.number
    ]
    return ", ".join(head) + (": " + "; ".join(parts) if parts else "")


def _spoken(at: AtMatch, row: Row, seat: int) -> str:
    penalty = row.penalties[seat] if row.penalties else None
    total = row.totals[seat] if row.totals else 0
    if is_behind(row):
        return f"{at.names[seat]} {number(penalty or 0, at.words.locale)}"
    return at.words.t(
        "{name} {points}, total {total}", name=at.names[seat], points=penalty or 0, total=total
    )


def _start(at: AtMatch, seat: int) -> str:
    return number(at.state.match.setup.opening[seat], at.words.locale)


def _opening(at: AtMatch) -> Hand:
    """The row of the totals that were taken over; who joined later has theirs where that was."""
    seats = range(len(at.names))
    shown = [_start(at, seat) if at.state.sheet.came_after(seat) == 0 else "" for seat in seats]
    parts = [f"{name} {total}" for name, total in zip(at.names, shown, strict=True) if total]
    return Hand(
        index=OPENING_INDEX,
        number="",
        label=opening(at.words.t("opening totals")) + ": " + "; ".join(parts),
        cells=[Cell(total=total) for total in shown],
        signs=(OPENING,),
        coming=True,
    )


def _coming(at: AtMatch) -> Hand:
    """The row of the hand to be played: who deals, who leads."""
    words, coming = at.words, at.state.sheet.coming
    said = [at.game_words.hand(coming.number)]
    said.append(words.t("dealer {name}", name=at.names[coming.dealer]))
    cells = []
    for seat in range(len(at.names)):
        mark = None
        if seat == coming.dealer:
            mark = Mark(MarkKind.DEALS, words.t("deals"))
        elif seat == coming.leads:
            mark = Mark(MarkKind.LEADS, words.t("leads"))
            said.append(words.t("{name} leads", name=at.names[seat]))
        cells.append(Cell(mark=mark))
    return Hand(
        index=coming.number - 1,
        number=number(coming.number, words.locale),
        label=", ".join(said),
        cells=cells,
        coming=True,
    )
