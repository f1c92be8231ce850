"""Bin, files, backups and copies as one client has them: codes where something goes wrong."""

from dataclasses import replace
from datetime import timedelta

import pytest

from app.data.backup import Backup, Contents
from app.data.backup_file import BackupFault
from app.data.csv_file import CsvWords
from app.data.errors import BadDocument
from app.data.match_file import read
from app.data.stored import StoredMatch
from app.domain.commits import StoppedChanged
from app.owner.bringing import Mode, Report
from app.owner.commands import Base, Command, MakeCommit, Refusal
from app.owner.importing import Imported
from app.stores.keeping_state import Busy, KeepingState
from app.stores.keeping_store import COPY_DUE, KeepingStore
from tests.support.houses import House, start
from tests.support.memory import MemoryMatches, Table, setup_of

WORDS = CsvWords("Hand", "Dealer", "Out", "Note", "Opening", "blocked", "annulled", "late", str)


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def store(table: Table) -> KeepingStore:
    return table.keeping_store()


async def begun(table: Table) -> str:
    return (await table.match_store(setup_of("nines"))).state.record.id


async def test_the_bin_shows_what_is_in_it_and_until_when(
    table: Table, store: KeepingStore
) -> None:
    match_id = await begun(table)
    lists = table.library_store()
    await lists.delete_match(match_id)
    (found,) = await store.binned()
    assert found.id == match_id
    assert found.deleted.startswith("2026-03-01T20:00")
    assert found.until.startswith("2026-03-31T20:00")
    assert found.summary is not None
    assert found.summary.game == "nines"
    assert await store.delete_for_good(match_id) is None
    assert await store.binned() == ()
    assert await lists.restore_match(match_id) is Refusal.GONE


async def test_what_cannot_be_read_is_in_the_bin_all_the_same() -> None:
    house = await start()
    await house.store._inner.save("bin/odd", {"schema": 99})
    (found,) = await house.keeping_store().binned()
    assert (found.id, found.deleted, found.until, found.summary) == ("odd", "", "", None)


async def test_a_match_is_taken_away_and_brought_in(table: Table, store: KeepingStore) -> None:
    match_id = await begun(table)
    text = await store.match_file(match_id)
    assert text is not None
    assert read(text).id == match_id
    sheet = await store.csv(match_id, WORDS)
    assert sheet is not None
    assert sheet.decode("utf-8-sig").startswith("Hand,Dealer,Out,Olena,")
    assert await store.match_file("gone") is await store.csv("gone", WORDS) is None
    other = Table()
    what = await other.keeping_store().import_matches([("m.json", text.encode()), ("x", b"")])
    assert what == (Imported("m.json", match_id), Imported("x", fault="not-json"))
    assert list(other.matches.stored) == [match_id]


async def test_everything_is_taken_away_and_brought_in(table: Table, store: KeepingStore) -> None:
    match_id = await begun(table)
    made = await store.backup()
    assert isinstance(made, Backup)
    contents = await store.look_into(made.data)
    assert isinstance(contents, Contents)
    assert contents.matches == 1
    other = Table()
    report = await other.keeping_store().bring_in(made.data, Mode.MERGE)
    assert report == Report(added=1)
    assert list(other.matches.stored) == [match_id]


async def test_what_is_no_backup_is_said(store: KeepingStore) -> None:
    for answer in (await store.look_into(b"no"), await store.bring_in(b"no", Mode.MERGE)):
        assert isinstance(answer, BackupFault)
        assert answer.code == "not-a-backup"
    assert store.state == KeepingState()


async def test_what_goes_on_is_shown_while_it_does(store: KeepingStore, table: Table) -> None:
    for _ in range(25):
        await begun(table)
    seen: list[KeepingState] = []
    store.subscribe(lambda: seen.append(store.state))
    made = await store.backup()
    assert isinstance(made, Backup)
    assert seen == [
        KeepingState(Busy.PACKING),
        KeepingState(Busy.PACKING, 0, 26),
        KeepingState(Busy.PACKING, 20, 26),
        KeepingState(),
    ]
    seen.clear()
    await store.bring_in(made.data, Mode.MERGE)
    assert seen[-2:] == [KeepingState(Busy.BRINGING_IN, 20, 25), KeepingState()]


async def copied(house: House) -> None:
    await house.owners.create(setup_of("nines"))
    await house.keeper.tidy()


async def test_copies_are_listed_taken_and_brought_back() -> None:
    house = await start()
    await copied(house)
    store = house.keeping_store()
    (copy,) = await store.copies()
    data = await store.copy(copy.name)
    assert data is not None
    assert len(data) == copy.size
    match_id = house.matches.ids()[0]
    await house.owners.delete(match_id)
    assert await store.restore_copy(copy.name) == Report(added=1)
    assert house.matches.ids() == [match_id]
    assert await store.restore_copy("gone") is Refusal.GONE
    assert await store.copy("gone") is None


async def test_somebody_is_reminded_where_no_copy_elsewhere_is_recent() -> None:
    house = await start()
    store = house.keeping_store()
    assert not store.copy_is_due
    match = await house.owners.create(setup_of("nines"))
    assert not store.copy_is_due
    await match.do(
        Command("stop", Base(match.record.position, None), MakeCommit(StoppedChanged(True)))
    )
    assert store.copy_is_due
    assert await store.put_off() is None
    assert not store.copy_is_due
    house.clock.time += COPY_DUE + timedelta(minutes=1)
    assert store.copy_is_due
    assert await store.copied() is None
    assert not store.copy_is_due
    assert house.library.library.copied > house.library.library.reminded > ""
    house.clock.time += COPY_DUE + timedelta(minutes=1)
    assert store.copy_is_due


async def test_a_disk_that_refuses_is_a_code(table: Table) -> None:
    class Broken(MemoryMatches):
        async def get(self, match_id: str) -> StoredMatch | None:
            raise BadDocument(match_id)

    broken = Table(Broken())
    store = broken.keeping_store()
    assert await store.match_file("m") is await store.csv("m", WORDS) is None
    broken.matches.failing = broken.shelf.failing = True
    assert await store.delete_for_good("m") is Refusal.STORAGE_FAILED
    assert await store.copied() is await store.put_off() is Refusal.STORAGE_FAILED


async def test_a_disk_that_refuses_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    house = await start()
    await copied(house)
    data = await house.keeping_store().backup()
    assert isinstance(data, Backup)
    (copy,) = await house.keeper.copies()
    await house.store.close()

    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    for step in ("entries", "read", "write"):
        monkeypatch.setattr(house.disk, step, refuse)
    store = house.keeping_store()
    assert await store.backup() is Refusal.STORAGE_FAILED
    assert await store.bring_in(data.data, Mode.MERGE) is Refusal.STORAGE_FAILED
    assert await store.restore_copy(copy.name) is Refusal.STORAGE_FAILED
    assert await store.copies() == ()
    assert await store.copy(copy.name) is None
    house = await start()
    await house.store.close()
    assert await house.keeping_store().binned() == ()


async def test_what_was_touched_elsewhere_meanwhile_is_shown_at_once(
    table: Table, store: KeepingStore
) -> None:
    match = await table.match_store(setup_of("devyatka"))
    made = await store.backup()
    assert isinstance(made, Backup)
    await match.tap_pass(1)
    assert match.state.undo is not None
    assert await store.bring_in(made.data, Mode.REPLACE) == replace(Report(), updated=1)
    assert match.state.undo is None
