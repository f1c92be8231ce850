"""During a match, at the screen: people come and go, cards are held against counts."""

from app.domain.deal import NOTHING, Count, Held
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.screen import shows, shows_at
from tests.support.table import Table


async def test_in_nines_one_joins_and_another_leaves_and_the_dealer_stays_right(
    start_server: Start, open_page: Open
) -> None:
    server = await start_server()
    table = Table(await open_page(server.url), server.data)
    await table.begin("nines", "Olena", "Bohdan", "Maria")
    await table.hand(0, "K 5", "9 5")
    await table.next_hand()
    assert table.sheet.coming.dealer == 1

    await table.tap(ids.TABLE_MENU, shows=ids.TABLE_SEATS)
    await table.tap(ids.TABLE_SEATS, shows=ids.SEATS_JOIN)
    await table.tap(ids.SEATS_JOIN, shows=ids.JOIN_NAME)
    await table.fill(ids.JOIN_NAME, "Taras")
    await table.tap(ids.JOIN_ADD)
    await table.choose(ids.join_after(1))
    await table.choose(ids.join_start("highest"))
    await shows_at(table.page, ids.JOIN_SIT, "Taras joins with 20")
    await table.tap(ids.JOIN_SIT, shows=ids.seats_place(3))
    # Who has just sat down on the dealer's left does not deal before the dealer.
    assert table.sheet.coming.seats == (0, 1, 3, 2)
    assert table.sheet.coming.dealer == 1

    # The one who was to deal leaves: the next on the left deals, and that is the newcomer.
    await table.change(f"{ids.seats_place(1)}.remove", "seats.")
    assert table.sheet.coming.seats == (0, 3, 2)
    assert table.sheet.coming.dealer == 3
    await table.back(ids.TABLE_OVER)
    await shows_at(table.page, ids.table_seat(3), "Deals")
    await table.gone(ids.table_seat(1))

    await table.hand(2, "7", "A")
    await table.next_hand()
    sheet = table.sheet
    assert sheet.totals == (7, 15, 20, 21)
    assert sheet.coming.dealer == 2
    assert [row.dealer for row in sheet.rows] == [0, 3]
    assert sheet.ranks[1] is None


async def test_the_grid_of_devyatka_finds_a_wrong_count(
    start_server: Start, open_page: Open
) -> None:
    server = await start_server()
    table = Table(await open_page(server.url), server.data)
    await table.begin("devyatka", "Olena", "Bohdan", "Maria", "Taras", rules=[("pass_price", 0)])
    await table.hand_over()
    await table.who(0)
    await table.counts(2, 2, 1)
    await table.tap(ids.ENTRY_GRID, shows=ids.entry_card("9D"))
    # On the table: spades 7 to Q, hearts 7 to A, the others whole. Left: 6S KS AS 6H.
    for code in ("7S", "QS", "7H"):
        await table.change(ids.entry_card(code), "entry.card.")
    await shows(table.page, "4 left")
    await table.choose(ids.entry_holder(1))
    await table.change(ids.entry_card("6S"), "entry.card.")
    await table.choose(ids.entry_holder(2))
    await table.change(ids.entry_card("KS"), "entry.card.")
    # It goes on to the next one as soon as all that were counted are placed.
    await table.changes("entry.holder.", lambda: table.tap(ids.entry_card("AS")))
    await table.tap(ids.entry_card("6H"), shows=ids.entry_repair(0))
    await shows(table.page, "Bohdan: 2 cards counted, but 1 on the grid.")
    assert table.stored.record.draft().steps  # every tap is on the disk

    await table.page.reload()
    await table.there(ids.entry_repair(0))
    await table.tap(ids.entry_repair(0))
    await table.gone(ids.entry_repair(0))
    await table.save()
    (row,) = table.sheet.rows
    assert row.deal.left == (NOTHING, Held(("6S",)), Held(("KS", "AS")), Held(("6H",)))
    assert Count(2) not in row.deal.left
    assert table.sheet.totals == (0, 1, 2, 1)
