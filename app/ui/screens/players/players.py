"""The people who play here: their names, new ones, other names."""

from collections.abc import Sequence

import flet as ft

from app.domain.roster import RosterPlayer
from app.stores.library_store import LibraryState
from app.ui import ids, routes
from app.ui.components.buttons import icon_button
from app.ui.components.empty_state import empty_state
from app.ui.components.header import top_title
from app.ui.components.list_row import list_row, section
from app.ui.components.pressable import Press
from app.ui.components.scaffold import scaffold
from app.ui.context import Here
from app.ui.hooks import use_on_top, use_store, use_value
from app.ui.screens.places import PLAYERS, place
from app.ui.screens.players.naming import NewPlayer, Renaming
from app.ui.screens.players.person import initial_of, people_panel, plain_badge


def _players(here: Here) -> ft.Control:
    state = use_store(here.session.library, use_on_top())
    renaming, rename = use_value(lambda: "")
    words, look = here.words, here.look
    parts: list[ft.Control] = [ft.Container(NewPlayer(), padding=ft.Padding.only(top=8))]

    def listed(people: Sequence[RosterPlayer], first: int) -> ft.Control:
        rows = [
            Renaming(state.roster, player, lambda: rename(""), key=f"name {player.id}")  # type: ignore[call-arg]
            if player.id == renaming
            else _row(here, first + index, state, player, lambda id=player.id: rename(id))  # type: ignore[misc]
            for index, player in enumerate(people)
        ]
        return people_panel(rows)

    offered = state.offered
    archived = [player for player in state.roster if player.archived]
    if offered:
        parts.append(listed(offered, 0))
    if archived:
        parts += [section(look, words.t("Archived")), listed(archived, len(offered))]
    if not state.roster:
        parts.append(
            empty_state(
                look,
                words.t("No players yet"),
                words.t("Whoever is added here can be seated with one tap."),
            )
        )
    body = ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return scaffold(look, body, header=top_title(look, words.t("Players")), scroll_key="players")


PlayersScreen = place(PLAYERS, _players)


def _row(
    here: Here, index: int, state: LibraryState, player: RosterPlayer, rename: Press
) -> ft.Control:
    """The row leads to the player, the pen at its end changes the name."""
    words, look, page = here.words, here.look, ft.context.page
    who = list_row(
        look,
        player.name,
        label=player.name,
        on_press=lambda: page.navigate(routes.player(player.id)),
        leading=plain_badge(look, initial_of(state, player)),
        identifier=ids.player(index),
    )
    who.expand = True
    pen = icon_button(
        look,
        ft.Icons.EDIT_ROUNDED,
        words.t("{name}: rename", name=player.name),
        rename,
        identifier=ids.player_rename(index),
        size=22,
    )
    return ft.Row([who, pen], spacing=4)
