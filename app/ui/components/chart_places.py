"""Where things stand in a chart: its marks, and labels that must not lie on each other. No Flet."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)

_BAR_MARKS: Final = 4
"""Beside bars, above nothing, at the most."""


@dataclass(frozen=True)
class Heights:
    """What is drawn up and down: from `low` to `high`, with numbers at `marks`."""

    low: float
    high: float
    marks: tuple[int, ...]


def heights(totals: Sequence[int], limit: int) -> Heights:
    """Where a chart of `totals` begins and ends; `limit` is always among its marks."""
    low, high = min(*totals, 0), max(*totals, limit)
    fits = [step for step in _STEPS if limit % step == 0 and limit // step <= 5]
    step = fits[0] if fits else limit
    while (high - low) // step > 7:
        step *= 2
    first = -(-low // step) * step
    marks = {*range(first, high + 1, step), limit}
    return Heights(low, high + max(1, (high - low) // 25), tuple(sorted(marks)))


def bar_heights(values: Sequence[int], limit: int | None) -> Heights:
    """Where a chart of bars begins and ends, marked at the `limit` and half of it if that can be
    had.
    """
    most = max(*values, limit or 0, 1)
    least = min(*values, 0)
    step = _step(most - least)
    if limit and (most - least) // limit <= _BAR_MARKS:
        half = limit % 2 == 0 and (most - least) // (limit // 2) <= _BAR_MARKS
        step = limit // 2 if half else limit
    first = -(-least // step)
    marks = tuple(step * at for at in range(first, most // step + 1))
    return Heights(least * 1.1, most * 1.08, marks)


def apart(wanted: Sequence[float], size: float, room: float) -> tuple[float, ...]:
    """Where things of `size` stand whose middles would best be at `wanted`: none on another, all
    between 0 and `room`, as near as the order allows.
    """
    order = sorted(range(len(wanted)), key=lambda at: (wanted[at], at))
    places = [0.0] * len(wanted)
    least = size / 2
    for at in order:
        places[at] = least = max(wanted[at], least)
        least += size
    most = room - size / 2
    for at in reversed(order):
        places[at] = most = min(places[at], most)
        most -= size
    return tuple(places)


def every(number: int, most: int) -> int:
    """The step by which `number` things are numbered `most` times at most."""
    return next((step for step in _STEPS if number <= most * step), number)


def _step(span: int) -> int:
    """Of 1, 2, 5, 10, 20, ... the first that marks `span` often enough."""
    steps = (step * int(10**power) for power in count() for step in (1, 2, 5))
    return next(step for step in steps if span // step <= _BAR_MARKS)
