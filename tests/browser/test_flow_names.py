"""Names in scripts that the app's font has no letters for."""

from playwright.async_api import Request

from app.ui import ids
from tests.support.browser import Open, Start
from tests.support.screen import shows_at
from tests.support.table import Table

NAMES = ("გიორგი", "王小明", "😀 Zoë")


async def test_any_name_is_a_name(start_server: Start, open_page: Open) -> None:
    server = await start_server()
    table = Table(await open_page(server.url, locale="en-GB"), server.data)
    asked: list[str] = []

    def note(request: Request) -> None:
        if "font" in request.url:
            asked.append(request.url)

    table.page.on("request", note)
    await table.begin("nines", *NAMES)
    assert [player.name for player in table.stored.record.setup.players] == list(NAMES)
    await shows_at(table.page, ids.table_seat(0), "გიორგი")

    # Each missing letter is asked for once at most, of this server (see `open_page`), and found.
    await table.hand(0, "9 Q", "2")
    once = len(asked)
    assert once == len(set(asked)) <= 12
    await table.next_hand()
    await table.hand(1, "9 Q", "2")
    await table.tap(ids.RESULT_SHEET, shows=ids.SHEET_NEXT)
    assert len(asked) == once, asked[once:]
    assert table.sheet.totals == (25, 25, 4)
