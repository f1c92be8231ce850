"""The server killed while somebody taps: whatever the screen had shown is there afterwards."""

import asyncio
import random

import pytest
from playwright.async_api import Error, Page

from app.domain.entry import blank, entered
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.server import Server
from tests.support.stored import stored_match, stored_matches
from tests.support.table import Table

SEATS = range(4)
SHOWN = """seats => seats.map((id) => {
  const node = document.querySelector(`[flt-semantics-identifier="${id}"]`);
  if (!node) return null;
  const named = [node, ...node.querySelectorAll("[aria-label]")];
  const said = named.map((one) => one.getAttribute("aria-label") ?? "").join() + node.textContent;
  return Number(/(\\d+) pass/.exec(said)?.[1] ?? 0);
})"""
"""The passes that the four tiles show, null where there is no tile."""

IDS = [ids.table_seat(seat) for seat in SEATS]


@pytest.mark.parametrize(
    "kills", [pytest.param(10, id="10"), pytest.param(100, id="100", marks=pytest.mark.soak)]
)
async def test_no_tap_that_was_shown_is_lost(
    kills: int, start_server: Start, open_page: Open
) -> None:
    server = await start_server()
    page = await open_page(server.url, outages=True, locale="en-GB")
    table = Table(page, server.data)
    await table.begin("devyatka", "Olena", "Bohdan", "Maria", "Taras")
    # The same moments in every run; what the machine is doing then is never the same.
    moments = random.Random(9)
    for _ in range(kills):
        await page.evaluate("window.isOld = true")
        shown, at_most = await _killed_while_tapping(server, page, moments)
        kept = _passes(server, table.match_id)
        assert all(a <= b <= c for a, b, c in zip(shown, kept, at_most, strict=True)), (
            f"shown {shown}, kept {kept}, tapped {at_most}"
        )
        assert [stored.record.id for stored in stored_matches(server.data)] == [table.match_id]
        assert not list(server.data.glob("set-aside/*.broken-*"))
        await server.start()
        # The same screen comes back by itself, with what was kept.
        await page.wait_for_function(
            f"([seats, kept]) => !window.isOld && ({SHOWN})(seats).join() === kept.join()",
            arg=[IDS, kept],
        )


async def _killed_while_tapping(
    server: Server, page: Page, moments: random.Random
) -> tuple[list[int], list[int]]:
    """Taps until the server dies: the passes shown last, and those if the last tap counted too."""
    dying = asyncio.create_task(_kill_after(server, moments.uniform(0.05, 1.5)))
    shown = await page.evaluate(SHOWN, IDS)
    tapped = list(shown)
    while server.process is not None:
        seat = moments.choice(SEATS)
        tapped[seat] += 1
        try:
            await page.locator(f'[flt-semantics-identifier="{IDS[seat]}"]').click(timeout=1000)
            await page.wait_for_function(
                f"([seats, seat, number]) => ({SHOWN})(seats)[seat] === number",
                arg=[IDS, seat, tapped[seat]],
                timeout=1000,
            )
        except Error:
            break  # The server went before the tap was shown as done.
        shown[seat] = tapped[seat]
    await dying
    return shown, tapped


async def _kill_after(server: Server, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await server.kill()


def _passes(server: Server, match_id: str) -> list[int]:
    """What the next start will read."""
    draft = stored_match(server.data, match_id).record.draft()
    return [number or 0 for number in entered(blank(4), draft.steps).passes]
