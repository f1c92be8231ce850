"""One screen of the stack of views."""

import flet as ft


def view(
    content: ft.Control, *, navigation: ft.Control | None = None, key: str | None = None
) -> ft.View:
    """`content` filling the window. Views of one `key` replace each other without a movement."""
    return ft.View(
        route=key or ft.use_view_path(),
        controls=[content],
        navigation_bar=navigation,
        padding=0,
        spacing=0,
    )
