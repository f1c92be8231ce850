"""A hand with what it cost: its headline, what is to be said about it, a line a player."""

from collections.abc import Sequence

import flet as ft

from app.domain.sheet import Row
from app.l10n.catalog import opening
from app.ui.components.header import Leave, header
from app.ui.components.notice import notice
from app.ui.components.result_row import result_row
from app.ui.components.scaffold import scaffold
from app.ui.components.steps import big_question
from app.ui.screens.gate import AtMatch
from app.ui.screens.result.lines import result_lines
from app.ui.screens.result.remarks import Remark
from app.ui.screens.table.facts import limit


def hand_page(
    at: AtMatch,
    row: Row,
    *,
    tools: Sequence[ft.Control],
    said: Sequence[Remark],
    below: Sequence[ft.Control],
    action: ft.Control,
    way_out: str,
    leave: Leave,
) -> ft.Control:
    """The whole screen; `way_out` is the address that leaving leads to."""
    look, game, words = at.look, at.game_words, at.words
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
            on_leave=lambda: at.go(way_out),
            leave_label=words.t("Back") if leave is Leave.BACK else words.t("Close"),
            leave=leave,
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
