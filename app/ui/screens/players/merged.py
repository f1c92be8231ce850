"""Those who turned out to be this player, and the way to take them apart again."""

import flet as ft

from app.domain.roster import RosterPlayer
from app.ui import ids
from app.ui.components.buttons import text_button
from app.ui.components.panel import panel, ruled
from app.ui.components.text import BODY, heading, text
from app.ui.refusals import refusal_sentence
from app.ui.screens.players.person import AtPlayer


def merged_into(at: AtPlayer) -> list[ft.Control]:
    """A part of the player's screen; nothing where nobody was merged."""
    found = [who for who, into in at.state.merged if into.id == at.player.id]
    if not found:
        return []
    title = heading(at.look, at.words.t("Merged into this player"))
    rows = [_row(at, index, who) for index, who in enumerate(found)]
    content = ft.Column(
        [title, ruled(rows)], spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return [panel(content, padding=ft.Padding.symmetric(horizontal=16, vertical=12))]


def _row(at: AtPlayer, index: int, who: RosterPlayer) -> ft.Control:
    apart = text_button(
        at.look,
        at.words.t("Take apart"),
        lambda: take_apart(at, who),
        icon=ft.Icons.CALL_SPLIT_ROUNDED,
        identifier=ids.player_merged(index),
    )
    name = text(at.look, who.name, BODY, lines=2)
    if at.look.large_text:
        return ft.Column([name, apart], spacing=0)
    return ft.Row([ft.Container(name, expand=True), apart], spacing=8)


async def take_apart(at: AtPlayer, who: RosterPlayer) -> None:
    """Makes somebody who was merged a player of their own again, and says so."""
    apart = await at.store.unmerge(who.id)
    if not isinstance(apart, RosterPlayer):
        at.say(refusal_sentence(at.words, apart))
    elif apart.name == who.name:
        at.say(at.words.t("{name} is back on the list.", name=who.name))
    else:
        at.say(
            at.words.t("{name} is back on the list as {other}.", name=who.name, other=apart.name)
        )
