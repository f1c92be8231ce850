"""Where the keyboard's focus goes after a shortcut, so that Enter means what a screen is for."""

import asyncio
from typing import Final

import flet as ft

_LONGEST: Final = 5.0
"""Seconds that the client may take to answer; a control that has gone never does."""


class PrimaryFocus:
    """Brings the keyboard's focus back to the primary action, so that Enter means it again.

    Enter presses whatever has the focus; after a shortcut that is to be the primary action. One
    for each screen, kept in a `use_box`.
    """

    def __init__(self) -> None:
        self.button: ft.Ref[ft.FilledButton] = ft.Ref()
        self._by_keys = False

    def back(self) -> None:
        """After a shortcut: asks the client for the focus, and does not wait."""
        self._by_keys = True
        self.again()

    def again(self) -> None:
        """Once the action can be pressed (an effect): it gets the focus if keys are in use."""
        button = self.button.current
        if self._by_keys and button is not None and not button.disabled:
            ft.context.page.run_task(_focus, button)


class FieldFocus:
    """Brings the keyboard's focus into a text field; kept in a `use_box`."""

    def __init__(self) -> None:
        self.control: ft.Ref[ft.TextField] = ft.Ref()

    def back(self) -> None:
        """Asks the client for it, and does not wait."""
        field = self.control.current
        if field is not None:
            ft.context.page.run_task(_focus, field)


async def _focus(control: ft.FilledButton | ft.TextField) -> None:
    try:
        async with asyncio.timeout(_LONGEST):
            await control.focus()  # type: ignore[no-untyped-call]
    except (RuntimeError, TimeoutError):
        # The screen or the client has gone meanwhile, and the wish with it.
        return
