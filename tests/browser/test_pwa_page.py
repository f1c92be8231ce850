"""The page round the app in a browser, and its service worker; the app itself is stood in for."""

from pathlib import Path

from playwright.async_api import Page, expect

from tests.support.browser import Open
from tests.support.pwa import NAMED, Host, Hosting, another_version, page_alone

READY = "navigator.serviceWorker.ready.then(() => true)"
VERSION = "document.documentElement.dataset.version ?? ''"
WORDS = "document.documentElement.dataset.words"
KEPT = """caches.keys().then(async (all) => {
  const files = await (await caches.open(all[0])).keys();
  return [all.length, files.length];
})"""
UPDATE = """navigator.serviceWorker.getRegistration().then((one) => one.update())
  .then((one) => new Promise((done) => {
    const coming = one.installing;
    if (!coming) done(one.waiting ? "installed" : "redundant");
    else coming.onstatechange = () => { if (coming.state !== "installing") done(coming.state); };
  }))"""


async def test_it_comes_without_a_server_in_the_language_of_the_reader(
    hosted: Hosting, open_page: Open, tmp_path: Path
) -> None:
    host = hosted(page_alone(tmp_path / "first"))
    page = await open_page(host.url, outages=True, locale="pt-BR")
    await _drawn(page)
    assert await page.evaluate(READY)
    host.stop()
    await page.reload()
    await _drawn(page)
    assert await page.evaluate(WORDS) == "pt-PT"
    await expect(page.locator("#splash")).to_have_count(0)
    assert [answer for answer in host.answers if answer[1] >= 400] == []


async def test_a_new_version_is_offered_among_the_matches_alone(
    hosted: Hosting, open_page: Open, tmp_path: Path
) -> None:
    first = page_alone(tmp_path / "first")
    host = hosted(first)
    page = await open_page(host.url, outages=True)
    await _drawn(page)
    assert await page.evaluate(READY)
    await page.evaluate("location.hash = '#/match/7'")

    await _serve(host, another_version(first, tmp_path / "second"))
    assert await page.evaluate(UPDATE) == "installed"
    newer = page.locator("#newer")
    await expect(newer).to_be_hidden()
    await page.evaluate("location.hash = '#/'")
    await expect(newer).to_be_visible()
    assert await page.evaluate(VERSION) == ""
    async with page.expect_navigation():
        await newer.locator("button").last.click()
    await _drawn(page)
    assert await page.evaluate(VERSION) == "second"
    kept, files = await page.evaluate(KEPT)
    assert kept == 1
    assert files >= 10


async def test_a_version_that_is_not_whole_is_never_used(
    hosted: Hosting, open_page: Open, tmp_path: Path
) -> None:
    first = page_alone(tmp_path / "first")
    host = hosted(first)
    page = await open_page(host.url, outages=True)
    await _drawn(page)
    assert await page.evaluate(READY)

    broken = another_version(first, tmp_path / "broken")
    (broken / "boot.js").write_text("oops();")
    await _serve(host, broken)
    assert await page.evaluate(UPDATE) == "redundant"
    host.stop()
    await page.reload()
    await _drawn(page)
    assert await page.evaluate(VERSION) == ""
    await expect(page.locator("#newer")).to_be_hidden()

    # The next one goes on with what was fetched and was right.
    await _serve(host, another_version(first, tmp_path / "third"))
    assert await page.evaluate(UPDATE) == "installed"


async def test_a_second_tab_says_so_and_may_go_on(
    hosted: Hosting, open_page: Open, tmp_path: Path
) -> None:
    host = hosted(page_alone(tmp_path / "first"))
    first = await open_page(host.url, locale="uk-UA")
    await _drawn(first)
    second = await first.context.new_page()
    await second.goto(host.url)
    notice = second.locator("#notice")
    await expect(notice).to_be_visible()
    assert await second.evaluate(WORDS) == "uk"
    assert await second.locator(NAMED).count() == 0

    await notice.locator("button:visible").click()
    await _drawn(second)
    await expect(notice).to_be_hidden()
    await expect(first.locator("#notice")).to_be_visible()

    await first.locator("#notice button:visible").click()
    await _drawn(first)
    await expect(second.locator("#notice")).to_be_visible()
    await second.close()


async def test_a_tab_that_waits_goes_on_when_the_other_is_closed(
    hosted: Hosting, open_page: Open, tmp_path: Path
) -> None:
    host = hosted(page_alone(tmp_path / "first"))
    first = await open_page(host.url)
    await _drawn(first)
    second = await first.context.new_page()
    await second.goto(host.url)
    await expect(second.locator("#notice")).to_be_visible()
    await first.close()
    await _drawn(second)
    await expect(second.locator("#notice")).to_be_hidden()


async def test_plain_http_is_told_and_keeps_no_version(
    hosted: Hosting, open_page: Open, tmp_path: Path
) -> None:
    host = hosted(page_alone(tmp_path / "first"))
    page = await open_page(f"http://table.test:{host.port}/")
    await _drawn(page)
    told = page.locator("#plain")
    await expect(told).to_be_visible()
    await told.locator("button").click()
    await expect(told).to_be_hidden()
    assert await page.evaluate("navigator.serviceWorker === undefined")


async def _drawn(page: Page) -> None:
    await page.locator(NAMED).first.wait_for(state="attached")


async def _serve(host: Host, folder: Path) -> None:
    host.stop()
    host.folder = folder
    host.start()
