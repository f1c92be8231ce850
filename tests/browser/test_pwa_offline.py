"""The app from a static host, and without it: played, found again, replaced by the next version."""

from pathlib import Path

from playwright.async_api import Page, expect

from app.ui import ids
from tests.support.browser import Open
from tests.support.passes import PassTable
from tests.support.pwa import NAMED, Host, Hosting, another_version
from tests.support.screen import shows

READY = "navigator.serviceWorker.ready.then(() => true)"
WAITING = "navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.waiting))"
VERSION = "document.documentElement.dataset.version ?? ''"
CACHES = "caches.keys().then((all) => all.length)"
NOWHERE = Path()


async def test_a_hand_of_each_game_without_a_network_and_then_the_next_version(
    dist: Path, hosted: Hosting, open_page: Open, tmp_path: Path
) -> None:
    host = hosted(dist)
    page = await open_page(host.url, outages=True, locale="en-GB")
    await page.locator(NAMED).first.wait_for(state="attached")
    assert await page.evaluate(READY)
    host.stop()

    await _again(page)
    table = PassTable(page, NOWHERE)
    await table.begin("nines", "Olena", "Bohdan", "Maria")
    await table.hand(0, "9 6", "A")
    # As a phone goes back: what was entered is passed over.
    await page.go_back()
    await table.there(ids.TABLE_OVER)
    await page.go_back()
    await table.there(ids.HOME_NEW)
    await table.begin("devyatka", "Ivo", seated=3)
    await table.led(2)
    await table.passes(2, 0, 1, 3)
    await table.hand_over()
    await table.who(1)
    await table.counts(2, 1, 3)
    await table.save()
    await table.next_hand()
    await table.passes(1)
    played = await _said(table, "table.seat.")

    await _again(page)
    await table.there(ids.TABLE_OVER)
    assert await _said(table, "table.seat.") == played

    host.folder = another_version(dist, tmp_path / "next")
    host.start()
    await _again(page)
    await page.wait_for_function(WAITING)
    newer = page.locator("#newer")
    # Not over a hand.
    await table.there(ids.TABLE_OVER)
    await expect(newer).to_be_hidden()
    await table.back(ids.HOME_NEW)
    await expect(newer).to_be_visible()
    matches = await _said(table, "home.")
    assert await page.evaluate(VERSION) == ""
    async with page.expect_navigation():
        await newer.locator("button").last.click()
    await page.locator(NAMED).first.wait_for(state="attached")
    await expect(newer).to_be_hidden()
    assert await page.evaluate(VERSION) == "next"
    assert await page.evaluate(CACHES) == 1
    await table.there(ids.HOME_NEW)
    assert await _said(table, "home.") == matches
    await shows(page, "Ivo")
    await shows(page, "Olena")
    _nothing_else_was_asked_for(host)


def _nothing_else_was_asked_for(host: Host) -> None:
    """By the pages or their service workers: each address is there, each font one of ours."""
    assert [answer for answer in host.answers if answer[1] >= 400] == []
    asked = {address.partition("?")[0].lstrip("/") or "index.html" for address, _ in host.answers}
    assert asked <= {file.relative_to(host.folder).as_posix() for file in host.folder.rglob("*")}


async def _said(table: PassTable, prefix: str) -> list[str]:
    return sorted((await table.said(prefix)).splitlines())


async def _again(page: Page) -> None:
    """Begins anew, from what is kept."""
    await page.reload()
    await page.locator(NAMED).first.wait_for(state="attached")
