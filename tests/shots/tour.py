"""Going through scenes in any language, frame and theme, with few changes on the way."""

import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from app.ui import app as root
from tests.shots.house import Furnished, House, Looks
from tests.shots.scenes import HOUSES, Scene
from tests.shots.viewer import Frame, Theme, Viewer

_VIEWERS: Final = 3
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


async def tour(chromium: Browser, cache: Path, states: Iterable[State], visit: Visit) -> None:
    """Brings a client into each of `states` and lets `visit` have a look."""
    by_house: dict[str, list[State]] = defaultdict(list)
    for state in states:
        by_house[state.scene.house].append(state)
    room = asyncio.Semaphore(_VIEWERS)
    with Looks(root) as looks, tempfile.TemporaryDirectory() as folder:
        async with asyncio.TaskGroup() as touring:
            for name, wanted in by_house.items():
                touring.create_task(
                    _in_house(
                        chromium,
                        Furnished(cache, Path(folder) / name, HOUSES[name]),
                        looks,
                        room,
                        wanted,
                        visit,
                    )
                )


async def _in_house(
    chromium: Browser,
    furnished: Furnished,
    looks: Looks,
    room: asyncio.Semaphore,
    states: Sequence[State],
    visit: Visit,
) -> None:
    async with furnished as house, asyncio.TaskGroup() as touring:
        for share in _shares(states):
            touring.create_task(_share(chromium, house, looks, room, share, visit))


def _shares(states: Sequence[State]) -> list[list[State]]:
    """The states in an order that changes languages and scenes least, for one client each."""
    ordered = sorted(states, key=lambda state: (state.language, state.scene.name))
    return [ordered[start : start + _SHARE] for start in range(0, len(ordered), _SHARE)]


async def _share(
    chromium: Browser,
    house: House,
    looks: Looks,
    room: asyncio.Semaphore,
    states: Sequence[State],
    visit: Visit,
) -> None:
    async with room, Viewer(chromium, house, looks) as viewer:
        spoken = ""
        for (language, scene), here in groupby(states, lambda one: (one.language, one.scene)):
            if language != spoken:
                await viewer.speak(language)
                spoken = language
            try:
                await viewer.enter(scene)
                for state in _least_changes(list(here), viewer.now):
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
