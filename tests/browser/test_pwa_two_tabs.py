"""One tab keeps the score: a second one says so, and may take over."""

from pathlib import Path

from playwright.async_api import expect

from app.ui import ids
from tests.support.browser import Open
from tests.support.pwa import NAMED, Hosting
from tests.support.screen import at


async def test_a_second_tab_says_so_and_may_go_on(
    dist: Path, hosted: Hosting, open_page: Open
) -> None:
    host = hosted(dist)
    first = await open_page(host.url, locale="uk-UA")
    await at(first, ids.HOME_NEW).wait_for(state="attached")
    second = await first.context.new_page()
    await second.goto(host.url)
    notice = second.locator("#notice")
    await expect(notice).to_be_visible()
    assert await second.evaluate("document.documentElement.dataset.words") == "uk"
    await notice.locator("button:visible").click()
    await second.locator(NAMED).first.wait_for(state="attached")
    await expect(notice).to_be_hidden()
    await expect(first.locator("#notice")).to_be_visible()
    await second.close()
    await first.locator("#notice button:visible").click()
    await first.locator(NAMED).first.wait_for(state="attached")
