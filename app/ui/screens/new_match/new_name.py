"""A new name: typed, added to the roster, seated."""

from collections.abc import Awaitable, Callable

import flet as ft

from app.stores.plan import Settled
from app.ui import ids
from app.ui.boundary import bounded
from app.ui.components.said_line import said_line
from app.ui.context import use_here
from app.ui.hooks import use_value
from app.ui.screens.broken import broken_part
from app.ui.screens.name_entry import use_name_entry


@ft.component
@bounded(broken_part)
def NewName(
    now: Settled, on_type: Callable[[str], object], on_seat: Callable[[str], Awaitable[None]]
) -> ft.Control:
    """`on_seat` takes the roster id of the one who was added, or is known by that name already."""
    here = use_here()
    added, set_added = use_value(lambda: 0)
    page = ft.context.page

    async def seat(id: str) -> None:
        await on_seat(id)
        set_added(added + 1)

    entry = use_name_entry(
        here,
        [player.name for player in now.players],
        # As it stands: what was handed down may be a letter behind, and would be put into the
        # field.
        here.session.plan.state.name,
        on_type,
        seat,
        identifier=ids.NEW_NAME,
        button=ids.NEW_ADD,
    )

    def next_name() -> None:
        """Whoever is added, another one is typed after."""
        if added and entry.field.current is not None:
            page.run_task(entry.field.current.focus)

    ft.use_effect(next_name, [added])
    # What was wrong at the table as it was says nothing of another one.
    ft.use_effect(entry.forget, [now.profile.id, now.players])
    parts = entry.parts
    if now.full:
        full = here.words.t("The table is full. New players wait in the list below.")
        parts = [*parts, said_line(here.look, full)]
    return ft.Column(parts, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
