"""Matches deleted and brought back, taken away as files and taken in again."""

import json
from datetime import UTC, datetime
from pathlib import Path

from playwright.async_api import FilePayload, Page

from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.many import backup_of, many
from tests.support.screen import at, shows, shows_at
from tests.support.seeding import Seeding, play
from tests.support.table import Table

MANY = 200


async def test_a_match_is_deleted_and_brought_back(
    tmp_path: Path, start_server: Start, open_page: Open
) -> None:
    data = tmp_path / "seeded"
    data.mkdir()
    async with Seeding(data, datetime(2026, 3, 1, 20, tzinfo=UTC)) as seeding:
        for id, names in (("first", ("Olena", "Bohdan")), ("second", ("Rita", "Lena"))):
            await play(await seeding.match(id, "nines", names), 0, 0, 105)
    before = _stored(data)
    server = await start_server(data=data)
    table = Table(await open_page(server.url, outages=True, locale="en-GB"), data)
    await _delete(table, "Rita")
    assert not (data / "matches" / "second.json").exists()
    await table.take_back()
    await shows_at(table.page, ids.home_match(0), "Rita")
    assert _stored(data) == before

    # The word has gone: the bin still has it, whatever happens to the server.
    await _delete(table, "Rita")
    # A page that is open comes back by itself, and would do so in between.
    await table.page.goto("about:blank")
    await server.kill()
    await server.start()
    await table.page.goto(f"{server.url}/settings/bin")
    await table.tap(ids.binned(0), shows=ids.BIN_RESTORE)
    await table.tap(ids.BIN_RESTORE)
    await shows(table.page, "The bin is empty")
    assert _stored(data) == before
    await table.back(ids.SETTINGS_BIN)
    await table.tap(ids.nav("matches"), shows=ids.home_match(1))
    await shows_at(table.page, ids.home_match(0), "Rita")


async def test_a_backup_of_many_matches_comes_in(start_server: Start, open_page: Open) -> None:
    backup = await backup_of(many(MANY))
    server = await start_server()
    page = await open_page(server.url, locale="en-GB")
    table = Table(page, server.data)
    await table.tap(ids.HOME_RESTORE, shows=ids.BACKUP_OPEN)

    await _choose(page, ids.BACKUP_OPEN, ("broken.gz", backup[:-100]))
    await shows(page, "This backup is damaged")
    assert not _stored(server.data)

    await _choose(page, ids.BACKUP_OPEN, ("all.gz", backup))
    await shows(page, f"{MANY} matches")
    await table.tap(ids.BACKUP_MERGE)
    await shows(page, f"{MANY} matches added")
    once = _stored(server.data)
    assert len(once) == MANY

    # Once more, in place of all that is there: nothing changes.
    await _choose(page, ids.BACKUP_OPEN, ("all.gz", backup))
    await table.there(ids.BACKUP_REPLACE)
    await table.tap(ids.BACKUP_REPLACE)
    await shows(page, "Nothing new: everything was here already.")
    assert _stored(server.data) == once

    # A single one goes out as a file, is known again, and comes in where it was not.
    await table.back(ids.SETTINGS_BACKUP)
    await table.tap(ids.nav("matches"), shows=ids.home_match_menu(0))
    await table.tap(ids.home_match_menu(0), shows=ids.MATCH_FILE)
    async with page.expect_download() as saving:
        await table.tap(ids.MATCH_FILE)
    text = Path(await (await saving.value).path()).read_bytes()
    told = json.loads(text)
    other = json.dumps({**told, "id": "elsewhere", "notes": "on paper"}).encode()
    await table.tap(ids.nav("settings"), shows=ids.SETTINGS_BACKUP)
    await table.tap(ids.SETTINGS_BACKUP, shows=ids.BACKUP_IMPORT)
    await _choose(page, ids.BACKUP_IMPORT, ("same.json", text), ("other.json", other))
    await shows_at(page, ids.imported(0), "It is here already.")
    await shows_at(page, ids.imported(1), "Imported.")
    assert _stored(server.data) - once == {"elsewhere"}


async def _delete(table: Table, name: str) -> None:
    await shows_at(table.page, ids.home_match(0), name)
    await table.tap(ids.home_match_menu(0), shows=ids.MATCH_DELETE)
    await table.tap(ids.MATCH_DELETE)
    # Under the open menu the lists cannot be seen either: the word about it says that it is done.
    await table.page.get_by_role("button", name="Undo").wait_for(state="attached")
    await table.gone(ids.home_match(1))


async def _choose(page: Page, button: str, *files: tuple[str, bytes]) -> None:
    async with page.expect_file_chooser() as choosing:
        await at(page, button).click()
    chosen: list[FilePayload] = [
        {"name": name, "mimeType": "application/octet-stream", "buffer": data}
        for name, data in files
    ]
    await (await choosing.value).set_files(chosen)


def _stored(data: Path) -> set[str]:
    """The matches on the disk."""
    return {path.stem for path in (data / "matches").glob("*.json")}
