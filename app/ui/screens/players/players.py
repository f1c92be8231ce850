"""Not drawn yet."""

import flet as ft

from app.ui.view import view


@ft.component
def PlayersScreen() -> ft.View:
    return view(ft.Text("PlayersScreen"))
