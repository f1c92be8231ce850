"""The screen that sets a match up: game, seats, first dealer, rules, totals from paper."""

from collections.abc import Sequence

import flet as ft

from app.stores.plan import Plan, Settled, settled
from app.stores.plan_acts import with_game, with_paper, with_rule, with_total, with_typed
from app.ui import ids, routes
from app.ui.boundary import bounded
from app.ui.components.header import Leave, header
from app.ui.components.scaffold import scaffold
from app.ui.components.seat_drag import SeatDrag
from app.ui.context import Here, use_here
from app.ui.hooks import use_box, use_store, use_value
from app.ui.keys import Typing, use_typing
from app.ui.layout import Look
from app.ui.screens.broken import broken
from app.ui.screens.new_match.begin import above_page, begin_button, use_start
from app.ui.screens.new_match.games import games
from app.ui.screens.new_match.new_name import NewName
from app.ui.screens.new_match.rules import paper, rules
from app.ui.screens.new_match.seating import seat_acts, seat_new
from app.ui.screens.new_match.seats import SeatActs, offered, seats
from app.ui.view import view


@ft.component
def NewMatchScreen() -> ft.View:
    return view(_NewMatch())


@ft.component
@bounded(broken)
def _NewMatch() -> ft.Control:
    here = use_here()
    library = use_store(here.session.library)
    plan = use_store(here.session.plan)
    now = settled(plan, library)
    everybody, show_everybody = use_value(lambda: False)
    typing = use_typing()
    start = use_start(here)
    acts = seat_acts(here.session, now, use_box(SeatDrag).current)
    page = ft.context.page
    look, words = here.look, here.words
    chips = offered(
        look,
        words,
        now,
        plan.name,
        names_of=library.names_of,
        everybody=everybody,
        on_seat=acts.seat,
        on_everybody=lambda: show_everybody(True),
    )
    begin = begin_button(here, now, start)
    aside = look.expanded and not look.landscape
    return scaffold(
        look,
        _body(here, _who(here, now, acts, chips), _how(here, plan, now, typing)),
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


def _who(here: Here, now: Settled, acts: SeatActs, chips: ft.Control | None) -> ft.Control:
    """The game and those who play it."""
    session = here.session
    change = session.plan.change
    return _column(
        here,
        [
            games(here, now, lambda game: change(lambda plan: with_game(plan, game))),
            seats(here.look, here.words, now, acts),
            # Before the chips: what is typed finds among them, and they must not move it away.
            NewName(
                now,
                lambda name: change(lambda plan: with_typed(plan, name)),
                lambda id: seat_new(session, id),
                key=ids.NEW_NAME,  # type: ignore[call-arg]
            ),
            chips,
        ],
    )


def _how(here: Here, plan: Plan, now: Settled, typing: Typing) -> ft.Control:
    """The rules, and what was played before."""
    game, change = now.profile.id, here.session.plan.change
    return _column(
        here,
        [
            rules(
                here.look,
                here.words,
                now,
                lambda rule, value: change(lambda plan: with_rule(plan, game, rule, value)),
            ),
            paper(
                here.look,
                here.words,
                plan,
                now,
                here.letters,
                typing,
                on_switch=lambda on: change(lambda plan: with_paper(plan, on)),
                on_total=lambda id, typed: change(lambda plan: with_total(plan, id, typed)),
            ),
        ],
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
