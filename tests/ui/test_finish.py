"""The finish of a match, as one client sees it."""

import asyncio

import pytest

from app.domain.commits import SeatsChanged
from app.domain.log import NotesChanged, StoppedChanged
from app.domain.steps import TotalSet, WentOut
from app.services.files import NoFiles, Saved
from app.stores.match_store import MatchStore
from app.ui import ids
from tests.support.client import client_at
from tests.support.memory import Table, setup_of


async def over(table: Table, *totals: int) -> MatchStore:
    """A match that one hand has ended; who has 0 went out."""
    store = await table.match_store(setup_of("nines", len(totals), first_dealer=1))
    await store.step(WentOut(totals.index(0) if 0 in totals else None))
    for seat, total in enumerate(totals):
        if total:
            await store.step(TotalSet(seat, total))
    await store.save()
    assert store.state.sheet.over, store.state.form.problems
    return store


async def test_a_shared_win_stays_shared() -> None:
    table = Table()
    async with client_at(table, await over(table, 40, 101, 40, 80)) as client:
        said = client.reads()
        assert "Shared win" in said
        assert client.name_of(ids.finish_winner(0)) == "Winner: Olena, total 40"
        assert client.name_of(ids.finish_winner(1)) == "Winner: Maria, total 40"
        assert ids.finish_winner(2) not in client.tags()
        assert "points each" in said
        assert "Maria, place 1, total 40, winner" in said
        assert "Taras, place 3, total 80" in said
        assert "Bohdan, place 4, total 101, limit 100" in said


async def test_a_single_winner() -> None:
    table = Table()
    async with client_at(table, await over(table, 0, 101, 40, 80)) as client:
        assert client.name_of(ids.finish_winner(0)) == "Winner: Olena, total 0"
        assert "Shared win" not in client.reads()


async def test_hands_that_were_annulled_are_told_apart_from_those_that_counted() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines", 2))
    await store.annul()
    await store.step(WentOut(0))
    await store.step(TotalSet(1, 101))
    await store.save()
    async with client_at(table, store) as client:
        assert "over · 1 hand, 1 annulled" in client.reads()


async def test_rematch_is_one_tap_with_the_same_seats_and_the_next_dealer() -> None:
    table = Table()
    store = await over(table, 0, 101, 40, 80)
    async with client_at(table, store) as client:
        await client.press(ids.FINISH_REMATCH)
        assert client.route != f"/match/{store.state.record.id}"
        again = await table.another(client.route.removeprefix("/match/"))
        assert again.state.names == store.state.names
        assert again.state.form.dealer == 2
        assert ids.TABLE_OVER in client.tags()


async def test_a_double_tap_makes_one_match() -> None:
    table = Table()
    async with client_at(table, await over(table, 0, 101, 40, 80)) as client:
        await asyncio.gather(client.press(ids.FINISH_REMATCH), client.press(ids.FINISH_REMATCH))
        assert len(table.matches.stored) == 2


async def test_the_last_result_can_be_corrected() -> None:
    table = Table()
    async with client_at(table, await over(table, 0, 101, 40, 80)) as client:
        await client.press(ids.UNDO)
        assert client.route.endswith("/entry")
        assert client.store.state.form.entered.left[1].points == 101
        assert not client.store.state.sheet.over


async def test_a_stopped_match_has_no_winner_and_can_be_taken_up_again() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.commit(StoppedChanged(True))
    async with client_at(table, store) as client:
        assert "No winner" in client.reads()
        assert ids.finish_winner(0) not in client.tags()
        await client.press(ids.UNDO)
        assert ids.TABLE_OVER in client.tags()


async def test_undo_takes_back_what_came_last_and_going_on_is_an_act_of_its_own() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.commit(StoppedChanged(True))
    await store.commit(NotesChanged("a long evening"))
    async with client_at(table, store) as client:
        await client.press(ids.UNDO)
        assert (store.state.match.notes, store.state.sheet.stopped) == ("", True)
        await client.press(ids.REDO)
        await client.press(ids.FINISH_RESUME)
        assert ids.TABLE_OVER in client.tags()
        assert store.state.match.notes == "a long evening"
        # And all the way back to the beginning.
        for stopped in (True, True, False):
            await client.press(ids.UNDO)
            assert store.state.sheet.stopped is stopped
        assert store.state.undo is None


async def test_the_result_of_the_last_hand_leads_to_the_finish() -> None:
    table = Table()
    async with client_at(table, await over(table, 0, 101, 40, 80), "/result") as client:
        assert "The match is over." in client.reads()
        await client.press(ids.RESULT_NEXT)
        assert ids.FINISH_REMATCH in client.tags()


async def test_out_of_the_finish_to_the_sheet_and_to_the_matches() -> None:
    table = Table()
    store = await over(table, 0, 101, 40, 80)
    async with client_at(table, store) as client:
        await client.press(ids.FINISH_SHEET)
        assert client.route.endswith("/sheet")
        assert "Olena, total 0, winner" in client.reads()
        await client.press(ids.BACK)
        await client.press(ids.BACK)
        assert client.route == "/"


