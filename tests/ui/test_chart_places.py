"""Where things stand in a chart of totals."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.components.chart_places import apart, bar_heights, every, heights


@pytest.mark.parametrize(
    ("totals", "limit", "low", "marks"),
    [
        ([0, 40, 101], 100, 0, (0, 20, 40, 60, 80, 100)),
        ([0, 12], 50, 0, (0, 10, 20, 30, 40, 50)),
        ([0, 12], 30, 0, (0, 10, 20, 30)),
        ([-15, 55], 50, -15, (-10, 0, 10, 20, 30, 40, 50)),
        ([0, 260], 100, 0, (0, 40, 80, 100, 120, 160, 200, 240)),
        ([0, 7], 7, 0, (0, 7)),
    ],
)
def test_the_limit_is_always_marked(
    totals: list[int], limit: int, low: int, marks: tuple[int, ...]
) -> None:
    drawn = heights(totals, limit)
    assert (drawn.low, drawn.marks) == (low, marks)
    assert drawn.high > max(*totals, limit)


@pytest.mark.parametrize(
    ("values", "limit", "marks"),
    [
        ((62, 104), 100, (0, 50, 100)),
        ((12, 33), 30, (0, 15, 30)),
        ((7, 25), 25, (0, 25)),
        ((160,), 30, (0, 50, 100, 150)),
        ((12, 33), None, (0, 10, 20, 30)),
        ((0,), None, (0, 1)),
        ((-12, 40), 100, (0, 50, 100)),
        ((-60, 40), None, (-50, 0)),
    ],
)
def test_the_marks_beside_bars(
    values: tuple[int, ...], limit: int | None, marks: tuple[int, ...]
) -> None:
    found = bar_heights(values, limit)
    assert found.marks == marks
    assert found.low <= min(0, *values)
    assert found.high > max(values)


@given(st.lists(st.floats(-50, 400), min_size=1, max_size=6))
def test_badges_never_lie_on_each_other_and_keep_their_order(wanted: list[float]) -> None:
    places = apart(wanted, 28, 300)
    assert all(14 - 1e-6 <= place <= 286 + 1e-6 for place in places)
    ordered = sorted(places)
    assert all(after - before >= 28 - 1e-6 for before, after in pairwise(ordered))
    by_place = sorted(range(len(wanted)), key=lambda at: (places[at], at))
    assert by_place == sorted(range(len(wanted)), key=lambda at: (wanted[at], at))


def test_badges_with_room_stay_where_they_belong() -> None:
    assert apart([40, 100, 200], 28, 300) == (40, 100, 200)


@pytest.mark.parametrize(
    ("count", "most", "step"), [(7, 8, 1), (9, 8, 2), (30, 8, 5), (9999, 4, 9999)]
)
def test_so_many_numbers_as_there_is_room_for(count: int, most: int, step: int) -> None:
    assert every(count, most) == step
