"""Devyatka as a sequence of turns, and the turn identity tried out by brute force.

Which cards are played does not matter to the identity, only that a turn is a card or a pass.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from hypothesis import strategies as st

from app.domain.deal import NOTHING, Count, Deal
from app.domain.problems import Repair

SEATS = range(4)
MANY = 40
"""More passes than any deal of these tests has."""


@dataclass(frozen=True)
class Played:
    """How a deal ended, as somebody saw who missed nothing."""

    opener: int
    out: int
    counts: tuple[int, ...]
    passes: tuple[int, ...]

    def deal(self, **changes: object) -> Deal:
        said = {"opener": self.opener, "passes": self.passes, "counts": self.counts} | changes
        numbers = said.pop("counts")
        assert isinstance(numbers, tuple)
        left = tuple(NOTHING if seat == self.out else Count(numbers[seat]) for seat in SEATS)
        return Deal("d", self.out, left, **said)  # type: ignore[arg-type]


def played(chance: Random, opener: int, pass_rate: float) -> Played:
    """A deal of random turns; the opener begins with a card, 9D."""
    cards, passes = [9, 9, 9, 9], [0, 0, 0, 0]
    for turn in count():
        seat = (opener + turn) % 4
        if turn and chance.random() < pass_rate:
            passes[seat] += 1
            continue
        cards[seat] -= 1
        if not cards[seat]:
            return Played(opener, seat, tuple(cards), tuple(passes))
    raise AssertionError("somebody always goes out")


@st.composite
def deals(draw: st.DrawFn) -> Played:
    chance = Random(draw(st.integers(0, 2**32)))
    return played(chance, draw(st.integers(0, 3)), draw(st.floats(0, 0.6)))


def agrees(
    out: int,
    opener: int | None,
    counts: tuple[int, ...],
    passes: tuple[int | None, ...],
) -> bool:
    """Whether the identity can hold: for some opener and some passes where they are not known."""
    openers = SEATS if opener is None else (opener,)
    out_passes = range(MANY) if passes[out] is None else (passes[out],)
    return any(
        all(
            passes[seat] is None
            or passes[seat] == counts[seat] + own - ((seat - one) % 4 > (out - one) % 4)
            for seat in SEATS
            if seat != out
        )
        for one in openers
        if counts[one] < 9
        for own in out_passes
        if own is not None
    )


def repairs_by_trying(
    out: int, opener: int | None, counts: tuple[int, ...], passes: tuple[int | None, ...]
) -> set[Repair]:
    """Every single change after which the identity holds, found by trying all there are."""
    return set(_tried(out, opener, counts, passes))


def _tried(
    out: int, opener: int | None, counts: tuple[int, ...], passes: tuple[int | None, ...]
) -> Iterator[Repair]:
    for seat in SEATS:
        for number in range(MANY):
            changed = (*passes[:seat], number, *passes[seat + 1 :])
            if passes[seat] is not None and agrees(out, opener, counts, changed):
                yield Repair(seat=seat, passes=number)
        for number in range(1, 10):
            fewer = (*counts[:seat], number, *counts[seat + 1 :])
            if seat != out and agrees(out, opener, fewer, passes):
                yield Repair(seat=seat, count=number)
        if opener is not None and agrees(out, seat, counts, passes):
            yield Repair(opener=seat)
