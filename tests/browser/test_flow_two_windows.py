"""One match in two windows, each with its own language and one of them with a cable to pull."""

from asyncio import Event, gather, timeout
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Page

from app.domain.draft import CountSet, Passed, WentOut
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.proxy import Proxy
from tests.support.screen import shows, shows_at
from tests.support.table import Table

FOUR = ("Olena", "Bohdan", "Maria", "Taras")


async def test_two_windows_are_one_table(start_server: Start, open_page: Open) -> None:
    server = await start_server()
    async with Proxy(server.port) as proxy:
        one = Table(await open_page(server.url, outages=True, locale="en-GB"), server.data)
        await one.begin("devyatka", *FOUR)
        two = Table(await open_page(proxy.url, outages=True, locale="uk-UA"), server.data)
        await two.tap(ids.HOME_CONTINUE, shows=ids.TABLE_OVER)
        assert two.match_id == one.match_id

        # Taps from both at once: none is lost, none counts twice.
        await gather(one.pass_(0, 5), two.pass_(1, 5))
        await gather(one.pass_(2, 3), two.pass_(2, 3))
        await _both_show(one, two, (5, 5, 6, 0))
        taps = [step.seat for step in one.draft.steps if isinstance(step, Passed)]
        assert [taps.count(seat) for seat in range(4)] == [5, 5, 6, 0]
        assert len(one.stored.applied) == 16

        # What somebody does on a screen that is behind is refused in words.
        await one.hand_over()
        await one.who(0)
        await two.tap(ids.TABLE_OVER, shows=ids.entry_count(1))
        await shows(two.page, "Bohdan: скільки карт лишилося?")
        proxy.hold()
        await one.counts(2)
        async with _told_the_server(two.page, b"click"):
            await two.tap(ids.entry_count(3))
        proxy.release()
        await shows(two.page, "Інший пристрій випередив.")
        await shows_at(two.page, ids.entry_seat(1), "2")
        await shows_at(two.page, ids.entry_seat(2), "не")
        assert one.draft.steps[-1] == CountSet(1, 2)

        # A cut cable: the window comes back by itself, with the truth, and lives.
        proxy.cut()
        await proxy.noticed(times=2)
        await one.counts(3)
        proxy.mend()
        await shows(two.page, "Taras: скільки карт лишилося?")
        await two.counts(4)
        await shows_at(one.page, ids.entry_seat(3), "4")
        entered = one.draft
        assert entered.steps[-4:] == (WentOut(0), CountSet(1, 2), CountSet(2, 3), CountSet(3, 4))

        # Another life of the server: both are where they were, with the hand as it was.
        await server.kill()
        await server.start()
        for table in (one, two):
            await table.there(ids.ENTRY_SAVE)
            for seat, count in ((1, 2), (2, 3), (3, 4)):
                await shows_at(table.page, ids.entry_seat(seat), str(count))
        assert one.draft == entered


@asynccontextmanager
async def _told_the_server(page: Page, what: bytes) -> AsyncIterator[None]:
    """Ends when the page has sent a message with `what` in it."""
    told = Event()

    def sent(frame: dict[str, Any]) -> None:
        if what in b64decode(frame["response"]["payloadData"]):
            told.set()

    inspector = await page.context.new_cdp_session(page)
    inspector.on("Network.webSocketFrameSent", sent)
    await inspector.send("Network.enable")
    yield
    async with timeout(20):
        await told.wait()
    await inspector.detach()


async def _both_show(one: Table, two: Table, passes: tuple[int, ...]) -> None:
    for seat, number in enumerate(passes):
        await shows_at(one.page, ids.table_seat(seat), f"{number} pass")
        await shows_at(two.page, ids.table_seat(seat), f"{number} пас")
