"""What is said before a correction is saved."""

from dataclasses import replace

from app.domain.commits import DealDeleted, DealInserted, DealReplaced, DealSaved, NotesChanged
from app.domain.deal import NOTHING, Deal, Points
from app.domain.draft import PLAY, Draft, Edit, Insert, Taken, Target
from app.domain.foresight import Foreseen, foreseen, saving
from app.domain.form import form
from app.domain.log import Commit
from app.domain.match import Match
from app.domain.steps import TotalSet, WentOut
from app.domain.tally import tally
from tests.support.matches import match, won


def hands(*seconds: int) -> Match:
    """A match of two in which the second player got these points."""
    return match("nines", *(won(0, points) for points in seconds), players=2)


def what_if(match: Match, what: Commit) -> Foreseen:
    return foreseen(match, tally(match), what)


def corrected(match: Match, number: int, *points: int) -> DealReplaced:
    one = match.deals[number - 1]
    out = points.index(0)
    left = tuple(NOTHING if seat == out else Points(p) for seat, p in enumerate(points))
    return DealReplaced(replace(one, out=out, left=left))


def test_nothing_is_worth_saying_of_most_corrections() -> None:
    what = what_if(hands(10, 20), corrected(hands(10, 20), 1, 0, 30))
    assert not what.worth_saying
    assert what.end is None
    assert what.sheet.totals == (0, 50)
    assert not what_if(hands(10, 90), NotesChanged("x")).worth_saying


def test_a_match_ends_earlier_and_later_hands_lie_behind_the_end() -> None:
    played = hands(40, 10, 10, 10, 40)
    what = what_if(played, corrected(played, 2, 0, 60))
    assert (what.ends, what.end, what.behind) == (True, 2, (3, 4, 5))
    assert not what.reopens
    assert not what.winners_change
    assert what.worth_saying


def test_a_match_that_went_on_would_be_over() -> None:
    played = hands(40, 10)
    what = what_if(played, corrected(played, 1, 0, 90))
    assert (what.ends, what.end, what.behind) == (True, 2, ())


def test_a_finished_match_reopens() -> None:
    played = hands(40, 60)
    what = what_if(played, corrected(played, 1, 0, 39))
    assert (what.reopens, what.ends, what.end) == (True, False, None)


def test_hands_count_again() -> None:
    played = hands(40, 60, 10, 10)
    what = what_if(played, corrected(played, 2, 0, 45))
    assert (what.reopens, what.ends, what.end) == (False, True, 4)
    assert what.again == ("d3", "d4")
    # One that goes away does not count again.
    assert what_if(played, DealDeleted("d3")).again == ()
    assert what_if(played, DealDeleted("d3")).behind == ()


def test_others_win() -> None:
    played = match("nines", won(0, 50), won(60, 0), won(0, 60), players=2)
    what = what_if(played, corrected(played, 3, 60, 0))
    assert what.winners_change
    assert what.sheet.winners == (1,)


def saved(target: Target, played: Match) -> Commit:
    steps = (Taken("a", WentOut(0)), Taken("b", TotalSet(1, 7)))
    return saving(form(played, tally(played), Draft(target, steps)))


def test_what_saving_would_be() -> None:
    played = hands(10, 20)
    new = Deal("", 0, (NOTHING, Points(7)))
    assert saved(PLAY, played) == DealSaved(new)
    assert saved(Insert("d2"), played) == DealInserted(new, "d2")
    assert saved(Edit("d1"), played) == DealReplaced(replace(new, id="d1"))
    inserted = what_if(hands(10, 85), saved(Insert("d2"), hands(10, 85)))
    assert (inserted.ends, inserted.end) == (True, 3)
