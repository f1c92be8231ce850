"""The screen that sets a match up: game, seats, first dealer, rules, totals from paper."""

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from app.domain.games import GAMES
from app.stores.library_store import LibraryState
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
from app.ui.components.buttons import primary_button
from app.ui.components.game_card import game_card
from app.ui.components.header import Leave, header
from app.ui.components.scaffold import scaffold
from app.ui.components.snack import snack
from app.ui.components.text import LABEL, text
from app.ui.context import Here, use_here
from app.ui.game_words import game_words
from app.ui.hooks import use_box, use_store, use_value
from app.ui.keys import use_typing
from app.ui.refusals import refusal_sentence
from app.ui.screens.broken import broken
from app.ui.screens.new_match.new_name import NewName
from app.ui.screens.new_match.reasons import reason_to_wait
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
    start = _use_start(here)
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
    )
    chips = offered(
        look,
        words,
        now,
        plan.name,
        everybody=everybody,
        on_seat=seat,
        on_everybody=lambda: show_everybody(True),
    )
    who: list[ft.Control | None] = [
        _games(here, now, lambda game: change(lambda plan: with_game(plan, game))),
        seats(look, words, now, acts),
        chips,
        # The same field, with its focus and its letters, when the chips above it come and go.
        NewName(
            now,
            lambda name: change(lambda plan: with_typed(plan, name)),
            added,
            key=ids.NEW_NAME,  # type: ignore[call-arg]
        ),
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
    button = _start_button(here, now, start)
    return scaffold(
        look,
        _body(here, _column(here, who), _column(here, how)),
        header=header(
            look,
            words.t("New match"),
            on_leave=lambda: page.navigate(routes.HOME),
            leave_label=words.t("Close"),
            leave=Leave.CLOSE,
            actions=[button] if look.landscape else (),
        ),
        action=_action(here, now, None if look.landscape else button),
        wide=look.expanded,
    )


def _use_start(here: Here) -> Callable[[], object]:
    """Begins the match, once however often it is pressed, and shows its table."""
    session, page = here.session, ft.context.page
    busy = use_box(lambda: False)

    async def start() -> None:
        setup = settled(session.plan.state, session.library.state).setup
        if busy.current or setup is None:
            return
        busy.current = True
        try:
            match_id = await session.library.create_match(setup)
            if match_id is not None:
                await session.plan.clear()
                page.navigate(routes.match(match_id))
                return
            _tell_refusal(here, session.library.state, page)
            session.library.dismiss()
        finally:
            busy.current = False

    return start


def _tell_refusal(here: Here, library: LibraryState, page: ft.Page) -> None:
    if library.refusal is not None:
        page.show_dialog(snack(here.look, refusal_sentence(here.words, library.refusal)))


def _games(here: Here, now: Settled, on_game: Callable[[str], object]) -> ft.Control:
    stacked = here.look.large_text and here.look.compact
    cards: list[ft.Control] = []
    for id in GAMES:
        said = game_words(here.words, id)
        cards.append(
            game_card(
                here.look,
                said.mark,
                said.name(),
                said.players(),
                chosen=id == now.profile.id,
                on_press=lambda id=id: on_game(id),  # type: ignore[misc]
                identifier=ids.new_game(id),
                expand=None if stacked else 1,
            )
        )
    if stacked:
        return ft.Column(cards, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(
        cards,
        spacing=8,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _start_button(here: Here, now: Settled, start: Callable[[], object]) -> ft.Control:
    words = here.words
    dealer = None if now.dealer is None else now.players[now.dealer].name
    return primary_button(
        here.look,
        words.t("Start") if dealer is None else words.t("Start · {name} deals", name=dealer),
        start if now.setup is not None else None,
        icon=ft.Icons.PLAY_ARROW_ROUNDED,
        identifier=ids.NEW_START,
        height=48 if here.look.landscape else None,
    )


def _action(here: Here, now: Settled, button: ft.Control | None) -> ft.Control | None:
    """The button that begins the match, and above it why it cannot yet."""
    reason = reason_to_wait(here.words, now, here.letters)
    parts: list[ft.Control] = []
    if reason is not None:
        sentence = text(
            here.look,
            reason,
            LABEL,
            ft.Colors.ON_SURFACE_VARIANT,
            align=ft.TextAlign.CENTER,
        )
        parts.append(ft.Semantics(live_region=True, content=sentence))
    if button is not None:
        parts.append(button)
    if not parts:
        return None
    return ft.Column(
        parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _column(here: Here, parts: Sequence[ft.Control | None]) -> ft.Control:
    return ft.Column(
        [part for part in parts if part is not None],
        spacing=8 if here.look.short else 12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _body(here: Here, who: ft.Control, how: ft.Control) -> ft.Control:
    """Below each other, or side by side where there is room."""
    if not here.look.expanded:
        return _column(here, [who, how])
    who.expand, how.expand = 6, 5
    both = ft.Row([who, how], spacing=32, vertical_alignment=ft.CrossAxisAlignment.START)
    if here.look.width <= 1080:
        return both
    return ft.Row([ft.Container(both, width=1040)], alignment=ft.MainAxisAlignment.CENTER)
