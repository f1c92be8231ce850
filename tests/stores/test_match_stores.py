"""The matches that one client has open."""

from app.stores.match_stores import MatchStores
from tests.support.memory import Table, setup_of


async def test_a_match_has_one_store_a_client() -> None:
    table = Table()
    match_id = (await table.owners.create(setup_of("nines"))).record.id
    mine = MatchStores(table.owners, table.new_id, table.library)
    theirs = MatchStores(table.owners, table.new_id, table.library)
    assert mine.opened(match_id) is None
    store = await mine.open(match_id)
    assert store is not None
    assert await mine.open(match_id) is store is mine.opened(match_id)
    assert await theirs.open(match_id) is not store
    assert await mine.open("gone") is None


async def test_the_stores_of_a_client_that_is_gone_hear_of_nothing() -> None:
    table = Table()
    match_id = (await table.owners.create(setup_of("devyatka"))).record.id
    mine = MatchStores(table.owners, table.new_id, table.library)
    store = await mine.open(match_id)
    assert store is not None
    mine.close()
    await (await table.another(match_id)).tap_pass(1)
    assert store.state.form.entered.passes == (None,) * 4
    assert mine.opened(match_id) is None
