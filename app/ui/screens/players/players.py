"""The people who play here: their names, new ones, other names."""

import flet as ft

from app.domain.roster import RosterPlayer
from app.ui import ids
from app.ui.components.badge import initials
from app.ui.components.empty_state import empty_state
from app.ui.components.header import top_title
from app.ui.components.list_row import list_row
from app.ui.components.panel import panel, ruled
from app.ui.components.pressable import Press
from app.ui.components.scaffold import scaffold
from app.ui.components.text import digits, text
from app.ui.context import Here
from app.ui.hooks import use_on_top, use_store, use_value
from app.ui.layout import Look
from app.ui.screens.places import PLAYERS, place
from app.ui.screens.players.naming import NewPlayer, Renaming


def _players(here: Here) -> ft.Control:
    roster = use_store(here.session.library, use_on_top()).roster
    renaming, rename = use_value(lambda: "")
    words, look = here.words, here.look
    parts: list[ft.Control] = [ft.Container(NewPlayer(), padding=ft.Padding.only(top=8))]
    if roster:
        letters = initials([player.name for player in roster])
        rows = [
            Renaming(roster, player, lambda: rename(""), key=f"name {player.id}")  # type: ignore[call-arg]
            if player.id == renaming
            else _row(here, index, player, letters[index], lambda id=player.id: rename(id))  # type: ignore[misc]
            for index, player in enumerate(roster)
        ]
        parts.append(
            panel(ruled(rows, indent=66), padding=ft.Padding.symmetric(horizontal=8, vertical=2))
        )
    else:
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


def _row(here: Here, index: int, player: RosterPlayer, initial: str, rename: Press) -> ft.Control:
    words, look = here.words, here.look
    return list_row(
        look,
        player.name,
        label=words.t("{name}: rename", name=player.name),
        on_press=rename,
        leading=_badge(look, initial),
        trailing=ft.Container(
            ft.Icon(ft.Icons.EDIT_ROUNDED, size=look.icon(22), color=ft.Colors.ON_SURFACE_VARIANT),
            padding=8,
        ),
        identifier=ids.player(index),
    )


def _badge(look: Look, initial: str) -> ft.Control:
    """Without a colour: those belong to seats."""
    size = 40
    letter = text(look, initial, digits(size * 0.42), fixed=True)
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=letter),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        alignment=ft.Alignment.CENTER,
    )
