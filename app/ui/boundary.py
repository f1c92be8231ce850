"""What becomes of an exception in the interface: it is reported, and there is a way on.

Flet's scheduler dies of a component that raises while it renders again, and the session stays
frozen without a word. A screen therefore catches its own exceptions, inside `ft.component`:

    @ft.component
    @bounded(fallback=broken)
    def TableScreen(...): ...
"""

import logging
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, Protocol, TypeVar

import flet as ft
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.utils.validation import validate

_log = logging.getLogger("tally_nine.ui")

Draw = TypeVar("Draw", bound=Callable[..., Any])
Report = Callable[[Exception], None]


class Fallback(Protocol):
    """Draws what stands in for a broken screen; `try_again` renders the screen anew.

    It is a plain function without hooks. It returns what the screen would: a control, or a view.
    """

    def __call__(self, error: Exception, try_again: Callable[[], None]) -> Any: ...


def report(error: Exception) -> None:
    """Write `error` with its traceback to the log: the default end of every exception here."""
    _log.error("%s: %s", type(error).__name__, error, exc_info=error)


def bounded(fallback: Fallback, on_error: Report = report) -> Callable[[Draw], Draw]:
    """A boundary around a component's function; put it under `@ft.component`.

    Exceptions of the function, and of the checks Flet makes on the controls it returns, go to
    `on_error`, and `fallback` is drawn instead. A child that is a component of its own renders
    later and outside: it needs its own boundary.
    """

    def around(draw: Draw) -> Draw:
        @wraps(draw)
        def safe(*args: Any, **kwargs: Any) -> Any:
            attempt, set_attempt = ft.use_state(0)
            try:
                drawn = draw(*args, **kwargs)
                check(drawn)
            except Exception as error:
                on_error(error)
                return fallback(error, lambda: set_attempt(attempt + 1))
            return drawn

        return safe  # type: ignore[return-value]

    return around


def check(drawn: Any) -> None:
    """Run Flet's own validation over a tree now, where its exception can still be caught.

    Raises ValueError for a control Flet would refuse when the tree is sent.
    """
    for control in _controls(drawn):
        validate(control)


def _controls(node: Any) -> Iterator[BaseControl]:
    """The controls of a tree, without the components in it: they are checked by themselves."""
    waiting = [node]
    while waiting:
        here = waiting.pop()
        if isinstance(here, (list, tuple)):
            waiting.extend(here)
        elif isinstance(here, BaseControl) and not isinstance(here, Component):
            yield here
            waiting.extend(getattr(here, "_values", {}).values())
            waiting.extend(vars(here).values())
