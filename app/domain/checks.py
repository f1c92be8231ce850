"""The checks that games share, group by group (the order is the profile's)."""

from collections import Counter
from typing import TYPE_CHECKING

from app.domain.cards import Pack
from app.domain.deal import Count, Deal, Held, Holding, Points
from app.domain.hand import Entry, Hand
from app.domain.problems import Code, Problem

if TYPE_CHECKING:  # The profiles are made of these checks.
    from app.domain.games.profile import GameProfile

Problems = tuple[Problem, ...]


def seat_problems(deal: Deal, seats: tuple[int, ...], players: int, sizes: range) -> Problems:
    """Structure: everything that names a seat names one that plays, and there is one entry each.

    `players` is the number of columns of the match, `sizes` how many may sit at this game.
    An annulled deal needs no entries, for nothing of it counts.
    """
    if len(set(seats)) != len(seats) or len(seats) not in sizes:
        return (_bad_seat("seats"),)
    if not all(0 <= seat < players for seat in seats):
        return (_bad_seat("seats"),)
    problems = []
    if deal.dealer is not None and deal.dealer not in seats:
        problems.append(_bad_seat("dealer"))
    if deal.annulled:
        return tuple(problems)
    if deal.out is not None and deal.out not in seats:
        problems.append(_bad_seat("out"))
    if deal.opener is not None and deal.opener not in seats:
        problems.append(_bad_seat("opener"))
    if len(deal.left) != players:
        problems.append(_bad_seat("left"))
    if deal.passes is not None and len(deal.passes) != players:
        problems.append(_bad_seat("passes"))
    if any(fine.seat not in seats for fine in deal.adjustments):
        problems.append(_bad_seat("adjustments"))
    return tuple(problems)


def _bad_seat(field: str) -> Problem:
    return Problem(Code.BAD_SEAT, detail=field)


def entry_problems(hand: Hand, allowed: frozenset[Entry]) -> Problems:
    """Structure: one entry a seat that plays, in a form of this game, no number below zero."""
    passes = hand.deal.passes or ()
    return tuple(
        Problem(Code.BAD_ENTRY, seat=seat)
        for seat, holding in enumerate(hand.deal.left)
        if _is_bad_entry(hand, seat, holding, allowed)
        or (seat < len(passes) and (passes[seat] or 0) < 0)
    )


def _is_bad_entry(
    hand: Hand, seat: int, holding: Holding | None, allowed: frozenset[Entry]
) -> bool:
    if seat not in hand.seats:
        return holding is not None
    match holding:
        case Held(ranks=ranks):
            return any(number < 0 for _, number in ranks)
        case Points(count=count):
            return Entry.POINTS not in allowed or (count or 0) < 0
        case Count(count=count):
            return Entry.COUNT not in allowed or count < 0
        case _:
            return seat not in hand.open_seats


def card_problems(hand: Hand, pack: Pack) -> Problems:
    """Cards: each one of the pack, none twice, no rank more often than the pack has it."""
    problems = []
    seen: set[str] = set()
    numbers: Counter[str] = Counter()
    for seat, holding in enumerate(hand.deal.left):
        if not isinstance(holding, Held):
            continue
        for code in holding.cards:
            card = pack.card(code)
            if card is None:
                problems.append(Problem(Code.UNKNOWN_CARD, seat=seat, detail=code))
            elif code in seen:
                problems.append(Problem(Code.DUPLICATE_CARD, seat=seat, detail=code))
            else:
                seen.add(code)
                numbers[card.rank.value] += 1
        for code, number in holding.ranks:
            if pack.rank(code) is None:
                problems.append(Problem(Code.UNKNOWN_CARD, seat=seat, detail=code))
            numbers[code] += number
    return tuple(dict.fromkeys(problems)) + tuple(
        Problem(Code.TOO_MANY_OF_RANK, detail=code, value=number, seats=_holders(hand, code))
        for code, number in numbers.items()
        if number > len(pack.suits) and pack.rank(code)
    )


def _holders(hand: Hand, rank: str) -> tuple[int, ...]:
    """Whose entries hold a card of that rank."""
    return tuple(
        seat
        for seat, holding in enumerate(hand.deal.left)
        if isinstance(holding, Held)
        and (
            any(code == rank for code, _ in holding.ranks)
            or any(code[:-1] == rank for code in holding.cards)
        )
    )


def out_problems(hand: Hand) -> Problems:
    """Empty: the one who went out holds nothing."""
    out = hand.deal.out
    if out is None or not _holds_something(hand.deal.left[out]):
        return ()
    return (Problem(Code.OUT_HOLDS_CARDS, seat=out),)


def _holds_something(holding: Holding | None) -> bool:
    match holding:
        case Held() | Count():
            return holding.count > 0
        case Points():
            return holding.points != 0 or bool(holding.count)
        case _:
            return False


def examine(hand: Hand, profile: "GameProfile") -> Problems:
    """What is wrong with a deal, group by group up to the first that finds an error.

    The problems name no hand. Seats must be sound (see `seat_problems`).
    """
    found: list[Problem] = []
    for group in profile.checks:
        found.extend(group(hand))
        if any(problem.is_error for problem in found):
            break
    return tuple(found)
