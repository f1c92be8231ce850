"""The turn identity of Devyatka (rules.md 2).

A turn is one card or one pass and everybody began with nine cards. So, seats counted clockwise
from the opener, `f` the one who went out:

    passes[i] = cards_left[i] + passes[f] - (1 if i comes after f else 0)

In the order of play from the one after `f` the others stand at places 0, 1, 2 and `f` last, at 3.
An opener at place k means that just the places before k come after `f`: with k = 0 nobody does,
with f itself everybody. A way to read a deal is a pair: the opener's place, the passes of `f`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.domain.deal import Deal
from app.domain.hand import Hand
from app.domain.scoring import number_of_cards

HAND_SIZE = 9

Way = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Turns:
    """What is known of a deal's turns. `seats`: the others in order of play from the one after
    `out`; `counts` and `passes` are theirs, place by place, None where not known.
    """

    out: int
    seats: tuple[int, ...]
    counts: tuple[int | None, ...]
    passes: tuple[int | None, ...]
    out_passes: int | None
    opener: int | None

    @property
    def all_seats(self) -> tuple[int, ...]:
        return (*self.seats, self.out)

    def passes_read(self, place: int, way: Way) -> int | None:
        """The passes of the seat at `place` if the deal is read that way."""
        count = self.counts[place]
        opener, out_passes = way
        return None if count is None else count + out_passes - (place < opener)

    def misfits(self, way: Way) -> tuple[int, ...]:
        """The places whose known passes are others than that reading gives."""
        return tuple(
            place
            for place, number in enumerate(self.passes)
            if number is not None
            and self.counts[place] is not None
            and number != self.passes_read(place, way)
        )

    def possible_openers(self) -> tuple[int, ...]:
        """The places of those who can have opened: 9D is laid, so not with nine cards left."""
        openers = (place for place, count in enumerate(self.counts) if count != HAND_SIZE)
        return (*openers, len(self.seats))

    def readings(self, opener: int | None, out_passes: int | None) -> Iterator[Way]:
        """Every way to read the deal under which at least one known number fits.

        `opener` (a place) and `out_passes` where they are taken as given.
        """
        for place in self.possible_openers() if opener is None else (opener,):
            if out_passes is not None:
                yield place, out_passes
                continue
            told = {
                number - count + (seat < place)
                for seat, (number, count) in enumerate(zip(self.passes, self.counts, strict=True))
                if number is not None and count is not None
            }
            yield from ((place, number) for number in sorted(told) if number >= 0)

    def ways(self) -> tuple[Way, ...]:
        """Every way to read the deal that everything known agrees with."""
        readings = self.readings(self.opener, self.out_passes)
        return tuple(way for way in readings if not self.misfits(way))

    @property
    def tells_nothing(self) -> bool:
        """Whether no number is known that the others could contradict."""
        pairs = zip(self.passes, self.counts, strict=True)
        return all(number is None or count is None for number, count in pairs)


def known_turns(hand: Hand) -> Turns | None:
    """What is known of the turns of a deal, None while nobody went out."""
    deal = hand.deal
    if deal.out is None:
        return None
    start = hand.seats.index(deal.out) + 1
    order = hand.seats[start:] + hand.seats[:start]
    others = order[:-1]
    passes = deal.passes or (None,) * len(deal.left)
    return Turns(
        out=deal.out,
        seats=others,
        counts=tuple(
            None if seat in hand.open_seats else number_of_cards(deal.left[seat]) for seat in others
        ),
        passes=tuple(passes[seat] for seat in others),
        out_passes=passes[deal.out],
        opener=None if deal.opener is None else order.index(deal.opener),
    )


def completed(hand: Hand) -> Deal:
    """The deal with the passes and the opener filled in that follow from the rest.

    Nothing known is changed, even where it contradicts the rest; a deal scored without passes
    is left as it is.
    """
    if _says_all(hand.deal):
        return hand.deal
    known = known_turns(hand)
    if known is None:
        return hand.deal
    if known.opener is not None and known.out_passes is not None:
        ways: tuple[Way, ...] = ((known.opener, known.out_passes),)
    else:
        ways = known.ways()
    numbers = dict(zip(known.all_seats, (*known.passes, known.out_passes), strict=True))
    for place, seat in enumerate(known.seats):
        if numbers[seat] is None:
            numbers[seat] = _single({known.passes_read(place, way) for way in ways})
    if known.out_passes is None:
        numbers[known.out] = _single({out_passes for _, out_passes in ways})
    opener = known.opener if known.opener is not None else _single({way[0] for way in ways})
    passes = tuple(numbers.get(seat) for seat in range(len(hand.deal.left)))
    return replace(
        hand.deal,
        opener=None if opener is None else known.all_seats[opener],
        passes=passes if hand.deal.passes or any(n is not None for n in passes) else None,
    )


def _says_all(deal: Deal) -> bool:
    """Nothing is left to fill in, or nothing may be."""
    told = deal.opener is not None and deal.passes is not None and None not in deal.passes
    return deal.without_passes or told


def _single(values: set[int | None] | set[int]) -> int | None:
    """The one value there is, None where there are several or none."""
    return next(iter(values)) if len(values) == 1 else None


def unknown_passes(deal: Deal, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose passes are missing in a completed deal.

    Just the one who went out where his are missing: they would give the others'.
    """
    passes = deal.passes or (None,) * len(deal.left)
    if deal.out is not None and passes[deal.out] is None:
        return (deal.out,)
    return tuple(seat for seat in sorted(seats) if passes[seat] is None)


def contradicts(hand: Hand) -> bool:
    """Whether no way to read the deal fits everything that is known of it."""
    known = known_turns(hand)
    return known is not None and not known.tells_nothing and not known.ways()


def sits_after_out(seat: int, out: int, opener: int | None, seats: tuple[int, ...]) -> bool | None:
    """Whether `seat` comes after the one who went out, counted from the opener; None where the
    opener is not known.
    """
    if opener is None:
        return None
    start = seats.index(opener)
    order = seats[start:] + seats[:start]
    return order.index(seat) > order.index(out)
