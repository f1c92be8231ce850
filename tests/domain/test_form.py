"""What an entry screen shows, from the first tap to a deal that can be saved."""

from dataclasses import replace

import pytest

from app.domain.commits import DealInserted, DealReplaced, SeatsChanged
from app.domain.deal import NOTHING, Adjustment, Count, Deal, Held
from app.domain.draft import PLAY, Draft, Edit, Insert, Taken, Target
from app.domain.entry import Focus
from app.domain.form import Form, form
from app.domain.match import Match, Setup
from app.domain.problems import Code
from app.domain.replay import after
from app.domain.steps import (
    CardAdded,
    CardRemoved,
    CountSet,
    Focused,
    OpenerSet,
    Passed,
    PassesSet,
    Piece,
    ProblemKept,
    Step,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.domain.tally import tally
from tests.support.memory import setup_of

DEVYATKA = Match(setup_of("devyatka"))
FREE_PASSES = Match(setup_of("devyatka", pass_price=0))
NINES = Match(setup_of("nines"))


def shown(match: Match, *steps: Step, target: Target = PLAY) -> Form:
    taken = tuple(Taken(str(number), step) for number, step in enumerate(steps))
    return form(match, tally(match), Draft(target, taken))


COUNTS = (CountSet(1, 2), CountSet(2, 3), CountSet(3, 4))


def test_a_deal_nobody_touched() -> None:
    what = shown(DEVYATKA)
    assert (what.number, what.dealer, what.leads) == (1, 0, None)
    assert what.seats == what.open == (0, 1, 2, 3)
    assert what.problems == ()
    assert what.scores == (None,) * 4
    assert what.focus is None
    assert not what.can_save
    assert what.annul_possible


def test_nines_knows_who_leads_and_devyatka_once_it_was_said() -> None:
    assert shown(NINES).leads == 1
    assert shown(DEVYATKA, OpenerSet(3)).leads == 3


def test_passes_without_a_word_of_who_went_out_raise_no_problem() -> None:
    what = shown(DEVYATKA, Passed(1))
    assert what.deal.passes == (0, 1, 0, 0)
    assert what.problems == ()
    assert what.filled == frozenset()


def test_attention_moves_on_round_the_table_from_the_last_count() -> None:
    assert shown(DEVYATKA, WentOut(0)).focus == Focus(1)
    assert shown(DEVYATKA, WentOut(1)).focus == Focus(0)
    assert shown(DEVYATKA, WentOut(0), CountSet(2, 3)).focus == Focus(3)
    assert shown(DEVYATKA, WentOut(0), CountSet(2, 3), CountSet(3, 3)).focus == Focus(1)
    there = shown(DEVYATKA, WentOut(0), Focused(2))
    assert there.focus == Focus(2)
    assert there.next_open == 3


def test_the_next_one_open_is_never_the_one_at_hand() -> None:
    what = shown(NINES, WentOut(0), CardAdded(1, Piece("9")), CardRemoved(1, 0))
    assert what.focus == Focus(1)
    assert what.next_open == 2
    alone = shown(NINES, WentOut(0), TotalSet(1, 5), TotalSet(2, 5), Focused(3))
    assert alone.next_open is None
    assert alone.open == (3,)


def test_passes_are_asked_of_the_one_who_went_out_and_then_the_opener() -> None:
    counted = (WentOut(0), *COUNTS)
    what = shown(DEVYATKA, *counted)
    assert what.open == ()
    assert what.focus == Focus(0, on_passes=True)
    assert what.asks_opener
    assert not what.can_save
    assert what.scores == (None,) * 4

    told = shown(DEVYATKA, *counted, PassesSet(0, 1))
    assert told.asks_opener
    assert told.focus == Focus(0, on_passes=True)

    done = shown(DEVYATKA, *counted, PassesSet(0, 1), OpenerSet(2))
    assert not done.asks_opener
    assert done.can_save
    # 2, 3 and 4 cards left, one pass of 0, who went out; 2 and 3 come before 0, so 1 after.
    assert done.deal.passes == (1, 2, 4, 5)
    assert done.filled == {1, 2, 3}
    assert done.recorded.passes == (1, None, None, None)
    assert [score.points for score in done.scores if score] == [1, 4, 7, 9]


def test_counts_and_the_opener_ask_for_the_passes_alone() -> None:
    what = shown(DEVYATKA, OpenerSet(0), WentOut(0), *COUNTS)
    assert what.focus == Focus(0, on_passes=True)
    assert not what.asks_opener


def test_all_passes_tapped_give_the_opener() -> None:
    taps = (Passed(0), *(Passed(1),) * 2, *(Passed(2),) * 4, *(Passed(3),) * 5)
    what = shown(DEVYATKA, *taps, WentOut(0), *COUNTS)
    assert what.recorded.opener is None
    assert what.deal.opener == 2
    assert what.leads == 2
    assert what.can_save
    assert what.focus is None


def test_a_table_may_go_without_passes_or_play_them_free() -> None:
    without = shown(DEVYATKA, WentOut(0), *COUNTS, WithoutPassesSet(True))
    assert without.can_save
    assert without.focus is None
    assert [score.points for score in without.scores if score] == [0, 2, 3, 4]
    free = shown(FREE_PASSES, WentOut(0), *COUNTS)
    assert free.can_save
    assert free.rules["pass_price"] == 0


def test_a_doubt_never_blocks_and_is_quiet_once_kept() -> None:
    wrong = (OpenerSet(2), Passed(0), WentOut(0), *COUNTS)
    what = shown(DEVYATKA, *wrong)
    assert [problem.code for problem in what.doubts] == [Code.PASS_COUNT]
    assert what.can_save
    kept = shown(DEVYATKA, *wrong, ProblemKept(Code.PASS_COUNT))
    assert kept.doubts == ()
    assert kept.problems[0].hand == 1
    assert kept.recorded.kept == ("pass-count",)


def test_an_error_blocks() -> None:
    what = shown(NINES, WentOut(0), TotalSet(1, 0), TotalSet(2, 5), TotalSet(3, 5))
    assert what.problems[0].is_error
    assert not what.can_save
    assert what.focus == Focus(3)


def test_cards_count_as_they_come() -> None:
    what = shown(NINES, WentOut(0), CardAdded(1, Piece("9", "D")), CardAdded(1, Piece("Q")))
    assert what.scores[1] is not None
    assert what.scores[1].points == 25
    assert what.scores[2] is None


def deal(id: str, out: int, **changes: object) -> Deal:
    left = tuple(NOTHING if seat == out else Count(3) for seat in range(4))
    return replace(Deal(id, out, left, without_passes=True), **changes)


def match_of(*deals: Deal) -> Match:
    return Match(setup_of("devyatka"), deals)


def test_a_correction_starts_from_what_was_recorded() -> None:
    fine = Adjustment(1, 5)
    match = match_of(deal("a", 0), deal("b", 1, dealer=3, adjustments=(fine,), kept=("x",)))
    what = shown(match, Focused(2), target=Edit("b"))
    assert (what.number, what.dealer) == (2, 3)
    assert what.recorded == deal(
        "b",
        1,
        dealer=3,
        adjustments=(fine,),
        kept=("x",),
        left=(Count(3), NOTHING, Count(3), Count(3)),
    )
    assert what.can_save
    assert what.annul_possible


def test_what_was_kept_was_kept_for_the_numbers_as_they_were() -> None:
    match = match_of(deal("a", 0, kept=("x",)))
    assert shown(match, CountSet(2, 8), target=Edit("a")).recorded.kept == ()
    assert shown(match, CountSet(2, 3), target=Edit("a")).recorded.kept == ("x",)


def test_a_correction_of_an_annulled_deal_lets_it_count() -> None:
    match = match_of(deal("a", 0, annulled=True))
    corrected = shown(match, CountSet(2, 8), target=Edit("a"))
    assert not corrected.recorded.annulled
    assert not corrected.annul_possible


def test_a_forgotten_deal_takes_the_place_and_the_dealer_of_the_one_after_it() -> None:
    match = match_of(deal("a", 0), deal("b", 1))
    what = shown(match, target=Insert("b"))
    assert (what.number, what.dealer) == (2, 1)
    assert what.open == (0, 1, 2, 3)
    assert shown(match).number == 3


@pytest.mark.parametrize("target", [Edit("gone"), Insert("gone")])
def test_a_deal_that_is_gone_has_no_form(target: Target) -> None:
    with pytest.raises(LookupError):
        shown(match_of(deal("a", 0)), target=target)


@pytest.mark.parametrize(
    "match",
    [
        replace(DEVYATKA, stopped=True),
        Match(setup_of("devyatka", limit=30), tuple(deal(str(n), 0) for n in range(10))),
    ],
)
def test_a_match_that_is_over_or_stopped_takes_no_deal_but_corrections(match: Match) -> None:
    what = shown(match, WentOut(0), *COUNTS, WithoutPassesSet(True))
    assert not what.can_save
    assert not what.annul_possible
    if match.deals:
        assert shown(match, CountSet(1, 2), target=Edit("0")).can_save


def test_those_who_left_are_not_asked() -> None:
    setup: Setup = setup_of("nines", players=3)
    match = after(Match(setup), SeatsChanged((0, 2)))
    what = shown(match, WentOut(0), TotalSet(2, 7))
    assert what.seats == (0, 2)
    assert what.can_save
    assert what.recorded.left[1] is None
    gone = shown(match, WentOut(1), Focused(1))
    assert not gone.entered.decided
    held = shown(match, WentOut(0), Focused(1))
    assert held.focus == Focus(2)


def test_the_deal_before_a_join_is_corrected_by_those_of_that_time() -> None:
    first = Deal("a", 0, (NOTHING, Held(("9D",))))
    match = Match(setup_of("nines", players=2), (first,))
    match = after(match, SeatsChanged((0, 1)))
    match = after(match, DealReplaced(first))
    match = after(match, DealInserted(replace(first, id="b"), "a"))
    assert shown(match, target=Edit("a")).seats == (0, 1)
