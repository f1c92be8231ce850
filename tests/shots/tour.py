"""Going through scenes in any language, frame and theme, with few changes on the way."""

import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

import flet as ft
from playwright.async_api import Browser

from app.ui import app as root
from tests.shots.house import House, Looks, furnished
from tests.shots.scenes import HOUSES, Scene
from tests.shots.viewer import Frame, Theme, Viewer

_VIEWERS: Final = 2
"""Clients at once: while one waits for its window, another is painted."""
_SHARE: Final = 240
"""States of one client, at the most: so that they end about together."""


@dataclass(frozen=True)
class State:
    """A scene as one client sees it."""

    scene: Scene
    language: str
    frame: Frame
    theme: Theme = "light"

    def __str__(self) -> str:
        return f"{self.scene.name}-{self.language}-{self.theme}-{self.frame}"


Visit = Callable[[Viewer, State], Awaitable[None]]


async def tour(
    chromium: Browser, cache: Path, states: Iterable[State], visit: Visit, *, blind: bool = False
) -> None:
    """Brings a client, a `blind` one if no pictures are wanted, into each of `states`, and lets
    `visit` have a look.
    """
    shares = _shares(states)
    with Looks(root) as looks, tempfile.TemporaryDirectory() as folder:

        async def walk() -> None:
            async with (
                House(cache, _nobody) as house,
                Viewer(chromium, house, looks, blind=blind) as viewer,
            ):
                while shares:
                    share = shares.pop(0)
                    rooms = Path(folder) / f"{len(shares)}"
                    async with furnished(rooms, HOUSES[share[0].scene.house]) as entry:
                        house.entry = entry
                        await viewer.come_in()
                        await _through(viewer, share, visit)
                        await viewer.go_out()

        async with asyncio.TaskGroup() as touring:
            for _ in range(min(_VIEWERS, len(shares))):
                touring.create_task(walk())


def _nobody(_: ft.Page) -> None:
    """Who comes in before the house is furnished sees nothing."""


def _shares(states: Iterable[State]) -> list[list[State]]:
    """The states of each house, the longest lists first: so that clients end about together."""
    by_house: dict[str, list[State]] = defaultdict(list)
    for state in states:
        by_house[state.scene.house].append(state)
    shares = [
        wanted[start : start + _SHARE]
        for wanted in by_house.values()
        for start in range(0, len(wanted), _SHARE)
    ]
    return sorted(shares, key=len, reverse=True)


async def _through(viewer: Viewer, states: Sequence[State], visit: Visit) -> None:
    """Visits the states in an order that changes languages and scenes least."""
    ordered = sorted(states, key=lambda state: (state.language, state.scene.name))
    spoken = ""
    for (language, scene), here in groupby(ordered, lambda one: (one.language, one.scene)):
        if language != spoken:
            await viewer.speak(language)
            spoken = language
        try:
            frames = _least_changes(list(here), viewer.now)
            await viewer.enter(scene, frames[0].frame, frames[0].theme)
            for state in frames:
                await viewer.frame(state.frame, state.theme)
                await visit(viewer, state)
            await viewer.leave(scene)
        except Exception as error:
            error.add_note(f"in the scene {scene.name}, in {language}, at {viewer.now}")
            raise


def _least_changes(states: list[State], now: Frame) -> list[State]:
    """From the frame there is now on, the text size changing once."""
    texts = {now.text: 0}
    return sorted(states, key=lambda one: (texts.get(one.frame.text, 1), one.frame != now))
