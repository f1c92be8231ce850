"""From what was entered to the deal that is recorded, and back for a correction."""

from app.domain.deal import Count, Deal, Held, Holding, Points
from app.domain.draft import Piece
from app.domain.entry import Entered, Left


def to_deal(what: Entered, id: str, seats: tuple[int, ...]) -> Deal:
    """The deal as it would be recorded now; open seats have nothing in `left`."""
    everybody = seats == tuple(range(len(what.left)))
    return Deal(
        id=id,
        out=what.out,
        left=tuple(
            _holding(what, seat) if seat in seats else None for seat in range(len(what.left))
        ),
        opener=what.opener,
        passes=what.passes if what.counting else None,
        without_passes=what.without_passes,
        adjustments=what.adjustments,
        kept=what.kept,
        seats=None if everybody else seats,
    )


def reopened(deal: Deal) -> Entered:
    """A recorded deal as something entered. An annulled one with nobody out was blocked if cards
    were said of anybody, for that comes after; else it was not said yet how it ended.
    """
    said = not deal.annulled or any(holding is not None for holding in deal.left)
    return Entered(
        left=tuple(_left(holding) for holding in deal.left),
        passes=deal.passes or (None,) * len(deal.left),
        decided=deal.out is not None or said,
        out=deal.out,
        opener=deal.opener,
        without_passes=deal.without_passes,
        kept=deal.kept,
        adjustments=deal.adjustments,
    )


def _holding(what: Entered, seat: int) -> Holding | None:
    left = what.left[seat]
    if left.points is not None:
        return Points(left.points, left.count)
    # On the grid the cards count once each has its holder, and they are as many as were counted.
    agree = bool(left.pieces) and len(left.pieces) == left.count and what.placed
    if left.count is not None and not agree:
        return Count(left.count)
    if what.is_open(seat):
        return None
    exact = tuple(piece.rank + piece.suit for piece in left.pieces if piece.suit)
    numbers: dict[str, int] = {}
    for piece in left.pieces:
        if piece.suit is None:
            numbers[piece.rank] = numbers.get(piece.rank, 0) + 1
    return Held(exact, tuple(numbers.items()))


def _left(holding: Holding | None) -> Left:
    match holding:
        case Held(cards, ranks):
            exact = tuple(Piece(code[:-1], code[-1]) for code in cards)
            bare = tuple(Piece(rank) for rank, number in ranks for _ in range(number))
            return Left(exact + bare)
        case Points(points, count):
            return Left(points=points, count=count if points is not None else None)
        case Count(count):
            return Left(count=count)
        case _:
            return Left()
