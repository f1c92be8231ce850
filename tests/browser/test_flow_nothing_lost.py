"""What was entered survives the ways of a phone: Back, reload, another language, quick fingers."""

from playwright.async_api import Page, expect

from app.domain.draft import CardAdded, CountSet, Passed, Piece, WentOut
from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.screen import at, painted, shows, shows_at
from tests.support.stored import stored_library
from tests.support.table import Table

TWO = ("Olena", "Bohdan")


async def test_a_half_entered_hand_is_where_it_was(start_server: Start, open_page: Open) -> None:
    server = await start_server()
    table = Table(await open_page(server.url, locale="en-GB"), server.data)
    await table.begin("nines", *TWO)
    await table.hand_over()
    await table.who(0)
    await table.cards("9 Q")
    entered = table.draft

    async def still_there() -> None:
        await shows_at(table.page, ids.entry_seat(1), "25")
        await table.there(ids.entry_chip(1))
        assert table.draft == entered

    await table.page.reload()
    await painted(table.page)
    await still_there()

    for turned in ({"width": 844, "height": 390}, {"width": 390, "height": 844}):
        await table.page.set_viewport_size(turned)
        await still_there()

    # Out, one step after the other, and in again.
    await table.back(ids.out(0))
    await table.tap(ids.out(0), shows=ids.entry_chip(1))
    await still_there()
    await table.back(ids.out(0))
    await table.back(ids.TABLE_OVER)
    await table.tap(ids.TABLE_OVER, shows=ids.entry_chip(1))
    await still_there()
    await table.page.go_back()
    await table.there(ids.TABLE_OVER)
    await table.back(ids.HOME_NEW)

    # Another language on the way.
    await table.tap(ids.nav("settings"), shows=ids.settings("language", "uk"))
    await table.choose(ids.settings("language", "uk"))
    await shows(table.page, "Мова")
    await table.tap(ids.nav("matches"), shows=ids.HOME_CONTINUE)
    await table.tap(ids.HOME_CONTINUE, shows=ids.entry_chip(1))
    await still_there()
    await shows(table.page, "Дама")

    await table.tap(ids.UNDO)
    await table.gone(ids.entry_chip(1))
    assert table.draft.steps == entered.steps[:-1]


async def test_the_way_back_leads_past_what_is_done(start_server: Start, open_page: Open) -> None:
    server = await start_server()
    table = Table(await open_page(server.url, locale="en-GB"), server.data)
    await table.begin("nines", *TWO)
    await table.hand_over()
    await table.who(0)
    await table.cards("9 Q")
    await table.page.go_back()
    await table.tap(ids.out(0), shows=ids.entry_chip(1))
    await table.save()
    await table.page.go_back()
    await table.tap(ids.TABLE_SHEET, shows=ids.sheet_hand(0))
    await table.back(ids.TABLE_OVER)
    await table.page.go_back()
    await table.there(ids.HOME_CONTINUE)


async def test_a_match_being_set_up_is_kept(start_server: Start, open_page: Open) -> None:
    server = await start_server()
    table = Table(await open_page(server.url, locale="en-GB"), server.data)
    await table.tap(ids.HOME_NEW, shows=ids.NEW_START)
    for seat, name in enumerate(TWO):
        await table.fill(ids.NEW_NAME, name)
        await table.tap(ids.NEW_ADD, shows=ids.new_seat(seat))
    await table.choose(ids.new_seat_dealer(1))
    await table.fill(ids.NEW_NAME, "Mar")
    await table.page.wait_for_function("() => JSON.stringify(localStorage).includes('Mar')")

    await table.page.reload()
    await table.there(ids.NEW_START)
    await table.back(ids.HOME_NEW)
    await table.tap(ids.HOME_NEW, shows=ids.new_seat(1))

    field = at(table.page, ids.NEW_NAME).locator("input")
    await field.click()
    await expect(field).to_have_value("Mar")
    await table.page.keyboard.type("ia")
    await table.tap(ids.NEW_ADD, shows=ids.new_seat(2))
    await table.tap(ids.NEW_START, shows=ids.TABLE_OVER)
    setup = table.stored.record.setup
    assert [player.name for player in setup.players] == [*TWO, "Maria"]
    assert setup.first_dealer == 1


