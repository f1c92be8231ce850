"""The reminders of Nines: the suit a nine named, and the lap without a card."""

import pytest

from app.domain.draft import PLAY, Draft, Taken
from app.domain.entry import Entered, blank, entered, seated
from app.domain.form import Form, form
from app.domain.lap import full_lap, next_turn
from app.domain.match import Match
from app.domain.possible import possible_step
from app.domain.steps import CardPlayed, NoCardPlayed, Step, SuitNamed
from app.domain.tally import tally
from tests.support.memory import setup_of

NINES = Match(setup_of("nines", players=3))
SEATS = (0, 1, 2)


def after(*steps: Step) -> Entered:
    return entered(blank(3), steps)


def shown(*steps: Step, of: Match = NINES) -> Form:
    taken = tuple(Taken(str(number), step) for number, step in enumerate(steps))
    return form(of, tally(of), Draft(PLAY, taken))


def test_a_lap_is_full_when_everybody_played_no_card() -> None:
    what = after(NoCardPlayed(1), NoCardPlayed(2))
    assert not full_lap(what, SEATS)
    assert next_turn(what, SEATS) == 0
    what = after(NoCardPlayed(1), NoCardPlayed(2), NoCardPlayed(0))
    assert full_lap(what, SEATS)
    assert next_turn(what, SEATS) is None


def test_a_card_begins_the_lap_anew_and_ends_the_named_suit() -> None:
    what = after(SuitNamed("H"), NoCardPlayed(1), CardPlayed())
    assert what.no_card == ()
    assert what.named is None
    assert next_turn(what, SEATS) is None


def test_the_turn_passes_over_those_who_had_theirs() -> None:
    assert next_turn(after(NoCardPlayed(1), NoCardPlayed(0)), SEATS) == 2
    assert next_turn(after(NoCardPlayed(1), NoCardPlayed(0), NoCardPlayed(1)), SEATS) == 2


def test_a_suit_is_named_until_it_is_taken_away() -> None:
    assert after(SuitNamed("H"), SuitNamed("S")).named == "S"
    assert after(SuitNamed("H"), SuitNamed(None)).named is None


def test_those_who_do_not_play_had_no_turn() -> None:
    assert seated(after(NoCardPlayed(1), NoCardPlayed(2)), (0, 1)).no_card == (1,)


@pytest.mark.parametrize(
    ("step", "fits"),
    [
        (SuitNamed("H"), True),
        (SuitNamed(None), True),
        (SuitNamed("X"), False),
        (NoCardPlayed(2), True),
        (NoCardPlayed(3), False),
        (CardPlayed(), False),
    ],
)
def test_what_may_be_done(step: Step, fits: bool) -> None:
    assert possible_step(step, shown(), NINES) is fits
    devyatka = Match(setup_of("devyatka"))
    assert not possible_step(step, shown(of=devyatka), devyatka)


@pytest.mark.parametrize("step", [SuitNamed("H"), NoCardPlayed(0)])
def test_a_card_is_played_where_that_says_something(step: Step) -> None:
    assert possible_step(CardPlayed(), shown(step), NINES)
