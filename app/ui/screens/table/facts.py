"""What the table says of a seat and of the coming hand, in words and numbers. No Flet control."""

from app.domain.cards import Card
from app.l10n.card_names import card_text
from app.l10n.catalog import Words
from app.l10n.letters import rank_label
from app.l10n.numbers import number, place, signed
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.meter import Nearness, nearness
from app.ui.components.seat_row import SeatTotal
from app.ui.components.seat_tile import SeatPasses
from app.ui.screens.gate import AtMatch, SeatView

DASH = "–"


def limit(at: AtMatch) -> int:
    """The total that ends the match."""
    return at.state.form.rules.number("limit")


def pass_price(at: AtMatch) -> int:
    """Points for a pass."""
    return at.state.form.rules.number("pass_price")


def price_text(at: AtMatch) -> str:
    """ "+2"."""
    return signed(pass_price(at), at.words.locale)


def counted(at: AtMatch) -> bool:
    """Whether any hand counts yet: before, all are first."""
    return any(row.counted for row in at.state.sheet.rows)


def role_marks(at: AtMatch, seat: SeatView) -> tuple[Mark, ...]:
    """Who deals, who leads."""
    words, card = at.words, at.profile.opening_card
    marks = []
    if seat.deals:
        marks.append(Mark(MarkKind.DEALS, words.c("chip", "Deals")))
    if seat.leads and card is not None:
        marks.append(Mark(MarkKind.OPENS, words.t("Leads"), rank_label(card.rank, at.letters)))
    elif seat.leads:
        marks.append(Mark(MarkKind.LEADS, words.c("chip", "Leads")))
    return tuple(marks)


def seat_total(at: AtMatch, seat: SeatView) -> SeatTotal:
    """A seat with its total and how far it is to the limit."""
    words, end = at.words, limit(at)
    marks = role_marks(at, seat)
    ranked = counted(at) and seat.rank is not None
    rank = place(seat.rank, words.locale) if ranked and seat.rank is not None else ""
    distance = distance_words(words, seat.total, end)
    said = [seat.name, points_words(words, seat.total), distance, rank]
    said += [mark.word for mark in marks]
    return SeatTotal(
        seat=seat.index,
        name=seat.name,
        initial=seat.initial,
        total=seat.total,
        limit=end,
        total_text=number(seat.total, words.locale),
        to_limit=distance,
        rank=rank,
        label=", ".join(part for part in said if part),
        lowest=ranked and seat.rank == 1,
        marks=marks,
    )


def seat_passes(at: AtMatch, seat: SeatView) -> SeatPasses:
    """A seat with the passes of this deal and what they cost."""
    words, entered = at.words, at.state.form.entered
    count = entered.passes[seat.index]
    marks = role_marks(at, seat)
    cost = None if count is None else signed(count * pass_price(at), words.locale)
    total = number(seat.total, words.locale)
    said = [
        seat.name,
        passes_words(words, count),
        *([] if cost is None else [cost]),
        words.t("total {total}", total=total),
        *(mark.word for mark in marks),
    ]
    return SeatPasses(
        seat=seat.index,
        name=seat.name,
        initial=seat.initial,
        count=DASH if count is None else number(count, words.locale),
        word=words.n("pass", "passes", count or 0),
        cost=cost or "",
        score_word=words.t("Total"),
        score=total,
        label=", ".join(said),
        marks=marks,
        costly=bool(count) and pass_price(at) > 0,
        last=entered.last_passed == seat.index,
    )


def passes_words(words: Words, count: int | None) -> str:
    if count is None:
        return words.t("passes not counted")
    return words.n("{count} pass", "{count} passes", count)


def points_words(words: Words, count: int) -> str:
    return words.n("{count} point", "{count} points", count)


def distance_words(words: Words, total: int, end: int) -> str:
    """How far a total is from the end of the match."""
    if nearness(total, end) is Nearness.REACHED:
        return words.t("limit reached")
    return words.n("{count} to limit", "{count} to limit", end - total)


def opening_card_words(at: AtMatch, card: Card) -> str:
    """The card whose holder leads, within a sentence."""
    return card_text(at.words, card)