async def crossing(table: Table) -> MatchStore:
    """Three hands, the last of which ends the match."""
    store = await table.match_store(setup_of("nines", 3))
    for points in ((0, 20, 40), (0, 30, 10), (0, 60, 5)):
        await store.step(WentOut(0))
        for seat in (1, 2):
            await store.step(TotalSet(seat, points[seat]))
        await store.save()
    assert store.state.sheet.over
    return store


async def test_the_totals_are_drawn_said_and_shown_as_numbers() -> None:
    table = Table()
    async with client_at(table, await crossing(table)) as client:
        assert (
            "Totals hand by hand, 3 hands, limit 100. Olena: 0, 0, 0. Bohdan: 20, 50, 110. "
            "Maria: 40, 50, 55" in client.reads()
        )
        assert "2: Olena 0, Bohdan 50, Maria 50" not in client.reads()
        await client.press(ids.FINISH_NUMBERS)
        assert "2: Olena 0, Bohdan 50, Maria 50" in client.reads()
        await client.press(ids.FINISH_NUMBERS)
        assert "2: Olena 0, Bohdan 50, Maria 50" not in client.reads()


async def test_a_match_stopped_at_once_has_no_chart() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.commit(StoppedChanged(True))
    async with client_at(table, store) as client:
        assert ids.FINISH_NUMBERS not in client.tags()


async def test_correct_leads_to_the_sheet() -> None:
    table = Table()
    async with client_at(table, await crossing(table)) as client:
        await client.press(ids.FINISH_CORRECT)
        assert client.route.endswith("/sheet")


@pytest.mark.parametrize("key", ["ctrl+Y", "ctrl+shift+Z"])
@pytest.mark.parametrize("where", ["", "/result", "/sheet", "/seats"])
async def test_what_was_undone_is_done_again_by_either_key(where: str, key: str) -> None:
    table = Table()
    store = await over(table, 0, 101)
    await store.commit(NotesChanged("Rain"))
    top = store.state.record.undo_top(None)
    assert top is not None
    await store.undo(top.id, None)
    async with client_at(table, store, where) as client:
        await client.key(key)
        assert client.store.state.match.notes == "Rain"


async def test_redo_is_in_reach_once_the_end_was_undone_and_done_again() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.commit(StoppedChanged(True))
    await store.commit(NotesChanged("Rain"))
    top = store.state.record.undo_top(None)
    assert top is not None
    await store.undo(top.id, None)
    async with client_at(table, store) as client:
        assert client.name_of(ids.REDO) == "Redo: Notes"
        await client.press(ids.REDO)
        assert client.store.state.match.notes == "Rain"


@pytest.mark.parametrize("window", [{}, {"width": 844, "height": 390}])
async def test_the_result_is_sent_as_a_text(window: dict[str, int]) -> None:
    table = Table()
    async with client_at(table, await crossing(table), **window) as client:
        await client.press(ids.FINISH_SHARE)
        await client.stage.press(ids.MATCH_TEXT)
        await client.settle()
        assert any("1. Olena: 0 points" in one for one in client.stage.texts())


class Shelf(NoFiles):
    """Files that are kept."""

    def __init__(self) -> None:
        self.saved: dict[str, bytes] = {}

    async def save(self, name: str, data: bytes) -> Saved:
        self.saved[name] = data
        return Saved.DONE


async def test_the_result_is_saved_as_a_picture() -> None:
    table, shelf = Table(), Shelf()
    async with client_at(table, await crossing(table), files=shelf) as client:
        client.stage.wire.answers["capture"] = b"PNG"
        await client.press(ids.FINISH_SHARE)
        await client.stage.press(ids.FINISH_PICTURE)
        await client.settle()
        await client.stage.press(ids.FINISH_SAVE_PICTURE)
        await client.settle()
        assert shelf.saved == {"nines-2026-03-01.png": b"PNG"}
        assert "Saved: nines-2026-03-01.png" in client.stage.texts()


async def test_where_no_picture_can_be_taken_it_says_so() -> None:
    table, shelf = Table(), Shelf()
    async with client_at(table, await crossing(table), files=shelf) as client:
        await client.press(ids.FINISH_SHARE)
        await client.stage.press(ids.FINISH_PICTURE)
        await client.settle()
        await client.stage.press(ids.FINISH_SAVE_PICTURE)
        await client.settle()
        assert shelf.saved == {}
        assert "The picture could not be made." in client.stage.texts()


async def test_one_who_left_is_marked_for_all_to_see() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    for seats in ((1, 2, 3), (1, 2)):
        await store.step(WentOut(0))
        for seat in seats:
            await store.step(TotalSet(seat, 50 + 10 * (seat % 2)))
        await store.save()
        await store.commit(SeatsChanged((0, 1, 2)))
    assert store.state.sheet.over, store.state.form.problems
    async with client_at(table, store) as client:
        assert "left" in client.reads().splitlines()
        assert "Taras, left the match, total 60" in client.reads()
