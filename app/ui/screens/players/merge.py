"""Who else is this player? The list to choose from."""

import flet as ft

from app.domain.roster import RosterPlayer
from app.ui import ids, routes
from app.ui.components.list_row import list_row
from app.ui.components.text import BODY, text
from app.ui.screens.inner import inner_page
from app.ui.screens.players.person import AtPlayer, people_panel, plain_badge, player_screen


def _merge(at: AtPlayer) -> ft.Control:
    possible = {player.id for player in at.store.mergeable(at.player.id)}
    others = sorted(
        (one for one in at.state.roster if one != at.player),
        key=lambda one: (one.id not in possible, one.name.casefold()),
    )
    rows = [
        _row(at, index, other, possible=other.id in possible) for index, other in enumerate(others)
    ]
    question = text(
        at.look,
        at.words.t("Who is the same person as {name}?", name=at.player.name),
        BODY,
        ft.Colors.ON_SURFACE_VARIANT,
    )
    return inner_page(
        at.here,
        at.words.t("Merge players"),
        [question, people_panel(rows)],
        scroll_key="merge",
        gap=12,
    )


MergeScreen = player_screen(_merge)


def _row(at: AtPlayer, index: int, other: RosterPlayer, *, possible: bool) -> ft.Control:
    """Also those who cannot be chosen lead on: there it says why."""
    why = None if possible else at.words.t("sat in one match with {name}", name=at.player.name)
    return list_row(
        at.look,
        other.name,
        why,
        label=", ".join(filter(None, (other.name, why))),
        on_press=lambda: at.go(routes.merging(at.player.id, other.id)),
        leading=plain_badge(at.look, at.initial(other)),
        identifier=ids.merge_with(index),
    )
