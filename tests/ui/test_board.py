"""The scoreboard, as one client sees it."""

import flet as ft
import pytest

from app.domain.commits import StoppedChanged
from app.domain.steps import TotalSet, WentOut
from app.stores.match_store import MatchStore
from app.ui import ids
from app.ui.components.board_tile import board_tile, digit_size
from app.ui.components.seat_row import SeatTotal
from app.ui.layout import Look
from app.ui.screens.board.places import arrangement
from tests.support.client import client_at
from tests.support.memory import Table, setup_of
from tests.support.stage import controls

LYING = {"width": 844, "height": 390}
TABLET = {"width": 1180, "height": 820}


async def played(table: Table, players: int = 4) -> MatchStore:
    store = await table.match_store(setup_of("nines", players))
    await store.step(WentOut(0))
    for seat in range(1, players):
        await store.step(TotalSet(seat, 10 + seat))
    await store.save()
    return store


@pytest.mark.parametrize(
    ("window", "text", "count", "rows"),
    [
        ((844, 390), 1.0, 2, ((0, 1),)),
        ((844, 390), 1.0, 4, ((0, 1, 2, 3),)),
        ((844, 390), 1.0, 5, ((0, 1, 2), (4, 3))),
        ((844, 390), 1.0, 6, ((0, 1, 2), (5, 4, 3))),
        ((844, 390), 2.0, 4, ((0, 1), (3, 2))),
        ((844, 390), 2.0, 6, ((0, 1), (2, 3), (4, 5))),
        ((1180, 820), 1.0, 4, ((0, 1), (3, 2))),
        ((1180, 820), 1.0, 3, ((0, 1), (2,))),
        ((1180, 820), 1.0, 6, ((0, 1, 2), (5, 4, 3))),
        ((390, 844), 1.0, 3, ((0,), (1,), (2,))),
    ],
)
def test_tiles_stand_as_people_sit(
    window: tuple[int, int], text: float, count: int, rows: tuple[tuple[int, ...], ...]
) -> None:
    assert arrangement(Look(*window, text_scale=text), count) == rows


def test_digits_fill_their_place_and_three_are_smaller() -> None:
    assert digit_size(170, 200, 2) > 140
    assert digit_size(170, 200, 3) < 100
    assert digit_size(600, 90, 2) == 90
    assert digit_size(10, 10, 3) == 44


@pytest.mark.parametrize("window", [LYING, TABLET, {}])
async def test_every_total_is_said_with_who_leads_and_deals(window: dict[str, int]) -> None:
    table = Table()
    async with client_at(table, await played(table), "/board", **window) as client:
        assert client.name_of(ids.board_seat(0)).startswith("Olena, 0 points, 100 to limit, 1st")
        assert "Bohdan, 11 points, 89 to limit, 2nd, Deals" in client.reads()
        assert "Lowest" in client.reads()
        assert client.stage.wire.errors == []


async def test_it_leads_on_to_the_end_of_the_hand_and_back() -> None:
    table = Table()
    async with client_at(table, await played(table), "/board", **LYING) as client:
        await client.press(ids.BOARD_OVER)
        assert client.route.endswith("/out")
    async with client_at(table, await played(table), "/board", **LYING) as client:
        await client.press(ids.BACK)
        await client.press(ids.TABLE_BOARD)
        assert client.route.endswith("/board")


async def test_once_the_match_is_closed_it_leads_to_the_finish() -> None:
    table = Table()
    store = await played(table, 6)
    await store.commit(StoppedChanged(True))
    async with client_at(table, store, "/board", **TABLET) as client:
        assert "Deals" not in client.reads()
        await client.press(ids.BOARD_OVER)
        assert ids.FINISH_REMATCH in client.tags()


async def test_a_closed_match_names_the_game_once_also_in_large_text() -> None:
    table = Table()
    store = await played(table, 4)
    await store.commit(StoppedChanged(True))
    async with client_at(table, store, "/board", width=360, height=640) as client:
        await client.enlarge(2.0)
        assert client.reads().count("Nines") == 1


@pytest.mark.parametrize(
    ("look", "wide", "high"),
    [
        (Look(360, 640), 328, 240),
        (Look(360, 640, 2.0), 328, 240),
        (Look(390, 844), 358, 330),
        (Look(390, 844), 358, 160),
        (Look(390, 844, 2.0), 358, 160),
        (Look(1180, 820, 2.0), 566, 300),
    ],
)
def test_a_short_name_stands_whole_beside_its_total(look: Look, wide: float, high: float) -> None:
    seat = SeatTotal(1, "Bohdan", "B", 27, 100, "27", "far", "1st", "Bohdan")
    tile = board_tile(look, seat, wide, high, upright=False, still=True)
    seen = {
        one.value: (one.style.size or 0) * look.text_scale * len(one.value) * 0.56
        for one in controls(tile)
        if isinstance(one, ft.Text) and one.style is not None
    }
    face = max(one.width or 0 for one in controls(tile) if isinstance(one, ft.Container))
    assert face + 10 + seen["Bohdan"] + 8 + seen["27"] <= wide - 28
