"""What steps amount to."""

from dataclasses import replace

import pytest

from app.domain.entry import Entered, Focus, Left, blank, entered, seated
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

NINE, QUEEN = Piece("9", "D"), Piece("Q")


def after(*steps: Step, start: Entered | None = None) -> Entered:
    return entered(start or blank(4), steps)


def test_nothing_entered_is_not_zero() -> None:
    what = after()
    assert what.passes == (None, None, None, None)
    assert not what.counting
    assert not what.decided
    assert all(what.is_open(seat) for seat in range(4))


def test_the_first_tap_begins_the_counting_for_everybody() -> None:
    what = after(Passed(2), Passed(2), Passed(0))
    assert what.passes == (1, 0, 2, 0)
    assert what.counting
    assert what.last_passed == 0


def test_a_pass_taken_back_never_goes_below_none() -> None:
    assert after(Passed(1), PassTakenBack(1), PassTakenBack(1)).passes == (0, 0, 0, 0)


def test_passes_set_speak_of_one_seat_alone() -> None:
    what = after(PassesSet(3, 4))
    assert what.passes == (None, None, None, 4)
    assert what.focus == Focus(3, on_passes=True)
    assert after(PassesSet(3, 4), PassesSet(3, None)).counting is False


def test_who_went_out_holds_nothing_and_the_one_before_is_asked_again() -> None:
    what = after(CountSet(0, 3), WentOut(0))
    assert what.decided
    assert what.left[0] == Left()
    assert not what.is_open(0)
    changed = after(WentOut(1), start=what)
    assert changed.is_open(0)
    assert not changed.is_open(1)


def test_blocked_asks_everybody() -> None:
    what = after(WentOut(2), WentOut(None))
    assert what.decided
    assert what.out is None
    assert all(what.is_open(seat) for seat in range(4))


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ((CardAdded(1, NINE), CardAdded(1, QUEEN)), Left((NINE, QUEEN))),
        ((CardAdded(1, NINE), CardAdded(1, QUEEN), CardRemoved(1, 0)), Left((QUEEN,))),
        ((CardAdded(1, NINE), CardRemoved(1, 0)), Left()),
        ((CardsSet(1, (QUEEN, QUEEN)),), Left((QUEEN, QUEEN))),
        ((CardAdded(1, NINE), TotalSet(1, 17)), Left(points=17)),
        ((TotalSet(1, 17), CardAdded(1, NINE)), Left((NINE,))),
        ((TotalSet(1, 17), TotalSet(1, None)), Left()),
        ((CountSet(1, 5), CountSet(1, None)), Left()),
        ((CountSet(1, 5), Repaired(Repair(seat=1, count=4))), Left(count=4)),
    ],
)
def test_what_is_left_is_held_in_one_form(steps: tuple[Step, ...], left: Left) -> None:
    what = after(*steps)
    assert what.left[1] == left
    assert what.left[1].given is not what.is_open(1)


def test_attention_stays_with_cards_and_moves_on_from_a_count() -> None:
    assert after(CardAdded(2, NINE)).focus == Focus(2)
    assert after(TotalSet(2, 9)).focus == Focus(2)
    moved = after(Focused(2), CountSet(2, 5))
    assert moved.focus is None
    assert moved.last_counted == 2
    assert after(CountSet(2, None)).focus == Focus(2)
    assert after(Focused(1, on_passes=True)).focus == Focus(1, on_passes=True)
    assert after(Focused(1), WentOut(0)).focus is None


def test_repairs_change_just_what_they_name() -> None:
    start = after(Passed(0), OpenerSet(1))
    assert after(Repaired(Repair(seat=3, passes=5)), start=start).passes == (1, 0, 0, 5)
    assert after(Repaired(Repair(opener=2)), start=start) == replace(start, opener=2)


def test_the_table_may_insist_once_on_each_doubt() -> None:
    what = after(ProblemKept(Code.PASS_COUNT), ProblemKept(Code.PASS_COUNT))
    assert what.kept == ("pass-count",)


def test_a_deal_may_be_scored_without_passes() -> None:
    assert after(WithoutPassesSet(True)).without_passes
    assert not after(WithoutPassesSet(True), WithoutPassesSet(False)).without_passes


def test_those_who_left_are_forgotten() -> None:
    what = after(WentOut(3), OpenerSet(3))
    assert seated(what, (0, 1, 2, 3)) == what
    without = seated(what, (0, 1, 2))
    assert not without.decided
    assert without.out is None
    assert without.opener is None


def test_something_that_is_no_step_is_refused() -> None:
    with pytest.raises(TypeError):
        after(Step())


@pytest.mark.parametrize("step", [WentOut(4), TotalSet(4, 1), TotalSet(-1, 1), Passed(-1)])
def test_a_seat_the_match_has_not_is_refused(step: Step) -> None:
    with pytest.raises(IndexError):
        after(step)


def test_who_is_not_out_after_all_holds_what_the_deal_had() -> None:
    had = Left((NINE, QUEEN))
    start = replace(blank(4), decided=True, out=0, left=(Left(), had, Left(count=2), Left()))
    assert after(WentOut(1), start=start).left[1] == Left()
    for other in (None, 2):
        assert after(WentOut(1), WentOut(other), start=start).left[1] == had
    assert after(WentOut(1), WentOut(2), WentOut(1), start=start).left == (
        Left(),
        Left(),
        Left(count=2),
        Left(),
    )
    # What was said since stands.
    said = after(WentOut(1), TotalSet(1, 5), WentOut(None), start=start)
    assert said.left[1] == Left(points=5)
    assert after(CountSet(1, 3), WentOut(1), WentOut(None)).left[1] == Left()
