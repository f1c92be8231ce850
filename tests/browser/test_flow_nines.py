"""Whole matches of Nines at the screen, and what is stored of them."""

from app.domain.deal import NOTHING, Held, Points
from app.domain.games import game
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.screen import shows, shows_at
from tests.support.stored import stored_library, stored_match, stored_matches
from tests.support.table import Table

FOUR = ("Rita", "Tomás", "Inês", "Zé")


async def test_a_match_in_portuguese_that_two_win(start_server: Start, open_page: Open) -> None:
    server = await start_server()
    table = Table(await open_page(server.url, locale="pt-PT"), server.data)
    await table.begin("nines", *FOUR, dealer=3)
    first = table.match_id
    setup = table.stored.record.setup
    assert tuple(player.name for player in setup.players) == FOUR
    assert (setup.first_dealer, setup.rules.number("limit")) == (3, 100)

    # From table to table in fifteen taps.
    table.taps = 0
    await table.hand(1, "9 5 5", "7 6 2", "A 2 3")
    await table.next_hand()
    assert table.taps == 15
    assert table.sheet.totals == (25, 0, 15, 6)
    assert table.sheet.rows[0].deal.left[0] == Held(ranks=(("9", 1), ("5", 2)))

    # It was no king: undo takes the saved hand back as it was entered, only that card changes.
    await table.hand(3, "5", "K 8", "2")
    saved = table.stored.record.log[-1].draft
    await table.tap(ids.UNDO, shows=ids.ENTRY_SAVE)
    assert len(table.stored.record.log) == 1
    assert table.draft == saved
    await table.change(ids.entry_seat(1), "entry.seat.")
    await table.tap(ids.entry_chip(0))
    await table.gone(ids.entry_chip(1))
    await table.cards("7")
    await table.save()
    assert table.sheet.rows[1].deal.left[1] == Held(ranks=(("8", 1), ("7", 1)))
    assert table.sheet.totals == (30, 15, 17, 6)
    await table.next_hand()

    # Nobody can go on: everybody counts.
    await table.hand(None, "10", "9", "K 3", "9 K Q J")
    assert table.sheet.rows[2].deal.out is None
    assert table.sheet.totals == (40, 30, 30, 51)
    await table.next_hand()

    await table.hand_over()
    await table.who(0)
    await table.cards("8")
    await table.next()
    await table.cards("8")
    await table.next()
    await table.total(50)
    await table.save()
    assert table.sheet.rows[3].deal.left == (
        NOTHING,
        Held(ranks=(("8", 1),)),
        Held(ranks=(("8", 1),)),
        Points(50),
    )
    assert (table.sheet.totals, table.sheet.ranks) == ((40, 38, 38, 101), (3, 1, 1, 4))
    assert (table.sheet.over, table.sheet.winners) == (True, (1, 2))

    await table.tap(ids.RESULT_NEXT, shows=ids.FINISH_REMATCH)
    await shows(table.page, "Vitória partilhada")
    for place, name in enumerate(("Tomás", "Inês")):
        await shows_at(table.page, ids.finish_winner(place), name)
        await shows_at(table.page, ids.finish_winner(place), "38")
    for said in ("Tomás, 1.º lugar", "Inês, 1.º lugar", "Rita, 3.º lugar", "Zé, 4.º lugar"):
        await shows(table.page, said)

    finished = table.stored
    await table.tap(ids.FINISH_REMATCH, shows=ids.TABLE_OVER)
    again = table.stored.record
    assert again.id != first
    assert (again.log, again.setup.players) == ((), setup.players)
    assert again.setup.first_dealer == 3  # the fifth hand would have been his
    assert stored_match(server.data, first) == finished
    assert len(stored_matches(server.data)) == 2


async def test_two_and_then_six_in_russian(start_server: Start, open_page: Open) -> None:
    """Every way to enter cards; a card that is in two hands."""
    server = await start_server()
    table = Table(await open_page(server.url, locale="ru-RU"), server.data)
    await table.begin("nines", "Оля", "Пётр")
    await table.hand_over()
    await table.who(0)
    await table.type_cards("9Б ДЧ")
    await table.save()
    assert table.sheet.rows[0].deal.left == (NOTHING, Held(cards=("9D", "QH")))
    assert table.sheet.totals == (0, 25)

    await table.back(ids.TABLE_OVER)
    await table.back(ids.HOME_NEW)
    await table.begin("nines", "Аня", "Семён", "Ёлка", "Яков", seated=2)
    assert len(stored_library(server.data).roster) == 6
    line = game("nines").deal_line(6)
    await shows(table.page, f"по {line.each}")

    await table.hand_over()
    await table.who(5)
    await table.type_cards("10П, ТТ; 7")
    await table.next()
    await table.keys()

    # A total, added up by somebody.
    await table.total(47)
    await table.keys()
    await table.next()

    # Suits told apart.
    await table.choose(ids.ENTRY_SUITS)
    await table.choose(ids.entry_suit("D"))
    await table.cards("9 J")
    await table.choose(ids.entry_suit("C"))
    await table.cards("J")
    await table.next()

    # A card that is in another hand already: said in words, not to be saved, taken out by a tap.
    await table.type_cards("8Ч 9Б")
    await shows(table.page, "Дважды записано: 9 бубен (Семён и Аня).")
    await table.next()
    await table.keys()
    await table.cards("K")
    assert await table.is_off(ids.ENTRY_SAVE)
    await table.change(ids.entry_seat(3), "entry.seat.")
    await shows_at(table.page, ids.entry_repair(1), "Семён")
    await table.tap(ids.entry_repair(1))
    await table.gone(ids.entry_repair(1))
    await table.save()

    deal = table.sheet.rows[0].deal
    assert deal.left == (
        Held(cards=("10S", "AC"), ranks=(("7", 1),)),
        Points(47),
        Held(cards=("9D", "JD", "JC")),
        Held(cards=("8H",)),
        Held(cards=("KC",)),
        NOTHING,
    )
    assert table.sheet.totals == (18, 47, 35, 8, 10, 0)
