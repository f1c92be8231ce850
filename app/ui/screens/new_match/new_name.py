"""A new name: typed, added to the roster, seated."""

from collections.abc import Callable

import flet as ft

from app.domain.names import NameProblem, name_problem
from app.domain.roster import RosterPlayer
from app.owner.commands import Refusal
from app.stores.plan import Settled
from app.ui import ids
from app.ui.boundary import bounded
from app.ui.components.buttons import tonal_button
from app.ui.components.said_line import said_line
from app.ui.components.text_entry import text_entry, with_button
from app.ui.components.typed_text import text_of
from app.ui.context import use_here
from app.ui.hooks import use_box, use_value
from app.ui.input_messages import merged_sentence, name_sentence
from app.ui.keys import use_typing
from app.ui.refusals import refusal_sentence
from app.ui.screens.broken import broken_part


@ft.component
@bounded(broken_part)
def NewName(
    now: Settled, on_type: Callable[[str], object], on_seat: Callable[[str], object]
) -> ft.Control:
    """`on_seat` takes the roster id of the one who was added, or who has that name already, or
    had it before a merge."""
    here = use_here()
    # As it stands: what was handed down may be a letter behind, and would be put into the field.
    typed = here.session.plan.state.name
    words, look = here.words, here.look
    problem, set_problem = use_value(lambda: "")
    said, set_said = use_value(lambda: "")
    typing = use_typing()
    field = use_box(ft.Ref[ft.TextField]).current
    added, set_added = use_value(lambda: 0)
    page = ft.context.page

    def next_name() -> None:
        """Whoever is added, another one is typed after."""
        if added and field.current is not None:
            page.run_task(field.current.focus)

    def forget() -> None:
        """What was wrong at the table as it was says nothing of another one."""
        set_problem("")

    ft.use_effect(next_name, [added])
    ft.use_effect(forget, [now.profile.id, now.players])

    async def add(name: str) -> None:
        seated = [player.name for player in now.players]
        meant = here.session.library.state.meant(name)
        if meant is not None and meant[0] != meant[1] and meant[1] in now.players:
            set_problem(merged_sentence(words, *meant))
            return
        result: RosterPlayer | NameProblem | Refusal = (
            meant[1]
            if meant is not None and meant[1] not in now.players
            else name_problem(name, seated) or await here.session.library.add_player(name)
        )
        match result:
            case RosterPlayer():
                await _done(on_seat(result.id))
                set_added(added + 1)
                if meant is not None and meant[0] != meant[1]:
                    set_said(merged_sentence(words, *meant))
            case NameProblem():
                set_problem(name_sentence(words, result))
            case _:
                set_problem(refusal_sentence(words, result))

    def changed(name: str) -> object:
        set_problem("")
        set_said("")
        return on_type(name)

    entry = text_entry(
        look,
        words.t("New player"),
        typed,
        changed,
        typing=typing,
        identifier=ids.NEW_NAME,
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
        identifier=ids.NEW_ADD,
    )
    parts = with_button(look, entry, button)
    if said:
        parts.append(said_line(look, said))
    if now.full:
        full = words.t("The table is full. New players wait in the list below.")
        parts.append(said_line(look, full))
    return ft.Column(
        parts,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


async def _done(result: object) -> None:
    if hasattr(result, "__await__"):
        await result
