"""Who went out: the question after a hand, as one client sees it."""

import pytest

from app.domain.steps import WentOut
from app.ui import ids
from tests.support.client import client_at
from tests.support.memory import Table, setup_of


@pytest.mark.parametrize("players", range(2, 7))
async def test_one_tap_answers_and_goes_on(players: int) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", players))
    async with client_at(table, store, "/out") as client:
        assert {ids.out(seat) for seat in range(players)} <= client.tags()
        await client.press(ids.out(players - 1))
        assert client.route.endswith("/entry")
        assert client.store.state.form.entered.out == players - 1


async def test_blocked_is_an_answer_only_where_a_hand_can_be() -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of("devyatka")), "/out") as client:
        assert ids.OUT_BLOCKED not in client.tags()
    async with client_at(table, await table.match_store(setup_of("nines")), "/out") as client:
        await client.press(ids.OUT_BLOCKED)
        entered = client.store.state.form.entered
        assert (entered.decided, entered.out) == (True, None)
        assert client.route.endswith("/entry")


async def test_who_dealt_and_who_led_stand_on_the_tiles() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", first_dealer=1))
    async with client_at(table, store, "/out") as client:
        assert client.name_of(ids.out(1)) == "Bohdan, dealt"
        assert client.name_of(ids.out(2)) == "Maria, led"


async def test_coming_back_shows_the_answer_and_the_same_one_changes_nothing() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(3))
    async with client_at(table, store, "/out") as client:
        assert client.name_of(ids.out(3)) == "Taras, went out"
        before = client.store.state.record
        await client.press(ids.out(3))
        assert client.store.state.record == before
        assert client.route.endswith("/entry")


async def test_another_answer_can_be_undone() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(3))
    async with client_at(table, store, "/out") as client:
        await client.press(ids.out(0))
        await client.key("ctrl+Z")
        assert client.store.state.form.entered.out == 3


async def test_closing_leads_back_to_the_table() -> None:
    table = Table()
    async with client_at(table, await table.match_store(setup_of("nines")), "/out") as client:
        await client.press(ids.BACK)
        assert ids.TABLE_OVER in client.tags()


async def test_an_answer_that_cannot_be_stored_stays_a_question() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, "/out") as client:
        table.matches.failing = True
        await client.press(ids.out(0))
        assert client.route.endswith("/out")
        assert not client.store.state.form.entered.decided
