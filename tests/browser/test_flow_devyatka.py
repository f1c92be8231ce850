"""A whole match of Devyatka at the screen, and what is stored of it."""

from app.domain.deal import NOTHING, Count
from app.domain.problems import Repair
from app.domain.steps import OpenerSet, Passed, PassesSet, Repaired
from app.l10n.catalog import words_for
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.passes import PassTable
from tests.support.screen import shows_at

TABLE = ("Оленка", "Тарас", "Ганна", "Їжак")


async def test_a_match_in_ukrainian_with_all_that_goes_wrong(
    start_server: Start, open_page: Open
) -> None:
    server = await start_server()
    table = PassTable(await open_page(server.url, locale="uk-UA"), server.data)
    await table.begin("devyatka", *TABLE, rules=[("limit", 30)])
    assert table.stored.record.setup.rules["limit"] == 30
    await _a_miscount_is_mended(table)
    await _a_misdeal_is_dealt_again(table)
    await _passes_nobody_counted_are_worked_out(table)
    await _the_limit_is_reached(table)


async def _a_miscount_is_mended(table: PassTable) -> None:
    """One pass of the last seat was missed: the turns say so, and offer what would settle it."""
    await table.led(2)
    await table.passes(2, 0, 1, 2)
    assert table.draft.steps == (
        OpenerSet(2),
        *map(Passed, (0, 0, 2, 3, 3)),
    )

    await table.hand_over()
    await table.who(1)
    await table.counts(2, 1, 3)
    offered = await table.said("entry.repair.")
    assert [line.partition(":")[0] for line in offered.splitlines()] == ["Їжак", "Їжак"]
    await table.repair(0)
    assert table.draft.steps[-1] == Repaired(Repair(seat=3, passes=3))
    await table.save()

    row = table.sheet.rows[-1]
    assert row.deal.left == (Count(2), NOTHING, Count(1), Count(3))
    assert (row.deal.passes, row.deal.opener, row.problems) == ((2, 0, 1, 3), 2, ())
    assert table.sheet.totals == (4, 0, 2, 6)
    await table.next_hand()


async def _a_misdeal_is_dealt_again(table: PassTable) -> None:
    """The next dealer dealt wrongly: nothing of it counts, and he deals again."""
    assert table.sheet.coming.dealer == 1
    await table.passes(1)
    await table.annul()

    row = table.sheet.rows[-1]
    assert (row.deal.annulled, row.counted, row.dealer) == (True, False, 1)
    assert table.sheet.totals == (4, 0, 2, 6)
    assert table.sheet.coming.dealer == 1
    assert table.stored.record.draft().is_empty


async def _passes_nobody_counted_are_worked_out(table: PassTable) -> None:
    """Only the passes of the one who went out and who led are asked; the others' follow."""
    await table.hand_over()
    await table.who(3)
    await table.counts(5, 2, 8)
    # The pad asks for the passes of the one who went out.
    await table.change(ids.entry_count(2), "entry.passes.")
    await table.tap(ids.entry_opener(1), shows=ids.ENTRY_OPENER)
    by_the_turns = words_for("uk").t("{cell}, by the turn count", cell="").strip(" ,")
    for seat, worked_out in enumerate((6, 4, 10)):
        await shows_at(table.page, ids.entry_passes(seat), f": {worked_out}, {by_the_turns}")
    assert by_the_turns not in await table.said(ids.entry_passes(3))
    assert table.draft.steps[-2:] == (PassesSet(3, 2), OpenerSet(1))
    await table.save()

    # What was worked out is not stored as if somebody had said it.
    (saved,) = (deal for deal in table.match.deals if deal.out == 3)
    assert saved.passes == (None, None, None, 2)
    row = table.sheet.rows[-1]
    assert (row.passes, row.penalties, row.dealer) == ((6, 4, 10, 2), (11, 6, 18, 2), 1)
    assert table.sheet.totals == (15, 6, 20, 8)
    await table.next_hand()


async def _the_limit_is_reached(table: PassTable) -> None:
    """Exactly the limit counts: the match is over and says who won."""
    await table.led(2)
    table.taps = 0
    await table.passes(0, 0, 5, 1)
    await table.hand_over()
    await table.who(0)
    await table.counts(1, 5, 1)
    await table.save()
    await table.tap(ids.RESULT_NEXT, shows=ids.finish_winner(0))
    assert table.taps == 6 + 7  # passes, and seven for the hand

    assert "Тарас" in await table.said("finish.winner.")
    await table.gone(ids.finish_winner(1))
    sheet = table.sheet
    assert (sheet.over, sheet.winners, sheet.totals) == (True, (1,), (15, 7, 30, 10))
    assert sheet.ranks == (3, 1, 4, 2)
    assert [row.dealer for row in sheet.rows] == [0, 1, 1, 2]
    assert not sheet.has_errors
