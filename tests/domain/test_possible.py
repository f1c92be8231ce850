"""What no honest screen would ask for is refused."""

from dataclasses import replace

import pytest

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
from app.domain.deal import NOTHING, Deal, Points
from app.domain.draft import Draft, Taken
from app.domain.form import form
from app.domain.match import Match, Player, Rules
from app.domain.possible import possible_commit, possible_step
from app.domain.problems import Code, Repair
from app.domain.steps import (
    CardAdded,
    CardRemoved,
    CardsSet,
    CountSet,
    Focused,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    Repaired,
    Step,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.domain.tally import tally
from tests.support.memory import setup_of

DEVYATKA = Match(setup_of("devyatka"))
NINES = Match(setup_of("nines", players=3))
DEAL = Deal("d", 0, (NOTHING, Points(5), Points(6)))
OVER = replace(NINES, deals=(replace(DEAL, left=(NOTHING, Points(99), Points(100))),))
WRONG = (
    OpenerSet(2),
    Passed(0),
    WentOut(0),
    CountSet(1, 2),
    CountSet(2, 3),
    CountSet(3, 4),
)


def possible(match: Match, step: Step, *before: Step) -> bool:
    taken = tuple(Taken(str(number), done) for number, done in enumerate(before))
    return possible_step(step, form(match, tally(match), Draft(taken=taken)), match)


@pytest.mark.parametrize(
    ("step", "devyatka", "nines"),
    [
        (Passed(0), True, False),
        (Passed(4), False, False),
        (Passed(-1), False, False),
        (PassTakenBack(0), False, False),
        (PassesSet(0, 0), True, False),
        (PassesSet(0, None), True, False),
        (PassesSet(0, 100), False, False),
        (PassesSet(0, -1), False, False),
        (OpenerSet(0), True, False),
        (OpenerSet(None), True, False),
        (OpenerSet(4), False, False),
        (WentOut(None), False, True),
        (WentOut(2), True, True),
        (WentOut(3), True, False),
        (CardAdded(1, Piece("6", "S")), True, True),
        (CardAdded(1, Piece("2", "S")), False, True),
        (CardAdded(1, Piece("2")), False, True),
        (CardAdded(1, Piece("1")), False, False),
        (CardAdded(1, Piece("6", "X")), False, False),
        (CardAdded(4, Piece("6")), False, False),
        (CardRemoved(1, 0), False, False),
        (CardsSet(1, (Piece("6"), Piece("A"))), True, True),
        (CardsSet(1, (Piece("6"), Piece("2"))), False, True),
        (TotalSet(1, 25), False, True),
        (TotalSet(1, None), False, True),
        (TotalSet(1, -1), False, False),
        (TotalSet(1, 1000), False, False),
        (CountSet(1, 5), True, False),
        (CountSet(1, 100), False, False),
        (WithoutPassesSet(True), True, False),
        (Repaired(Repair(seat=0, passes=1)), False, False),
        (Focused(1), True, True),
        (Focused(1, on_passes=True), True, False),
        (Focused(9), False, False),
        (ProblemKept(Code.TWO_NINES), True, True),
        (Step(), False, False),
    ],
)
def test_steps(step: Step, devyatka: bool, nines: bool) -> None:
    assert possible(DEVYATKA, step) is devyatka
    assert possible(NINES, step) is nines


def test_steps_that_need_something_before_them() -> None:
    assert possible(DEVYATKA, PassTakenBack(0), Passed(0))
    assert not possible(DEVYATKA, PassTakenBack(1), Passed(0))
    assert possible(NINES, CardRemoved(1, 0), CardAdded(1, Piece("6")))
    assert not possible(NINES, CardRemoved(1, 1), CardAdded(1, Piece("6")))
    assert not possible(NINES, CardRemoved(1, -1), CardAdded(1, Piece("6")))


@pytest.mark.parametrize(
    "step", [CardAdded(0, Piece("6")), CardsSet(0, ()), TotalSet(0, 5), CountSet(0, 5)]
)
def test_the_one_who_went_out_gets_no_cards(step: Step) -> None:
    assert not possible(DEVYATKA, step, WentOut(0))
    assert not possible(NINES, step, WentOut(0))


def test_only_a_repair_that_was_offered() -> None:
    offered = form(
        DEVYATKA, tally(DEVYATKA), Draft(taken=tuple(Taken(str(s), s) for s in WRONG))
    ).problems[0]
    assert offered.code is Code.PASS_COUNT
    for repair in offered.repairs:
        assert possible(DEVYATKA, Repaired(repair), *WRONG)
    assert not possible(DEVYATKA, Repaired(Repair(seat=1, passes=77)), *WRONG)


JOINER = Joined(Player("Rita"), 5)


@pytest.mark.parametrize(
    ("what", "fits"),
    [
        (DealSaved(DEAL), False),
        (DealReplaced(DEAL), False),
        (DealInserted(DEAL, "d"), False),
        (DealDeleted("d"), True),
        (DealDeleted("x"), False),
        (SeatsChanged((0, 2)), True),
        (SeatsChanged((0,)), False),
        (SeatsChanged((0, 0, 1)), False),
        (SeatsChanged((0, 3)), False),
        (SeatsChanged((0, -1)), False),
        (SeatsChanged((0, 3, 1, 2), (JOINER,)), True),
        (SeatsChanged((0, 3, 1, 2), (replace(JOINER, player=Player("olena")),)), False),
        (SeatsChanged((0, 3, 1, 2), (replace(JOINER, start=100),)), False),
        (RulesChanged(Rules.of({"limit": 100})), True),
        (RulesChanged(Rules.of({"limit": 7})), False),
        (DealerChanged(2), True),
        (DealerChanged(3), False),
        (StoppedChanged(True), True),
        (StoppedChanged(False), False),
        (NotesChanged("late"), True),
        (NotesChanged("x" * 2001), False),
    ],
)
def test_decisions(what: Commit, fits: bool) -> None:
    match = replace(NINES, deals=(DEAL,))
    assert possible_commit(what, match, tally(match)) is fits


@pytest.mark.parametrize(
    ("what", "fits"),
    [
        (SeatsChanged((0, 2)), False),
        (DealerChanged(2), False),
        (StoppedChanged(True), False),
        (DealDeleted("d"), True),
        (NotesChanged("good game"), True),
    ],
)
def test_what_is_over_stays_as_it_was_played(what: Commit, fits: bool) -> None:
    assert possible_commit(what, OVER, tally(OVER)) is fits


def test_a_stopped_match_can_be_taken_up_again() -> None:
    match = replace(NINES, stopped=True)
    assert possible_commit(StoppedChanged(False), match, tally(match))


def test_a_match_that_was_wrong_before_may_be_changed_where_it_is_right() -> None:
    match = replace(NINES, setup=replace(NINES.setup, opening=(200, 0, 0)))
    assert possible_commit(RulesChanged(Rules.of({"limit": 100})), match, tally(match))
