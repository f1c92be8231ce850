"""The word after an act, with the way to take it back."""

import flet as ft

from app.ui.components.pressable import Press, handler
from app.ui.components.text import BODY, text
from app.ui.layout import Look


def snack(
    look: Look,
    message: str,
    action: str | None = None,
    on_action: Press | None = None,
    *,
    lift: float = 0,
    right: float = 16,
) -> ft.SnackBar:
    """A floating bar for `page.show_dialog` or `use_dialog`.

    It floats `lift` px above its usual place and, lifted, ends `right` px before the edge.
    """
    return ft.SnackBar(
        text(look, message, BODY, ft.Colors.ON_INVERSE_SURFACE, lines=3),
        action=None
        if action is None
        else ft.SnackBarAction(label=action, on_click=handler(on_action)),
        behavior=ft.SnackBarBehavior.FLOATING,
        duration=ft.Duration(seconds=6 if action is None else 10),
        # With an action it would stay for good.
        persist=False,
        show_close_icon=False,
        margin=ft.Margin.only(left=16, right=right, bottom=10 + lift) if lift else None,
    )
