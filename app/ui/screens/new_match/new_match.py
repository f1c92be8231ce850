"""The screen that sets a match up: game, seats, first dealer, rules, totals from paper."""

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from app.stores.plan import Plan, Settled, settled
from app.stores.plan_acts import (
    with_dealer,
    with_game,
    with_lot,
    with_moved,
    with_paper,
    with_rule,
    with_seated,
    with_total,
    with_typed,
    without_seat,
)
from app.ui import ids, routes
from app.ui.boundary import bounded
from app.ui.components.header import Leave, header
from app.ui.components.scaffold import scaffold
from app.ui.components.seat_drag import SeatDrag
from app.ui.context import Here, use_here
from app.ui.hooks import use_box, use_store, use_value
from app.ui.keys import use_typing
from app.ui.layout import Look
from app.ui.screens.broken import broken
from app.ui.screens.new_match.begin import above_page, begin_button, use_start
from app.ui.screens.new_match.games import games
from app.ui.screens.new_match.new_name import NewName
from app.ui.screens.new_match.rules import paper, rules
from app.ui.screens.new_match.seats import SeatActs, offered, seats
from app.ui.view import view


@ft.component
def NewMatchScreen() -> ft.View:
    return view(_NewMatch())


@ft.component
@bounded(broken)
def _NewMatch() -> ft.Control:
    here = use_here()
    session = here.session
    library = use_store(session.library)
    plan = use_store(session.plan)
    now = settled(plan, library)
    everybody, show_everybody = use_value(lambda: False)
    typing = use_typing()
    start = use_start(here)
    drag = use_box(SeatDrag).current
    page = ft.context.page
    look, words = here.look, here.words

    async def change(act: Callable[[Plan], Plan]) -> None:
        await session.plan.change(act)

    async def reseat(act: Callable[[Plan, Settled], Plan]) -> None:
        """On what the taps before this one have left, be it drawn already or not."""
        await change(lambda plan: act(plan, settled(plan, session.library.state)))

    def at_seat(act: Callable[..., Plan]) -> Callable[..., Awaitable[None]]:
        """`act` on whoever is drawn at a seat, wherever he sits by then."""

        async def run(seat: int, *more: int) -> None:
            one = now.players[seat]
            await reseat(
                lambda plan, now: (
                    act(plan, now, now.players.index(one), *more) if one in now.players else plan
                )
            )

        return run

    async def seat(id: str) -> None:
        await reseat(lambda plan, now: with_typed(with_seated(plan, now, id), ""))

    async def added(id: str) -> None:
        # At a full table somebody new only waits among those who could be seated.
        await reseat(
            lambda plan, now: with_typed(plan if now.full else with_seated(plan, now, id), "")
        )

    acts = SeatActs(
        seat=seat,
        remove=at_seat(without_seat),
        move=at_seat(with_moved),
        deal=at_seat(with_dealer),
        draw_lot=lambda: reseat(lambda plan, now: with_lot(plan, now, session.draw)),
        drag=drag,
    )
    chips = offered(
        look,
        words,
        now,
        plan.name,
        names_of=library.names_of,
        everybody=everybody,
        on_seat=seat,
        on_everybody=lambda: show_everybody(True),
    )
    who: list[ft.Control | None] = [
        games(here, now, lambda game: change(lambda plan: with_game(plan, game))),
        seats(look, words, now, acts),
        # Before the chips: what is typed finds among them, and they must not move it away.
        NewName(
            now,
            lambda name: change(lambda plan: with_typed(plan, name)),
            added,
            key=ids.NEW_NAME,  # type: ignore[call-arg]
        ),
        chips,
    ]
    how: list[ft.Control | None] = [
        rules(
            look,
            words,
            now,
            lambda rule, value: change(lambda plan: with_rule(plan, now.profile.id, rule, value)),
        ),
        paper(
            look,
            words,
            plan,
            now,
            here.letters,
            typing,
            on_switch=lambda on: change(lambda plan: with_paper(plan, on)),
            on_total=lambda id, typed: change(lambda plan: with_total(plan, id, typed)),
        ),
    ]
    begin = begin_button(here, now, start)
    aside = look.expanded and not look.landscape
    return scaffold(
        look,
        _body(here, _column(here, who), _column(here, how)),
        header=header(
            look,
            words.t("New match"),
            on_leave=lambda: page.navigate(routes.HOME),
            leave_label=words.t("Close"),
            leave=Leave.CLOSE,
            actions=[ft.Container(begin, width=560, margin=8)] if aside else (),
        ),
        above=above_page(here, now),
        action=None if aside else begin,
        wide=_beside(look),
    )


def _column(here: Here, parts: Sequence[ft.Control | None]) -> ft.Control:
    return ft.Column(
        [part for part in parts if part is not None],
        spacing=8 if here.look.short else 12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _body(here: Here, who: ft.Control, how: ft.Control) -> ft.Control:
    """Below each other, or side by side where there is room."""
    if not _beside(here.look):
        return _column(here, [who, how])
    who.expand, how.expand = 6, 5
    both = ft.Row([who, how], spacing=32, vertical_alignment=ft.CrossAxisAlignment.START)
    if here.look.width <= 1080:
        return both
    return ft.Row([ft.Container(both, width=1040)], alignment=ft.MainAxisAlignment.CENTER)


def _beside(look: Look) -> bool:
    return look.expanded and look.side_by_side
