"""On every screen all words can be read: none cut, broken, hidden, over others or out of place.

Here each screen is seen where words have the least room, and some in other windows; `make shots`
goes through all combinations of language, window and text size, in the same way.
"""

from pathlib import Path

from playwright.async_api import Browser

from tests.shots.check import checked, report
from tests.shots.combinations import hardest
from tests.shots.scenes import SCENES


async def test_nothing_is_clipped(chromium: Browser, client_cache: Path) -> None:
    found = await checked(chromium, client_cache, hardest(SCENES))
    assert not found, f"\n{report(found)}"
