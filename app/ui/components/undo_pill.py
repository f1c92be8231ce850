"""The undo beside the primary action: it names the act it takes back."""

import flet as ft

from app.ui import ids
from app.ui.components.buttons import tonal_button
from app.ui.components.pressable import Press
from app.ui.layout import Look


def undo_pill(
    look: Look, label: str, act: str | None, on_press: Press | None, *, expand: int | None = None
) -> ft.Control:
    """`label` ("Undo") over `act` ("Taras, 3rd pass"); with `on_press` None it is disabled."""
    return tonal_button(
        look,
        label,
        on_press,
        icon=ft.Icons.UNDO_ROUNDED,
        secondary=act,
        identifier=ids.UNDO,
        height=look.action,
        expand=expand,
    )
