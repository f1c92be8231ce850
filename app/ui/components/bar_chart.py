"""Bars from nothing up to a limit, each with the sign of what it was below it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import flet as ft

from app.ui.components.chart import charts
from app.ui.components.chart_axes import axis, level, side, side_number, tooltip, tooltip_text
from app.ui.components.chart_places import Heights, bar_heights
from app.ui.components.text import LABEL, TextStyle, text
from app.ui.layout import Look


class Sign(Enum):
    """What stands under a bar."""

    STAR = "star"
    HALF = "half"


@dataclass(frozen=True)
class Bar:
    """`words`: what a tap shows. One with a sign is drawn in the colour of what went well."""

    value: int
    words: str
    sign: Sign | None = None


def bar_chart(
    look: Look, bars: Sequence[Bar], width: float, *, limit: int | None = None
) -> ft.Control:
    """At least one bar, at most a dozen on a phone; `width` is what there is for all of it."""
    fch = charts()
    height = 180 if look.short else 220
    room, below = 14 + side(look), look.box(30)
    drawn = bar_heights([bar.value for bar in bars], limit)
    chart = fch.BarChart(
        groups=[_group(look, at, bar, _thick(bars, width - room)) for at, bar in enumerate(bars)],
        group_alignment=ft.MainAxisAlignment.SPACE_AROUND,
        min_y=drawn.low,
        max_y=drawn.high,
        baseline_y=0,
        left_axis=_values(look, drawn.marks, limit, room),
        bottom_axis=_signs(look, bars, below, (width - room) / len(bars)),
        tooltip=fch.BarChartTooltip(**tooltip()),
        animation=ft.Animation(0),
        expand=True,
    )
    ground = ft.Container(_lines(drawn, limit), left=room, right=0, top=0, bottom=below)
    bars_above = ft.Container(chart, left=0, right=0, top=0, bottom=0)
    return ft.Stack([ground, bars_above], height=height + below)


def _lines(drawn: Heights, limit: int | None) -> ft.Control:
    """A line for each mark behind the bars. A grid of bars has lines of one kind only."""
    chart: ft.Control = charts().LineChart(
        data_series=[level(mark, limit, 1) for mark in sorted({*drawn.marks, limit or 0})],
        min_x=0,
        max_x=1,
        min_y=drawn.low,
        max_y=drawn.high,
        interactive=False,
        animation=ft.Animation(0),
        expand=True,
    )
    return chart


def _group(look: Look, at: int, bar: Bar, thick: float) -> ft.Control:
    fch = charts()
    well = bar.sign is not None
    rod = fch.BarChartRod(
        from_y=0,
        to_y=bar.value,
        width=thick,
        color=ft.Colors.PRIMARY if well else look.palette.chart_neutral,
        border_radius=ft.BorderRadius.only(top_left=5, top_right=5) if bar.value > 0 else 5,
        tooltip=fch.BarChartRodTooltip(text=bar.words, text_style=tooltip_text(look)),
    )
    group: ft.Control = fch.BarChartGroup(x=at, rods=[rod])
    return group


def _values(look: Look, marks: Sequence[int], limit: int | None, size: float) -> ft.BaseControl:
    return axis(
        [(mark, side_number(look, mark, limit, size)) for mark in marks],
        size,
        label_spacing=marks[1] - marks[0] if len(marks) > 1 else None,
        show_min=marks[0] == 0,
        show_max=False,
    )


def _signs(look: Look, bars: Sequence[Bar], size: float, pitch: float) -> ft.BaseControl:
    """`pitch`: px from bar to bar."""
    labels: list[tuple[int, ft.Control]] = [
        (
            at,
            ft.Container(
                sign_mark(look, bar.sign, pitch - 3),
                height=size - 8,
                alignment=ft.Alignment.CENTER,
            ),
        )
        for at, bar in enumerate(bars)
        if bar.sign is not None
    ]
    # Without a label of its own the axis would number the bars.
    return axis([(-1, ft.Text("")), *labels], size)


def sign_mark(look: Look, sign: Sign, most: float = 99) -> ft.Control:
    """A star, or a half: a win that is shared. It is `most` px wide at the most."""
    if sign is Sign.STAR:
        size = min(look.icon(18), most)
        return ft.Icon(ft.Icons.STAR_ROUNDED, size=size, color=ft.Colors.TERTIARY)
    size = min(look.grown(LABEL.size), most)
    return text(look, "½", TextStyle(size, ft.FontWeight.W_700), ft.Colors.TERTIARY, fixed=True)


def _thick(bars: Sequence[Bar], width: float) -> float:
    return max(6, min(30, width / max(len(bars), 1) * 0.62))
