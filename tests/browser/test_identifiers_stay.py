"""A control keeps its identifier whatever becomes of it: tests and aids find it by that."""

from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.table import Table


async def test_keys_that_begin_to_work_and_cards_that_begin_to_scroll(
    start_server: Start, open_page: Open
) -> None:
    server = await start_server()
    table = Table(await open_page(server.url, locale="en-GB"), server.data)
    await table.begin("nines", "Olena", "Bohdan")
    await table.hand_over()
    await table.who(1)
    await table.there(ids.ENTRY_ERASE)
    await table.cards("9 Q 7 5 4 3 2")
    for place in range(7):
        await table.there(ids.entry_chip(place))
    await table.tap(ids.ENTRY_ERASE)
    await table.gone(ids.entry_chip(6))
    await table.there(ids.ENTRY_ERASE)
