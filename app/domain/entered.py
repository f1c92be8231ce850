"""A half-entered deal as it stands: what was said of it so far."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.domain.cards import Card, Suit
from app.domain.deal import Adjustment
from app.domain.rows import WHOLE, Ends, left_by, without
from app.domain.steps import Piece


@dataclass(frozen=True, slots=True)
class Left:
    """What was entered for one seat, in one form: cards one by one, a total (perhaps with the
    number of cards it was for), or a bare count; on the grid cards and the count they are held
    against.
    """

    pieces: tuple[Piece, ...] = ()
    points: int | None = None
    count: int | None = None

    @property
    def given(self) -> bool:
        return bool(self.pieces) or self.points is not None or self.count is not None


@dataclass(frozen=True, slots=True)
class Focus:
    """Where attention is: a seat's cards left, or its passes."""

    seat: int
    on_passes: bool = False


@dataclass(frozen=True, slots=True)
class Entered:
    """A deal as far as it was entered; `left` and `passes` have one entry a seat of the match.

    `decided`: it was said who went out (`out`), or that it was blocked (`out` None).
    `focus` None: attention moves on by itself, from `last_counted` to the next open seat.
    `last_passed`: the seat whose pass was tapped last. `rows`: one a suit, the ends of its row
    where they were said; empty while the grid is not used. `named`: the suit that a nine named,
    until the next card. `no_card`: who played no card since the last one that was played.
    """

    left: tuple[Left, ...]
    passes: tuple[int | None, ...]
    decided: bool = False
    out: int | None = None
    opener: int | None = None
    without_passes: bool = False
    kept: tuple[str, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    focus: Focus | None = None
    last_counted: int | None = None
    last_passed: int | None = None
    rows: tuple[Ends | None, ...] = ()
    named: str | None = None
    no_card: tuple[int, ...] = ()

    @property
    def counting(self) -> bool:
        """Somebody counted passes in this deal: then a seat without a tap has none."""
        return any(number is not None for number in self.passes)

    @property
    def table(self) -> tuple[tuple[Suit, Ends], ...]:
        """The rows on the table: as they were said, else whole, without the cards in hands."""
        said = self.rows or (None,) * len(Suit)
        return tuple(
            (suit, without(ends or WHOLE, self._held(suit)))
            for suit, ends in zip(Suit, said, strict=True)
        )

    @property
    def cards_left(self) -> tuple[Card, ...]:
        """What the rows leave in the hands."""
        return left_by(self.table)

    @property
    def placed(self) -> bool:
        """Every card that the rows leave has its holder."""
        held = {piece for left in self.left for piece in left.pieces}
        return all(Piece(card.rank, card.suit) in held for card in self.cards_left)

    def is_open(self, seat: int) -> bool:
        """What this seat holds is still to be said."""
        if seat == self.out:
            return False
        left = self.left[seat]
        # Cards on the grid are a hand once all of them have their holders.
        half = bool(self.rows and left.pieces) and left.count is None and not self.placed
        return half or not left.given

    def _held(self, suit: Suit) -> frozenset[str]:
        pieces = (piece for left in self.left for piece in left.pieces)
        return frozenset(piece.rank for piece in pieces if piece.suit == suit)


def blank(seats: int) -> Entered:
    """Nothing entered, at a match of `seats` seats."""
    return Entered((Left(),) * seats, (None,) * seats)


def seated(what: Entered, seats: Iterable[int]) -> Entered:
    """What was entered, as far as it speaks of `seats`: others may play since it was."""
    here = frozenset(seats)
    if what.out is not None and what.out not in here:
        what = replace(what, out=None, decided=False)
    if what.opener is not None and what.opener not in here:
        what = replace(what, opener=None)
    if any(fine.seat not in here for fine in what.adjustments):
        kept = tuple(fine for fine in what.adjustments if fine.seat in here)
        what = replace(what, adjustments=kept)
    if not here.issuperset(what.no_card):
        what = replace(what, no_card=tuple(seat for seat in what.no_card if seat in here))
    return what
