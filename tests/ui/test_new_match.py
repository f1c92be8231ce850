"""Setting a match up, as one client does it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import flet as ft
import pytest

from app.domain.log import Record
from app.domain.roster import RosterPlayer
from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of
from tests.support.stage import controls

NAMES = ("Olena", "Bohdan", "Maria", "Taras")


@asynccontextmanager
async def setting_up(
    *roster: str, table: Table | None = None, **window: Any
) -> AsyncIterator[Client]:
    """A client that is about to set a match up, with these people in the roster."""
    table = table or Table()
    for name in roster:
        assert isinstance(await table.library.add_player(name), RosterPlayer)
    other = await table.match_store(setup_of("nines"))
    async with client_at(table, other, route="/new", **window) as client:
        yield client


async def seat_all(client: Client, count: int = 4) -> None:
    for _ in range(count):
        await client.press(ids.new_roster(0))


async def submit(client: Client, name: str) -> None:
    """Types a name and presses Enter in the field."""
    await client.write(ids.NEW_NAME, name)
    (field,) = [
        one
        for one in client.stage.controls(client.top)
        if isinstance(one, ft.TextField) and one.label == "New player"
    ]
    await client.stage.fire(field, "submit", name)
    await client.settle()


def problem(client: Client) -> str:
    """What is said to be wrong below the field of a new name."""
    fields = [one for one in client.stage.controls(client.top) if isinstance(one, ft.TextField)]
    return "".join(str(one.error or "") for one in fields if one.label == "New player")


def words_of(client: Client) -> list[str]:
    return [one.value for one in client.stage.controls(client.top) if isinstance(one, ft.Text)]


def begun(client: Client) -> Record:
    """The match on whose table this client is."""
    store = client.session.opened(client.route.removeprefix("/match/"))
    assert store is not None
    return store.state.record


async def test_what_is_missing_is_said_until_nothing_is() -> None:
    async with setting_up(*NAMES) as client:
        assert not client.works(ids.NEW_START)
        assert "2 more players are needed." in client.reads()
        await seat_all(client, 1)
        assert "1 more player is needed." in client.reads()
        await seat_all(client, 1)
        assert "Choose who deals first" in client.reads()
        await client.press(ids.new_seat_dealer(1))
        assert client.name_of(ids.NEW_START) == "Start · Bohdan deals"
        await client.press(ids.NEW_START)
        setup = begun(client).setup
        assert [player.name for player in setup.players] == ["Olena", "Bohdan"]
        assert setup.first_dealer == 1
        assert ids.TABLE_OVER in client.tags()


async def test_everything_chosen_reaches_the_match_and_is_the_default_for_the_next() -> None:
    table = Table()
    async with setting_up(*NAMES, table=table) as client:
        await client.press(ids.new_game("devyatka"))
        await seat_all(client)
        await client.press(ids.new_seat_move(3, up=True))
        await client.press(ids.new_rule("limit", 100))
        await client.press(ids.new_rule("pass_price", 2))
        await client.press(ids.new_rule("tie", "extra-deal"))
        await client.press(ids.new_seat_dealer(0))
        await client.press(ids.NEW_START)
        setup = begun(client).setup
        assert [player.name for player in setup.players] == ["Olena", "Bohdan", "Taras", "Maria"]
        assert all(player.id for player in setup.players)
        assert dict(setup.rules) == {"limit": 100, "pass_price": 2, "tie": "extra-deal"}
    async with setting_up(table=table) as client:
        assert client.name_of(ids.NEW_START) == "Start · Olena deals"
        await client.press(ids.NEW_START)
        assert begun(client).setup == setup


async def test_the_lot_shows_whom_it_chose() -> None:
    async with setting_up(*NAMES) as client:
        await seat_all(client)
        await client.press(ids.NEW_LOT)
        (said,) = [line for line in client.reads().split("\n") if "by lot:" in line]
        (name,) = [name for name in NAMES if name in said]
        assert client.name_of(ids.NEW_START) == f"Start · {name} deals"


async def test_a_new_name_joins_roster_and_table_by_enter_and_by_button() -> None:
    table = Table()
    async with setting_up(table=table) as client:
        await submit(client, "  Ната  ")
        await client.write(ids.NEW_NAME, "Rita")
        await client.press(ids.NEW_ADD)
        assert [player.name for player in table.library.library.roster] == ["Ната", "Rita"]
        assert {ids.new_seat(0), ids.new_seat(1)} <= client.tags()
        assert client.session.plan.state.name == ""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A player needs a name."),
        ("x" * 41, "The name may have 40 characters at most."),
        ("olena", "This name, or one too much like it, is taken."),
    ],
)
async def test_a_name_that_cannot_be_is_answered_at_the_field(name: str, sentence: str) -> None:
    table = Table()
    async with setting_up("Olena", table=table) as client:
        await seat_all(client, 1)
        await submit(client, name)
        (field,) = [
            one
            for one in client.stage.controls(client.top)
            if isinstance(one, ft.TextField) and one.label == "New player"
        ]
        assert field.error == sentence
        assert field.value == name
        assert len(table.library.library.roster) == 1


async def test_a_name_the_roster_has_is_seated_and_not_added_again() -> None:
    table = Table()
    async with setting_up("Olena", table=table) as client:
        await submit(client, "OLENA")
        assert client.name_of(ids.new_seat_dealer(0)) == "Deals first: Olena"
        assert len(table.library.library.roster) == 1


async def test_at_a_full_table_a_chip_swaps_and_a_new_name_waits() -> None:
    async with setting_up(*NAMES, "Ivan") as client:
        await client.press(ids.new_game("devyatka"))
        await seat_all(client)
        assert client.name_of(ids.new_roster(0)) == "Seat Ivan in place of Taras"
        assert "The table is full." in client.reads()
        await submit(client, "Sofia")
        assert client.name_of(ids.new_seat_dealer(3)) == "Deals first: Taras"
        await client.press(ids.new_roster(0))
        assert client.name_of(ids.new_seat_dealer(3)) == "Deals first: Ivan"


async def test_what_was_wrong_with_a_name_goes_when_the_table_changes() -> None:
    async with setting_up("Olena", "Bohdan") as client:
        await seat_all(client, 1)
        await submit(client, "olena")
        assert "taken" in problem(client)
        await client.press(ids.new_game("devyatka"))
        assert problem(client) == ""
        await submit(client, "Olena")
        assert "taken" in problem(client)
        await client.write(ids.NEW_NAME, "")
        assert problem(client) == ""


@pytest.mark.parametrize("width", [360, 390, 844])
async def test_who_deals_first_is_said_in_words(width: int) -> None:
    async with setting_up("Olena", "Bohdan", width=width) as client:
        await seat_all(client, 2)
        assert "Deals first" not in words_of(client)
        await client.press(ids.new_seat_dealer(1))
        assert words_of(client).count("Deals first") == 1


async def test_a_long_roster_is_cut_until_asked_for_or_typed_for() -> None:
    async with setting_up(*(f"Player {letter}" for letter in "ABCDEFGHIJ")) as client:
        assert ids.new_roster(8) not in client.tags()
        await client.write(ids.NEW_NAME, "er j")
        assert client.name_of(ids.new_roster(0)) == "Seat Player J"
        await client.write(ids.NEW_NAME, "")
        await client.press(ids.NEW_MORE)
        assert ids.new_roster(9) in client.tags()


async def test_the_old_name_of_one_who_was_merged_finds_and_seats_them() -> None:
    table = Table()
    for name in ("Bob", "Bobby", "Dan"):
        await table.library.add_player(name)
    bob, bobby, _ = table.library.roster
    await table.library.merge(bobby.id, bob.id, lambda one, other: False)
    async with setting_up(table=table) as client:
        await client.write(ids.NEW_NAME, "bobby")
        assert client.name_of(ids.new_roster(0)) == "Seat Bob"
        await client.press(ids.NEW_ADD)
        assert client.name_of(ids.new_seat(0)).startswith("Bob")
        assert "Bobby is Bob now." in client.reads()
        assert [one.name for one in table.library.roster] == ["Bob", "Dan"]
        await client.write(ids.NEW_NAME, "Bobby")
        assert "Bobby is Bob now." not in client.reads()
        await client.press(ids.NEW_ADD)
        assert problem(client) == "Bobby is Bob now."
        assert ids.new_seat(1) not in client.tags()


async def test_totals_from_paper() -> None:
    async with setting_up("Olena", "Bohdan") as client:
        await seat_all(client, 2)
        await client.press(ids.new_seat_dealer(0))
        await client.press(ids.NEW_PAPER)
        assert "Every player needs an opening total." in client.reads()
        await client.write(ids.new_total(0), "48")
        await client.write(ids.new_total(1), "100")
        assert not client.works(ids.NEW_START)
        assert "Bohdan: the opening total is a whole number" in client.reads()
        await client.write(ids.new_total(1), "31")
        await client.press(ids.NEW_START)
        assert begun(client).setup.opening == (48, 31)


async def test_half_set_up_it_survives_leaving_and_another_language() -> None:
    async with setting_up(*NAMES) as client:
        await client.press(ids.new_game("devyatka"))
        await seat_all(client, 3)
        await client.press(ids.new_rule("limit", 30))
        await client.write(ids.NEW_NAME, "Hal")
        await client.press(ids.BACK)
        await client.session.client.set_language("uk")
        await client.stage.go("/new")
        await client.settle()
        assert client.session.plan.state.name == "Hal"
        assert ids.new_seat(2) in client.tags()
        assert ids.new_rule("limit", 30) in client.tags()


async def test_a_begun_match_leaves_nothing_behind() -> None:
    async with setting_up("Olena", "Bohdan") as client:
        await seat_all(client, 2)
        await client.press(ids.new_seat_dealer(0))
        await client.press(ids.NEW_START)
        assert client.session.plan.state.players is None


async def test_a_double_tap_begins_one_match() -> None:
    table = Table()
    async with setting_up("Olena", "Bohdan", table=table) as client:
        await seat_all(client, 2)
        await client.press(ids.new_seat_dealer(0))
        before = len(table.matches.stored)
        await asyncio.gather(client.press(ids.NEW_START), client.press(ids.NEW_START))
        assert len(table.matches.stored) == before + 1


async def test_a_full_disk_keeps_everything_on_the_screen() -> None:
    table = Table()
    async with setting_up("Olena", "Bohdan", table=table) as client:
        await seat_all(client, 2)
        await client.press(ids.new_seat_dealer(0))
        table.matches.failing = True
        await client.press(ids.NEW_START)
        assert "could not be stored" in " ".join(client.stage.texts())
        assert ids.new_seat(1) in client.tags()
        table.matches.failing = False
        await client.press(ids.NEW_START)
        assert ids.TABLE_OVER in client.tags()


@pytest.mark.parametrize("window", [{"width": 844, "height": 390}, {"width": 1180, "height": 820}])
async def test_start_and_its_reason_are_there_on_wide_windows(window: dict[str, Any]) -> None:
    async with setting_up("Olena", "Bohdan", **window) as client:
        assert "2 more players are needed." in client.reads()
        await seat_all(client, 2)
        await client.press(ids.new_seat_dealer(1))
        assert client.works(ids.NEW_START)


async def drag(client: Client, place: int, *ways: float) -> None:
    """Takes a seat by its badge, and moves the finger so far down from there, one after another."""
    handles = [
        one for one in client.stage.controls(client.top) if isinstance(one, ft.GestureDetector)
    ]
    at = {"x": 30.0, "y": 100.0}
    await client.stage.fire(handles[place], "vertical_drag_start", {"l": at, "g": at, "k": "touch"})
    for way in ways:
        here = {"x": 30.0, "y": 100.0 + way}
        await client.stage.fire(handles[place], "vertical_drag_update", {"l": here, "g": here})
        await client.settle()


@pytest.mark.parametrize(
    ("place", "ways", "order"),
    [
        (0, (20, 60), "Bohdan Olena Maria Taras"),
        (0, (60, 110, 160, 400), "Bohdan Maria Taras Olena"),
        (3, (-55, -104), "Olena Taras Bohdan Maria"),
        (1, (60, 110, 60, 0), "Olena Bohdan Maria Taras"),
    ],
)
async def test_a_seat_is_dragged_to_its_place(
    place: int, ways: tuple[float, ...], order: str
) -> None:
    async with setting_up(*NAMES) as client:
        await seat_all(client)
        await drag(client, place, *ways)
        names = [client.name_of(ids.new_seat(seat)) for seat in range(4)]
        assert [name.split()[0] for name in names] == order.split()


@pytest.mark.parametrize("scale", [1.0, 2.0])
async def test_on_its_side_the_page_says_why_a_match_cannot_begin_yet(scale: float) -> None:
    said = "Every player needs an opening total."

    def told(within: ft.Container) -> bool:
        return any(isinstance(one, ft.Text) and one.value == said for one in controls(within))

    async with setting_up(*NAMES, width=844, height=390) as client:
        await client.enlarge(scale)
        await seat_all(client)
        await client.press(ids.NEW_PAPER)
        assert said in client.reads()
        # Beside the header the button needs all the width that it has.
        boxes = [one for one in client.stage.controls(client.top) if isinstance(one, ft.Container)]
        assert not [box for box in boxes if box.width and box.width < 400 and told(box)]
        # What is typed in stays what it is when there is nothing to wait for any more.
        (field,) = [
            one
            for one in client.stage.controls(client.top)
            if isinstance(one, ft.TextField) and one.label == "New player"
        ]
        for seat in range(4):
            await client.write(ids.new_total(seat), "7")
        assert said not in client.reads()
        assert field._i in {one._i for one in client.stage.controls(client.top)}
