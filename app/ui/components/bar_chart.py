"""Bars from nothing up to a limit, each with the sign of what it was below it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import Final

import flet as ft

from app.ui.components.chart import charts
from app.ui.components.text import LABEL, SUPPORT, TextStyle, bold, text
from app.ui.layout import Look

_MARKS: Final = 4
"""On the scale, above nothing, at the most."""


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


@dataclass(frozen=True)
class Scale:
    """`low` to `high` is drawn, `marks` are the numbers at the side."""

    low: float
    high: float
    marks: tuple[int, ...]


def scale(values: Sequence[int], limit: int | None) -> Scale:
    """Where a chart of `values` begins and ends, marked at the `limit` and half of it if that
    can be had.
    """
    most = max(*values, limit or 0, 1)
    least = min(*values, 0)
    step = _step(most - least)
    if limit and (most - least) // limit <= _MARKS:
        half = limit % 2 == 0 and (most - least) // (limit // 2) <= _MARKS
        step = limit // 2 if half else limit
    first = -(-least // step)
    return Scale(
        least * 1.1, most * 1.08, tuple(step * at for at in range(first, most // step + 1))
    )


def bar_chart(
    look: Look, bars: Sequence[Bar], width: float, *, limit: int | None = None
) -> ft.Control:
    """At least one bar, at most a dozen on a phone; `width` is what there is for all of it."""
    fch = charts()
    height = 180 if look.short else 220
    side, below = _side(look), look.box(30)
    drawn = scale([bar.value for bar in bars], limit)
    chart = fch.BarChart(
        groups=[_group(look, at, bar, _thick(bars, width - side)) for at, bar in enumerate(bars)],
        group_alignment=ft.MainAxisAlignment.SPACE_AROUND,
        min_y=drawn.low,
        max_y=drawn.high,
        baseline_y=0,
        left_axis=_values(look, drawn.marks, limit, side),
        bottom_axis=_signs(look, bars, below, (width - side) / len(bars)),
        tooltip=fch.BarChartTooltip(
            bgcolor=ft.Colors.INVERSE_SURFACE,
            border_radius=8,
            margin=4,
            padding=ft.Padding.symmetric(horizontal=10, vertical=6),
            fit_inside_horizontally=True,
            fit_inside_vertically=True,
        ),
        animation=ft.Animation(0),
        expand=True,
    )
    ground = ft.Container(_lines(drawn, limit), left=side, right=0, top=0, bottom=below)
    bars_above = ft.Container(chart, left=0, right=0, top=0, bottom=0)
    return ft.Stack([ground, bars_above], height=height + below)


def _lines(drawn: Scale, limit: int | None) -> ft.Control:
    """A line for each mark behind the bars, that of the limit dashed and red. A grid of bars has
    lines of one kind only.
    """
    fch = charts()
    series = [
        fch.LineChartData(
            points=[fch.LineChartDataPoint(0, mark), fch.LineChartDataPoint(1, mark)],
            color=ft.Colors.ERROR if mark == limit else ft.Colors.OUTLINE_VARIANT,
            stroke_width=2 if mark == limit else 1,
            dash_pattern=[8, 6] if mark == limit else None,
            point=False,
        )
        for mark in sorted({*drawn.marks, limit or 0})
    ]
    chart: ft.Control = fch.LineChart(
        data_series=series,
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
    style = ft.TextStyle(color=ft.Colors.ON_INVERSE_SURFACE, size=look.font(SUPPORT.size))
    rod = fch.BarChartRod(
        from_y=0,
        to_y=bar.value,
        width=thick,
        color=ft.Colors.PRIMARY if well else look.palette.chart_neutral,
        border_radius=ft.BorderRadius.only(top_left=5, top_right=5) if bar.value > 0 else 5,
        tooltip=fch.BarChartRodTooltip(text=bar.words, text_style=style),
    )
    group: ft.Control = fch.BarChartGroup(x=at, rods=[rod])
    return group


def _values(look: Look, marks: Sequence[int], limit: int | None, size: float) -> ft.Control:
    fch = charts()
    labels = []
    for mark in marks:
        at_limit = mark == limit
        word = text(
            look,
            str(mark),
            bold(LABEL) if at_limit else SUPPORT,
            ft.Colors.ERROR if at_limit else ft.Colors.ON_SURFACE_VARIANT,
            lines=1,
            align=ft.TextAlign.END,
        )
        labels.append(
            fch.ChartAxisLabel(
                value=mark,
                label=ft.Container(
                    word,
                    width=size,
                    alignment=ft.Alignment.CENTER_RIGHT,
                    padding=ft.Padding.only(right=8),
                ),
            )
        )
    step = marks[1] - marks[0] if len(marks) > 1 else None
    axis: ft.Control = fch.ChartAxis(
        labels=labels, label_size=size, label_spacing=step, show_min=marks[0] == 0, show_max=False
    )
    return axis


def _signs(look: Look, bars: Sequence[Bar], size: float, pitch: float) -> ft.Control:
    fch = charts()
    labels = [
        fch.ChartAxisLabel(
            value=at,
            label=ft.Container(
                sign_mark(look, bar.sign, pitch - 3),
                height=size - 8,
                alignment=ft.Alignment.CENTER,
            ),
        )
        for at, bar in enumerate(bars)
        if bar.sign is not None
    ]
    # Without a label of its own the axis would number the bars.
    nothing = fch.ChartAxisLabel(value=-1, label=ft.Text(""))
    axis: ft.Control = fch.ChartAxis(labels=[nothing, *labels], label_size=size)
    return axis


def sign_mark(look: Look, sign: Sign, most: float = 99) -> ft.Control:
    """A star, or a half: a win that is shared. It is `most` px wide at the most."""
    if sign is Sign.STAR:
        size = min(look.icon(18), most)
        return ft.Icon(ft.Icons.STAR_ROUNDED, size=size, color=ft.Colors.TERTIARY)
    size = min(look.grown(LABEL.size), most)
    return text(look, "½", TextStyle(size, ft.FontWeight.W_700), ft.Colors.TERTIARY, fixed=True)


def _thick(bars: Sequence[Bar], width: float) -> float:
    return max(6, min(30, width / max(len(bars), 1) * 0.62))


def _side(look: Look) -> float:
    """Room for a number of three digits, and what parts it from the bars."""
    return 14 + 3 * look.grown(LABEL.size) * 0.62


def _step(span: int) -> int:
    """Of 1, 2, 5, 10, 20, ... the first that marks `span` often enough."""
    steps = (step * int(10**power) for power in count() for step in (1, 2, 5))
    return next(step for step in steps if span // step <= _MARKS)
