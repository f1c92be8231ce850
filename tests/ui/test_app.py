"""One client of the app: its addresses, the way back, what it does not lose."""

from dataclasses import replace

import flet as ft
import pytest

from app.domain.steps import CardAdded, Passed, Piece, WentOut
from app.stores.client_store import ClientStore
from app.ui import ids, routes
from app.ui.app import start, start_without_storage
from tests.support.client import Client, client_at
from tests.support.memory import MemoryPreferences, Table, setup_of
from tests.support.stage import Stage


def stack(client: Client) -> list[str]:
    """The views that lie on each other, the lowest first."""
    return [one.route for one in client.stage.controls() if isinstance(one, ft.View)]


@pytest.mark.parametrize(
    ("address", "depth"),
    [
        ("/", 1),
        ("/players", 1),
        ("/rules", 1),
        ("/settings", 1),
        ("/new", 2),
        ("/match/{id}", 2),
        ("/match/{id}/out", 3),
        ("/match/{id}/sheet", 3),
        ("/match/{id}/rules", 3),
    ],
)
async def test_an_address_opens_its_screen_over_those_it_belongs_to(
    address: str, depth: int
) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    route = address.format(id=store.state.record.id)
    async with client_at(table, store, route=route) as client:
        assert len(stack(client)) == depth
        assert stack(client)[-1] == ("/" if depth == 1 else route)
        assert client.stage.wire.errors == []


@pytest.mark.parametrize(
    ("route", "out"),
    [
        ("/new", "/"),
        ("/match/m", "/"),
        ("/match/m/entry", "/match/m"),
        ("/match/m/entry?seat=2", "/match/m"),
        ("/match/m/sheet/deal", "/match/m/sheet"),
        ("/match/m/sheet/deal/edit/out", "/match/m/sheet/deal"),
        ("/match/m/sheet/deal/insert/entry", "/match/m/sheet/deal"),
        ("/players", "/"),
        ("/players/p", "/players"),
        ("/players/p/with/q", "/players/p"),
        ("/players/p/merge", "/players/p"),
        ("/players/p/merge/q", "/players/p/merge"),
        ("/", "/"),
    ],
)
def test_one_step_out(route: str, out: str) -> None:
    assert routes.parent(route) == out


async def test_a_swipe_back_leads_one_step_out() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store) as made, Stage(lambda: ft.Text("")) as stage:
        start(stage.page, made.session)
        client = Client(stage, made.session, store)
        await client.back(f"/match/{store.state.record.id}/rules")
        for expected in (f"/match/{store.state.record.id}", "/"):
            await stage.fire(stage.page, "view_pop", {"route": client.route})
            await client.settle()
            assert client.route == expected


async def test_an_unknown_address_and_an_unknown_match_lead_home() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    for address, words in (("/what/ever", "Nothing here"), ("/match/none", "can’t be opened")):
        async with client_at(table, store, route=address) as client:
            assert words in client.reads()
            await client.press(ids.HOME)
            assert client.route == "/"


async def test_another_language_and_theme_lose_neither_place_nor_entry() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(1))
    await store.step(CardAdded(0, Piece("9")))
    async with client_at(table, store, "/entry") as client:
        before = client.route
        await client.session.client.set_language("uk")
        await client.session.client.set_theme("dark")
        await client.settle()
        assert client.route == before
        assert "Раунд 1" in client.reads()
        assert client.store.state.form.entered.left[0].pieces == (Piece("9"),)


async def test_two_clients_of_a_match_see_each_others_taps() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store) as one:
        await store.step(Passed(2))
        await one.stage.settle(40)
        assert "Maria, 1 pass" in one.name_of(ids.table_seat(2))


async def test_what_changed_while_the_phone_slept_is_there_when_it_is_back() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store) as client:
        session = client.stage.session
        await session.disconnect(3600)
        await store.step(Passed(2))
        await client.stage.settle(40)
        await session.connect(client.stage.wire)
        await client.settle()
        assert "Maria, 1 pass" in client.name_of(ids.table_seat(2))
        await client.press(ids.table_seat(2))
        assert "Maria, 2 passes" in client.name_of(ids.table_seat(2))


async def test_a_refusal_is_said_once_and_the_screen_shows_how_it_stands() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store) as client:
        table.matches.failing = True
        await client.take(WentOut(0))
        said = [
            one.content.value
            for one in client.stage.controls()
            if isinstance(one, ft.SnackBar) and isinstance(one.content, ft.Text)
        ]
        assert said == ["This could not be stored, so it was not done. Is the storage full?"]
        assert client.store.state.refusal is None
        assert not client.store.state.form.entered.decided


async def test_a_native_app_opens_where_it_was() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    preferences = MemoryPreferences()
    async with client_at(table, store) as made:
        session = replace(made.session, client=await ClientStore.opened(preferences))
        async with Stage(lambda: ft.Text("")) as stage:
            start(stage.page, session)
            await stage.settle()
            await Client(stage, session, store).back(f"/match/{store.state.record.id}/out")
        again = replace(session, client=await ClientStore.opened(preferences))
        for web, route in ((False, f"/match/{store.state.record.id}/out"), (True, "/")):
            async with Stage(lambda: ft.Text(""), page={"web": web}) as stage:
                start(stage.page, again)
                client = Client(stage, again, store)
                await client.settle()
                assert client.route == route
            await again.client.set_last_route(f"/match/{store.state.record.id}/out")


async def test_a_bigger_text_is_known_at_the_next_start() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store) as client:
        await client.enlarge(2.0)
        assert client.session.client.state.text_scale == 2.0


async def test_data_that_cannot_be_read_is_said_so_and_can_be_tried_again() -> None:
    tried = list[str]()
    client = await ClientStore.opened(MemoryPreferences())
    async with Stage(lambda: ft.Text("")) as stage:
        start_without_storage(
            stage.page, client, ("uk",), "newer-document", lambda: tried.append("again")
        )
        await stage.settle()
        assert any("Tally Nine" in text for text in stage.texts())
        await stage.press(ids.RETRY)
        assert tried == ["again"]
        assert stage.wire.errors == []
