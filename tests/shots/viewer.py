"""One client in a real Chromium whose window, text size, language and theme change as it lives."""

import asyncio
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

import flet as ft
from flet.controls.base_control import BaseControl
from playwright.async_api import Browser, BrowserContext, Page
from playwright.async_api import TimeoutError as TimedOut

from app.l10n.catalog import words_for
from app.ui import ids, routes
from app.ui.layout import Look
from tests.shots.house import House, Looks
from tests.shots.painting import Box, Painting, painting
from tests.shots.scenes import Scene, nothing
from tests.support.screen import at, painted
from tests.support.stage import controls

_PAINT: Final = Path(__file__).with_name("paint.js")
_PATIENCE: Final = 60.0
"""Seconds that a screen may take until nothing moves any more."""

_TRIES: Final = 100
"""Looks at a screen, some 50 ms apart, until it must be still."""

_ASKED: Final = 1
"""Messages that it takes to ask the client."""

Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class Frame:
    """A window of `width` x `height` px, with text of `text` per cent."""

    width: int
    height: int
    text: int = 100

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.text}"


_ROOMY: Final = Frame(1180, 820)
"""Here whatever is to be tapped is in sight."""


class NotStill(AssertionError):
    """The screen did not come to rest in the state that was waited for."""


class Viewer:
    """`async with Viewer(...)` opens `house` and waits for its first screen.

    A `blind` one knows what is painted and where, but no pictures can be taken.
    """

    def __init__(
        self, chromium: Browser, house: House, looks: Looks, *, blind: bool = False
    ) -> None:
        self._chromium = chromium
        self._blind = blind
        self._house = house
        self._looks = looks
        self._frame = Frame(390, 844)
        self._theme: Theme = "light"
        self._rested = False
        """Nothing was done since the screen came to rest."""

    async def __aenter__(self) -> "Viewer":
        self._context: BrowserContext = await self._chromium.new_context(
            viewport={"width": self._frame.width, "height": self._frame.height},
            locale="en",
            color_scheme="light",
            # What moves would only be waited for.
            reduced_motion="reduce",
        )
        self._context.set_default_timeout(_PATIENCE * 1000)
        if self._blind:
            await self._context.add_init_script("globalThis.paintingBlindly = true")
        await self._context.add_init_script(path=_PAINT)
        self.browser: Page = await self._context.new_page()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._context.close()

    async def come_in(self) -> None:
        """Open the house, and wait for the first screen."""
        known = len(self._house.pages)
        await self.browser.goto(self._house.url)
        await painted(self.browser)
        await self._until(lambda: len(self._house.pages) > known, lambda: "no session began")
        self._session: ft.Page = self._house.pages[known]
        self._frame = replace(self._frame, text=100)
        await self.rest()

    async def go_out(self) -> None:
        """Leave, and forget the house."""
        await self.browser.evaluate("sessionStorage.clear(), localStorage.clear()")
        await self.browser.goto("about:blank")

    async def speak(self, locale: str) -> None:
        """Choose a language in the settings, as people do."""
        await self.frame(_ROOMY)
        await self.go(routes.SETTINGS)
        await at(self.browser, ids.settings("language", locale)).click()
        title = words_for(locale).t("Settings")
        await self.browser.locator(f'[aria-label="{title}"], h1:text-is("{title}")').first.wait_for(
            state="attached"
        )

    async def go(self, route: str) -> None:
        """Show the screen at an address."""
        await self._turn_to(route)
        await self.rest()

    async def enter(self, scene: Scene, frame: Frame = _ROOMY, theme: Theme = "light") -> None:
        """Bring about what the scene shows, in this frame."""
        before = _match_of(self._session.route)
        if scene.act is not nothing and before not in ("", _match_of(scene.route)):
            # As people go. Straight from one to another the client takes the place of a screen for
            # the same one, and what is opened there next closes with what was open before.
            await self.go(routes.HOME)
        await self._turn_to(scene.route)
        await self.frame(frame, theme)
        if scene.act is not nothing:
            await self._bring_about(scene)
        while not self._has(scene.shows):
            await self._until(lambda: self._has(scene.shows), lambda: f"no {scene.shows} is there")
            await self.rest()

    async def leave(self, scene: Scene) -> None:
        """Take back what `enter` did beyond going there."""
        if scene.leave is nothing:
            return
        try:
            await scene.leave(self.browser)
            await self.rest()
        except TimedOut:
            print(f"{scene.name} was left by coming back", file=sys.stderr)
            await self._come_back()

    async def scroll(self, box: Box, down: float) -> None:
        """Turn the wheel over the middle of `box`; negative: up."""
        turned = await self.browser.evaluate("painting.wheels")
        await self.browser.mouse.move(*box.middle)
        await self.browser.mouse.wheel(0, down)
        await self.browser.wait_for_function("(before) => painting.wheels > before", arg=turned)
        # Where the pointer lies, things look otherwise.
        await self.browser.mouse.move(0, 0)
        await self.rest()

    @property
    def now(self) -> Frame:
        return self._frame

    async def frame(self, frame: Frame, theme: Theme = "light") -> None:
        """Resize the window and the text, as the system's settings do, and wait for the app."""
        if (frame, theme) == (self._frame, self._theme) and self._rested:
            return
        if (frame.width, frame.height) != (self._frame.width, self._frame.height):
            await self.browser.set_viewport_size({"width": frame.width, "height": frame.height})
        if frame.text != self._frame.text:
            await self.browser.evaluate(
                "(size) => { document.documentElement.style.fontSize = size }",
                f"{16 * frame.text / 100}px",
            )
        if theme != self._theme:
            await self.browser.emulate_media(color_scheme=theme)
        self._frame, self._theme = frame, theme
        await self.rest()

    async def rest(self) -> None:
        """Waits until the app has drawn for this frame, and nothing is sent nor painted any more.

        The client answers once it has taken in all that was sent before, and what it told the app
        before has then arrived as well.
        """
        for _ in range(_TRIES):
            await self._until(self._fits, lambda: f"{self._frame} was never drawn: {self._look}")
            sent, before = self._sent, await self.browser.evaluate("painting.painted")
            await self._session.get_device_info()
            after = await self.browser.evaluate("painting.frames(3).then(() => painting.painted)")
            if (sent + _ASKED, before) == (self._sent, after) and self._fits():
                self._rested = True
                return
        raise NotStill(f"{self._session.route} does not come to rest")

    async def seen(self) -> Painting:
        return painting(await self.browser.evaluate("painting.seen()"))

    def written(self) -> set[str]:
        """The texts of the screen on top and of what lies over it, as the app has sent them."""
        return {
            one.value for one in self._on_top() if isinstance(one, ft.Text) and one.value.strip()
        }

    async def picture(self, file: Path) -> None:
        await self.browser.screenshot(path=file)

    @property
    def _look(self) -> Look | None:
        return self._looks.of(self._session)

    async def _bring_about(self, scene: Scene) -> None:
        """A tap may be lost on a machine with much else to do, that one too which ended what was
        seen before: it is begun anew once, by a client that has nothing open.
        """
        self._context.set_default_timeout(_PATIENCE * 1000 / 3)
        try:
            await self._act(scene)
            await self._until(lambda: self._has(scene.shows), str, _PATIENCE / 3)
        except (TimedOut, NotStill):
            self._context.set_default_timeout(_PATIENCE * 1000)
            print(f"{scene.name} is begun anew at {self._frame}", file=sys.stderr)
            await self._come_back()
            await self.go(scene.route)
            await self._act(scene)
        finally:
            self._context.set_default_timeout(_PATIENCE * 1000)

    async def _act(self, scene: Scene) -> None:
        await scene.act(self.browser)
        # Where the pointer lies, things look otherwise.
        await self.browser.mouse.move(0, 0)
        await self.rest()

    async def _come_back(self) -> None:
        """Opens the house again, as a client whose choices are known, in the same frame."""
        frame, theme = self._frame, self._theme
        await self.browser.evaluate("sessionStorage.clear()")
        await self.come_in()
        await self.frame(frame, theme)

    async def _turn_to(self, route: str) -> None:
        """To another address; the screen follows in its own time."""
        self._rested = False
        if self._session.route != route:
            self._session.navigate(route)
        await self._until(lambda: self._session.route == route, lambda: f"no screen at {route}")

    def _has(self, identifier: str) -> bool:
        """Whether a control is on the screen, be it scrolled out of sight."""
        return any(getattr(one, "identifier", None) == identifier for one in self._on_top())

    def _on_top(self) -> Iterator[BaseControl]:
        """What is not hidden of the screen on top, and of what was opened over it."""
        views = [one for one in _shown(self._session) if isinstance(one, ft.View)]
        yield from _shown(views[-1])
        for one in _shown(self._session):
            # A word about an act goes by itself.
            if isinstance(one, ft.DialogControl) and one.open and not isinstance(one, ft.SnackBar):
                yield from _shown(one)

    @property
    def _sent(self) -> int:
        return self._house.sent(self._session)

    def _fits(self) -> bool:
        look = self._look
        return look is not None and (look.width, look.height, look.text_scale, look.dark) == (
            self._frame.width,
            self._frame.height,
            self._frame.text / 100,
            self._theme == "dark",
        )

    async def _until(
        self,
        reached: Callable[[], bool],
        otherwise: Callable[[], str],
        patience: float = _PATIENCE,
    ) -> None:
        try:
            async with asyncio.timeout(patience):
                while not reached():
                    await asyncio.sleep(0.005)
        except TimeoutError:
            raise NotStill(otherwise()) from None


def _shown(root: BaseControl) -> Iterator[BaseControl]:
    """Every control that is not hidden together with what is in it."""
    hidden: set[int] = set()
    for one in controls(root):
        if one._i in hidden:
            continue
        if getattr(one, "visible", True):
            yield one
        else:
            hidden |= {inner._i for inner in controls(one)}


def _match_of(route: str) -> str:
    """The match whose screen is at an address; "" without one."""
    path = route.strip("/").split("/")
    return path[1] if path[0] == "match" and len(path) > 1 else ""