async def test_quick_fingers_lose_nothing(start_server: Start, open_page: Open) -> None:
    server = await start_server()
    table = Table(await open_page(server.url, locale="en-GB"), server.data)
    names = ("Wilhelmina", "Bohdan", "Maria", "Oleksandr")
    await table.tap(ids.HOME_NEW, shows=ids.NEW_START)
    await table.choose(ids.new_game("devyatka"))
    await at(table.page, ids.NEW_NAME).locator("input").click()
    for seat, name in enumerate(names):
        await table.page.keyboard.type(name)
        await table.page.keyboard.press("Enter")
        await table.there(ids.new_seat(seat))
        await table.focused(ids.NEW_NAME)
    assert tuple(player.name for player in stored_library(server.data).roster) == names
    await table.choose(ids.new_seat_dealer(0))
    await table.tap(ids.NEW_START, shows=ids.TABLE_OVER)

    # As fast as the browser clicks, waiting for nothing.
    seats = [0, 1, 1, 3, 2, 2, 2, 0, 3, 1]
    await _click(table.page, *(ids.table_seat(seat) for seat in seats))
    await shows_at(table.page, ids.table_seat(1), "3 pass")
    await shows_at(table.page, ids.table_seat(3), "2 pass")
    passes = tuple(Passed(seat) for seat in seats)
    assert table.draft.steps == passes

    # A double tap says it once; the counts come in one breath, though they cannot be true.
    await table.hand_over()
    await _click(table.page, ids.out(0), ids.out(0))
    await table.there(ids.entry_count(2))
    await _click(table.page, ids.entry_count(2), ids.entry_count(3), ids.entry_count(4))
    await shows_at(table.page, ids.entry_seat(3), "4")
    assert table.draft.steps[len(passes) :] == (
        WentOut(0),
        CountSet(1, 2),
        CountSet(2, 3),
        CountSet(3, 4),
    )
    await table.back(ids.out(0))
    await table.back(ids.TABLE_OVER)
    await table.back(ids.HOME_NEW)

    await table.begin("nines", dealer=1, seated=4)
    await table.hand_over()
    await table.who(1)
    ranks = ["5", "5", "K", "2", "9", "K"]
    await _click(table.page, *(ids.entry_key(rank) for rank in ranks))
    await table.there(ids.entry_chip(len(ranks) - 1))
    added = tuple(CardAdded(0, Piece(rank)) for rank in ranks)
    assert table.draft.steps[1:] == added

    # On to the next hand, and its first cards, before anything was shown.
    await _click(table.page, ids.ENTRY_NEXT, ids.entry_key("7"), ids.entry_key("8"))
    await shows_at(table.page, ids.entry_seat(2), "15")
    assert table.draft.steps[-2:] == (CardAdded(2, Piece("7")), CardAdded(2, Piece("8")))

    # A suit, and its cards.
    await table.choose(ids.ENTRY_SUITS)
    suits = ids.entry_suit("H"), ids.entry_suit("D")
    await _click(table.page, suits[0], ids.entry_key("Q"), suits[1], ids.entry_key("Q"))
    await shows_at(table.page, ids.entry_seat(2), "35")
    queens = CardAdded(2, Piece("Q", "H")), CardAdded(2, Piece("Q", "D"))
    assert table.draft.steps[-2:] == queens


async def _click(page: Page, *identifiers: str) -> None:
    places = []
    for identifier in identifiers:
        box = await at(page, identifier).bounding_box()
        assert box is not None
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    for x, y in places:
        await page.mouse.click(x, y)
