"""Playing again."""

from dataclasses import replace

from app.domain.commits import DealSaved, SeatsChanged
from app.domain.deal import NOTHING, Deal, Points
from app.domain.match import Match
from app.domain.rematch import rematch
from app.domain.replay import replayed
from app.domain.tally import tally
from tests.support.memory import setup_of

SETUP = replace(setup_of("nines", players=3, first_dealer=1), opening=(10, 20, 30))
DEAL = Deal("d", 0, (NOTHING, Points(99), Points(40)))


def test_the_same_people_sit_the_next_one_deals_and_all_start_from_nothing() -> None:
    match = Match(SETUP, (DEAL,))
    again = rematch(match, tally(match))
    assert again.players == SETUP.players
    assert again.rules == SETUP.rules
    assert again.first_dealer == 2
    assert again.opening == (0, 0, 0)


def test_those_who_left_do_not_play_again() -> None:
    match = replayed(SETUP, [SeatsChanged((0, 2)), DealSaved(replace(DEAL, seats=(0, 2)))])
    again = rematch(match, tally(match))
    assert [player.name for player in again.players] == ["Olena", "Maria"]
    assert again.first_dealer in (0, 1)
    assert not tally(Match(again)).problems
