"""One person under two names becomes one, and two again."""

from datetime import UTC, datetime
from pathlib import Path

from playwright.async_api import expect

from app.domain.roster import Alias
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.screen import shows
from tests.support.seeding import Seeding, play
from tests.support.stored import stored_library
from tests.support.table import Table


async def test_two_players_are_merged_and_taken_apart(
    tmp_path: Path, start_server: Start, open_page: Open
) -> None:
    data = tmp_path / "seeded"
    data.mkdir()
    async with Seeding(data, datetime(2026, 3, 1, 20, tzinfo=UTC)) as seeding:
        people = {name: await seeding.player(name) for name in ("Olena", "Bohdan", "Lena", "Rita")}
        first = await seeding.match("first", "nines", ("Olena", "Bohdan"))
        await play(first, 0, 0, 105)
        second = await seeding.match("second", "nines", ("Rita", "Lena"))
        await play(second, 0, 0, 101)
    matches = {path.name: path.read_bytes() for path in (data / "matches").iterdir()}
    lena, olena = people["Lena"].id, people["Olena"].id

    server = await start_server(data=data)
    page = await open_page(f"{server.url}/players", locale="en-GB")
    table = Table(page, data)
    await table.tap(ids.player(2), shows=ids.PLAYER_MENU)
    await shows(page, "1 match")
    await table.tap(ids.PLAYER_MENU, shows=ids.PLAYER_MERGE)
    await table.tap(ids.PLAYER_MERGE, shows=ids.merge_with(0))
    assert "Rita, sat in one match with Lena" in await table.said(ids.merge_with(2))

    # What comes together is shown before it does, under a name to choose.
    await table.tap(ids.merge_with(1), shows=ids.MERGE_SAVE)
    await shows(page, "Nines: 2 matches")
    await table.choose(ids.merge_name(1))
    await table.tap(ids.MERGE_SAVE, shows=ids.player_merged(0))
    await expect(page).to_have_url(f"{server.url}/players/{olena}")
    await shows(page, "Matches: 2")
    assert stored_library(data).aliases == (Alias(lena, olena),)

    await table.take_back()
    await table.gone(ids.player_merged(0))
    await shows(page, "Matches: 1")
    assert stored_library(data).aliases == ()

    # Two who sat at one table are two, and it is said who.
    await table.tap(ids.PLAYER_MENU, shows=ids.PLAYER_MERGE)
    await table.tap(ids.PLAYER_MERGE, shows=ids.merge_with(2))
    await table.tap(ids.merge_with(2))
    await shows(page, "Olena and Bohdan sat in one match")
    assert await table.page.locator(f'[flt-semantics-identifier="{ids.MERGE_SAVE}"]').count() == 0
    kept = {path.name: path.read_bytes() for path in (data / "matches").iterdir()}
    assert kept == matches
