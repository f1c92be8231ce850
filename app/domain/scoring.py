"""From what is left with each seat to points, part by part (rules.md 1 and 2)."""

from collections.abc import Callable
from functools import cache

from app.domain.cards import Pack, Rank
from app.domain.deal import Count, Held, Holding, Points
from app.domain.hand import Hand, Part, PartKind, Score


def number_of_cards(holding: Holding | None) -> int | None:
    """How many cards that is, None where it does not say."""
    match holding:
        case Held() | Count():
            return holding.count
        case Points():
            return holding.count
        case _:
            return None


def card_parts(held: Held, pack: Pack, value: Callable[[Rank], int]) -> tuple[Part, ...]:
    """One part a card known exactly, one a rank otherwise. Codes of no card count nothing."""
    parts = []
    for code in held.cards:
        card = pack.card(code)
        if card:
            parts.append(Part(PartKind.CARD, value(card.rank), card=code))
    for code, number in held.ranks:
        rank = pack.rank(code)
        if rank and number:
            parts.append(Part(PartKind.CARD, value(rank), number, card=code))
    return tuple(parts)


def card_points(held: Held, pack: Pack, value: Callable[[Rank], int]) -> int:
    """What those cards are worth together."""
    cards = filter(None, map(pack.card, held.cards))
    ranks = ((pack.rank(code), number) for code, number in held.ranks)
    return sum(value(card.rank) for card in cards) + sum(
        value(rank) * number for rank, number in ranks if rank
    )


def score_seats(
    hand: Hand, parts: Callable[[int, Holding], tuple[Part, ...]]
) -> tuple[Score | None, ...]:
    """One score a seat of the match, the table's fines added to what `parts` gives.

    None for one who does not play the deal or whose entry is still to come.
    """
    fines = {
        seat: tuple(
            Part(PartKind.ADJUSTMENT, fine.points, reason=fine.reason)
            for fine in hand.deal.adjustments
            if fine.seat == seat
        )
        for seat in (hand.seats if hand.deal.adjustments else ())
    }
    return tuple(
        Score(parts(seat, holding) + fines.get(seat, ()))
        if holding is not None and seat in hand.seats
        else None
        for seat, holding in enumerate(hand.deal.left)
    )


@cache
def _sums_by_count(pack: Pack, value: Callable[[Rank], int]) -> tuple[int, ...]:
    """For each number of cards a set of the sums they can make, as the bits of a whole number."""
    sums = [1] + [0] * pack.size
    for rank in pack.ranks:
        for _ in pack.suits:
            for count in range(pack.size, 0, -1):
                sums[count] |= sums[count - 1] << value(rank)
    return tuple(sums)


def can_make(points: int, count: int, pack: Pack, value: Callable[[Rank], int]) -> bool:
    """Whether some `count` different cards of the pack add up to `points`."""
    sums = _sums_by_count(pack, value)
    if not 0 <= count <= pack.size or not 0 <= points < sums[-1].bit_length():
        return False
    return bool(sums[count] >> points & 1)
