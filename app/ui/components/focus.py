"""Where the keyboard's focus goes after a shortcut, so that Enter means what a screen is for."""

import asyncio
from contextlib import suppress
from typing import Final

import flet as ft

_TRIES: Final = 5
_PAUSE: Final = 0.03
_LONGEST: Final = 5.0
"""Seconds: between two tries, for a control is drawn anew now and then; and for the client to
answer, which a control that has gone never does.
"""

_REQUESTS: Final = 10
_PAINTED: Final = 0.15
"""Seconds between two requests: a button just switched on refuses until it has been painted."""


class PrimaryFocus:
    """Brings the keyboard's focus back to the primary action, so that Enter means it again.

    Enter presses whatever has the focus; after a shortcut that is to be the primary action. One
    for each screen, kept in a `use_box`. The button tells when it has the focus and when not.
    """

    def __init__(self) -> None:
        self.button: ft.Ref[ft.FilledButton] = ft.Ref()
        self._by_keys = False
        self._has = asyncio.Event()

    def back(self) -> None:
        """After a shortcut: asks the client for the focus, and does not wait."""
        self._by_keys = True
        self.again()

    def again(self) -> None:
        """Once the action can be pressed (an effect): it gets the focus if keys are in use."""
        if self.button.current is None or self.button.current.disabled:
            self.lost()
        elif self._by_keys:
            ft.context.page.run_task(self._until_it_has)

    def gained(self) -> None:
        """The button has the focus."""
        self._has.set()

    def lost(self) -> None:
        """The button has it no more."""
        self._has.clear()

    async def _until_it_has(self) -> None:
        for _ in range(_REQUESTS):
            await _focus(self.button)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has.wait(), _PAINTED)
                return


class FieldFocus:
    """Brings the keyboard's focus into a text field; kept in a `use_box`."""

    def __init__(self) -> None:
        self.control: ft.Ref[ft.TextField] = ft.Ref()

    def back(self) -> None:
        """Asks the client for it, and does not wait."""
        ft.context.page.run_task(_focus, self.control)


async def _focus(ref: ft.Ref[ft.FilledButton] | ft.Ref[ft.TextField]) -> None:
    for _ in range(_TRIES):
        control = ref.current
        if control is None or control.disabled:
            return
        try:
            async with asyncio.timeout(_LONGEST):
                await control.focus()  # type: ignore[no-untyped-call]
        except RuntimeError:
            # Drawn anew at this very moment; or gone, and the wish with it.
            await asyncio.sleep(_PAUSE)
        except TimeoutError:
            return
        else:
            return
