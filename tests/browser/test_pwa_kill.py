"""The browser is killed right after taps: no tap that was shown as done is missing afterwards."""

import asyncio
import os
import random
import re
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext, Error, async_playwright

from app.ui import ids
from tests.support.browser import FLAGS, PHONE, chromium_path
from tests.support.pwa import NAMED, Hosting
from tests.support.table import Table

KILLS = [pytest.param(5), pytest.param(50, marks=pytest.mark.soak)]


@pytest.mark.browser
@pytest.mark.parametrize("kills", KILLS)
async def test_no_tap_shown_as_done_is_missing_after_a_kill(
    dist: Path, hosted: Hosting, tmp_path: Path, kills: int
) -> None:
    host = hosted(dist)
    chance = random.Random(9)
    profile = tmp_path / "profile"
    shown, tapped, address = 0, 0, host.url
    async with async_playwright() as playwright:
        for life in range(kills + 1):
            context = await playwright.chromium.launch_persistent_context(
                profile,
                executable_path=chromium_path(),
                args=FLAGS,
                viewport=PHONE,  # type: ignore[arg-type]
                locale="en-GB",
            )
            context.set_default_timeout(60_000)
            page = context.pages[0]
            await page.goto(address)
            await page.locator(NAMED).first.wait_for(state="attached", timeout=60_000)
            table = Table(page, tmp_path)
            if life == 0:
                await table.begin("devyatka", "Olena", "Bohdan", "Maria", "Taras")
                address = page.url
            await table.there(ids.TABLE_OVER)
            kept = await _passes(table)
            assert shown <= kept <= tapped, f"life {life}"
            if life == kills:
                await context.close()
                break
            shown, tapped = await _tap_and_kill(table, profile, kept, chance.randint(50, 500))
            await _gone(context, profile)


async def _tap_and_kill(table: Table, profile: Path, before: int, after: int) -> tuple[int, int]:
    """One pass, a kill so many milliseconds after it: passes shown by then, passes tapped."""
    await table.tap(ids.table_seat(0))
    until = asyncio.get_running_loop().time() + after / 1000
    shown = before
    while asyncio.get_running_loop().time() < until:
        shown = await _passes(table)
    for process in _of(profile):
        os.kill(process, signal.SIGKILL)
    return shown, before + 1


async def _passes(table: Table) -> int:
    """Of the first seat, as its tile says."""
    found = re.search(r"(\d+) pass", await table.said(ids.table_seat(0)))
    return int(found[1]) if found else 0


def _of(profile: Path) -> Iterator[int]:
    """The browser's own process; all its others end with it."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                command = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if f"--user-data-dir={profile}".encode() in command and b"--type=" not in command:
                yield int(entry.name)


async def _gone(context: BrowserContext, profile: Path) -> None:
    """Waits until the profile is free for the next life."""
    with suppress(Error):
        await context.close()
    while list(_of(profile)):
        await asyncio.sleep(0.01)
