"""What stands before every screen of a player: who it is now, and whether there is such a one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import flet as ft

from app.domain.roster import RosterPlayer
from app.owner.book import Book
from app.stores.library_store import LibraryState, LibraryStore
from app.ui import ids, routes
from app.ui.components.badge import initials
from app.ui.components.buttons import primary_button
from app.ui.components.panel import panel, ruled
from app.ui.components.snack import snack
from app.ui.components.text import digits, text
from app.ui.context import Here
from app.ui.hooks import use_on_top, use_store
from app.ui.layout import Look
from app.ui.resting import resting
from app.ui.screens.dead_end import dead_end
from app.ui.screens.routed import At, routed_screen


@dataclass(frozen=True)
class AtPlayer(At):
    """What a screen of a player is drawn from. `state`: the roster and the matches as they stand;
    it is another one after every change, and so the statistics in `book` are asked for anew.
    """

    player: RosterPlayer
    state: LibraryState

    @property
    def store(self) -> LibraryStore:
        return self.here.session.library

    @property
    def book(self) -> Book:
        return self.here.session.library.book

    def known(self, id: str | None) -> RosterPlayer | None:
        """Who goes by that id now: also one who was merged into somebody else."""
        return known(self.state, id)

    def initial(self, player: RosterPlayer) -> str:
        """The initial among all players."""
        return initial_of(self.state, player)

    def say(self, sentence: str, undo: Callable[[], object] | None = None) -> None:
        """A word about what was done, with the way to take it back."""
        page = ft.context.page
        action = None if undo is None else self.words.t("Undo")
        page.show_dialog(snack(self.look, sentence, action, undo))


Draw = Callable[[AtPlayer], ft.Control]


def player_screen(draw: Draw) -> Callable[[], ft.View]:
    """The component of a route with a player in its address; `draw` may use hooks."""
    return routed_screen(_gate, draw)


@resting
@ft.component
def _gate(here: Here, id: str, shown: Draw) -> ft.Control:
    state = use_store(here.session.library, use_on_top())
    player = known(state, id)
    return _nobody(here) if player is None else shown(AtPlayer(here, player, state))


def known(state: LibraryState, id: str | None) -> RosterPlayer | None:
    """The player with that id, or the one that player was merged into."""
    merged = {who.id: into for who, into in state.merged}
    if id in merged:
        return merged[id]
    return next((player for player in state.roster if player.id == id), None)


def initial_of(state: LibraryState, player: RosterPlayer) -> str:
    """The initial of a player among all of them."""
    return _initials(state.roster).get(player.id) or initials([player.name])[0]


@lru_cache(maxsize=4)
def _initials(roster: tuple[RosterPlayer, ...]) -> Mapping[str, str]:
    letters = initials([player.name for player in roster])
    return {player.id: letter for player, letter in zip(roster, letters, strict=True)}


def plain_badge(look: Look, initial: str, size: float = 40) -> ft.Control:
    """Without a colour: those belong to seats."""
    letter = text(look, initial, digits(size * (0.42 if len(initial) == 1 else 0.36)), fixed=True)
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=letter),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        alignment=ft.Alignment.CENTER,
    )


def people_panel(rows: Sequence[ft.Control]) -> ft.Control:
    """A list of people; the lines between them begin where their names do."""
    return panel(ruled(rows, indent=66), padding=ft.Padding.symmetric(horizontal=8, vertical=2))


def _nobody(here: Here) -> ft.Control:
    words, page = here.words, ft.context.page

    def leave() -> None:
        page.navigate(routes.PLAYERS)

    return dead_end(
        here,
        words.t("There is no such player"),
        words.t("The players who are known here are in the list."),
        [primary_button(here.look, words.t("To the players"), leave, identifier=ids.HOME)],
        leave,
    )
