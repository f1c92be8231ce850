"""The scoreboard: every total across the room, on a phone that lies or a tablet that stands."""

from dataclasses import replace

import flet as ft

from app.ui import ids, routes
from app.ui.awake import use_awake
from app.ui.components.board_tile import board_tile
from app.ui.components.buttons import primary_button
from app.ui.components.focus import PrimaryFocus
from app.ui.components.header import Leave, header
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.scaffold import scaffold
from app.ui.components.seat_row import SeatTotal
from app.ui.components.text import SUPPORT, text
from app.ui.hooks import use_box
from app.ui.keys import use_keys
from app.ui.screens.board.places import WIDE, arrangement
from app.ui.screens.gate import AtMatch, match_screen
from app.ui.screens.table import acts
from app.ui.screens.table.bar import titles
from app.ui.screens.table.facts import limit, seat_total
from app.ui.screens.table.rows import banner

_GAP = 8
_BANNER = 96
"""Room for who deals and leads below the tiles."""
_LOWEST = 150.0
"""Tiles that would get lower than this scroll instead."""


def _draw(at: AtMatch) -> ft.Control:
    primary = use_box(PrimaryFocus).current
    use_awake()
    use_keys({})
    look = at.look
    tablet = look.expanded and not look.landscape
    action = _action(at, primary)
    tools = _stays_on(at)
    title, subtitle = titles(at, 3 * len(tools))
    if _over(at):
        title, subtitle = at.game_words.name(), at.game_words.to_limit(limit(at))
    if tablet:
        tools.append(ft.Container(action, width=300, padding=ft.Padding.only(right=8)))
    body, still = _tiles(at)
    return scaffold(
        look,
        body,
        header=header(
            look,
            title,
            subtitle,
            on_leave=lambda: at.go(routes.match(at.match_id)),
            leave_label=at.words.t("Close"),
            leave=Leave.CLOSE,
            actions=tools,
        ),
        action=None if tablet else action,
        fill=still,
        wide=True,
    )


def _over(at: AtMatch) -> bool:
    return at.state.sheet.over or at.state.sheet.stopped


def _action(at: AtMatch, primary: PrimaryFocus) -> ft.Control:
    """Ends the hand, or goes on entering it; once the match is over, to its finish."""
    decided, said = at.state.form.entered.decided, at.game_words
    if _over(at):
        label, icon = at.words.t("See the finish"), ft.Icons.SPORTS_SCORE_ROUNDED
    elif decided:
        label, icon = said.enter(at.state.form.number), ft.Icons.EDIT_ROUNDED
    else:
        label, icon = said.hand_over(), ft.Icons.FLAG_ROUNDED
    return primary_button(
        at.look,
        label,
        (lambda: at.go(routes.match(at.match_id))) if _over(at) else (lambda: acts.hand_over(at)),
        icon=icon,
        identifier=ids.BOARD_OVER,
        focused=primary,
    )


def _stays_on(at: AtMatch) -> list[ft.Control]:
    """Says that the screen is kept on, where it is and there is room for it."""
    look, session = at.look, at.here.session
    roomy = look.width >= 800 and not look.large_text
    if not (roomy and session.client.state.keep_awake and session.secure):
        return []
    ink = ft.Colors.ON_SURFACE_VARIANT
    words = text(look, at.words.t("Screen stays on"), SUPPORT, ink, lines=1)
    sun = ft.Icon(ft.Icons.LIGHT_MODE_OUTLINED, size=look.icon(20), color=ink)
    return [ft.Container(ft.Row([sun, words], spacing=6, tight=True), padding=8)]


def _tiles(at: AtMatch) -> tuple[ft.Control, bool]:
    """The tiles, below them on a tablet who deals and leads; and whether they fill the screen, or
    scroll.
    """
    look, seats = at.look, at.state.form.seats
    rows = arrangement(look, len(seats))
    told = look.width >= WIDE and not look.landscape and not _over(at)
    wide, high = _room(look.width - 2 * look.edge, _height(at, told), rows)
    still = not look.scrolls and high >= _LOWEST
    lines: list[ft.Control] = []
    for row in rows:
        tiles = [
            board_tile(
                look,
                _seat(at, seats[place]),
                wide,
                max(high, _LOWEST),
                upright=look.landscape and len(rows) == 1 and still,
                still=still,
            )
            for place in row
        ]
        lines.append(
            ft.Row(
                tiles,
                spacing=_GAP,
                expand=still,
                intrinsic_height=not still,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
        )
    if told:
        lines.append(banner(at))
    return ft.Column(lines, spacing=_GAP, expand=still), still


def _height(at: AtMatch, told: bool) -> float:
    """What is left for the tiles."""
    look = at.look
    action = 0 if look.landscape or look.expanded else look.action + 20
    return look.height - look.header - action - 12 - (_BANNER + _GAP if told else 0)


def _room(width: float, height: float, rows: tuple[tuple[int, ...], ...]) -> tuple[float, float]:
    """How big a tile is, one of a full row."""
    columns = max(len(row) for row in rows)
    return (
        (width - _GAP * (columns - 1)) / columns,
        (height - _GAP * (len(rows) - 1)) / len(rows),
    )


def _seat(at: AtMatch, seat: int) -> SeatTotal:
    """The seat as on the table, and who is lowest or has won as a mark."""
    view = at.seat_view(seat)
    if _over(at):
        view = replace(view, deals=False, leads=False)
    shown = seat_total(at, view)
    if seat in at.state.sheet.winners:
        word = at.words.t("Winner")
    elif shown.lowest and not _over(at):
        word = at.words.t("Lowest")
    else:
        return shown
    marks = (*shown.marks, Mark(MarkKind.LOWEST, word))
    return replace(shown, marks=marks, label=f"{shown.label}, {word}")


BoardScreen = match_screen(_draw)
