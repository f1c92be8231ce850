"""Screens that are loaded when they are first shown: the first of all does not wait for them."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import flet as ft

from app.ui.boundary import report
from app.ui.hooks import use_value
from app.ui.screens.broken import Broken
from app.ui.view import view

_HERE: Final = __name__.rpartition(".")[0]

Screen = Callable[[], Any]


class Later:
    """The component of a route: "module:Name", of a module below this package."""

    def __init__(self, place: str) -> None:
        module, _, self._name = place.partition(":")
        self._module = f"{_HERE}.{module}"

    def load(self) -> Screen:
        """The screen itself. Raises whatever its module raises."""
        screen: Screen = getattr(import_module(self._module), self._name)
        return screen

    def __call__(self) -> Any:
        try:
            screen = self.load()
        except Exception as error:
            # Let out of here it would end the router, and the session with it.
            report(error)
            return Unloaded(self.load)
        return screen()


@ft.component
def Unloaded(load: Callable[[], Screen]) -> Any:
    """In the place of a screen that could not be loaded, until it is when tried again."""
    found, find = use_value(tuple[Screen, ...])

    def again() -> None:
        try:
            find((load(),))
        except Exception as error:
            report(error)

    failed = view(Broken(again))
    return found[0]() if found else failed
