"""The keyboard of one client: each key goes to the screen on top, none while somebody types."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import isawaitable
from typing import Final

import flet as ft

from app.ui.boundary import report

Bindings = Mapping[str, Callable[[], object]]
"""What a key does. Keys are named as on a Latin keyboard: "1", "Z", "Backspace", "Page Down",
"Arrow Left", with "ctrl+" (Command on a Mac) and "shift+" before them, in this order. What is
returned is awaited if it can be. Enter and space also press the control that has the focus: bind
them only where that does no harm.
"""

# Where the keys for undo and redo are on the Cyrillic layouts, so that Ctrl+Z is one on all.
_BY_PLACE: Final = {"Я": "Z", "Н": "Y"}
_MODAL: Final = (ft.AlertDialog, ft.BottomSheet)


@dataclass(eq=False)
class Layer:
    """The bindings of one screen."""

    bindings: Bindings


class Keyboard:
    """The one dispatcher of a client: a key goes to the layer put up last that binds it."""

    def __init__(self) -> None:
        self._layers: list[Layer] = []
        self._fields: set[object] = set()

    def listen(self, page: ft.Page) -> None:
        """Takes the one keyboard event of `page` for good."""

        async def pressed(e: ft.KeyboardEvent) -> None:
            if not _is_covered(page):
                await self.press(key_name(e.key, ctrl=e.ctrl or e.meta, shift=e.shift))

        page.on_keyboard_event = pressed

    async def press(self, key: str) -> None:
        """Does what `key` is bound to, if anything, and if nobody is typing."""
        if self._fields:
            return
        for layer in reversed(self._layers):
            act = layer.bindings.get(key)
            if act is not None:
                await _carried_out(act)
                return

    def put_up(self, layer: Layer) -> None:
        """`layer` comes first from now on."""
        self.take_down(layer)
        self._layers.append(layer)

    def take_down(self, layer: Layer) -> None:
        """`layer` hears of no key any more."""
        if layer in self._layers:
            self._layers.remove(layer)

    def hold(self, field: object) -> None:
        """Somebody types in `field`."""
        self._fields.add(field)

    def free(self, field: object) -> None:
        """Nobody types in `field` any more."""
        self._fields.discard(field)


def key_name(key: str, *, ctrl: bool = False, shift: bool = False) -> str:
    """The name that `Bindings` has for a key the client tells of."""
    name = key.removeprefix("Numpad ")
    if len(name) == 1:
        name = name.upper()
    if ctrl:
        name = _BY_PLACE.get(name, name)
    return f"{'ctrl+' if ctrl else ''}{'shift+' if shift else ''}{name}"


async def _carried_out(act: Callable[[], object]) -> None:
    try:
        done = act()
        if isawaitable(done):
            await done
    except Exception as error:
        report(error)


def _is_covered(page: ft.Page) -> bool:
    """Whether a dialog lies over the screens."""
    dialogs = page._dialogs.controls
    return any(isinstance(dialog, _MODAL) and dialog.open for dialog in dialogs)
