"""The score sheet: every hand; a tap on one shows what it was made of, to be put right."""

import flet as ft

from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.components.focus import PrimaryFocus
from app.ui.components.header import header
from app.ui.components.marks import MarkKind, mark_icon
from app.ui.components.scaffold import scaffold
from app.ui.components.score_table import score_table
from app.ui.components.steps import hint_line
from app.ui.components.text import SUPPORT, text
from app.ui.hooks import use_box
from app.ui.keys import use_keys
from app.ui.screens.gate import AtMatch, match_screen
from app.ui.screens.result.legend import Sign, legend
from app.ui.screens.result.nothing import nothing_yet
from app.ui.screens.result.sheet_rows import columns, hands
from app.ui.screens.table.facts import limit
from app.ui.screens.undo import commit_buttons, commit_keys
from app.ui.sheet_words import sheet_words

WIDEST = 960


def _draw(at: AtMatch) -> ft.Control:
    primary = use_box(PrimaryFocus).current
    use_keys(commit_keys(at))
    if not at.state.sheet.rows and not any(at.state.match.setup.opening):
        # All of its hands may have been deleted just now.
        return nothing_yet(at, routes.match(at.match_id), commit_buttons(at))
    look, words, game = at.look, at.words, at.game_words
    # What does not fit below the table stands at its end.
    crowded = look.large_text or len(legend(at)) > (3 if look.short else 6)
    available = None
    if not look.compact:
        available = min(look.width - 2 * look.edge, WIDEST)
    table = score_table(
        look,
        columns(at),
        hands(at),
        sum_label=words.t("Totals"),
        on_hand=lambda index: at.go(routes.hand(at.match_id, at.state.sheet.rows[index].deal.id)),
        available=available,
        after=_marks(at) if crowded else None,
    )
    page = scaffold(
        look,
        table,
        header=header(
            look,
            words.t("Score sheet"),
            f"{game.name()} · {game.to_limit(limit(at))}",
            on_leave=lambda: at.go(routes.match(at.match_id)),
            leave_label=words.t("Back"),
            actions=commit_buttons(at),
        ),
        action=_below(at, primary, crowded),
        fill=True,
        own_scroll=True,
        wide=True,
    )
    return page if available is None else _centred(page, available + 2 * look.edge)


def _centred(page: ft.Control, width: float) -> ft.Control:
    return ft.Row(
        [ft.Container(page, width=width)],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


def _below(at: AtMatch, primary: PrimaryFocus, crowded: bool) -> ft.Control:
    """The legend, what a tap does, and the way back to the match."""
    onward = _onward(at, primary)
    if at.look.large_text or (at.look.landscape and crowded):
        return onward
    beside = _marks(at) if at.look.short and not crowded else _hint(at)
    row = ft.Row(
        [ft.Container(beside, expand=True), onward],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if at.look.short or crowded:
        return row
    return ft.Column(
        [_marks(at), row], spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _hint(at: AtMatch) -> ft.Control:
    if not at.state.sheet.rows:
        return ft.Container()
    return hint_line(at.look, sheet_words(at.words, at.profile.id).tap())


def _onward(at: AtMatch, primary: PrimaryFocus) -> ft.Control:
    sheet, words = at.state.sheet, at.words
    over = sheet.over or sheet.stopped
    return primary_button(
        at.look,
        words.t("See the finish") if over else at.game_words.hand(sheet.coming.number),
        lambda: at.go(routes.match(at.match_id)),
        icon=ft.Icons.PLAY_ARROW_ROUNDED,
        identifier=ids.SHEET_NEXT,
        height=48 if at.look.short else None,
        focused=primary,
    )


def _marks(at: AtMatch) -> ft.Control:
    return ft.Row([_sign(at, sign) for sign in legend(at)], wrap=True, spacing=16, run_spacing=4)


def _sign(at: AtMatch, sign: Sign) -> ft.Control:
    ink = ft.Colors.ON_SURFACE_VARIANT
    icon: ft.Control
    if isinstance(sign.mark, MarkKind):
        icon = mark_icon(at.look, sign.mark, 18)
    else:
        icon = ft.Icon(sign.mark, size=at.look.icon(18), color=ink)
    word = ft.Container(
        text(at.look, sign.word, SUPPORT, ink, lines=2), expand=True, expand_loose=True
    )
    return ft.Row([icon, word], spacing=4, tight=True)


SheetScreen = match_screen(_draw)
