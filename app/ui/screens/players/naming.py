"""Names typed among the players: that of somebody new, and another one for somebody known."""

from collections.abc import Sequence

import flet as ft

from app.domain.names import NameProblem, name_problem
from app.domain.roster import RosterPlayer
from app.owner.commands import Refusal
from app.ui import ids
from app.ui.boundary import bounded
from app.ui.components.buttons import icon_button
from app.ui.components.pressable import Press
from app.ui.components.text_entry import text_entry
from app.ui.components.typed_text import text_of
from app.ui.context import Here, use_here
from app.ui.hooks import use_box, use_value
from app.ui.input_messages import merged_refusal, name_sentence
from app.ui.keys import use_typing
from app.ui.refusals import refusal_sentence
from app.ui.screens.broken import broken_part
from app.ui.screens.name_entry import name_field


@ft.component
@bounded(broken_part)
def NewPlayer() -> ft.Control:
    """The field stays open: a table has more than one new player."""
    here = use_here()
    name, set_name = use_value(lambda: "")
    problem, set_problem = use_value(lambda: "")
    field = use_box(ft.Ref[ft.TextField]).current

    def change(typed: str) -> None:
        set_name(typed)
        set_problem("")

    async def add(typed: str) -> None:
        added = await here.session.library.add_player(typed)
        if isinstance(added, RosterPlayer):
            set_name("")
        else:
            set_problem(_why_not(here, typed, added))

    parts = name_field(
        here,
        name,
        change,
        add,
        field=field,
        typing=use_typing(),
        problem=problem,
        identifier=ids.PLAYERS_NAME,
        button=ids.PLAYERS_ADD,
    )
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
@bounded(broken_part)
def Renaming(roster: Sequence[RosterPlayer], player: RosterPlayer, done: Press) -> ft.Control:
    """In the place of the player's row, until it is saved or left."""
    here = use_here()
    words, look = here.words, here.look
    name, set_name = use_value(lambda: player.name)
    refused, set_refused = use_value(lambda: "")
    others = [other.name for other in roster if other.id != player.id]
    problem = name_problem(name, others)

    def change(typed: str) -> None:
        set_name(typed)
        set_refused("")

    async def save(typed: str) -> None:
        why = await here.session.library.rename(player.id, typed)
        if why is None:
            done()
        else:
            set_refused(_why_not(here, typed, why))

    field = use_box(ft.Ref[ft.TextField]).current

    async def write() -> None:
        if field.current is not None:
            await field.current.focus()  # type: ignore[no-untyped-call]

    ft.use_effect(write, [])
    said = name_sentence(words, problem) if problem is not None else refused
    entry = text_entry(
        look,
        words.t("Name"),
        name,
        change,
        typing=use_typing(),
        identifier=ids.PLAYERS_RENAME,
        on_submit=save,
        problem=said or None,
        ref=field,
        expand=1,
    )
    keep = icon_button(
        look,
        ft.Icons.CHECK_ROUNDED,
        words.t("Save"),
        (lambda: save(text_of(field))) if problem is None else None,
        identifier=ids.PLAYERS_SAVE,
        color=ft.Colors.PRIMARY,
    )
    leave = icon_button(
        look, ft.Icons.CLOSE_ROUNDED, words.t("Cancel"), done, identifier=ids.PLAYERS_CANCEL
    )
    return ft.Container(
        ft.Row([entry, keep, leave], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START),
        padding=ft.Padding.symmetric(vertical=8),
    )


def _why_not(here: Here, name: str, why: NameProblem | Refusal) -> str:
    if not isinstance(why, NameProblem):
        return refusal_sentence(here.words, why)
    meant = here.session.library.state.meant(name) if why is NameProblem.MERGED else None
    return merged_refusal(here.words, *meant) if meant else name_sentence(here.words, why)
