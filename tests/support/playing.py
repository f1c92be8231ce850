"""Random play: what people may do to a record, drawn by hypothesis, done where it is possible."""

from dataclasses import dataclass, replace

from hypothesis import strategies as st

from app.domain.commits import DealDeleted, DealInserted, DealReplaced, DealSaved, RulesChanged
from app.domain.draft import PLAY, Edit, Insert, Taken, Target
from app.domain.form import Form, form
from app.domain.log import Record, commit, redo, replay, take, undo
from app.domain.match import Rules, Setup
from app.domain.possible import possible_commit, possible_step
from app.domain.problems import Code
from app.domain.steps import (
    CardAdded,
    CardHeld,
    CardPlayed,
    CardRemoved,
    CardsSet,
    CountSet,
    Focused,
    GridCleared,
    NoCardPlayed,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    RowSet,
    Step,
    SuitNamed,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.domain.tally import tally


@dataclass(frozen=True)
class Where:
    """Which draft: "play", or "edit" / "insert" at the deal `which`, counted round."""

    kind: str = "play"
    which: int = 0


@dataclass(frozen=True)
class DoStep:
    where: Where
    step: Step


@dataclass(frozen=True)
class Finish:
    """All that is needed to save, and the save: passes, opener, who went out, counts, totals."""

    where: Where
    out: int
    opener: int
    number: int


@dataclass(frozen=True)
class Annul:
    pass


@dataclass(frozen=True)
class Delete:
    which: int


@dataclass(frozen=True)
class ChangeLimit:
    limit: int


@dataclass(frozen=True)
class Undo:
    where: Where


@dataclass(frozen=True)
class Redo:
    where: Where


Doing = DoStep | Finish | Annul | Delete | ChangeLimit
Act = Doing | Undo | Redo

_seats = st.integers(0, 3)
_pieces = st.builds(
    Piece,
    st.sampled_from(["6", "7", "8", "9", "10", "Q", "A"]),
    st.sampled_from([None, None, "S", "H", "D", "C"]),
)
steps = st.one_of(
    st.builds(Passed, _seats),
    st.builds(PassTakenBack, _seats),
    st.builds(PassesSet, _seats, st.none() | st.integers(0, 5)),
    st.builds(OpenerSet, st.none() | _seats),
    st.builds(WentOut, st.none() | _seats),
    st.builds(CardAdded, _seats, _pieces),
    st.builds(CardRemoved, _seats, st.integers(0, 2)),
    st.builds(CardsSet, _seats, st.lists(_pieces, max_size=3).map(tuple)),
    st.builds(TotalSet, _seats, st.none() | st.integers(0, 40)),
    st.builds(CountSet, _seats, st.none() | st.integers(0, 9)),
    st.sampled_from([RowSet("H", "7", "K"), RowSet("C", None, None), RowSet("D", "9", "9")]),
    st.builds(CardHeld, st.none() | _seats, _pieces),
    st.just(GridCleared()),
    st.builds(SuitNamed, st.sampled_from([None, "H", "S"])),
    st.builds(NoCardPlayed, _seats),
    st.just(CardPlayed()),
    st.builds(WithoutPassesSet, st.booleans()),
    st.builds(ProblemKept, st.sampled_from([Code.PASS_COUNT, Code.TWO_NINES, Code.BROKEN_ROW])),
    st.builds(Focused, _seats, st.booleans()),
)
_wheres = st.one_of(
    st.just(Where()),
    st.just(Where()),
    st.builds(Where, st.sampled_from(["edit", "insert"]), st.integers(0, 3)),
)
doings = st.one_of(
    st.builds(DoStep, _wheres, steps),
    st.builds(DoStep, _wheres, steps),
    st.builds(Finish, _wheres, _seats, _seats, st.integers(1, 8)),
    st.builds(Finish, _wheres, _seats, _seats, st.integers(1, 8)),
    st.just(Annul()),
    st.builds(Delete, st.integers(0, 3)),
    st.builds(ChangeLimit, st.sampled_from([30, 50, 100])),
)
acts = st.one_of(doings, doings, st.builds(Undo, _wheres), st.builds(Redo, _wheres))


def target_of(record: Record, where: Where) -> Target:
    deals = replay(record).deals
    if where.kind == "play" or not deals:
        return PLAY
    deal_id = deals[where.which % len(deals)].id
    return Edit(deal_id) if where.kind == "edit" else Insert(deal_id)


def form_of(record: Record, target: Target = PLAY) -> Form:
    match = replay(record)
    return form(match, tally(match), record.draft(target))


def played(setup: Setup, what: list[Act]) -> Record:
    """The record after all that of `what` which was possible."""
    record = Record("m", setup)
    for number, act in enumerate(what):
        record = after(record, act, f"c{number}")
    return record


def after(record: Record, act: Act, id: str) -> Record:
    """The record after `act`; the very same one where it is not possible."""
    match act:
        case Undo(where):
            return undo(record, target_of(record, where))
        case Redo(where):
            return redo(record, target_of(record, where))
        case DoStep(where, step):
            return _stepped(record, target_of(record, where), step, id)
        case Finish(where):
            return _finished(record, target_of(record, where), act, id)
        case Annul():
            what = form_of(record)
            if not what.annul_possible:
                return record
            deal = replace(what.recorded, id=id, annulled=True)
            return commit(record, id, DealSaved(deal), PLAY)
        case Delete(which):
            deals = replay(record).deals
            if not deals:
                return record
            return commit(record, id, DealDeleted(deals[which % len(deals)].id))
        case ChangeLimit(limit):
            match_now = replay(record)
            rules = Rules.of({**match_now.setup.rules, "limit": limit})
            what = RulesChanged(rules)
            possible = possible_commit(what, match_now, tally(match_now))
            return commit(record, id, what) if possible else record


def _stepped(record: Record, target: Target, step: Step, id: str) -> Record:
    if not possible_step(step, form_of(record, target), replay(record)):
        return record
    return take(record, target, Taken(id, step))


def _finished(record: Record, target: Target, act: Finish, id: str) -> Record:
    seats = [seat for seat in range(4) if seat != act.out]
    steps = [
        OpenerSet(act.opener),
        PassesSet(act.out, act.number),
        WentOut(act.out),
        *(CountSet(seat, act.number) for seat in seats),
        *(TotalSet(seat, act.number) for seat in seats),
    ]
    begun = record
    for number, step in enumerate(steps):
        record = _stepped(record, target, step, f"{id}-{number}")
    what = form_of(record, target)
    if not what.can_save:
        return begun
    match target:
        case Edit():
            return commit(record, id, DealReplaced(what.recorded), target)
        case Insert(before):
            deal = replace(what.recorded, id=id)
            return commit(record, id, DealInserted(deal, before), target)
        case _:
            return commit(record, id, DealSaved(replace(what.recorded, id=id)), target)
