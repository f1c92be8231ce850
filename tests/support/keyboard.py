"""A window driven by the keyboard alone: Tab to a control, Enter to press it, keys for cards."""

from contextlib import suppress
from typing import Final

from playwright.async_api import TimeoutError

from app.domain.entry import Left, blank, entered
from app.ui import ids
from tests.support.screen import at
from tests.support.table import Table

FOCUSED = """() => document.activeElement
  ?.closest("[flt-semantics-identifier]")?.getAttribute("flt-semantics-identifier") ?? "" """
"""The identifier of the control that has the keyboard's focus."""

MOVED = f"(before) => ({FOCUSED})() !== before"

MOST: Final = 60
"""Tabs after which a control is not to be reached by them."""

AT_HAND: Final = frozenset(
    {ids.TABLE_OVER, ids.ENTRY_NEXT, ids.ENTRY_SAVE, ids.RESULT_NEXT, ids.FINISH_REMATCH}
)
"""What Enter presses without any Tab: the primary action of a screen comes with the focus."""

KEYS: Final = {"10": "0"}


class KeyTable(Table):
    """The verbs of `Table`; no click is made, and nothing is focused but by keys."""

    def left(self, seat: int) -> Left:
        """What is entered for a seat, as the disk has it."""
        seats = len(self.stored.record.setup.players)
        return entered(blank(seats), self.draft.steps).left[seat]

    async def reach(self, identifier: str) -> None:
        """Gives the control the focus."""
        await self.there(identifier)
        if identifier in AT_HAND:
            await self.page.wait_for_function(
                f"(wanted) => ({FOCUSED})() === wanted", arg=identifier
            )
            return
        passed = []
        while (now := await self.page.evaluate(FOCUSED)) != identifier:
            passed.append(now)
            assert len(passed) < MOST, f"no way to {identifier} by Tab, only to {set(passed)}"
            await self.page.keyboard.press("Tab")
            # Pressed while a screen gives way to another, Tab goes nowhere: it is pressed again.
            with suppress(TimeoutError):
                await self.page.wait_for_function(MOVED, arg=now, timeout=1_000)

    async def tap(self, identifier: str, *, shows: str | None = None) -> None:
        await self.reach(identifier)
        # A switch takes the space bar, as those of web pages do.
        switch = await at(self.page, identifier).get_attribute("role") == "switch"
        key = "Space" if switch else "Enter"
        await self.page.keyboard.press(key)
        self.taps += 1
        if shows is None:
            return
        if identifier in AT_HAND:
            # Pressed while the action is being switched on, it goes nowhere: it is pressed again.
            with suppress(TimeoutError):
                await at(self.page, shows).wait_for(state="attached", timeout=3_000)
                return
            if await self.page.evaluate(FOCUSED) == identifier:
                await self.page.keyboard.press(key)
        await self.there(shows)

    async def fill(self, identifier: str, text: str) -> None:
        await self.reach(identifier)
        await self.page.keyboard.type(text)

    async def cards(self, ranks: str) -> None:
        for rank in ranks.split():
            await self.hit(KEYS.get(rank, rank), ids.entry_key(rank))

    async def hit(self, key: str, prefix: str) -> None:
        """A key that changes something about the controls named by `prefix`."""
        await self.changes(prefix, lambda: self.press(key))

    async def press(self, key: str) -> None:
        """A key or shortcut by its name in the browser: "9", "Control+z", "ArrowLeft"."""
        await self.page.keyboard.press(key)
