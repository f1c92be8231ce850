"""The end of a match: who won, the ranks, how it went, and playing again."""

import flet as ft

from app.ui import ids, routes
from app.ui.boundary import bounded
from app.ui.components.buttons import button_row, primary_button
from app.ui.components.focus import PrimaryFocus
from app.ui.components.header import Leave, header
from app.ui.components.pressable import Press
from app.ui.components.scaffold import scaffold
from app.ui.hooks import use_box
from app.ui.keys import use_keys
from app.ui.screens.broken import broken
from app.ui.screens.gate import AtMatch
from app.ui.screens.result.finish_ways import Rematch, header_ways, other_ways, take_back
from app.ui.screens.result.sharing import use_sharing
from app.ui.screens.result.totals_chart import TotalsChart
from app.ui.screens.result.winners import how, places, winners
from app.ui.screens.undo import commit_keys


@ft.component
@bounded(broken)
def FinishScreen(at: AtMatch) -> ft.Control:
    """What stands in the place of the table once a match is over or stopped."""
    primary, again = use_box(PrimaryFocus).current, use_box(Rematch).current
    use_keys({**commit_keys(at), "ctrl+Z": lambda: take_back(at)})
    share = use_sharing(at)
    look, words = at.look, at.words
    page = ft.context.page
    action = primary_button(
        look,
        words.t("Rematch"),
        lambda: again.do(at, page),
        icon=ft.Icons.REPLAY_ROUNDED,
        identifier=ids.FINISH_REMATCH,
        focused=primary,
    )
    return scaffold(
        look,
        _body(at, share),
        header=header(
            look,
            at.game_words.name(),
            how(at),
            on_leave=lambda: at.go(routes.HOME),
            leave_label=words.t("To the matches"),
            leave=Leave.CLOSE,
            actions=header_ways(at, share),
        ),
        action=action if look.landscape else _below(at, action, share),
        wide=look.side_by_side,
    )


def _body(at: AtMatch, share: Press) -> ft.Control:
    """One column; on a window that is wide or low the ranks, or the chart, stand beside."""
    look, chart = at.look, TotalsChart(at)
    if look.large_text and not look.landscape:
        ways = button_row(look, other_ways(at, share))
        return _column(winners(at), places(at), chart, ways)
    if not look.side_by_side or look.large_text:
        return _column(winners(at), places(at), chart)
    if look.landscape:
        columns = [_column(winners(at), chart), _column(places(at))]
    else:
        columns = [_column(winners(at), places(at)), _column(chart)]
    for column in columns:
        column.expand = 1
    return ft.Row(list(columns), spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)


def _column(*parts: ft.Control) -> ft.Column:
    return ft.Column(list(parts), spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _below(at: AtMatch, action: ft.Control, share: Press) -> ft.Control:
    """All ways on; where text is large the others end the page, to leave it room."""
    if at.look.large_text:
        return action
    ways = button_row(at.look, other_ways(at, share))
    if at.look.expanded:
        action.expand = ways.expand = 1
        return ft.Row([action, ways], spacing=12)
    return ft.Column([action, ways], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
