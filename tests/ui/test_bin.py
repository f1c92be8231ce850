"""The bin: what is in it, out of it again, and gone for good."""

from app.ui import ids
from tests.support.client import client_at
from tests.support.memory import Table, setup_of
from tests.ui.test_home import play


async def binned(table: Table) -> str:
    store = await table.match_store(setup_of("nines", 2))
    await play(store, 0, 0, 25)
    match_id = store.state.record.id
    await table.owners.delete(match_id)
    return match_id


async def test_an_empty_bin_says_so() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    async with client_at(table, store, route="/settings/bin") as client:
        assert "The bin is empty" in client.reads()
        await client.press(ids.BACK)
        assert client.route == "/settings"


async def test_what_was_deleted_is_there_with_its_days_and_comes_back() -> None:
    table = Table()
    match_id = await binned(table)
    other = await table.match_store(setup_of("nines", 2))
    async with client_at(table, other, route="/settings/bin") as client:
        said = client.name_of(ids.binned(0))
        assert said == "Olena and Bohdan, Nines, 1 hand, until 31 Mar"
        await client.press(ids.binned(0))
        await client.choose(ids.BIN_RESTORE)
        assert match_id in table.matches.stored
        assert "The match is back." in client.over()
        assert "The bin is empty" in client.reads()


async def test_a_deletion_elsewhere_is_seen() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    async with client_at(table, store, route="/settings/bin") as client:
        await table.owners.delete(store.state.record.id)
        await client.stage.settle(40)
        assert ids.binned(0) in client.tags()


async def test_for_good_is_asked_about_first() -> None:
    table = Table()
    await binned(table)
    other = await table.match_store(setup_of("nines", 2))
    async with client_at(table, other, route="/settings/bin") as client:
        await client.press(ids.binned(0))
        await client.choose(ids.BIN_DELETE)
        assert "Olena and Bohdan: this cannot be undone." in client.over()
        await client.choose(ids.BIN_KEEP)
        assert len(table.bin.stored) == 1
        await client.press(ids.binned(0))
        await client.choose(ids.BIN_DELETE)
        await client.choose(ids.BIN_SURE)
        assert table.bin.stored == {}
        assert "The bin is empty" in client.reads()


async def test_a_match_taken_out_meanwhile_is_told_of() -> None:
    table = Table()
    match_id = await binned(table)
    other = await table.match_store(setup_of("nines", 2))
    async with client_at(table, other, route="/settings/bin") as client:
        await client.press(ids.binned(0))
        await table.owners.restore(match_id)
        await client.choose(ids.BIN_RESTORE)
        assert "not in the bin any more" in client.over()


async def test_a_match_that_is_open_says_that_it_was_deleted_and_goes_on_once_it_is_back() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    async with client_at(table, store) as client:
        assert ids.TABLE_OVER in client.tags()
        await table.owners.delete(store.state.record.id)
        await client.settle()
        assert "This match was deleted" in client.reads()
        await client.press(ids.BIN_RESTORE)
        assert ids.TABLE_OVER in client.tags()


async def test_a_deleted_match_that_is_gone_for_good_leads_home() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    async with client_at(table, store) as client:
        await table.owners.delete(store.state.record.id)
        await client.settle()
        await table.bin.drop(store.state.record.id)
        await client.press(ids.BIN_RESTORE)
        assert "not in the bin any more" in client.over()
        await client.press(ids.HOME)
        assert client.route == "/"
