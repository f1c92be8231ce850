"""Nines: match rank or suit, nines wild; what is left in hand counts against you (rules.md 1)."""

from collections import Counter

from app.domain.cards import FULL_PACK, Rank
from app.domain.checks import card_problems, entry_problems, out_problems
from app.domain.deal import Deal, Held, Holding, Points
from app.domain.games.profile import DealLine, GameProfile, RuleSpec
from app.domain.hand import Entry, Hand, Part, PartKind, Score
from app.domain.problems import Code, Problem
from app.domain.scoring import can_make, card_parts, card_points, number_of_cards, score_seats

_ENTRIES = frozenset({Entry.CARDS, Entry.RANKS, Entry.POINTS})
_VALUES = {rank: min(place, 10) for place, rank in enumerate(Rank, 1)} | {Rank.NINE: 15}

_MOST_CARDS_HELD = 37
_MOST_POINTS_HELD = 243


def card_value(rank: Rank) -> int:
    """A = 1, pips, court cards 10, a nine 15."""
    return _VALUES[rank]


def deal_line(players: int) -> DealLine:
    """Seven each for two to four players, five for more; one card face up."""
    each = 7 if players <= 4 else 5
    return DealLine(each=each, up=1, draw_pile=FULL_PACK.size - each * players - 1)


def leads(dealer: int, seats: tuple[int, ...], deal: Deal | None) -> int:
    """The dealer's left neighbour."""
    return seats[(seats.index(dealer) + 1) % len(seats)]


def _parts(holding: Holding) -> tuple[Part, ...]:
    match holding:
        case Held():
            return card_parts(holding, FULL_PACK, card_value)
        case Points(points=int(points)) if points:
            return (Part(PartKind.POINTS, points),)
        case _:
            return ()


def _points(holding: Holding | None) -> int:
    match holding:
        case Held():
            return card_points(holding, FULL_PACK, card_value)
        case Points():
            return holding.points or 0
        case _:
            return 0


def score(hand: Hand) -> tuple[Score | None, ...]:
    """What each still holds, by card value; nothing for the one who went out."""
    return score_seats(hand, lambda seat, holding: _parts(holding))


def _structure(hand: Hand) -> tuple[Problem, ...]:
    return entry_problems(hand, _ENTRIES)


def _cards(hand: Hand) -> tuple[Problem, ...]:
    return card_problems(hand, FULL_PACK)


def _empty(hand: Hand) -> tuple[Problem, ...]:
    """Just one hand is empty after a won round, none after a blocked one."""
    return out_problems(hand) + tuple(
        Problem(Code.EMPTY_HAND, seat=seat)
        for seat, holding in enumerate(hand.deal.left)
        if isinstance(holding, Held)
        and holding.count == 0
        and seat != hand.deal.out
        and seat not in hand.open_seats
    )


def _amount(hand: Hand) -> tuple[Problem, ...]:
    """Points somebody can hold, and no more cards and points than a round can leave.

    What lies face up stays there: two cards at least after a won round, one after a blocked one,
    and at the least they are aces.
    """
    problems = [
        problem
        for seat, holding in enumerate(hand.deal.left)
        if isinstance(holding, Points) and seat != hand.deal.out and seat not in hand.open_seats
        for problem in _points_problems(seat, holding)
    ]
    gone = 1 if hand.deal.out is None else 2
    cards = sum(number_of_cards(holding) or 0 for holding in hand.deal.left)
    points = sum(map(_points, hand.deal.left))
    if cards > FULL_PACK.size - gone:
        problems.append(Problem(Code.TOO_MANY_CARDS, value=cards))
    if points > _PACK_POINTS - gone:
        problems.append(Problem(Code.TOO_MANY_POINTS, value=points))
    return tuple(problems)


_PACK_POINTS = sum(map(card_value, FULL_PACK.ranks)) * len(FULL_PACK.suits)


def _points_problems(seat: int, holding: Points) -> tuple[Problem, ...]:
    points, count = holding.points, holding.count
    if points is None or points < 1:
        return (Problem(Code.NOT_A_PENALTY, seat=seat, value=points),)
    if count is not None and not can_make(points, count, FULL_PACK, card_value):
        return (Problem(Code.IMPOSSIBLE_POINTS, seat=seat, value=points),)
    return ()


def _play(hand: Hand) -> tuple[Problem, ...]:
    return tuple(
        problem
        for seat, holding in enumerate(hand.deal.left)
        if holding is not None
        for problem in _play_problems(seat, holding)
    )


def _play_problems(seat: int, holding: Holding) -> tuple[Problem, ...]:
    """What correct play does not leave: a nine always plays, and whoever drew lacked a suit."""
    problems = []
    if isinstance(holding, Held) and holding.count >= 2:
        nines, suits = _nines_and_suits(holding)
        if nines >= 2:
            problems.append(Problem(Code.TWO_NINES, seat=seat, value=nines))
        elif all(suits[suit] + nines >= 2 for suit in FULL_PACK.suits):
            problems.append(Problem(Code.UNLIKELY_HAND, seat=seat))
    points = _points(holding)
    if (number_of_cards(holding) or 0) > _MOST_CARDS_HELD or points > _MOST_POINTS_HELD:
        problems.append(Problem(Code.HAND_TOO_LARGE, seat=seat, value=points))
    return tuple(problems)


def _nines_and_suits(held: Held) -> tuple[int, Counter[str]]:
    """How many nines, and how many other cards of each suit; those known by rank have none."""
    cards = [card for card in map(FULL_PACK.card, held.cards) if card]
    nines = sum(number for code, number in held.ranks if code == Rank.NINE.value)
    suits: Counter[str] = Counter()
    for card in cards:
        if card.rank is Rank.NINE:
            nines += 1
        else:
            suits[card.suit.value] += 1
    return nines, suits


NINES = GameProfile(
    id="nines",
    pack=FULL_PACK,
    min_players=2,
    max_players=6,
    rules=(RuleSpec("limit", (100,), 100), RuleSpec("tie", ("share",), "share")),
    entries=_ENTRIES,
    can_block=True,
    asks_passes=False,
    asks_opener=False,
    special_rank=Rank.NINE,
    deal_line=deal_line,
    card_value=card_value,
    checks=(_structure, _cards, _empty, _amount, _play),
    complete=lambda hand: hand.deal,
    score=score,
    leads=leads,
    names_suit=True,
)
