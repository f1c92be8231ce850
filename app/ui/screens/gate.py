"""What stands before every screen of a match: open it, follow it, catch what goes wrong in it."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from app.domain.draft import PLAY, Draft, Target
from app.domain.form import Form
from app.domain.games import game
from app.domain.games.profile import GameProfile
from app.l10n.letters import Letters
from app.stores.match_store import MatchState, MatchStore
from app.ui import ids, routes
from app.ui.boundary import report
from app.ui.components.badge import initials
from app.ui.components.buttons import primary_button
from app.ui.components.empty_state import skeleton
from app.ui.components.scaffold import scaffold
from app.ui.components.snack import snack
from app.ui.context import Here
from app.ui.game_words import GameWords, game_words
from app.ui.hooks import use_on_top, use_store, use_value
from app.ui.layout import Look
from app.ui.refusals import refusal_sentence
from app.ui.resting import resting
from app.ui.screens.dead_end import dead_end
from app.ui.screens.deleted import deleted
from app.ui.screens.routed import At, routed_screen


@dataclass(frozen=True)
class SeatView:
    """A seat as it is shown before the coming hand. `plays`: it is dealt in; `leads` False too
    while nobody knows. `rank` None: this player left.
    """

    index: int
    name: str
    initial: str
    total: int
    rank: int | None
    plays: bool
    deals: bool
    leads: bool


@dataclass(frozen=True)
class AtMatch(At):
    """What a screen of a match is drawn from. `target`: what is entered there; `state` is seen
    from it.
    """

    store: MatchStore
    state: MatchState
    target: Target = PLAY

    @property
    def draft(self) -> Draft:
        """What was entered here so far."""
        return self.state.record.draft(self.target)

    @property
    def form(self) -> Form:
        return self.state.form

    @property
    def letters(self) -> Letters:
        return self.here.letters

    @property
    def names(self) -> tuple[str, ...]:
        return self.state.names

    @property
    def initials(self) -> tuple[str, ...]:
        """One a seat, no two alike if that can be had."""
        return initials(self.state.names)

    @property
    def profile(self) -> GameProfile:
        return game(self.state.match.setup.game)

    @property
    def game_words(self) -> GameWords:
        return game_words(self.words, self.state.match.setup.game)

    @property
    def match_id(self) -> str:
        return self.state.record.id

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """All seats of the match, those who left included."""
        return tuple(self.seat_view(index) for index in range(len(self.names)))

    def seat_view(self, index: int) -> SeatView:
        """The seat `index` (from 0)."""
        sheet, form = self.state.sheet, self.state.form
        return SeatView(
            index=index,
            name=self.names[index],
            initial=self.initials[index],
            total=sheet.totals[index],
            rank=sheet.ranks[index],
            plays=index in form.seats,
            deals=index == form.dealer,
            leads=index == form.leads,
        )

    def tick(self) -> None:
        """A light vibration, if this client wants it: a tap was counted."""
        if self.here.session.client.state.haptics:
            ft.context.page.run_task(self.here.session.device.tick)


Draw = Callable[[AtMatch], ft.Control]


def match_screen(draw: Draw) -> Callable[[], ft.View]:
    """The component of a route with a match in its address, from what draws its content."""
    return routed_screen(_gate, draw)


@resting
@ft.component
def _gate(here: Here, match_id: str, shown: Draw) -> ft.Control:
    store, looked = _use_match(here, match_id)
    if store is not None:
        return _Open(here, store, shown)
    return _not_there(here) if looked else _waiting(here.look)


@ft.component
def _Open(here: Here, store: MatchStore, shown: Draw) -> ft.Control:
    on_top = use_on_top()
    state = use_store(store, on_top)
    page = ft.context.page

    def tell() -> None:
        if state.refusal is not None and on_top:
            page.show_dialog(snack(here.look, refusal_sentence(here.words, state.refusal)))
            store.dismiss()

    async def confirm() -> None:
        while on_top and store.behind is not None and not await here.session.device.drawn():
            if page.session.connection is None:
                return  # It is drawn anew when the client is back.
        if on_top:
            store.shown(state.record)

    ft.use_effect(tell, [state.refusal, on_top])
    ft.use_effect(confirm)
    return deleted(here, state.record.id) if state.gone else shown(AtMatch(here, store, state))


def _use_match(here: Here, match_id: str) -> tuple[MatchStore | None, bool]:
    """The store of a match once it is open; and whether that has been tried."""
    session = here.session
    found, set_found = use_value(lambda: (session.opened(match_id), False))

    async def find() -> None:
        if found[0] is not None:
            return
        try:
            set_found((await session.open_match(match_id), True))
        except Exception as error:
            # What an effect raises is heard by nobody.
            report(error)
            set_found((None, True))

    ft.use_effect(find, [])
    return found


def _waiting(look: Look) -> ft.Control:
    return scaffold(look, skeleton(look, (look.header, 132, look.seat_row, look.seat_row)))


def _not_there(here: Here) -> ft.Control:
    words, page = here.words, ft.context.page

    def leave() -> None:
        page.navigate(routes.HOME)

    way_on = primary_button(here.look, words.t("To the matches"), leave, identifier=ids.HOME)
    return dead_end(
        here,
        words.t("This match can’t be opened"),
        words.t("It is not here any more, or its file is damaged. Other matches are fine."),
        [way_on],
        leave,
    )
