"""A name is typed for somebody who plays along: the field, its button, and whom the name means."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import flet as ft

from app.domain.names import NameProblem, name_problem
from app.domain.roster import RosterPlayer
from app.ui.components.buttons import tonal_button
from app.ui.components.said_line import said_line
from app.ui.components.text_entry import text_entry, with_button
from app.ui.components.typed_text import OnText, text_of
from app.ui.context import Here
from app.ui.hooks import use_box, use_value
from app.ui.input_messages import merged_sentence, name_sentence
from app.ui.keys import Typing, use_typing
from app.ui.refusals import refusal_sentence

_FIELD = 52
"""Pixels a field is high, and a button beside it."""


def name_field(
    here: Here,
    name: str,
    change: OnText,
    add: Callable[[str], Awaitable[None]],
    *,
    field: ft.Ref[ft.TextField],
    typing: Typing,
    problem: str,
    identifier: str,
    button: str,
) -> list[ft.Control]:
    """A field and the button that adds; `problem`: why that did not go, "" nothing. `button` is
    its identifier. To be put below each other.
    """
    entry = text_entry(
        here.look,
        here.words.t("New player"),
        name,
        change,
        typing=typing,
        identifier=identifier,
        on_submit=add,
        problem=problem or None,
        ref=field,
        expand=1,
    )
    adding = tonal_button(
        here.look,
        here.words.t("Add"),
        lambda: add(text_of(field)),
        icon=ft.Icons.PERSON_ADD_ROUNDED,
        identifier=button,
        height=_FIELD,
    )
    return with_button(here.look, entry, adding)


@dataclass(frozen=True)
class NameEntry:
    """A field for who comes to a table. `parts`: it, its button and what was said of the name."""

    parts: list[ft.Control]
    field: ft.Ref[ft.TextField]
    forget: Callable[[], None]
    """What was wrong with the name is said no longer."""


def use_name_entry(
    here: Here,
    sitting: Sequence[str],
    name: str,
    on_type: OnText,
    on_named: Callable[[str], Awaitable[None]],
    *,
    identifier: str,
    button: str,
) -> NameEntry:
    """`on_named` takes the roster id of the one who was added, or has that name already, or had it
    before a merge. Nobody may be called as one of those `sitting`. `name` is what `on_type` took.
    """
    problem, set_problem = use_value(lambda: "")
    said, set_said = use_value(lambda: "")
    field = use_box(ft.Ref[ft.TextField]).current
    typing = use_typing()

    def change(typed: str) -> object:
        set_problem("")
        set_said("")
        return on_type(typed)

    async def add(typed: str) -> None:
        player, sentence = await _named(here, typed, sitting)
        if player is None:
            set_problem(sentence)
        else:
            await on_named(player.id)
            set_said(sentence)

    parts = name_field(
        here,
        name,
        change,
        add,
        field=field,
        typing=typing,
        problem=problem,
        identifier=identifier,
        button=button,
    )
    if said:
        parts.append(said_line(here.look, said))
    return NameEntry(parts, field, lambda: set_problem(""))


async def _named(here: Here, name: str, sitting: Sequence[str]) -> tuple[RosterPlayer | None, str]:
    """Whom a name means, somebody new added to the roster, and what is to be said of it; or nobody,
    and why.
    """
    words, library = here.words, here.session.library
    wrong = name_problem(name, sitting)
    if wrong is not None:
        return None, name_sentence(words, wrong)
    meant = library.state.meant(name)
    if meant is not None:
        sits = name_problem(meant[1].name, sitting) is not None
        said = "" if meant[0] == meant[1] else merged_sentence(words, *meant)
        return None if sits else meant[1], said
    added = await library.add_player(name)
    match added:
        case RosterPlayer():
            return added, ""
        case NameProblem():
            return None, name_sentence(words, added)
        case _:
            return None, refusal_sentence(words, added)
