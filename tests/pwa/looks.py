"""`python -m tests.pwa.looks`: pictures of the installed app into shots/pwa, as phones show it."""

import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from app.pwa.build import build
from app.ui import ids
from tests.support.browser import FLAGS, chromium_path
from tests.support.pwa import NAMED, Host
from tests.support.table import Table

SIZES = ((360, 640), (390, 844))
SCHEMES = ("light", "dark")
SHOTS = Path("shots/pwa")


async def main() -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder) / "dist")
        build(host.folder)
        host.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            for size, scheme in ((size, scheme) for size in SIZES for scheme in SCHEMES):
                await _look(browser, host.url, size, scheme)
            await browser.close()
        host.stop()


async def _look(browser: Browser, url: str, size: tuple[int, int], scheme: str) -> None:
    width, height = size
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,  # type: ignore[arg-type]
        locale="en-GB",
        device_scale_factor=2,
    )
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    standalone = {"name": "display-mode", "value": "standalone"}
    dressed = {"name": "prefers-color-scheme", "value": scheme}
    await session.send("Emulation.setEmulatedMedia", {"features": [standalone, dressed]})
    await page.goto(url, wait_until="domcontentloaded")
    await page.wait_for_timeout(700)
    await _picture(page, f"{width}-{scheme}-1-start")
    await page.locator(NAMED).first.wait_for(state="attached", timeout=60_000)
    table = Table(page, Path())
    await table.begin("devyatka", "Olena", "Bohdan", "Maria", "Taras")
    await table.pass_(1, 2)
    await _picture(page, f"{width}-{scheme}-2-table")
    await table.back(ids.HOME_NEW)
    await _picture(page, f"{width}-{scheme}-3-matches")
    await context.close()


async def _picture(page: Page, name: str) -> None:
    await page.screenshot(path=SHOTS / f"{name}.png")


if __name__ == "__main__":
    asyncio.run(main())
