"""What a browser test does with a screen: find by identifier, tap, read, wait."""

import re

from playwright.async_api import Locator, Page, expect

START = 60_000
"""Milliseconds that a page may take from opening to its first screen."""


def at(page: Page, identifier: str) -> Locator:
    """The control with this semantics identifier (app/ui/ids.py)."""
    return page.locator(f'[flt-semantics-identifier="{identifier}"]')


async def tap(page: Page, identifier: str) -> None:
    """Waits for the control and taps its middle."""
    await at(page, identifier).click()


async def painted(page: Page) -> None:
    """Waits for the first screen after opening or reloading."""
    await page.locator("flt-semantics").first.wait_for(state="attached", timeout=START)


async def shows(page: Page, text: str | re.Pattern[str]) -> None:
    """Waits until the text is on the screen, anywhere."""
    await expect(page.locator("flt-semantics-host")).to_contain_text(text)


async def shows_at(page: Page, identifier: str, text: str | re.Pattern[str]) -> None:
    """Waits until the control's name or content has the text."""
    node = at(page, identifier)
    await expect(node.or_(node.locator("[aria-label]")).first).to_be_attached()
    await page.wait_for_function(_HAS, arg=[identifier, *_pattern(text)])


_HAS = """([identifier, source, flags]) => {
  const node = document.querySelector(`[flt-semantics-identifier="${identifier}"]`);
  if (!node) return false;
  const named = [node, ...node.querySelectorAll("[aria-label]")];
  const said = [...named.map((one) => one.getAttribute("aria-label") ?? ""), node.textContent];
  return new RegExp(source, flags).test(said.join(" "));
}"""


def _pattern(text: str | re.Pattern[str]) -> tuple[str, str]:
    if isinstance(text, str):
        return re.escape(text), ""
    return text.pattern, "i" if text.flags & re.IGNORECASE else ""
