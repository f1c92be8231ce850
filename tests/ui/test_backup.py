"""Everything taken away and brought back, and match files taken in, as the screen tells of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from app.services.files import Chosen, Saved
from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.files import HandFiles
from tests.support.memory import Table, setup_of
from tests.ui.test_home import play


@asynccontextmanager
async def at_backup(table: Table, files: HandFiles) -> AsyncIterator[Client]:
    store = await table.match_store(setup_of("nines", 2))
    async with client_at(table, store, files=files, route="/settings/backup") as client:
        yield client


async def a_backup(matches: int) -> bytes:
    """A backup of another table with some matches and a player."""
    table = Table()
    await table.library_store().add_player("Olha")
    for _ in range(matches):
        await table.match_store(setup_of("devyatka"))
    made = await table.keeping_store().backup()
    data = getattr(made, "data", None)
    assert isinstance(data, bytes)
    return data


@pytest.fixture
def files() -> HandFiles:
    return HandFiles()


async def test_everything_is_saved_as_one_file_and_that_is_noted(files: HandFiles) -> None:
    table = Table()
    async with at_backup(table, files) as client:
        assert "No copy elsewhere yet." in client.reads()
        await client.press(ids.BACKUP_SAVE)
        assert list(files.saved) == ["tally-nine-2026-03-01.backup.gz"]
        assert "Saved: tally-nine-2026-03-01.backup.gz" in client.reads()
        assert "Last copy elsewhere: today" in client.reads()
        await client.press(ids.BACKUP_CLOSE)
        assert "Saved:" not in client.reads()


@pytest.mark.parametrize("answer", [Saved.LEFT, Saved.FAILED])
async def test_a_file_that_went_nowhere_is_no_copy(files: HandFiles, answer: Saved) -> None:
    files.answer = answer
    async with at_backup(Table(), files) as client:
        await client.press(ids.BACKUP_SAVE)
        assert "No copy elsewhere yet." in client.reads()
        assert ("could not be saved" in client.reads()) is (answer is Saved.FAILED)


async def test_a_backup_is_looked_into_and_added_and_undone(files: HandFiles) -> None:
    table, data = Table(), await a_backup(3)
    async with at_backup(table, files) as client:
        mine = set(table.matches.stored)
        await client.stage.settle(40)
        await files.choose(Chosen.BACKUP, ("b.gz", data))
        await client.stage.settle(40)
        assert "3 matches · 1 player" in client.over()
        assert set(table.matches.stored) == mine
        await client.choose(ids.BACKUP_MERGE)
        await client.stage.settle(60)
        # Ids only count in these tables: one of the three is taken for another state of ours.
        assert "matches added" in client.reads()
        assert mine < set(table.matches.stored)
        await client.press(ids.BACKUP_UNDO)
        await client.stage.settle(60)
        assert "Everything is as it was before." in client.reads()
        assert set(table.matches.stored) == mine


async def test_bringing_it_in_twice_changes_nothing(files: HandFiles) -> None:
    table, data = Table(), await a_backup(3)
    async with at_backup(table, files) as client:
        for _ in range(2):
            await files.choose(Chosen.BACKUP, ("b.gz", data))
            await client.stage.settle(40)
            await client.choose(ids.BACKUP_REPLACE)
            await client.stage.settle(60)
        assert "Nothing new: everything was here already." in client.reads()
        assert "3 matches were the same" in client.reads()
        assert ids.BACKUP_UNDO not in client.tags()
        assert len(table.matches.stored) == 3


async def test_leaving_a_backup_leaves_everything(files: HandFiles) -> None:
    table, data = Table(), await a_backup(2)
    async with at_backup(table, files) as client:
        before = dict(table.matches.stored)
        await files.choose(Chosen.BACKUP, ("b.gz", data))
        await client.stage.settle(40)
        await client.choose(ids.BACKUP_CANCEL)
        assert table.matches.stored == before


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda data: b"hello", "not a backup of Tally Nine. Nothing was changed."),
        (lambda data: data[:-20], "damaged: it was cut short"),
        (lambda data: None, "cannot be opened"),
    ],
)
async def test_a_file_that_is_no_good_is_told_of(
    files: HandFiles, spoil: object, sentence: str
) -> None:
    assert callable(spoil)
    table, data = Table(), await a_backup(2)
    async with at_backup(table, files) as client:
        before = dict(table.matches.stored)
        await files.choose(Chosen.BACKUP, ("b.gz", spoil(data)))
        await client.stage.settle(40)
        assert sentence in client.reads()
        assert client.over() == ""
        assert table.matches.stored == before


async def test_match_files_are_taken_in_each_with_a_word(files: HandFiles) -> None:
    away = Table()
    store = await away.match_store(setup_of("nines", 3))
    await play(store, 0, 0, 25, 17)
    text = await away.keeping_store().match_file(store.state.record.id)
    assert text is not None
    good = text.encode().replace(store.state.record.id.encode(), b"elsewhere")
    table = Table()
    async with at_backup(table, files) as client:
        await files.choose(
            Chosen.MATCHES,
            ("good.json", good),
            ("again.json", good),
            ("words.json", b"{}"),
            ("half.json", good[:40]),
            ("alike.json", good.replace(b"Bohdan", b"Olena")),
            ("lost.json", None),
        )
        await client.stage.settle(40)
        said = [client.name_of(ids.imported(index)) for index in range(6)]
        assert said == [
            "good.json. Imported.",
            "again.json. It is here already.",
            "words.json. This file does not hold a match of a game known here.",
            "half.json. This file is damaged, or it is not a match file.",
            "alike.json. Player 2: the name needs 1 to 40 characters and must differ from the "
            "others.",
            "lost.json. This file cannot be opened.",
        ]
        assert len(table.matches.stored) == 2


async def test_the_apps_own_copies_are_listed_saved_and_restored(files: HandFiles) -> None:
    table, data = Table(), await a_backup(2)
    async with at_backup(table, files) as client:
        mine = set(table.matches.stored)
        await files.choose(Chosen.BACKUP, ("b.gz", data))
        await client.stage.settle(40)
        await client.choose(ids.BACKUP_REPLACE)
        await client.stage.settle(60)
        assert "before an import" in client.name_of(ids.copy(0))
        await client.press(ids.copy(0))
        await client.choose(ids.COPY_SAVE)
        (name,) = files.saved
        assert name.startswith("tally-nine-2026-03-01-")
        await client.press(ids.copy(0))
        await client.choose(ids.COPY_RESTORE)
        await client.stage.settle(60)
        assert set(table.matches.stored) == mine


async def test_settings_lead_to_backup_and_bin() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    async with client_at(table, store, route="/settings") as client:
        await client.press(ids.SETTINGS_BACKUP)
        assert client.route == "/settings/backup"
        await client.press(ids.BACK)
        await client.press(ids.SETTINGS_BIN)
        assert client.route == "/settings/bin"
