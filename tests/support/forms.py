"""The form of a deal after some steps, without owners and stores."""

from app.domain.draft import PLAY, Draft, Taken
from app.domain.form import Form, form
from app.domain.match import Match
from app.domain.steps import Piece, Step
from app.domain.tally import tally
from tests.support.memory import setup_of


def draft_of(*steps: Step) -> Draft:
    return Draft(PLAY, tuple(Taken(f"step-{at}", step) for at, step in enumerate(steps)))


def form_after(game_id: str, *steps: Step, players: int = 4, **rules: int | str) -> Form:
    """The first deal of a match after the steps."""
    match = Match(setup_of(game_id, players, 0, **rules))
    return form(match, tally(match), draft_of(*steps))


def card(code: str) -> Piece:
    """ "9D", or "10" for a ten of no known suit."""
    return Piece(code[:-1], code[-1]) if code[-1] in "SHDC" else Piece(code)
