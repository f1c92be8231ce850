"""Hooks for the keyboard: shortcuts of a screen, and the rest they take while somebody types."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from app.ui.context import use_here
from app.ui.hooks import use_box, use_on_top
from app.ui.keyboard import Bindings, Layer

__all__ = ["Bindings", "Typing", "use_keys", "use_typing"]


def use_keys(bindings: Bindings, on: bool = True) -> None:
    """Shortcuts of the screen this is called from, while it is on top and `on`."""
    keyboard = use_here().session.keyboard
    layer = use_box(lambda: Layer(bindings)).current
    layer.bindings = bindings
    live = use_on_top() and on

    def put_up() -> None:
        if live:
            keyboard.put_up(layer)

    ft.use_effect(put_up, [live], cleanup=lambda: keyboard.take_down(layer))


@dataclass(frozen=True)
class Typing:
    """What a text field tells, so that shortcuts rest while it has the focus."""

    on_focus: Callable[[], None]
    on_blur: Callable[[], None]


def use_typing() -> Typing:
    """`ft.TextField(on_focus=typing.on_focus, on_blur=typing.on_blur, ...)`.

    One will do for all fields of a component. A component that goes frees the keys of its own.
    """
    keyboard = use_here().session.keyboard
    field = use_box(object).current
    ft.use_effect(lambda: None, [], cleanup=lambda: keyboard.free(field))
    return Typing(lambda: keyboard.hold(field), lambda: keyboard.free(field))
