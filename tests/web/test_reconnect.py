"""A phone that lost its server comes back to a screen that lives and tells the truth."""

from playwright.async_api import expect

from tests.support.browser import Open, Start
from tests.support.proxy import Proxy
from tests.support.screen import shows, tap

AWAY = "The connection is gone. It comes back by itself; nothing is lost."
SAMPLE = {"module": "tests.support.sample", "options": ()}


async def test_a_cut_connection_comes_back_alive(start_server: Start, open_page: Open) -> None:
    server = await start_server(**SAMPLE)
    async with Proxy(server.port) as proxy:
        page = await open_page(proxy.url, outages=True)
        other = await open_page(server.url)
        await tap(page, "add")
        await shows(page, "Truth 1, taps 1")

        proxy.cut()
        await proxy.noticed(times=2)
        await expect(page.locator("#away p:visible")).to_have_text(AWAY)
        for truth in (2, 3):
            await tap(other, "add")
            await shows(other, f"Truth {truth}, ")
        proxy.mend()

        await shows(page, "Truth 3, taps 1")
        await tap(page, "add")
        await shows(page, "Truth 4, taps 2")


async def test_a_restarted_server_is_found_again(start_server: Start, open_page: Open) -> None:
    server = await start_server(**SAMPLE)
    page = await open_page(server.url, outages=True)
    await tap(page, "add")
    await shows(page, "Truth 1, taps 1")

    await server.kill()
    await server.start()

    await shows(page, "Truth 1, taps 0")
    await tap(page, "add")
    await shows(page, "Truth 2, taps 1")
