"""A new name among those who could join: typed, added to the roster, chosen."""

from collections.abc import Callable, Sequence

import flet as ft

from app.domain.names import name_problem
from app.domain.roster import RosterPlayer
from app.owner.commands import Refusal
from app.ui import ids
from app.ui.boundary import bounded
from app.ui.components.buttons import tonal_button
from app.ui.components.said_line import said_line
from app.ui.components.text_entry import text_entry, with_button
from app.ui.components.typed_text import text_of
from app.ui.context import Here
from app.ui.hooks import use_box, use_value
from app.ui.input_messages import merged_sentence, name_sentence
from app.ui.keys import use_typing
from app.ui.refusals import refusal_sentence
from app.ui.screens.broken import broken_part


@ft.component
@bounded(broken_part)
def NewPerson(here: Here, sitting: Sequence[str], on_added: Callable[[str], object]) -> ft.Control:
    """`on_added` takes the roster id of the one who was added, or is known by that name already,
    be it from before a merge. Nobody may be called as one of those `sitting`.
    """
    words, look, library = here.words, here.look, here.session.library
    name, set_name = use_value(lambda: "")
    problem, set_problem = use_value(lambda: "")
    said, set_said = use_value(lambda: "")
    field = use_box(ft.Ref[ft.TextField]).current
    typing = use_typing()

    def change(typed: str) -> None:
        set_name(typed)
        set_problem("")
        set_said("")

    async def add(typed: str) -> None:
        wrong = name_problem(typed, sitting)
        if wrong is not None:
            set_problem(name_sentence(words, wrong))
            return
        meant = library.state.meant(typed)
        if meant is not None and name_problem(meant[1].name, sitting) is not None:
            set_problem(merged_sentence(words, *meant))
            return
        added = meant[1] if meant is not None else await library.add_player(typed)
        if isinstance(added, RosterPlayer):
            on_added(added.id)
            set_name("")
            if meant is not None and meant[0] != meant[1]:
                set_said(merged_sentence(words, *meant))
        elif isinstance(added, Refusal):
            set_problem(refusal_sentence(words, added))
        else:
            set_problem(name_sentence(words, added))

    entry = text_entry(
        look,
        words.t("New player"),
        name,
        change,
        typing=typing,
        identifier=ids.JOIN_NAME,
        on_submit=add,
        problem=problem or None,
        ref=field,
        expand=1,
    )
    button = tonal_button(
        look,
        words.t("Add"),
        lambda: add(text_of(field)),
        icon=ft.Icons.PERSON_ADD_ROUNDED,
        identifier=ids.JOIN_ADD,
        height=52,
    )
    parts = with_button(look, entry, button)
    if said:
        parts.append(said_line(look, said))
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
