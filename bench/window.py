"""A browser window that is timed: from an act of a person to the frame that shows it."""

from typing import Final

from playwright.async_api import Browser, Page

from tests.support.browser import PHONE
from tests.support.screen import START, at
from tests.support.server import Server

_CHANGES: Final = """async ([tap, seen]) => {
  const find = (id) => document.querySelector(`[flt-semantics-identifier="${id}"]`);
  const said = () => [find(seen), ...find(seen).querySelectorAll("*")]
    .map((one) => one.getAttribute("aria-label") ?? "").join() + find(seen).textContent;
  const before = said();
  const start = performance.now();
  (find(tap).querySelector('[role="button"]') ?? find(tap)).click();
  while (said() === before) {
    if (performance.now() - start > 30000) throw new Error(`${seen} stays as it is`);
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - start;
}"""
_COMES: Final = """async ([tap, seen]) => {
  const find = (id) => document.querySelector(`[flt-semantics-identifier="${id}"]`);
  const off = () => find(tap)?.getAttribute("aria-disabled") === "true";
  while (!find(tap) || off()) await new Promise(requestAnimationFrame);
  const start = performance.now();
  (find(tap).querySelector('[role="button"],[role="tab"]') ?? find(tap)).click();
  while (!find(seen)) {
    if (performance.now() - start > 30000) throw new Error(`${seen} does not come`);
    await new Promise(requestAnimationFrame);
  }
  const took = performance.now() - start;
  // No finger is quicker with the next tap.
  for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
  return took;
}"""
_AFTER: Final = """async (seen) => {
  const find = (id) => document.querySelector(`[flt-semantics-identifier="${id}"]`);
  const start = performance.now();
  while (!find(seen)) {
    if (performance.now() - start > 30000) throw new Error(`${seen} does not come`);
    await new Promise(requestAnimationFrame);
  }
  const took = performance.now() - start;
  // As above.
  for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
  return took;
}"""


async def opened(browser: Browser, server: Server, first: str) -> Page:
    """A fresh window, once the control `first` is on it."""
    context = await browser.new_context(viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
    page = await context.new_page()
    await page.goto(server.url)
    await there(page, first)
    return page


async def there(page: Page, identifier: str) -> None:
    await at(page, identifier).first.wait_for(state="attached", timeout=START)


async def tap_changes(page: Page, identifier: str) -> float:
    """Milliseconds from a tap to the frame after which what was tapped says something else."""
    return float(await page.evaluate(_CHANGES, [identifier, identifier]))


async def tap_brings(page: Page, identifier: str, shows: str) -> float:
    """Milliseconds from a tap to the frame with the control `shows`."""
    return float(await page.evaluate(_COMES, [identifier, shows]))


async def typing_brings(page: Page, text: str, shows: str) -> float:
    """Milliseconds from typing into the field that has the focus to the frame with `shows`."""
    await page.keyboard.insert_text(text)
    return float(await page.evaluate(_AFTER, shows))
