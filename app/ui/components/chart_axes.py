"""What bars and lines stand against: the numbers at the side, the limit, and what a tap says."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from app.ui.components.chart import charts
from app.ui.components.text import LABEL, SUPPORT, bold, text
from app.ui.layout import Look


def axis(labels: Sequence[tuple[int, ft.Control]], size: float, **options: Any) -> ft.BaseControl:
    """`labels` at their values, in a strip `size` px wide or high; `options` are `ChartAxis`'s."""
    fch = charts()
    found: ft.BaseControl = fch.ChartAxis(
        labels=[fch.ChartAxisLabel(value=value, label=label) for value, label in labels],
        label_size=size,
        **options,
    )
    return found


def side(look: Look) -> float:
    """Pixels that a number of three digits takes at the side."""
    return 3 * look.grown(LABEL.size) * 0.62


def side_number(look: Look, mark: int, limit: int | None, width: float) -> ft.Control:
    """The number at a mark, a little apart from what is drawn beside it."""
    at_limit = mark == limit
    word = text(
        look,
        str(mark),
        bold(LABEL) if at_limit else SUPPORT,
        ft.Colors.ERROR if at_limit else ft.Colors.ON_SURFACE_VARIANT,
        lines=1,
        align=ft.TextAlign.END,
    )
    return ft.Container(
        word, width=width, padding=ft.Padding.only(right=8), alignment=ft.Alignment.CENTER_RIGHT
    )


def level(mark: int, limit: int | None, to: int) -> ft.BaseControl:
    """A line straight across at `mark`, from 0 to `to`; dashed and red at the limit."""
    fch, at_limit = charts(), mark == limit
    line: ft.BaseControl = fch.LineChartData(
        points=[fch.LineChartDataPoint(end, mark, show_tooltip=False) for end in (0, to)],
        color=ft.Colors.ERROR if at_limit else ft.Colors.OUTLINE_VARIANT,
        stroke_width=2 if at_limit else 1,
        dash_pattern=[8, 6] if at_limit else None,
        point=False,
    )
    return line


def tooltip() -> dict[str, Any]:
    """What the tooltips of all charts are made with, in the colours of a snack bar."""
    return {
        "bgcolor": ft.Colors.INVERSE_SURFACE,
        "border_radius": 8,
        "margin": 4,
        "padding": ft.Padding.symmetric(horizontal=10, vertical=6),
        "fit_inside_horizontally": True,
        "fit_inside_vertically": True,
    }


def tooltip_text(look: Look) -> ft.TextStyle:
    return ft.TextStyle(color=ft.Colors.ON_INVERSE_SURFACE, size=look.font(SUPPORT.size))
