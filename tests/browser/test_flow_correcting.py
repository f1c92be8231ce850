"""Old hands are put right while a new one is played."""

from datetime import UTC, datetime
from pathlib import Path

from app.domain.draft import PLAY
from app.domain.steps import Passed
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.screen import shows, shows_at
from tests.support.seeding import Seeding, play
from tests.support.table import Table

FOUR = ("Olena", "Bohdan", "Maria", "Taras")
TAPPED = (Passed(1), Passed(1), Passed(3))


async def test_hands_are_corrected_inserted_and_deleted_while_passes_are_tapped(
    tmp_path: Path, start_server: Start, open_page: Open
) -> None:
    data = tmp_path / "seeded"
    data.mkdir()
    await _five_hands(data)
    server = await start_server(data=data)
    table = Table(await open_page(f"{server.url}/match/five", locale="en-GB"), data)
    await table.pass_(1, 2)
    await table.pass_(3)
    await table.tap(ids.TABLE_SHEET, shows=ids.sheet_hand(4))
    await _the_second_ends_the_match_early(table)
    await _a_forgotten_one_is_inserted(table)
    await _one_is_deleted(table)
    await table.back(shows=ids.TABLE_OVER)
    await shows_at(table.page, ids.table_seat(1), "2 passes")
    assert table.draft.steps == TAPPED


async def _five_hands(data: Path) -> None:
    """Whoever went out opened and never passed, so each card left cost a pass, but one: Bohdan
    has 45 of 50 at the end.
    """
    async with Seeding(data, datetime(2026, 3, 1, 20, tzinfo=UTC)) as seeding:
        match = await seeding.match("five", "devyatka", FOUR)
        hands = [
            (0, 0, 5, 2, 3),
            (2, 3, 3, 0, 2),
            (0, 0, 7, 4, 2),
            (3, 2, 8, 1, 0),
            (0, 0, 2, 1, 6),
        ]
        for out, *left in hands:
            passes = [0 if seat == out else None for seat in range(4)]
            await play(match, out, *left, opener=out, passes=passes)
        assert match.state.sheet.totals[1] == 45


async def _the_second_ends_the_match_early(table: Table) -> None:
    page = table.page
    await table.tap(ids.sheet_hand(1), shows=ids.HAND_CORRECT)
    await table.tap(ids.HAND_CORRECT, shows=ids.entry_seat(1))
    await table.change(ids.entry_seat(1), "entry.")
    await table.change(ids.entry_count(7), "entry.seat.")
    await shows(page, "The match is then over after hand 4. 1 hand after it stays")
    await table.tap(ids.ENTRY_SAVE, shows=ids.sheet_hand(4))
    await shows_at(page, ids.sheet_hand(4), "does not count: over after hand 4")

    assert (table.sheet.over, table.sheet.totals[1]) == (True, 50)
    assert [row.counted for row in table.sheet.rows] == [True] * 4 + [False]
    assert table.stored.record.draft(PLAY).steps == TAPPED

    await table.tap(ids.UNDO)
    await shows_at(page, ids.sheet_hand(4), "total 45")
    assert (table.sheet.over, table.sheet.totals[1]) == (False, 45)
    assert table.draft.steps == TAPPED


async def _a_forgotten_one_is_inserted(table: Table) -> None:
    """Before the third: dealers move on from it, and it is one commit."""
    before, dealers = table.stored.record.log, [row.dealer for row in table.sheet.rows]
    await table.tap(ids.sheet_hand(2), shows=ids.HAND_MENU)
    await table.tap(ids.HAND_MENU, shows=ids.HAND_INSERT)
    await table.tap(ids.HAND_INSERT, shows=ids.out(3))
    await table.tap(ids.out(3), shows=ids.ENTRY_ERASE)
    for number in (1, 2, 2):
        await table.change(ids.entry_count(number), "entry.seat.")
    # No pass of the one who went out, who opened: all others follow from that.
    await table.tap(ids.entry_count(0), shows=ids.entry_opener(3))
    await table.change(ids.entry_opener(3), "entry.passes.")
    await table.tap(ids.ENTRY_SAVE, shows=ids.sheet_hand(5))
    assert len(table.stored.record.log) == len(before) + 1
    assert [row.deal.out for row in table.sheet.rows] == [0, 2, 3, 0, 3, 0]
    assert [row.dealer for row in table.sheet.rows] == [*dealers, (dealers[-1] + 1) % 4]
    assert table.draft.steps == TAPPED


async def _one_is_deleted(table: Table) -> None:
    rows = table.sheet.rows
    await table.tap(ids.sheet_hand(0), shows=ids.HAND_MENU)
    await table.tap(ids.HAND_MENU, shows=ids.HAND_DELETE)
    await table.tap(ids.HAND_DELETE)
    await shows_at(table.page, ids.sheet_hand(0), "Hand 1, Maria went out")
    assert [row.deal.id for row in table.sheet.rows] == [row.deal.id for row in rows[1:]]
    await table.take_back()
    await shows_at(table.page, ids.sheet_hand(0), "Hand 1, Olena went out")
    assert table.sheet.rows == rows
    assert table.draft.steps == TAPPED
