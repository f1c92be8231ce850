"""Lines of totals over the hands, each with its player's dash, the limit dashed above them; at the
right end the players' badges, pushed apart where they would lie on each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.ui.components.badge import badge
from app.ui.components.chart import charts
from app.ui.components.chart_axes import axis, level, side, side_number, tooltip, tooltip_text
from app.ui.components.chart_places import Heights, apart, every, heights
from app.ui.components.text import SUPPORT, text
from app.ui.layout import Look


@dataclass(frozen=True)
class Line:
    """`points`: hands (0 is the beginning) with the total after each, in order."""

    seat: int
    name: str
    initial: str
    points: Sequence[tuple[int, int]]


def line_chart(look: Look, lines: Sequence[Line], hands: int, limit: int) -> ft.Control:
    """At least one hand. It takes the width there is."""
    totals = [total for line in lines for _, total in line.points]
    drawn = heights(totals, limit)
    tall = 190.0 if look.short else 240.0
    below, room = look.box(28), 18 + side(look)
    plot = ft.Container(
        _chart(look, lines, hands, limit, drawn, room, below), height=tall + below, expand=True
    )
    ends = _ends(look, lines, drawn, tall)
    # The number of the last hand stands below the end of the lines, half of it beyond.
    beyond = look.grown(SUPPORT.size) * 0.56 * len(str(hands)) / 2
    return ft.Row(
        [plot, ends], spacing=max(4, beyond + 1), vertical_alignment=ft.CrossAxisAlignment.START
    )


def _chart(
    look: Look,
    lines: Sequence[Line],
    hands: int,
    limit: int,
    drawn: Heights,
    room: float,
    below: float,
) -> ft.Control:
    fch = charts()
    chart: ft.Control = fch.LineChart(
        data_series=[level(limit, limit, hands), *(_series(look, line) for line in lines)],
        min_x=0,
        max_x=hands,
        min_y=drawn.low,
        max_y=drawn.high,
        left_axis=axis(
            [(mark, side_number(look, mark, limit, room - 4)) for mark in drawn.marks],
            room,
            label_spacing=1,
        ),
        bottom_axis=axis(
            [(hand, _hand(look, hand)) for hand in _hands(look, hands)], below, label_spacing=1
        ),
        horizontal_grid_lines=fch.ChartGridLines(
            interval=_interval(drawn, limit), color=ft.Colors.OUTLINE_VARIANT, width=1
        ),
        tooltip=fch.LineChartTooltip(max_width=200, **tooltip()),
        animation=ft.Animation(0),
        expand=True,
    )
    return chart


def _series(look: Look, line: Line) -> ft.BaseControl:
    fch, colours, said = charts(), look.seat(line.seat), tooltip_text(look)
    last = len(line.points) - 1
    points = [
        fch.LineChartDataPoint(
            hand,
            total,
            point=fch.ChartCirclePoint(color=colours.fill, radius=4, stroke_width=0)
            if at == last
            else False,
            tooltip=fch.LineChartDataPointTooltip(text=f"{line.name} {total}", text_style=said),
        )
        for at, (hand, total) in enumerate(line.points)
    ]
    series: ft.BaseControl = fch.LineChartData(
        points=points,
        color=colours.fill,
        stroke_width=3,
        dash_pattern=list(colours.dash) or None,
        rounded_stroke_cap=not colours.dash,
    )
    return series


def _hand(look: Look, hand: int) -> ft.Control:
    word = text(look, str(hand), SUPPORT, ft.Colors.ON_SURFACE_VARIANT, lines=1)
    return ft.Container(word, padding=ft.Padding.only(top=6), alignment=ft.Alignment.TOP_CENTER)


def _hands(look: Look, hands: int) -> range:
    """The hands whose numbers stand below, so many as there is room for."""
    most = 4 if look.large_text and look.compact else 8 if look.compact else 12
    step = every(hands, most)
    return range(step, hands + 1, step)


def _interval(drawn: Heights, limit: int) -> int:
    at = drawn.marks.index(limit)
    return drawn.marks[at] - drawn.marks[at - 1] if at else limit


def _ends(look: Look, lines: Sequence[Line], drawn: Heights, tall: float) -> ft.Control:
    """The badges at the heights of the last totals, a little apart."""
    size = 26.0
    scale = tall / (drawn.high - drawn.low)
    wanted = [(drawn.high - line.points[-1][1]) * scale for line in lines]
    places = apart(wanted, size + 2, tall + size)
    badges: list[ft.Control] = [
        ft.Container(badge(look, line.seat, line.initial, size), top=place - size / 2, left=0)
        for line, place in zip(lines, places, strict=True)
    ]
    return ft.Stack(badges, width=size, height=tall + size)
