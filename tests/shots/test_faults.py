"""The check finds each fault that was planted in a page, and none where there is none."""

from pathlib import Path

from playwright.async_api import Browser

from tests.shots import planted
from tests.shots.check import faults_of
from tests.shots.house import House, Looks
from tests.shots.viewer import Frame, Viewer

NAMES = (planted.NAME,)


async def test_planted_faults_are_found(chromium: Browser, client_cache: Path) -> None:
    found: dict[str, set[str]] = {}
    async with House(client_cache, planted.main) as house:
        with Looks(planted) as looks:
            async with Viewer(chromium, house, looks, blind=True) as viewer:
                await viewer.come_in()
                for address in planted.PLANTED:
                    await viewer.go(f"/{address}")
                    found[address] = {fault.kind for fault in await faults_of(viewer, NAMES)}
    good = {address: found.pop(address) for address in [*found] if address[:4] in ("", "good")}
    assert not any(good.values()), good
    # Words that stick out of a box may also lie over what is beside it.
    missed = {address for address, kinds in found.items() if address.split("-")[0] not in kinds}
    assert missed == set(), found


async def test_what_is_good_is_good_in_every_frame(chromium: Browser, client_cache: Path) -> None:
    async with House(client_cache, planted.main) as house:
        with Looks(planted) as looks:
            async with Viewer(chromium, house, looks, blind=True) as viewer:
                await viewer.come_in()
                for frame in (Frame(360, 640, 200), Frame(1180, 820), Frame(844, 390, 200)):
                    await viewer.frame(frame)
                    assert await faults_of(viewer, NAMES) == [], frame
