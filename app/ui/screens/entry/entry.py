"""Not drawn yet."""

import flet as ft

from app.ui.screens.gate import AtMatch, match_screen


def _draw(at: AtMatch) -> ft.Control:
    return ft.Text(f"EntryScreen: {', '.join(at.names)}")


EntryScreen = match_screen(_draw)
