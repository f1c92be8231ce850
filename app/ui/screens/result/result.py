"""What a hand cost: penalties with their sums, totals before and after, who deals next."""

import flet as ft

from app.domain.log import DealSaved, Logged
from app.domain.sheet import Row
from app.l10n.catalog import opening
from app.ui import ids, routes
from app.ui.components.buttons import icon_button, primary_button
from app.ui.components.focus import PrimaryFocus
from app.ui.components.header import Leave, header
from app.ui.components.notice import notice
from app.ui.components.result_row import result_row
from app.ui.components.scaffold import scaffold
from app.ui.components.steps import big_question
from app.ui.hooks import use_box
from app.ui.keys import use_keys
from app.ui.screens.gate import AtMatch, match_screen
from app.ui.screens.result.lines import result_lines
from app.ui.screens.result.next_up import next_up, played_by
from app.ui.screens.result.nothing import not_on_sheet, nothing_yet
from app.ui.screens.result.remarks import Remark, ending, remarks
from app.ui.screens.table.facts import limit
from app.ui.screens.undo import redo
from app.ui.undo_words import act_words, undo_name


def _draw(at: AtMatch) -> ft.Control:
    """The last hand, from which the match goes on."""
    primary = use_box(PrimaryFocus).current
    saved = _correctable(at)
    use_keys({"ctrl+Z": lambda: correct(at), "ctrl+Y": lambda: redo(at)})
    rows = at.state.sheet.rows
    if not rows:
        return nothing_yet(at, routes.match(at.match_id))
    row = rows[-1]
    over = at.state.sheet.over or at.state.sheet.stopped
    onward = primary_button(
        at.look,
        at.words.t("See the finish") if over else at.game_words.next_hand(),
        lambda: at.go(routes.match(at.match_id)),
        icon=ft.Icons.ARROW_FORWARD_ROUNDED,
        trailing=True,
        identifier=ids.RESULT_NEXT,
        focused=primary,
    )
    tools = [_correct_button(at, saved), _sheet_button(at)]
    below = [] if over else [next_up(at)]
    return _page(at, row, tools, (*ending(at), *remarks(at, row)), below, onward)


def _draw_earlier(at: AtMatch) -> ft.Control:
    """Any hand of the sheet, to be read."""
    use_keys({})
    wanted = routes.deal_of(ft.use_route_params())
    row = next((row for row in at.state.sheet.rows if row.deal.id == wanted), None)
    if row is None:
        return not_on_sheet(at)
    return _page(at, row, [], remarks(at, row), [played_by(at, row)], None)


def _page(
    at: AtMatch,
    row: Row,
    tools: list[ft.Control],
    said: tuple[Remark, ...],
    below: list[ft.Control],
    action: ft.Control | None,
) -> ft.Control:
    look, game = at.look, at.game_words
    earlier = action is None
    address = routes.sheet(at.match_id) if earlier else routes.match(at.match_id)
    lines: list[ft.Control] = [result_row(look, line) for line in result_lines(at, row)]
    return scaffold(
        look,
        ft.Column(
            [
                big_question(look, _headline(at, row)),
                *(notice(look, sentence, gravity, live=False) for sentence, gravity in said),
                *_in_columns(at, lines),
                *below,
            ],
            spacing=look.gap,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        header=header(
            look,
            game.hand(row.number),
            f"{game.name()} · {game.to_limit(limit(at))}",
            on_leave=lambda: at.go(address),
            leave_label=at.words.t("Back") if earlier else at.words.t("Close"),
            leave=Leave.BACK if earlier else Leave.CLOSE,
            actions=tools,
        ),
        action=action,
        wide=look.landscape,
    )


def _in_columns(at: AtMatch, lines: list[ft.Control]) -> list[ft.Control]:
    """Two beside each other on a window that is low and wide."""
    if not at.look.landscape or at.look.large_text:
        return lines
    for line in lines:
        line.expand = 1
    pairs = [lines[at_line : at_line + 2] for at_line in range(0, len(lines), 2)]
    if len(pairs[-1]) == 1:
        pairs[-1].append(ft.Container(expand=1))
    return [
        ft.Row(
            pair,
            spacing=at.look.gap,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for pair in pairs
    ]


def _headline(at: AtMatch, row: Row) -> str:
    if row.deal.annulled:
        return opening(at.game_words.annulled())
    if row.deal.out is None:
        return at.words.t("Blocked: everybody counts")
    return at.words.t("{name} went out", name=at.names[row.deal.out])


def _correctable(at: AtMatch) -> Logged | None:
    """The commit that put the last hand on the sheet, where undo would take it back now."""
    top, rows = at.state.undo, at.state.sheet.rows
    if not isinstance(top, Logged) or not isinstance(top.commit, DealSaved) or not rows:
        return None
    return top if top.commit.deal.id == rows[-1].deal.id else None


async def correct(at: AtMatch) -> None:
    """Takes the hand back off the sheet and opens its entry as it was."""
    saved = _correctable(at)
    if saved is None:
        return
    await at.store.undo(saved.id)
    if at.store.state.refusal is None:
        decided = at.store.state.form.entered.decided
        at.go(routes.entry(at.match_id) if decided else routes.match(at.match_id))


def _correct_button(at: AtMatch, saved: Logged | None) -> ft.Control:
    return icon_button(
        at.look,
        ft.Icons.EDIT_ROUNDED,
        undo_name(at.words, act_words(at.words, at.state, saved)),
        (lambda: correct(at)) if saved else None,
        identifier=ids.UNDO,
    )


def _sheet_button(at: AtMatch) -> ft.Control:
    return icon_button(
        at.look,
        ft.Icons.TABLE_CHART_ROUNDED,
        at.words.t("Score sheet"),
        lambda: at.go(routes.sheet(at.match_id)),
        identifier=ids.RESULT_SHEET,
    )


ResultScreen = match_screen(_draw)
HandScreen = match_screen(_draw_earlier)
