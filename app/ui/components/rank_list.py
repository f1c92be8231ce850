"""The ranks at the end of a match, in one card."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.marks import Mark, flag
from app.ui.components.panel import panel, ruled
from app.ui.components.text import TITLE, TextStyle, digits, text
from app.ui.layout import Look

_LETTER: Final = 0.58
"""The width of a letter, as a share of its size."""


@dataclass(frozen=True)
class RankLine:
    """`rank` repeats for a shared one. `label` is the whole sentence for a screen reader."""

    seat: int
    name: str
    initial: str
    rank: str
    total: str
    label: str
    won: bool = False
    note: Mark | None = None


def rank_list(look: Look, lines: Sequence[RankLine], *, inset: float = 0) -> ft.Control:
    """`inset`: how much less wide than the page its place is."""
    return panel(
        ruled([_line(look, line, inset) for line in lines], indent=44),
        padding=ft.Padding.symmetric(horizontal=16, vertical=4),
    )


def _line(look: Look, line: RankLine, inset: float) -> ft.Control:
    lines = 2 if look.large_text else 1
    name = text(look, line.name, _name_style(look, line, inset), lines=lines)
    middle: list[ft.Control] = [ft.Container(name, expand=True, expand_loose=True)]
    place: list[ft.Control] = [text(look, line.rank, digits(20))]
    if line.won:
        trophy = ft.Icon(
            ft.Icons.EMOJI_EVENTS_ROUNDED, size=look.icon(20), color=ft.Colors.TERTIARY
        )
        # Beside a name in large letters it would cost some of them.
        (place if look.large_text and look.compact else middle).append(trophy)
    body: ft.Control = ft.Row(middle, spacing=10, expand=True)
    below: list[ft.Control] = []
    if line.note is not None:
        note = flag(look, line.note, TextStyle(13, ft.FontWeight.W_500))
        if look.large_text:
            # In large letters it needs the whole width.
            below.append(ft.Container(note, padding=ft.Padding.only(left=_place_width(look) + 10)))
        elif look.width < 380:
            body = ft.Column([ft.Row(middle, spacing=10), note], spacing=0, expand=True)
        else:
            middle.append(note)
    return ft.Semantics(
        label=line.label,
        exclude_semantics=True,
        container=True,
        content=ft.Container(
            ft.Column(
                [
                    ft.Row(
                        [
                            ft.Column(place, spacing=0, tight=True, width=_place_width(look)),
                            badge(look, line.seat, line.initial, 34),
                            body,
                            text(look, line.total, digits(26), lines=1),
                        ],
                        spacing=10,
                    ),
                    *below,
                ],
                spacing=0,
                tight=True,
            ),
            padding=ft.Padding.symmetric(vertical=6),
        ),
    )


def _place_width(look: Look) -> float:
    return max(22, look.icon(20) + 4)


def _name_style(look: Look, line: RankLine, inset: float) -> TextStyle:
    """As big as may be without a word in two: large text has two lines for a name."""
    if not look.large_text:
        return TITLE
    page = min(look.width, look.content_width or look.width) - 2 * look.edge
    total = look.grown(26) * _LETTER * len(line.total)
    room = page - inset - 32 - _place_width(look) - 34 - 30 - total
    longest = max((len(word) for word in line.name.split()), default=0)
    fits = (size for size in (20, 17, 14) if longest * look.grown(size) * _LETTER <= room)
    return replace(TITLE, size=next(fits, 14))
