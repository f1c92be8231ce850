"""The table of a game without passes: who deals and leads, and a row or a tile a seat."""

import flet as ft

from app.ui import routes
from app.ui.components.dealer_banner import Role, dealer_banner
from app.ui.components.marks import MarkKind
from app.ui.components.seat_column import seat_column
from app.ui.components.seat_grid import seat_grid
from app.ui.components.seat_row import seat_row
from app.ui.screens.gate import AtMatch
from app.ui.screens.table.facts import seat_total

CROWD = 5
"""From so many players on the rows are lower."""


def rows(at: AtMatch) -> ft.Control:
    """The banner and the seats below it: a column of rows that scrolls."""
    seats = at.state.form.seats
    lines = [
        seat_row(
            at.look,
            seat_total(at, at.seat_view(seat)),
            on_press=lambda: at.go(routes.sheet(at.match_id)),
            crowded=len(seats) >= CROWD,
        )
        for seat in seats
    ]
    return ft.Column(
        [banner(at), *lines],
        spacing=at.look.gap,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def board(at: AtMatch) -> ft.Control:
    """Tiles to be read from across the table, as the seats stand around it."""
    seats = at.state.form.seats
    grid = seat_grid(
        at.look,
        [
            seat_column(
                at.look,
                seat_total(at, at.seat_view(seat)),
                len(seats),
                on_press=lambda: at.go(routes.sheet(at.match_id)),
            )
            for seat in seats
        ],
        fill=True,
    )
    if at.look.landscape:
        # Deals and leads stand on the tiles; there is no height for more.
        return grid
    return ft.Column([grid, banner(at)], spacing=12, expand=not at.look.scrolls)


def banner(at: AtMatch) -> ft.Control:
    """Who deals, who leads, how the cards are dealt."""
    words, form = at.words, at.state.form
    line = at.profile.deal_line(len(form.seats))
    leads = form.leads
    return dealer_banner(
        at.look,
        Role(MarkKind.DEALS, words.t("Deals"), at.names[form.dealer]),
        None if leads is None else Role(MarkKind.LEADS, words.t("Leads"), at.names[leads]),
        at.game_words.deal_line(line.each, line.up, line.draw_pile),
    )
