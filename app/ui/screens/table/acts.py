"""What can be done at the table."""

from app.domain.commits import StoppedChanged
from app.domain.draft import OpenerSet
from app.domain.log import Logged
from app.ui import routes
from app.ui.screens.gate import AtMatch


async def tap_pass(at: AtMatch, seat: int) -> None:
    """One pass more; the phone says so once it is stored."""
    await at.store.tap_pass(seat)
    if at.store.state.refusal is None:
        at.tick()


async def take_back(at: AtMatch, seat: int) -> None:
    """One pass less."""
    await at.store.take_back(seat)


async def opened(at: AtMatch, seat: int | None) -> None:
    """Who held the opening card; None: not known after all."""
    await at.store.step(OpenerSet(seat))


def hand_over(at: AtMatch) -> None:
    """On to who went out; where that was said already, to what is left."""
    decided = at.state.form.entered.decided
    at.go(routes.entry(at.match_id) if decided else routes.out(at.match_id))


async def annul(at: AtMatch) -> str:
    """The deal in play counts for nothing; the id of what undo would bring back, "" for nothing."""
    await at.store.annul()
    state = at.store.state
    done = state.undo if state.refusal is None else None
    return done.id if isinstance(done, Logged) else ""


async def stop(at: AtMatch) -> None:
    """Everybody goes home: the match is closed without a winner."""
    await at.store.commit(StoppedChanged(True))
