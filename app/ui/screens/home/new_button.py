"""The way to a new match, over whatever list of matches is shown."""

import flet as ft

from app.ui import ids, routes
from app.ui.components.floating_button import floating_button
from app.ui.context import Here


def new_button(here: Here) -> ft.Control:
    page = ft.context.page
    return floating_button(
        here.look,
        here.words.t("New match"),
        lambda: page.navigate(routes.NEW),
        icon=ft.Icons.ADD_ROUNDED,
        identifier=ids.HOME_NEW,
    )
