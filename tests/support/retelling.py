"""A match told twice: corrected over and over, and entered right from the start.

`Story` follows what was decided by simple lists and dicts, without the app's fold; `retold` enters
what came out of it hand by hand, as somebody would who made no mistake.
"""

from copy import deepcopy
from dataclasses import dataclass, field, replace

from app.domain.commits import (
    Commit,
    DealDeleted,
    DealerChanged,
    DealInserted,
    DealReplaced,
    DealSaved,
    Joined,
    NotesChanged,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.deal import Adjustment, Count, Deal, Held, Holding, Points
from app.domain.draft import PLAY, Taken
from app.domain.form import form
from app.domain.log import Record, commit, replay, take
from app.domain.match import Player, Rules, Setup
from app.domain.problems import Code
from app.domain.seating import coming_seats
from app.domain.steps import (
    CardsSet,
    CountSet,
    FineAdded,
    OpenerSet,
    PassesSet,
    Piece,
    ProblemKept,
    Step,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.domain.tally import tally


@dataclass
class Hand:
    """A hand as it is told; seats have what they have, and `rules` None follow the match."""

    id: str
    out: int | None
    left: dict[int, Holding]
    passes: dict[int, int] | None
    opener: int | None
    without_passes: bool
    fines: tuple[Adjustment, ...]
    kept: tuple[str, ...]
    annulled: bool
    seats: tuple[int, ...]
    dealer: int | None
    rules: Rules | None = None


@dataclass
class Story:
    """What was decided so far."""

    setup: Setup
    players: list[Player] = field(default_factory=list)
    opening: list[int] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    seats: tuple[int, ...] | None = None
    dealer: int | None = None
    rules: Rules = field(default_factory=Rules)
    stopped: bool = False
    notes: str = ""

    @classmethod
    def of(cls, setup: Setup) -> "Story":
        return cls(setup, list(setup.players), list(setup.opening), rules=setup.rules)

    def told(self, what: Commit) -> "Story":
        """The story with one more decision."""
        story = deepcopy(self)
        story._tell(what)
        return story

    def _tell(self, what: Commit) -> None:
        match what:
            case DealSaved(deal):
                seats = deal.seats or self.seats or tuple(range(len(self.players)))
                dealer = self.dealer if deal.dealer is None else deal.dealer
                self.hands.append(_hand(deal, seats, dealer))
                self.dealer = None
            case DealReplaced(deal):
                at = self._at(deal.id)
                old = self.hands[at]
                self.hands[at] = replace(_hand(deal, old.seats, old.dealer), rules=old.rules)
            case DealInserted(deal, before):
                at = self._at(before)
                next_one = self.hands[at]
                seats = deal.seats or next_one.seats
                self.hands.insert(at, replace(_hand(deal, seats, None), rules=next_one.rules))
            case DealDeleted(id):
                del self.hands[self._at(id)]
            case SeatsChanged(seated, joined):
                self.players += [new.player for new in joined]
                self.opening += [new.start for new in joined]
                self.seats = seated
            case RulesChanged(rules, from_now):
                for hand in self.hands:
                    hand.rules = (hand.rules or self.rules) if from_now else None
                self.rules = rules
            case DealerChanged(dealer):
                self.dealer = dealer
            case StoppedChanged(stopped):
                self.stopped = stopped
            case NotesChanged(notes):
                self.notes = notes

    def _at(self, id: str) -> int:
        return next(at for at, hand in enumerate(self.hands) if hand.id == id)


def _hand(deal: Deal, seats: tuple[int, ...], dealer: int | None) -> Hand:
    passes = None
    if deal.passes is not None:
        passes = {seat: n for seat, n in enumerate(deal.passes) if n is not None}
    return Hand(
        id=deal.id,
        out=deal.out,
        left={seat: one for seat, one in enumerate(deal.left) if one is not None},
        passes=passes,
        opener=deal.opener,
        without_passes=deal.without_passes,
        fines=deal.adjustments,
        kept=deal.kept,
        annulled=deal.annulled,
        seats=seats,
        dealer=dealer,
    )


def retold(story: Story) -> Record:
    """A record in which all this was entered once, in order, without a slip."""
    first = story.hands[0].rules if story.hands else None
    record = Record("m", replace(story.setup, rules=first or story.rules))
    for hand in story.hands:
        record = _prepared(record, story, hand.seats, hand.dealer, hand.rules or story.rules)
        record = _entered(record, hand)
    record = _joined(record, story, len(story.players))
    seats = story.seats or coming_seats(replay(record))
    record = _prepared(record, story, seats, story.dealer, story.rules)
    if story.notes:
        record = _decided(record, NotesChanged(story.notes))
    if story.stopped:
        record = _decided(record, StoppedChanged(True))
    return record


def _prepared(
    record: Record, story: Story, seats: tuple[int, ...], dealer: int | None, rules: Rules
) -> Record:
    """What has to be said before a hand is dealt."""
    record = _joined(record, story, max(seats) + 1)
    if coming_seats(replay(record)) != seats:
        record = _decided(record, SeatsChanged(seats))
    if replay(record).setup.rules != rules:
        record = _decided(record, RulesChanged(rules, from_now=True))
    if dealer is not None:
        record = _decided(record, DealerChanged(dealer))
    return record


def _joined(record: Record, story: Story, width: int) -> Record:
    now = replay(record)
    come = range(len(now.setup.players), width)
    joined = tuple(Joined(story.players[seat], story.opening[seat]) for seat in come)
    return _decided(record, SeatsChanged(coming_seats(now), joined)) if joined else record


def _decided(record: Record, what: Commit) -> Record:
    return commit(record, f"c{len(record.log)}", what)


def _entered(record: Record, hand: Hand) -> Record:
    for number, step in enumerate(_steps(hand)):
        record = take(record, PLAY, Taken(f"{hand.id}-{number}", step))
    now = replay(record)
    deal = form(now, tally(now), record.draft()).recorded
    deal = replace(deal, id=hand.id, annulled=hand.annulled)
    return commit(record, f"c{len(record.log)}", DealSaved(deal), PLAY)


def _steps(hand: Hand) -> list[Step]:
    steps: list[Step] = []
    if hand.out is not None or not hand.annulled:
        steps.append(WentOut(hand.out))
    for seat, holding in hand.left.items():
        match holding:
            case Held(cards, ranks):
                exact = tuple(Piece(code[:-1], code[-1]) for code in cards)
                bare = tuple(Piece(rank) for rank, number in ranks for _ in range(number))
                if exact or bare:
                    steps.append(CardsSet(seat, exact + bare))
            case Points(points):
                steps.append(TotalSet(seat, points))
            case Count(count):
                steps.append(CountSet(seat, count))
    steps += [PassesSet(seat, number) for seat, number in (hand.passes or {}).items()]
    steps += [OpenerSet(hand.opener), WithoutPassesSet(hand.without_passes)]
    steps += [FineAdded(fine.seat, fine.points, fine.reason) for fine in hand.fines]
    return steps + [ProblemKept(Code(code)) for code in hand.kept]
