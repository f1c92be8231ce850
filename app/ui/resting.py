"""What is covered by another screen rests: nothing of it is drawn until it is looked at again.

Otherwise each step from screen to screen would draw all those below anew, and compare them.
"""

from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar, cast

import flet as ft
from flet.components.component import Component
from flet.components.utils import current_component

from app.ui.hooks import Box, use_box, use_hidden, use_on_top

P = ParamSpec("P")
R = TypeVar("R")


def resting(draw: Callable[P, R]) -> Callable[P, R]:
    """The component `draw`, which rests while the screen it is drawn in is covered.

    It is drawn again with other arguments, once when it becomes hidden, and as soon as its screen
    lies on top.
    """

    def rested(_: str | bool, kept: Box[list[Component]], *args: P.args, **kwargs: P.kwargs) -> R:
        # A part that changes by itself while it rests finds its contexts through those it was
        # drawn in, which Flet has let go of by then.
        kept.current = list(_and_those_around(current_component()))
        return draw(*args, **kwargs)

    left_alone = ft.memo(ft.component(rested))  # type: ignore[no-untyped-call]

    def called(*args: P.args, **kwargs: P.kwargs) -> R:
        location, on_top, hidden = ft.use_route_location(), use_on_top(), use_hidden()
        kept: Box[list[Component]] = use_box(list)
        return cast(R, left_alone(location if on_top else hidden, kept, *args, **kwargs))

    return called


def _and_those_around(one: Component | None) -> Iterator[Component]:
    while one is not None:
        yield one
        parent = one._parent_component
        one = parent() if parent else None
