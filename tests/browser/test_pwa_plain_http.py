"""Plain http away from the own machine: no files, no locks, no service worker, and it is said."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from app.ui import ids
from tests.support.browser import Open
from tests.support.passes import PassTable
from tests.support.pwa import NAMED, Hosting


@pytest.mark.soak
async def test_it_says_so_and_keeps_everything_in_the_database(
    dist: Path, hosted: Hosting, open_page: Open
) -> None:
    host = hosted(dist)
    page = await open_page(f"http://table.test:{host.port}/", locale="pt-PT")
    assert not await page.evaluate("isSecureContext")
    await page.locator(NAMED).first.wait_for(state="attached")
    warning = page.locator("#plain")
    await expect(warning).to_be_visible()
    await warning.locator("button").click()
    await expect(warning).to_be_hidden()
    table = PassTable(page, Path())
    await table.begin("devyatka", "Olena", "Bohdan", "Maria", "Taras")
    await table.pass_(1, 2)
    played = sorted((await table.said("table.seat.")).splitlines())

    await page.reload()
    await table.there(ids.TABLE_OVER)
    assert sorted((await table.said("table.seat.")).splitlines()) == played
