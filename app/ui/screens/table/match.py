"""A match at its own address: the table while it goes on, the finish once it is over."""

import flet as ft

from app.ui.screens.gate import AtMatch, match_screen
from app.ui.screens.result.finish import FinishScreen
from app.ui.screens.table.table import TableScreen


def _draw(at: AtMatch) -> ft.Control:
    sheet = at.state.sheet
    return FinishScreen(at) if sheet.over or sheet.stopped else TableScreen(at)


MatchScreen = match_screen(_draw)
