"""Notes on the match: whatever the table wants to remember."""

from collections.abc import Awaitable, Callable

import flet as ft

from app.domain.commits import NotesChanged
from app.domain.possible import LONGEST_NOTES
from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.components.text import BODY
from app.ui.components.typed_text import typed_text
from app.ui.hooks import use_box, use_value
from app.ui.keys import use_typing
from app.ui.screens.during.frame import decisions_page
from app.ui.screens.gate import AtMatch, match_screen


def _draw(at: AtMatch) -> ft.Control:
    words, look = at.words, at.look
    typed, change, keep = _use_notes(at)
    typing = use_typing()
    page = ft.context.page

    async def leave() -> None:
        await keep()
        if at.store.state.refusal is None:
            page.navigate(routes.match(at.match_id))

    style = ft.TextStyle(size=look.font(BODY.size), letter_spacing=0)
    box = typed_text(
        typed,
        change,
        label=words.t("Notes"),
        multiline=True,
        min_lines=6,
        max_lines=12,
        max_length=LONGEST_NOTES,
        text_style=style,
        label_style=style,
        border=ft.OutlineInputBorder(border_radius=16),
        on_focus=typing.on_focus,
        on_blur=typing.on_blur,
    )
    return decisions_page(
        at,
        words.t("Notes"),
        [ft.Container(ids.tag(ids.NOTES_TEXT, box), padding=ft.Padding.only(top=8))],
        action=primary_button(
            look,
            words.t("Save the notes"),
            leave,
            icon=ft.Icons.CHECK_ROUNDED,
            identifier=ids.NOTES_SAVE,
        ),
        on_leave=leave,
    )


def _use_notes(at: AtMatch) -> tuple[str, Callable[[str], None], Callable[[], Awaitable[None]]]:
    """The notes as they are typed; what takes another text of them; what keeps them."""
    stored = at.state.match.notes
    typed, set_typed = use_value(lambda: stored)
    latest = use_box(lambda: typed)
    page = ft.context.page

    def change(text: str) -> None:
        latest.current = text
        set_typed(text)

    async def keep() -> None:
        if latest.current != at.store.state.match.notes:
            await at.store.commit(NotesChanged(latest.current))

    def gone() -> None:
        # By the browser's way back: nothing that was typed is lost.
        if latest.current != at.store.state.match.notes:
            page.run_task(keep)

    # Undo, redo, another phone: the field shows what is kept.
    ft.use_effect(lambda: change(stored), [stored])
    ft.use_effect(lambda: None, [], cleanup=gone)
    return typed, change, keep


NotesScreen = match_screen(_draw)
