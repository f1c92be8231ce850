"""Every single change that would make cards and passes of Devyatka agree (rules.md 2)."""

from collections.abc import Iterator

from app.domain.hand import Hand
from app.domain.problems import Repair
from app.domain.turns import HAND_SIZE, Turns, Way, known_turns


def repairs(hand: Hand) -> tuple[Repair, ...]:
    """Every single change that would make the known numbers fit each other: first passes, then
    card counts, then the opener, each by seat. Of who made the slip they say nothing.

    None where one seat's passes alone are known and cannot be: any number would mend that.
    """
    known = known_turns(hand)
    if known is None:
        return ()
    found = {*_repairs_of_others(known), *_repairs_of_out(known), *_repairs_of_opener(known)}
    return tuple(sorted(found, key=_repair_order))


def _repair_order(repair: Repair) -> tuple[int, ...]:
    kind = 0 if repair.passes is not None else 1 if repair.count is not None else 2
    return kind, *(-1 if n is None else n for n in (repair.seat, repair.passes, repair.count))


def _repairs_of_others(known: Turns) -> Iterator[Repair]:
    """One seat's passes, or one seat's count, where all but that seat fit."""
    for way in _ways_to_try(known):
        misfits = known.misfits(way)
        if len(misfits) != 1:
            continue
        (place,) = misfits
        seat = known.seats[place]
        opener, out_passes = way
        can_open = opener in known.possible_openers()
        if can_open:
            yield Repair(seat=seat, passes=known.passes_read(place, way))
        count = (known.passes[place] or 0) - out_passes + (place < opener)
        most = HAND_SIZE - (place == opener)
        # A count of nine may be the slip itself: mended, its seat can have opened.
        if 1 <= count <= most and (can_open or place == opener):
            yield Repair(seat=seat, count=count)


def _ways_to_try(known: Turns) -> Iterator[Way]:
    """Every reading, whoever may have opened, with nine cards left or not."""
    openers = range(len(known.all_seats)) if known.opener is None else (known.opener,)
    for opener in openers:
        yield from known.readings(opener, known.out_passes)


def _repairs_of_out(known: Turns) -> Iterator[Repair]:
    if known.out_passes is None:
        return
    for way in known.readings(known.opener, None):
        if not known.misfits(way):
            yield Repair(seat=known.out, passes=way[1])


def _repairs_of_opener(known: Turns) -> Iterator[Repair]:
    if known.opener is None:
        return
    for way in known.readings(None, known.out_passes):
        if not known.misfits(way):
            yield Repair(opener=known.all_seats[way[0]])
