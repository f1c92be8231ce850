"""Fines of the table: given, taken away, undone and scored apart from cards and passes."""

import pytest

from app.domain.deal import Adjustment, Points
from app.domain.draft import PLAY, Draft, Edit, Taken, Target
from app.domain.entry import blank, entered, seated
from app.domain.form import Form, form
from app.domain.match import Match
from app.domain.possible import LONGEST_REASON, MOST_FINES, possible_step
from app.domain.steps import FineAdded, FineRemoved, Step, TotalSet, WentOut
from app.domain.tally import tally
from tests.support.matches import match, won
from tests.support.memory import setup_of

NINES = Match(setup_of("nines", players=3))
WON = (WentOut(0), TotalSet(1, 5), TotalSet(2, 6))


def shown(match: Match, *steps: Step, target: Target = PLAY) -> Form:
    taken = tuple(Taken(str(number), step) for number, step in enumerate(steps))
    return form(match, tally(match), Draft(target, taken))


def test_a_fine_is_scored_beside_the_cards_also_of_the_one_who_went_out() -> None:
    what = shown(NINES, FineAdded(0, 5, "revoke"), *WON, FineAdded(2, -3))
    assert what.recorded.adjustments == (Adjustment(0, 5, "revoke"), Adjustment(2, -3))
    assert [score.points for score in what.scores if score] == [5, 5, 3]
    assert what.can_save


def test_a_fine_is_taken_away_by_its_place() -> None:
    fines = (FineAdded(0, 5), FineAdded(1, 6), FineAdded(0, 7))
    what = entered(blank(3), (*fines, FineRemoved(1)))
    assert [fine.points for fine in what.adjustments] == [5, 7]


def test_a_correction_keeps_fines_and_adds_others() -> None:
    played = match("nines", won(0, 5, 6), players=3)
    fined = shown(played, FineAdded(1, 4), target=Edit("d1"))
    assert fined.recorded.left[1] == Points(5)
    assert [score.points for score in fined.scores if score] == [0, 9, 6]


def test_fines_of_one_who_does_not_play_any_more_are_forgotten() -> None:
    what = entered(blank(3), (FineAdded(0, 5), FineAdded(2, 6)))
    assert seated(what, (0, 1)).adjustments == (Adjustment(0, 5),)


@pytest.mark.parametrize(
    ("step", "fits"),
    [
        (FineAdded(0, 1), True),
        (FineAdded(2, -999, "x" * LONGEST_REASON), True),
        (FineAdded(0, 0), False),
        (FineAdded(3, 1), False),
        (FineAdded(0, 1000), False),
        (FineAdded(0, 1, "x" * (LONGEST_REASON + 1)), False),
        (FineRemoved(0), True),
        (FineRemoved(1), False),
        (FineRemoved(-1), False),
    ],
)
def test_what_may_be_done_with_fines(step: Step, fits: bool) -> None:
    assert possible_step(step, shown(NINES, FineAdded(1, 5)), NINES) is fits


def test_a_deal_has_room_for_so_many_fines() -> None:
    full = shown(NINES, *(FineAdded(0, 1),) * MOST_FINES)
    assert not possible_step(FineAdded(0, 1), full, NINES)
