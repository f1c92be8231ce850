"""`python -m tests.shots`: pictures of every screen into shots/, and a check of all combinations.

--pictures or --check alone does one of the two; SCENE... restricts both to some scenes.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from playwright.async_api import Browser, async_playwright

from app.web.client import cache_folder
from tests.shots.check import checked, report
from tests.shots.combinations import every, pairs, pictured
from tests.shots.scenes import SCENES
from tests.shots.tour import State, tour
from tests.shots.viewer import Viewer
from tests.support.browser import FLAGS, chromium_path

T = TypeVar("T")

FOLDER: Final = Path(__file__).resolve().parents[2] / "shots"


async def _pictures(chromium: Browser, cache: Path, states: Sequence[State]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()

    async def take(viewer: Viewer, state: State) -> None:
        await viewer.picture(FOLDER / f"{state}.png")

    await tour(chromium, cache, states, take)
    print(f"{len(states)} pictures in {FOLDER}")


async def _check(chromium: Browser, cache: Path, states: Sequence[State]) -> bool:
    found = await checked(chromium, cache, states)
    if found:
        print(report(found))
    print(f"{len(states)} states checked, {len(found)} with faults")
    return not found


async def main(arguments: Sequence[str]) -> int:
    """0 when nothing is clipped, 1 otherwise."""
    parser = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--pictures", action="store_true")
    only.add_argument("--check", action="store_true")
    parser.add_argument("--pairs", action="store_true", help="check any two values together only")
    options = parser.parse_args(arguments)
    scenes = [scene for scene in SCENES if not options.scenes or scene.name in options.scenes]
    good = True
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        if not options.check:
            await _timed(_pictures(chromium, cache_folder(), pictured(scenes)))
        if not options.pictures:
            good = await _timed(
                _check(chromium, cache_folder(), (pairs if options.pairs else every)(scenes))
            )
        await chromium.close()
    return 0 if good else 1


async def _timed(work: Awaitable[T]) -> T:
    begun = time.monotonic()
    result = await work
    print(f"in {time.monotonic() - begun:.0f} s", flush=True)
    return result


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
