"""Devyatka: rows growing from the nines; a point a card left and a price a pass (rules.md 2)."""

from app.domain.cards import SHORT_PACK, Card, Rank, Suit
from app.domain.checks import card_problems, entry_problems, out_problems
from app.domain.deal import Deal, Held, Holding
from app.domain.games.profile import DealLine, GameProfile, RuleSpec
from app.domain.hand import Entry, Hand, Part, PartKind, Score
from app.domain.problems import Code, Problem
from app.domain.repairs import repairs
from app.domain.scoring import number_of_cards, score_seats
from app.domain.turns import (
    HAND_SIZE,
    completed,
    contradicts,
    sits_after_out,
    unknown_passes,
)

_ENTRIES = frozenset({Entry.CARDS, Entry.RANKS, Entry.COUNT})
_OPENING_CARD = Card(Rank.NINE, Suit.DIAMONDS)

_MOST_CARDS_AND_PASSES = 27
_MOST_PASSES = 25


def deal_line(players: int) -> DealLine:
    """The whole pack is dealt out."""
    return DealLine(each=SHORT_PACK.size // players, up=0, draw_pile=0)


def leads(dealer: int, seats: tuple[int, ...], deal: Deal | None) -> int | None:
    """The holder of 9D, with that card; the dealer has no say in it."""
    return deal.opener if deal else None


def score(hand: Hand) -> tuple[Score | None, ...]:
    """One point a card, the price a pass; whoever went out pays for his passes too."""
    price = 0 if hand.deal.without_passes else hand.rules.number("pass_price")
    passes = hand.deal.passes

    def parts(seat: int, holding: Holding) -> tuple[Part, ...]:
        cards = number_of_cards(holding) or 0
        passed = (passes[seat] or 0) if passes else 0
        both = (Part(PartKind.CARDS, 1, cards), Part(PartKind.PASSES, price, passed))
        return tuple(part for part in both if part.points)

    return score_seats(hand, parts)


def _structure(hand: Hand) -> tuple[Problem, ...]:
    problems = entry_problems(hand, _ENTRIES)
    if hand.deal.out is None and hand.complete:
        problems += (Problem(Code.BLOCKED_NOT_POSSIBLE),)
    return problems


def _cards(hand: Hand) -> tuple[Problem, ...]:
    return card_problems(hand, SHORT_PACK)


def _amount(hand: Hand) -> tuple[Problem, ...]:
    """One to nine cards with those who did not go out, eight at most with the opener."""
    problems = []
    for seat, holding in enumerate(hand.deal.left):
        count = number_of_cards(holding)
        if count is None or seat == hand.deal.out:
            continue
        if count > HAND_SIZE or (count < 1 and seat not in hand.open_seats):
            problems.append(Problem(Code.CARDS_OUT_OF_RANGE, seat=seat, value=count))
        elif count == HAND_SIZE and seat == hand.deal.opener:
            problems.append(Problem(Code.OPENER_NEVER_PLAYED, seat=seat, value=count))
    return tuple(problems)


def _rows(hand: Hand) -> tuple[Problem, ...]:
    """9D lies on the table, and what is left of a row is what lies beyond its two ends."""
    code = _OPENING_CARD.code
    problems = tuple(
        Problem(Code.NINE_OF_DIAMONDS_LEFT, seat=seat, detail=code)
        for seat, holding in enumerate(hand.deal.left)
        if isinstance(holding, Held) and code in holding.cards
    )
    cards = _all_cards_left(hand)
    if cards is None or Code.BROKEN_ROW in hand.deal.kept:
        return problems
    return problems + tuple(
        Problem(Code.BROKEN_ROW, detail=suit.value)
        for suit in SHORT_PACK.suits
        if not (problems and suit is _OPENING_CARD.suit)
        and not _is_left_of_a_row({card.rank for card in cards if card.suit is suit})
    )


def _all_cards_left(hand: Hand) -> tuple[Card, ...] | None:
    """Every card left, None unless each one is known exactly."""
    if not hand.complete:
        return None
    cards: list[Card] = []
    for holding in hand.deal.left:
        if not isinstance(holding, Held) or len(holding.cards) != holding.count:
            return None
        cards.extend(card for card in map(SHORT_PACK.card, holding.cards) if card)
    return tuple(cards)


def _is_left_of_a_row(left: set[Rank]) -> bool:
    """A bottom piece of 6-7-8 and a top piece of 10-A, or the whole suit of nine."""
    row = SHORT_PACK.ranks
    laid = [place for place, rank in enumerate(row) if rank not in left]
    nine = row.index(Rank.NINE)
    return not laid or (nine in laid and laid[-1] - laid[0] + 1 == len(laid))


def _passes(hand: Hand) -> tuple[Problem, ...]:
    """What the turn identity says of the numbers (rules.md 2)."""
    if hand.deal.without_passes:
        return ()
    deal = completed(hand)
    problems: list[Problem] = []
    if hand.rules.number("pass_price") and hand.complete:
        missing = unknown_passes(deal, hand.seats)
        problems.extend(Problem(Code.PASSES_UNKNOWN, seat=seat) for seat in missing)
    if contradicts(hand):
        problems.append(Problem(Code.PASS_COUNT, repairs=repairs(hand)))
    passes = deal.passes or ()
    cards = sum(number_of_cards(holding) or 0 for holding in deal.left)
    total = cards + ((passes[deal.out] or 0) if passes and deal.out is not None else 0)
    if total > _MOST_CARDS_AND_PASSES or any((number or 0) > _MOST_PASSES for number in passes):
        problems.append(Problem(Code.PASS_RANGE, value=total))
    return tuple(problems)


def _play(hand: Hand) -> tuple[Problem, ...]:
    nines = {
        seat: holding
        for seat, holding in enumerate(hand.deal.left)
        if isinstance(holding, Held) and _holds_a_nine(holding)
    }
    deal = completed(hand) if nines else hand.deal
    return tuple(
        Problem(Code.NINE_LEFT, seat=seat)
        for seat, holding in nines.items()
        if not _may_hold_a_nine(deal, hand.seats, seat, holding)
    )


def _holds_a_nine(held: Held) -> bool:
    cards = map(SHORT_PACK.card, held.cards)
    by_rank = dict(held.ranks).get(Rank.NINE.value, 0)
    return by_rank > 0 or any(card and card.rank is Rank.NINE for card in cards)


def _may_hold_a_nine(deal: Deal, seats: tuple[int, ...], seat: int, held: Held) -> bool:
    """A nine always fits, so it can only be the last card of one whose turn did not come again.

    What is not known speaks for him.
    """
    if deal.out is None:
        return held.count == 1
    passes = deal.passes or (0,) * len(deal.left)
    return (
        held.count == 1
        and not passes[seat]
        and not passes[deal.out]
        and sits_after_out(seat, deal.out, deal.opener, seats) is not False
    )


DEVYATKA = GameProfile(
    id="devyatka",
    pack=SHORT_PACK,
    min_players=4,
    max_players=4,
    rules=(
        RuleSpec("limit", (30, 50, 100), 50),
        RuleSpec("pass_price", (0, 1, 2), 1),
        RuleSpec("tie", ("share", "extra-deal"), "share"),
    ),
    entries=_ENTRIES,
    can_block=False,
    asks_passes=True,
    asks_opener=True,
    special_rank=Rank.NINE,
    deal_line=deal_line,
    card_value=lambda rank: 1,
    checks=(_structure, _cards, out_problems, _amount, _rows, _passes, _play),
    complete=completed,
    score=score,
    leads=leads,
    opening_card=_OPENING_CARD,
    lays_rows=True,
)
