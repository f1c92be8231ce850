"""On every screen all words can be read: none cut, broken, hidden, over others or out of place.

Here any two of scene, language, window and text size come together; `make shots` goes through
all of their combinations, in the same way.
"""

from pathlib import Path

from playwright.async_api import Browser

from tests.shots.check import checked, report
from tests.shots.combinations import pairs
from tests.shots.scenes import SCENES


async def test_nothing_is_clipped(chromium: Browser, client_cache: Path) -> None:
    found = await checked(chromium, client_cache, pairs(SCENES))
    assert not found, f"\n{report(found)}"
