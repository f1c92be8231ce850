"""A whole match of Nines without a finger on the screen or a hand on the mouse."""

from app.domain.deal import NOTHING, Held
from app.domain.entry import Left
from app.domain.steps import Piece
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.keyboard import KeyTable
from tests.support.stored import stored_matches

TABLE = ("Tomás", "Zé")
FROM_PAPER = (60, 71)


async def test_a_match_in_portuguese_by_keyboard_alone(
    start_server: Start, open_page: Open
) -> None:
    server = await start_server()
    table = KeyTable(await open_page(server.url, locale="pt-PT"), server.data)
    await _set_up(table)
    setup = table.stored.record.setup
    assert tuple(player.name for player in setup.players) == TABLE
    assert (setup.game, setup.first_dealer, setup.opening) == ("nines", 1, FROM_PAPER)

    # A queen too many goes and comes back by the keys for undo and redo, and is erased.
    await table.hand_over()
    await table.who(0)
    await table.cards("9 8 Q")
    for key, ranks in (("Control+z", "9 8"), ("Control+y", "9 8 Q"), ("Backspace", "9 8")):
        await table.hit(key, "entry.seat.")
        assert table.left(1) == Left(tuple(Piece(rank) for rank in ranks.split()))
    await table.save()
    assert table.sheet.totals == (60, 94)
    await table.next_hand()

    # A blocked hand: everybody counts. Arrows go from hand to hand. Exactly 100 ends the match.
    await table.hand_over()
    await table.who(None)
    await table.cards("A 10")
    await table.hit("ArrowRight", "entry.seat.")
    await table.cards("6")
    await table.save()
    first, second = table.sheet.rows
    assert first.deal.left == (NOTHING, Held(ranks=(("9", 1), ("8", 1))))
    assert (second.deal.out, second.penalties) == (None, (11, 6))

    await table.tap(ids.RESULT_NEXT, shows=ids.finish_winner(0))
    assert "Tomás" in await table.said("finish.winner.")
    assert (table.sheet.totals, table.sheet.winners) == ((71, 100), (0,))

    # And on: the same people play again, from nothing.
    await table.tap(ids.FINISH_REMATCH, shows=ids.TABLE_OVER)
    again = stored_matches(server.data)[-1].record.setup
    assert (again.players, again.opening) == (setup.players, (0, 0))


async def _set_up(table: KeyTable) -> None:
    """From the matches to the table of a match that began on paper."""
    await table.tap(ids.HOME_NEW, shows=ids.NEW_START)
    await table.choose(ids.new_game("nines"))
    for seat, name in enumerate(TABLE):
        await table.fill(ids.NEW_NAME, name)
        await table.press("Enter")
        await table.there(ids.new_seat(seat))
    await table.tap(ids.NEW_PAPER, shows=ids.new_total(0))
    for seat, total in enumerate(FROM_PAPER):
        await table.fill(ids.new_total(seat), str(total))
    await table.choose(ids.new_seat_dealer(1))
    await table.tap(ids.NEW_START, shows=ids.TABLE_OVER)
