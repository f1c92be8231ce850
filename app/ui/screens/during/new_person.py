"""A new name among those who could join: typed, added to the roster, chosen."""

from collections.abc import Callable, Sequence

import flet as ft

from app.ui import ids
from app.ui.boundary import bounded
from app.ui.context import Here
from app.ui.hooks import use_value
from app.ui.screens.broken import broken_part
from app.ui.screens.name_entry import use_name_entry


@ft.component
@bounded(broken_part)
def NewPerson(here: Here, sitting: Sequence[str], on_added: Callable[[str], object]) -> ft.Control:
    """`on_added` takes the roster id of the one who was added, or is known by that name already.
    Nobody may be called as one of those `sitting`.
    """
    name, set_name = use_value(lambda: "")

    async def added(id: str) -> None:
        on_added(id)
        set_name("")

    entry = use_name_entry(
        here,
        sitting,
        name,
        set_name,
        added,
        identifier=ids.JOIN_NAME,
        button=ids.JOIN_ADD,
    )
    return ft.Column(entry.parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
