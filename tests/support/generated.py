"""Whole matches by chance, and what statistics must say of them, counted anew without the app.

The count looks at nothing but setups and deals: it scores, ends and ranks by itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from statistics import median
from typing import Any

from app.domain.deal import NOTHING, Adjustment, Count, Deal, Held, Holding, Points
from app.domain.match import Match, Player, Rules, Setup
from tests.support.turns import played

PEOPLE = tuple(f"p{number}" for number in range(9))
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK = tuple(rank + suit for rank in RANKS for suit in "SHDC")


def generated(chance: Random, number: int) -> Match:
    """A match that might have been: of either game, finished, stopped, running, taken over."""
    game = chance.choice(["nines", "devyatka"])
    count = chance.randint(2, 6) if game == "nines" else 4
    people = chance.sample(PEOPLE, count)
    players = tuple(Player(f"{id} in {number}", chance.choice([id] * 9 + [None])) for id in people)
    if game == "nines":
        rules = {"limit": 100, "tie": "share"}
    else:
        rules = {
            "limit": chance.choice([30, 50, 100]),
            "pass_price": chance.choice([0, 1, 1, 2]),
            "tie": chance.choice(["share", "extra-deal"]),
        }
    opening = tuple(chance.choice([0, 0, 0, 7, 19]) for _ in people)
    match = Match(
        Setup(game, players, Rules.of(rules), chance.randrange(count), opening),
        stopped=chance.random() < 0.1,
    )
    seats = None
    for at in range(chance.randint(0, 14)):
        if game == "nines" and seats is None and count > 2 and chance.random() < 0.04:
            seats = tuple(sorted(chance.sample(range(count), count - 1)))
        deal = some_deal(chance, match, f"{number}-{at}", seats)
        match = replace(match, deals=(*match.deals, deal))
    return match


def some_deal(chance: Random, match: Match, id: str, seats: tuple[int, ...] | None) -> Deal:
    """A deal for a match, played by those at `seats`; now and then annulled, or with fines."""
    width = len(match.setup.players)
    if match.setup.game == "nines":
        deal = _nines(chance, width, seats)
    else:
        deal = played(chance, chance.randrange(4), chance.uniform(0, 0.5)).deal()
        if chance.random() < 0.1:
            deal = replace(deal, passes=None, opener=None, without_passes=True)
    playing = seats or tuple(range(width))
    fines = tuple(
        Adjustment(chance.choice(playing), chance.choice([-5, -1, 3, 10]), "why")
        for _ in range(chance.choice([0] * 8 + [1, 2]))
    )
    annulled = chance.random() < 0.05
    return replace(deal, id=id, seats=seats, adjustments=fines, annulled=annulled)


def _nines(chance: Random, width: int, seats: tuple[int, ...] | None) -> Deal:
    playing = seats or tuple(range(width))
    out = None if chance.random() < 0.1 else chance.choice(playing)
    deck = chance.sample(DECK, len(DECK))
    left: list[Holding | None] = [None] * width
    for seat in playing:
        cards = tuple(deck.pop() for _ in range(chance.randint(1, 7)))
        left[seat] = NOTHING if seat == out else _held(chance, cards)
    return Deal("", out, tuple(left))


def _held(chance: Random, cards: tuple[str, ...]) -> Holding:
    match chance.randrange(4):
        case 0:
            return Points(sum(map(_worth, cards)))
        case 1:
            numbers: dict[str, int] = defaultdict(int)
            for card in cards:
                numbers[card[:-1]] += 1
            return Held(ranks=tuple(numbers.items()))
        case _:
            return Held(cards)


def _worth(card: str) -> int:
    rank = card[:-1]
    return {"A": 1, "9": 15, "J": 10, "Q": 10, "K": 10}.get(rank) or int(rank)


@dataclass
class Counted:
    """What one player did in one game, hand by hand."""

    hands: list[int] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)
    outs: int = 0
    nines: int = 0
    results: list[str] = field(default_factory=list)

    def told(self) -> dict[str, Any]:
        """The numbers that statistics have, under their names there."""
        won = ("w" if one in ("won", "shared") else "-" for one in self.played)
        streaks = "".join(won).split("-")
        hands = self.hands
        return {
            "matches": len(self.played),
            "wins": self.results.count("won"),
            "shared": self.results.count("shared"),
            "left": self.results.count("left"),
            "running": self.results.count("running"),
            "hands": len(hands),
            "total": sum(hands),
            "average": Fraction(sum(hands), len(hands)) if hands else None,
            "median": Fraction(median(hands)) if hands else None,
            "best": min(hands, default=None),
            "worst": max(hands, default=None),
            "passes_a_hand": Fraction(sum(self.passes), len(self.passes)) if self.passes else None,
            "outs": self.outs,
            "nines": self.nines,
            "streak": len(streaks[-1]),
            "longest_streak": max(map(len, streaks)),
        }

    @property
    def played(self) -> list[str]:
        return [one for one in self.results if one not in ("left", "running")]


@dataclass
class Story:
    """A match retold: its counted hands with their points, the totals, who won, who sat there."""

    hands: list[tuple[Deal, dict[int, int]]]
    totals: list[int]
    over: bool
    winners: list[int]
    stayed: set[int]


def retold(match: Match) -> Story:
    setup = match.setup
    totals, hands, over = list(setup.opening), [], False
    stayed = set(_seats(match, match.deals[-1])) if match.deals else set(range(len(totals)))
    for deal in match.deals:
        if deal.annulled or over:
            continue
        points = {seat: _points(setup, deal, seat) for seat in _seats(match, deal)}
        for seat, more in points.items():
            totals[seat] += more
        hands.append((deal, points))
        standing = [totals[seat] for seat in points]
        tied = standing.count(min(standing)) > 1 and setup.rules["tie"] == "extra-deal"
        if max(standing) >= setup.rules.number("limit") and not tied:
            over, stayed = True, set(points)
    over = over and not match.stopped
    lowest = min(totals[seat] for seat in stayed)
    winners = [seat for seat in sorted(stayed) if totals[seat] == lowest] if over else []
    return Story(hands, totals, over, winners, stayed)


def _seats(match: Match, deal: Deal) -> tuple[int, ...]:
    return deal.seats or tuple(range(len(match.setup.players)))


def _points(setup: Setup, deal: Deal, seat: int) -> int:
    points = sum(fine.points for fine in deal.adjustments if fine.seat == seat)
    match deal.left[seat]:
        case Held(cards, ranks):
            points += sum(map(_worth, cards))
            points += sum(_worth(rank + "S") * number for rank, number in ranks)
        case Points(points=int(given)):
            points += given
        case Count(count):
            points += count
    if deal.passes and not deal.without_passes:
        points += (deal.passes[seat] or 0) * setup.rules.number("pass_price")
    return points


def counted(
    matches: list[Match], identities: dict[str, str]
) -> dict[tuple[str, str, bool], Counted]:
    """By player, game and whether the matches were stopped; `matches` oldest first."""
    found: dict[tuple[str, str, bool], Counted] = defaultdict(Counted)
    for match in matches:
        story = retold(match)
        for seat, player in enumerate(match.setup.players):
            if player.id is None:
                continue
            who = identities.get(player.id, player.id)
            one = found[who, match.setup.game, match.stopped]
            for deal, points in story.hands:
                if seat in points:
                    one.hands.append(points[seat])
                    one.outs += deal.out == seat
                    one.nines += _nines_left(deal.left[seat])
                    if deal.passes is not None:
                        one.passes.append(deal.passes[seat] or 0)
            one.results.append(_result(match, story, seat))
    return found


def standing(
    matches: Iterable[Match], game: str, first: str, second: str, identities: Mapping[str, str]
) -> tuple[int, int, int]:
    """In how many finished matches of both the first had fewer points, more, as many."""
    ahead = behind = level = 0
    for match in matches:
        ids = [identities.get(player.id or "", player.id) for player in match.setup.players]
        if match.setup.game != game or not {first, second} <= set(ids):
            continue
        story, one, other = retold(match), ids.index(first), ids.index(second)
        if story.over and {one, other} <= story.stayed:
            ahead += story.totals[one] < story.totals[other]
            behind += story.totals[one] > story.totals[other]
            level += story.totals[one] == story.totals[other]
    return ahead, behind, level


def _result(match: Match, story: Story, seat: int) -> str:
    if not (story.over or match.stopped):
        return "running"
    if seat not in story.stayed:
        return "left"
    if seat not in story.winners:
        return "played"
    return "won" if len(story.winners) == 1 else "shared"


def _nines_left(holding: Holding | None) -> int:
    if not isinstance(holding, Held):
        return 0
    return sum(card[0] == "9" for card in holding.cards) + dict(holding.ranks).get("9", 0)
