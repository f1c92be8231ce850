"""The button that floats over a list."""

import flet as ft

from app.ui import ids
from app.ui.components.button_face import PRIMARY, face, sides
from app.ui.components.pressable import Press, handler
from app.ui.layout import Look


def floating_button(
    look: Look, label: str, on_press: Press, *, icon: ft.IconData, identifier: str | None = None
) -> ft.Control:
    """The button that floats over a list; hand it to `scaffold(floating=...)`."""
    button = ft.FilledButton(
        content=face(look, label, icon, PRIMARY, trailing=False),
        on_click=handler(on_press),
        elevation=3,
        style=ft.ButtonStyle(
            bgcolor=ft.Colors.PRIMARY,
            color=ft.Colors.ON_PRIMARY,
            icon_color=ft.Colors.ON_PRIMARY,
            elevation=3,
            shape=ft.RoundedRectangleBorder(radius=18),
            padding=sides(56, PRIMARY, 20, icon),
        ),
    )
    return ids.tag(identifier, button)
