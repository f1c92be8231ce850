"""What taps do to the seats of a plan: each on what those before it have left, be it drawn already
or not.
"""

from collections.abc import Awaitable, Callable

from app.stores.plan import Plan, Settled, settled
from app.stores.plan_acts import (
    with_dealer,
    with_lot,
    with_moved,
    with_seated,
    with_typed,
    without_seat,
)
from app.ui.components.seat_drag import SeatDrag
from app.ui.screens.new_match.seats import SeatActs
from app.ui.session import Session


def seat_acts(session: Session, drawn: Settled, drag: SeatDrag) -> SeatActs:
    """Acts on seats as they are `drawn`."""

    def at_seat(act: Callable[..., Plan]) -> Callable[..., Awaitable[None]]:
        """`act` on whoever is drawn at a seat, wherever he sits by then."""

        async def run(seat: int, *more: int) -> None:
            one = drawn.players[seat]
            await _reseat(
                session,
                lambda plan, now: (
                    act(plan, now, now.players.index(one), *more) if one in now.players else plan
                ),
            )

        return run

    async def seat(id: str) -> None:
        await _reseat(session, lambda plan, now: with_typed(with_seated(plan, now, id), ""))

    return SeatActs(
        seat=seat,
        remove=at_seat(without_seat),
        move=at_seat(with_moved),
        deal=at_seat(with_dealer),
        draw_lot=lambda: _reseat(session, lambda plan, now: with_lot(plan, now, session.draw)),
        drag=drag,
    )


async def seat_new(session: Session, id: str) -> None:
    """Whoever was typed sits down; at a full table they wait among those who could be seated."""
    await _reseat(
        session,
        lambda plan, now: with_typed(plan if now.full else with_seated(plan, now, id), ""),
    )


async def _reseat(session: Session, act: Callable[[Plan, Settled], Plan]) -> None:
    await session.plan.change(lambda plan: act(plan, settled(plan, session.library.state)))
