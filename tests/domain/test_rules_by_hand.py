"""Rules changed while a match goes on: for the whole of it, or for what is still to come."""

from dataclasses import replace

import pytest

from app.domain.commits import DealInserted, DealReplaced, DealSaved, RulesChanged
from app.domain.deal import Deal
from app.domain.draft import Draft, Edit, Insert
from app.domain.form import form
from app.domain.match import Match, Rules
from app.domain.possible import possible_commit
from app.domain.problems import Code
from app.domain.replay import after, replayed
from app.domain.tally import tally
from tests.support.matches import NAMES, counts, deal, match, said
from tests.support.memory import setup_of


def hand(id: str, *left: int, passes: int = 1) -> Deal:
    """A deal of Devyatka that the one at 0 won, everybody passing alike."""
    one = deal(0, *counts(0, *left), passes=(passes,) * 4, kept=(Code.PASS_COUNT.value,))
    return replace(one, id=id)


def rules(**given: int | str) -> Rules:
    return setup_of("devyatka", **given).rules


def totals(match: Match) -> tuple[int, ...]:
    return tally(match).totals


SETUP = setup_of("devyatka")
TWO_HANDS = replayed(SETUP, [DealSaved(hand("a", 2, 3, 4)), DealSaved(hand("b", 1, 1, 1))])


def test_a_change_for_the_whole_match_scores_old_hands_again() -> None:
    assert totals(TWO_HANDS) == (2, 5, 6, 7)
    dear = after(TWO_HANDS, RulesChanged(rules(pass_price=2)))
    assert totals(dear) == (4, 7, 8, 9)
    assert [row.rules["pass_price"] for row in tally(dear).rows] == [2, 2]


def test_a_change_from_now_on_leaves_old_hands_as_they_were_played() -> None:
    dear = after(TWO_HANDS, RulesChanged(rules(pass_price=2), from_now=True))
    assert totals(dear) == totals(TWO_HANDS)
    dear = after(dear, DealSaved(hand("c", 1, 1, 1)))
    assert totals(dear) == (4, 8, 9, 10)
    assert [row.rules["pass_price"] for row in tally(dear).rows] == [1, 1, 2]
    free = after(dear, RulesChanged(rules(pass_price=0), from_now=True))
    assert [row.rules["pass_price"] for row in tally(free).rows] == [1, 1, 2]
    assert totals(after(free, RulesChanged(rules(pass_price=0)))) == (0, 4, 5, 6)


def test_rules_left_out_of_a_change_are_still_those_of_old_hands() -> None:
    bare = replayed(replace(SETUP, rules=Rules()), [DealSaved(hand("a", 2, 3, 4))])
    dear = after(bare, RulesChanged(rules(pass_price=2), from_now=True))
    assert dear.deals[0].rules == Rules()
    assert totals(dear) == totals(bare)
    again = after(dear, RulesChanged(rules(pass_price=0), from_now=True))
    assert again.deals[0].rules == Rules()


def test_a_lower_limit_from_now_on_ends_the_match_after_the_next_hand_only() -> None:
    opened = replace(SETUP, rules=rules(limit=100), opening=(0, 60, 0, 0))
    played = replayed(opened, [DealSaved(hand("a", 2, 3, 4))])
    assert not tally(after(played, RulesChanged(rules(limit=50), from_now=True))).over
    next_hand = replayed(
        opened,
        [
            DealSaved(hand("a", 2, 3, 4)),
            RulesChanged(rules(limit=50), from_now=True),
            DealSaved(hand("b", 1, 1, 1)),
        ],
    )
    assert tally(next_hand).over
    assert not tally(next_hand).has_errors
    whole = after(played, RulesChanged(rules(limit=50)))
    assert [problem.code for problem in tally(whole).problems] == [Code.BAD_OPENING]


def test_the_tie_rule_of_a_hand_is_that_of_its_time() -> None:
    extra = rules(limit=30, tie="extra-deal")
    tied = [DealSaved(hand("a", 1, 1, 2, passes=0))]
    match = replayed(replace(SETUP, rules=extra, opening=(2, 1, 5, 28)), tied)
    assert tally(match).extra_deal
    share = rules(limit=30)
    assert not tally(after(match, RulesChanged(share, from_now=True))).over
    assert tally(after(match, RulesChanged(share))).winners == (0, 1)


def test_a_match_that_is_over_changes_as_a_whole_or_not_at_all() -> None:
    over = replayed(
        replace(SETUP, rules=rules(limit=30), opening=(0, 25, 0, 0)),
        [DealSaved(hand("a", 6, 3, 4))],
    )
    sheet = tally(over)
    assert sheet.over
    assert possible_commit(RulesChanged(rules(limit=50)), over, sheet)
    assert not possible_commit(RulesChanged(rules(limit=50), from_now=True), over, sheet)
    stopped = replace(TWO_HANDS, stopped=True)
    assert not possible_commit(RulesChanged(rules(), from_now=True), stopped, tally(stopped))


def test_a_correction_and_a_forgotten_hand_are_under_the_rules_of_their_time() -> None:
    dear = after(TWO_HANDS, RulesChanged(rules(pass_price=2), from_now=True))
    sheet = tally(dear)
    edit = form(dear, sheet, Draft(Edit("a")))
    assert edit.rules["pass_price"] == edit.recorded.rules["pass_price"] == 1  # type: ignore[index]
    assert totals(after(dear, DealReplaced(edit.recorded))) == totals(dear)
    insert = form(dear, sheet, Draft(Insert("b")))
    assert insert.rules["pass_price"] == 1
    inserted = after(
        dear, DealInserted(replace(hand("n", 1, 1, 1), rules=insert.recorded.rules), "b")
    )
    assert totals(inserted) == (3, 7, 8, 9)
    coming = form(dear, sheet, Draft())
    assert coming.rules["pass_price"] == 2
    assert coming.recorded.rules is None


@pytest.mark.parametrize("odd", [{"limit": 7}, {"speed": 1}, {"pass_price": True}])
def test_a_hand_under_rules_that_the_game_has_not_is_not_scored(odd: dict[str, int]) -> None:
    bad = match("devyatka", replace(hand("a", 1, 1, 1), rules=Rules.of(odd)), players=NAMES[:4])
    row = tally(bad).rows[0]
    assert [problem.hand for problem in row.problems] == [1]
    assert said(row.problems) == [("bad-rule", None, next(iter(odd)))]
    assert row.penalties is None
