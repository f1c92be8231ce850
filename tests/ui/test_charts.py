"""Charts: what stands for them where they cannot be seen."""

import flet as ft
import pytest

from app.ui.components.bar_chart import Bar, Sign, bar_chart
from app.ui.components.chart import Numbers, chart_card, number_table
from app.ui.layout import Look
from tests.support.stage import controls


def labels(root: ft.Control) -> list[str]:
    """What a screen reader finds."""
    found = list(controls(root))
    silent = {
        id(below)
        for each in found
        if isinstance(each, ft.Semantics) and each.exclude_semantics
        for below in controls(each.content)
    }
    heard = [each for each in found if id(each) not in silent]
    said = [each.label for each in heard if isinstance(each, ft.Semantics) and each.label]
    return said + [each.value for each in heard if isinstance(each, ft.Text)]


NUMBERS = Numbers(
    ("Match", "T", "R"), (("today", "40", "won"), ("1 Mar", "104", "")), ("", "Total", "Result")
)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_chart_is_one_sentence_and_a_table(text_scale: float) -> None:
    look = Look(text_scale=text_scale)
    picture = bar_chart(look, [Bar(40, "40", Sign.STAR), Bar(104, "104")], 320, limit=100)
    card = chart_card(
        look,
        "Totals",
        picture,
        "From 40 to 104 points",
        NUMBERS,
        shown=True,
        on_toggle=lambda: None,
        toggle="Hide numbers",
    )
    assert sorted(labels(card)) == [
        "1 Mar: Total 104",
        "From 40 to 104 points",
        "Hide numbers",
        "Totals",
        "today: Total 40, Result won",
    ]
    shown = [one.value for one in controls(number_table(look, NUMBERS)) if isinstance(one, ft.Text)]
    assert ("R" in shown) is (text_scale == 1.0)
