"""However a match was corrected, it is the match that was entered right from the start."""

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from app.domain.commits import (
    DealDeleted,
    DealerChanged,
    Joined,
    NotesChanged,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.draft import PLAY, Target
from app.domain.log import Record, replay
from app.domain.match import Match, Player, Rules, Setup
from app.domain.problems import Code
from app.domain.sheet import Row, Sheet
from app.domain.steps import (
    CountSet,
    FineAdded,
    FineRemoved,
    OpenerSet,
    PassesSet,
    TotalSet,
    WentOut,
)
from app.domain.tally import tally
from app.owner.commands import (
    Act,
    AnnulDeal,
    Command,
    MakeCommit,
    RedoTop,
    Refusal,
    SaveDeal,
    TakeStep,
    UndoTop,
    base_of,
)
from app.owner.decide import Standing, decide
from tests.support.memory import NAMES, setup_of
from tests.support.playing import Where, steps, target_of
from tests.support.retelling import Story, retold

SETUPS = [
    setup_of("nines", players=3),
    setup_of("nines", players=4, first_dealer=2),
    replace(setup_of("devyatka", first_dealer=1), opening=(0, 3, 12, 40)),
    setup_of("devyatka", limit=30, tie="extra-deal"),
]


@dataclass(frozen=True)
class Play:
    """A hand from its first tap to its place on the sheet."""

    where: Where
    out: int
    opener: int
    number: int


@dataclass(frozen=True)
class Do:
    """Anything else, by name; `n` and `m` say what exactly."""

    what: str
    where: Where
    n: int
    m: int


@dataclass(frozen=True)
class Tap:
    where: Where
    step: Any


WHATS = ["fine", "no fine", "delete", "join", "leave", "reorder", "dealer", "rules", "annul"]
WHATS += ["stop", "notes", "undo", "undo", "redo"]

numbers = st.integers(0, 7)
wheres = st.one_of(
    st.just(Where()), st.builds(Where, st.sampled_from(["play", "edit", "insert"]), numbers)
)
doings = st.one_of(
    st.builds(Play, wheres, numbers, numbers, numbers),
    st.builds(Play, st.just(Where()), numbers, numbers, numbers),
    st.builds(Tap, wheres, steps),
    *(st.builds(Do, st.just(what), wheres, numbers, numbers) for what in WHATS),
)


class Telling:
    """A record under way, and the story of what was decided beside it."""

    def __init__(self, setup: Setup) -> None:
        self._stand(Record("m", setup))
        self.stories = [Story.of(setup)]
        self.taken_back: list[Story] = []
        self._number = 0

    @property
    def record(self) -> Record:
        return self._now.record

    @property
    def match(self) -> Match:
        return self._now.match

    @property
    def sheet(self) -> Sheet:
        return self._now.sheet

    def _stand(self, record: Record) -> None:
        match = replay(record)
        self._now = Standing(record, match, tally(match))

    def do(self, doing: Play | Do | Tap) -> None:
        match doing:
            case Play(where, out, opener, number):
                self._play(target_of(self.record, where), out, opener, number)
            case Tap(where, step):
                target = target_of(self.record, where)
                self._ask(TakeStep(target, step), target)
            case Do("fine", where, n, m):
                target = target_of(self.record, where)
                self._ask(TakeStep(target, FineAdded(n, (m - 3) * 5, "why")), target)
            case Do("no fine", where, n):
                target = target_of(self.record, where)
                self._ask(TakeStep(target, FineRemoved(n % 2)), target)
            case Do("undo" | "redo" as way, where):
                self._go(way, target_of(self.record, where))
            case Do("annul", where):
                target = target_of(self.record, where)
                self._ask(AnnulDeal(target), target)
            case Do():
                commit = self._decision(doing)
                if commit is not None:
                    self._ask(MakeCommit(commit))

    def _decision(self, doing: Do) -> Any:
        match, seats, n, m = self.match, self.sheet.coming.seats, doing.n, doing.m
        new = len(match.setup.players)
        match doing.what:
            case "delete":
                deals = match.deals
                return DealDeleted(deals[n % len(deals)].id) if deals else None
            case "join":
                at = n % (len(seats) + 1)
                known = Player(f"{NAMES[n % 6]} {new}")
                return SeatsChanged((*seats[:at], new, *seats[at:]), (Joined(known, m * 7),))
            case "leave":
                return SeatsChanged(seats[: n % len(seats)] + seats[n % len(seats) + 1 :])
            case "reorder":
                cut = n % len(seats)
                return SeatsChanged(seats[cut:] + seats[:cut] if m % 2 else seats[::-1])
            case "dealer":
                return DealerChanged(seats[n % len(seats)])
            case "rules":
                changed = [{"limit": 30}, {"limit": 100}, {"pass_price": m % 3}, {"tie": "share"}]
                rules = {**match.setup.rules, **changed[n % 4]}
                return RulesChanged(Rules.of(rules), from_now=bool(m % 2))
            case "stop":
                return StoppedChanged(not match.stopped)
            case _:
                return NotesChanged(f"notes {n}")

    def _play(self, target: Target, out: int, opener: int, number: int) -> None:
        form = self._now.form(target)
        if form is None:
            return
        seats = form.seats
        out, opener = seats[out % len(seats)], seats[opener % len(seats)]
        for step in (
            OpenerSet(opener),
            PassesSet(out, number),
            WentOut(out),
            *(CountSet(seat, 1 + (number + seat) % 8) for seat in seats if seat != out),
            *(TotalSet(seat, 3 + number * 4 + seat) for seat in seats if seat != out),
        ):
            self._ask(TakeStep(target, step), target)
        self._ask(SaveDeal(target), target)

    def _go(self, way: str, target: Target) -> None:
        top = getattr(self.record, f"{way}_top")(target)
        if top is not None:
            act = UndoTop if way == "undo" else RedoTop
            self._ask(act(target, top.id), target)

    def _ask(self, act: Act, target: Target = PLAY) -> None:
        self._number += 1
        command = Command(f"c{self._number}", base_of(self.record, target), act)
        decided = decide(self._now, command)
        if isinstance(decided, Refusal):
            return
        before = self.record
        if decided.log is before.log:
            self._now = replace(self._now, record=decided)
            return
        self._stand(decided)
        match len(decided.log) - len(before.log):
            case 1 if isinstance(act, RedoTop):
                self.stories.append(self.taken_back.pop())
            case 1:
                self.stories.append(self.stories[-1].told(decided.log[-1].commit))
                self.taken_back.clear()
            case -1:
                self.taken_back.append(self.stories.pop())


def seen(row: Row) -> Row:
    """What two rows say, apart from how they came to say it."""
    deal = replace(row.deal, id="", seats=None, rules=None, dealer=None)
    return replace(row, deal=deal)


def assert_same(found: Sheet, expected: Sheet) -> None:
    assert list(map(seen, found.rows)) == list(map(seen, expected.rows))
    assert replace(found, rows=()) == replace(expected, rows=())


@settings(max_examples=400)
@given(st.sampled_from(SETUPS), st.lists(doings, min_size=5, max_size=40))
def test_any_corrections_make_the_match_that_was_entered_right_from_the_start(
    setup: Setup, doing: list[Play | Do | Tap]
) -> None:
    telling = Telling(setup)
    for one in doing:
        telling.do(one)
    event(f"{len(telling.match.deals)} hands")
    fresh = retold(telling.stories[-1])
    assert_same(telling.sheet, tally(replay(fresh)))
    assert telling.match.notes == replay(fresh).notes


def by_chance(chance: Random) -> Play | Do:
    n, m, at = (chance.randrange(8) for _ in range(3))
    where = chance.choice([Where(), Where("edit", at), Where("insert", at)])
    if chance.random() < 0.5:
        return Play(where, n, m, chance.randrange(4))
    return Do(chance.choice(WHATS), where, n, m)


def test_long_stories_in_which_everything_happens() -> None:
    happened: Counter[str] = Counter()
    for seed in range(60):
        chance = Random(seed)
        telling = Telling(chance.choice(SETUPS))
        for _ in range(60):
            telling.do(by_chance(chance))
        assert_same(telling.sheet, tally(replay(retold(telling.stories[-1]))))
        happened.update(type(logged.commit).__name__ for logged in telling.record.log)
        happened["fines"] += any(deal.adjustments for deal in telling.match.deals)
        happened["rules by hand"] += any(deal.rules for deal in telling.match.deals)
        happened["behind the end"] += any(
            problem.code is Code.HAND_AFTER_END for problem in telling.sheet.all_problems
        )
    assert len(happened) == 12
    assert min(happened.values()) > 4, happened
