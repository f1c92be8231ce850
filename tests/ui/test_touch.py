"""Components in a real Chromium: roles, names, identifiers, touch, keyboard, the text's size."""

import asyncio
import os
import re
import socket
import sys
from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

PHONE = {"width": 390, "height": 844}
_SEMANTICS_ON = """setInterval(() => {
    const hidden = document.querySelector('flt-semantics-placeholder');
    if (hidden) hidden.click();
}, 20)"""


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _until_open(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


@pytest_asyncio.fixture(loop_scope="session")
async def touch(chromium: Browser) -> AsyncIterator[Page]:
    port = _free_port()
    server = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.ui.touch_app",
        str(port),
        env={**os.environ, "FLET_FORCE_WEB_SERVER": "1"},
    )
    await asyncio.wait_for(_until_open(port), 30)
    context = await chromium.new_context(viewport=PHONE)
    await context.add_init_script(_SEMANTICS_ON)
    page = await context.new_page()
    await page.goto(f"http://127.0.0.1:{port}/")
    await expect(_tagged(page, "table.seat.0")).to_be_visible(timeout=60_000)
    yield page
    await context.close()
    server.kill()
    await server.wait()


def _tagged(page: Page, identifier: str) -> Locator:
    return page.locator(f'[flt-semantics-identifier="{identifier}"]')


async def _heard(page: Page, *words: str) -> None:
    await expect(page.get_by_text(f"heard: {', '.join(words)}.", exact=True)).to_be_attached()


async def test_roles_names_touch_and_keyboard(touch: Page) -> None:
    for identifier, name in (
        ("table.seat.0", "Taras, 3 passes"),
        ("table.over", "Hand over"),
        ("new.start", "Resting"),
        ("undo", "Undo: Taras"),
        ("new.limit.50", "50"),
    ):
        node = _tagged(touch, identifier)
        await expect(node).to_have_role("button")
        await expect(node).to_have_accessible_name(name)
    await expect(_tagged(touch, "new.start")).to_have_attribute("aria-disabled", "true")
    await expect(_tagged(touch, "new.limit.50")).to_have_attribute("aria-current", "true")
    await expect(_tagged(touch, "inert")).not_to_have_attribute("role", "button")

    await _tagged(touch, "table.seat.0").click()
    await _tagged(touch, "table.over").click()
    await _tagged(touch, "undo").click()
    await _heard(touch, "tile", "over", "undo")

    await _tagged(touch, "table.seat.0").focus()
    await touch.keyboard.press("Enter")
    await touch.keyboard.press("Tab")
    await expect(_tagged(touch, "table.over")).to_be_focused()
    await touch.keyboard.press("Space")
    await _heard(touch, "tile", "over", "undo", "tile", "over")

    await _tagged(touch, "table.seat.0").click(delay=900)
    await _heard(touch, "tile", "over", "undo", "tile", "over", "menu")


async def test_the_size_of_text_and_of_the_window_reach_the_look(touch: Page) -> None:
    await expect(touch.get_by_text("look: 390x844 at 1.00.")).to_be_attached()
    await touch.evaluate("document.documentElement.style.fontSize = '200%'")
    await expect(touch.get_by_text("look: 390x844 at 2.00.")).to_be_attached()
    await touch.set_viewport_size({"width": 700, "height": 900})
    await expect(touch.get_by_text(re.compile(r"look: 700x900 at 2\.00\."))).to_be_attached()
