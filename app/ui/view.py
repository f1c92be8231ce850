"""One screen of the stack of views."""

import flet as ft

from app.ui.context import use_here
from app.ui.hooks import use_on_top


def view(content: ft.Control, *, key: str | None = None) -> ft.View:
    """`content` filling the window. Views of one `key` replace each other without a movement.

    A hook: it notes the screen as the last one of this client while it is on top.
    """
    client = use_here().session.client
    path, on_top = ft.use_view_path(), use_on_top()

    async def note() -> None:
        if on_top:
            await client.set_last_route(path)

    ft.use_effect(note, [path, on_top])
    return ft.View(route=key or path, controls=[content], padding=0, spacing=0)
