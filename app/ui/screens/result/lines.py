"""The lines of a result: each player's penalty with its sum, the totals, the places. No Flet."""

from collections.abc import Sequence

from app.domain.cards import FULL_PACK
from app.domain.hand import Part, PartKind, Score
from app.domain.sheet import Row
from app.domain.standings import ranks
from app.l10n.card_names import card_name, rank_name
from app.l10n.catalog import opening
from app.l10n.letters import rank_label
from app.l10n.numbers import number, signed
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.meter import Nearness, nearness
from app.ui.components.result_row import ResultLine, Term
from app.ui.screens.gate import AtMatch
from app.ui.screens.table.facts import distance_words, limit, points_words

NO_TOTAL = "–"


def result_lines(at: AtMatch, row: Row) -> tuple[ResultLine, ...]:
    """Those who played the hand, best total first; in order of play where it is not scored."""
    if row.totals is None:
        return tuple(_unscored(at, seat) for seat in row.seats)
    after = ranks(row.totals, row.seats)
    order = sorted(row.seats, key=lambda seat: (after[seat] or 0, row.seats.index(seat)))
    return tuple(_line(at, row, seat, row.totals) for seat in order)


def before(at: AtMatch, row: Row) -> tuple[int, ...]:
    """The totals before a hand."""
    earlier = [one.totals for one in at.state.sheet.rows[: row.number - 1] if one.totals]
    return earlier[-1] if earlier else at.state.match.setup.opening


def _line(at: AtMatch, row: Row, seat: int, totals: tuple[int, ...]) -> ResultLine:
    words, old = at.words, before(at, row)
    score = row.scores[seat] if row.scores else None
    rank = ranks(totals, row.seats)[seat] or 0
    first = not any(old[other] for other in row.seats)
    moved = 0 if first else (ranks(old, row.seats)[seat] or 0) - rank
    out = seat == row.deal.out
    counts = score is not None and not row.deal.annulled
    mark = note = None
    if out and score is not None:
        price = signed(score.points, words.locale)
        mark = Mark(MarkKind.WENT_OUT, words.t("went out · {points}", points=price))
    state = nearness(totals[seat], limit(at))
    if state is Nearness.NEAR:
        note = Mark(MarkKind.NEAR, distance_words(words, totals[seat], limit(at)))
    elif state is Nearness.REACHED:
        note = Mark(MarkKind.REACHED, words.t("limit {limit}", limit=limit(at)))
    return ResultLine(
        seat=seat,
        name=at.names[seat],
        initial=at.initials[seat],
        rank=number(rank, words.locale),
        moved=moved,
        before=None if first or not row.counted else number(old[seat], words.locale),
        total=number(totals[seat], words.locale),
        label=_label(at, seat, rank, moved, score, mark, totals[seat]),
        terms=_terms(at, score) if counts and score is not None and not out else (),
        sum_text=_sum_text(at, score) if counts and score is not None and not out else "",
        mark=mark if counts else None,
        note=note,
    )


def _unscored(at: AtMatch, seat: int) -> ResultLine:
    return ResultLine(
        seat=seat,
        name=at.names[seat],
        initial=at.initials[seat],
        rank="",
        moved=0,
        before=None,
        total=NO_TOTAL,
        label=at.words.t("{name}, not scored", name=at.names[seat]),
    )


def _label(
    at: AtMatch,
    seat: int,
    rank: int,
    moved: int,
    score: Score | None,
    mark: Mark | None,
    total: int,
) -> str:
    """ "Olena, place 3. 1 place down. Nine of diamonds 15, queen of hearts 10. 25 points. Total
    73."
    """
    words = at.words
    said = [words.t("{name}, place {rank}", name=at.names[seat], rank=rank)]
    if moved > 0:
        said.append(words.n("{count} place up", "{count} places up", moved))
    if moved < 0:
        said.append(words.n("{count} place down", "{count} places down", -moved))
    if mark is not None:
        said.append(mark.word)
    elif score is not None:
        alone = len(score.parts) == 1
        said += [", ".join(_spoken(at, part, alone=alone) for part in score.parts)]
        said.append(points_words(words, score.points))
    said.append(words.t("total {total}", total=total))
    return ". ".join(opening(part) for part in said if part)


def _terms(at: AtMatch, score: Score) -> tuple[Term, ...]:
    alone = len(score.parts) == 1
    return tuple(term for part in score.parts for term in _part_terms(at, part, alone=alone))


def _part_terms(at: AtMatch, part: Part, *, alone: bool) -> Sequence[Term]:
    words = at.words
    match part.kind:
        case PartKind.CARD:
            card, rank = FULL_PACK.card(part.card or ""), FULL_PACK.rank(part.card or "")
            printed = card.rank if card else rank
            face = rank_label(printed, at.letters) if printed else part.card or "?"
            term = Term(number(part.each, words.locale), face, card.suit.value if card else None)
            return [term] * part.number
        case PartKind.ADJUSTMENT:
            worth = signed(part.points, words.locale)
            return [Term(worth, words=part.reason or words.t("fine"))]
        case PartKind.POINTS:
            # Alone it is the sum, which stands beside it.
            worth = "" if alone else number(part.points, words.locale)
            return [Term(worth, words=words.t("total typed in"))]
        case _:
            return [Term("", words=_spoken(at, part, alone=alone))]


def _spoken(at: AtMatch, part: Part, *, alone: bool) -> str:
    """A part of a penalty in words: "queen of hearts 10", "5 passes × 2"."""
    words = at.words
    match part.kind:
        case PartKind.CARD:
            card, rank = FULL_PACK.card(part.card or ""), FULL_PACK.rank(part.card or "")
            name = card_name(words, card) if card else rank_name(words, rank) if rank else ""
            each = number(part.each, words.locale)
            return ", ".join([f"{name} {each}"] * part.number)
        case PartKind.CARDS:
            shown = words.n("{count} card", "{count} cards", part.number)
        case PartKind.PASSES:
            shown = words.n("{count} pass", "{count} passes", part.number)
        case PartKind.ADJUSTMENT:
            reason = part.reason or words.t("fine")
            return f"{reason} {signed(part.points, words.locale)}"
        case _:
            said = words.t("total typed in")
            return said if alone else f"{said} {number(part.points, words.locale)}"
    return shown if part.each == 1 else f"{shown} × {number(part.each, words.locale)}"


def _sum_text(at: AtMatch, score: Score) -> str:
    """Nothing where the only term says it already."""
    single = len(score.parts) == 1 and score.parts[0].number == 1
    said = single and score.parts[0].kind is PartKind.CARD
    return "" if said else number(score.points, at.words.locale)
