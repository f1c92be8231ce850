"""One screen of the stack of views."""

import flet as ft


def view(content: ft.Control, *, key: str | None = None) -> ft.View:
    """`content` filling the window. Views of one `key` replace each other without a movement."""
    path = ft.use_view_path()
    return ft.View(route=key or path, controls=[content], padding=0, spacing=0)
