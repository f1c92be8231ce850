"""Names in any script are drawn with what the client has; it asks nobody for fonts."""

from tests.support.browser import Open, Start
from tests.support.screen import shows, tap

SAMPLE = {"module": "tests.support.sample", "options": ()}


async def test_names_of_all_scripts_ask_for_no_font(start_server: Start, open_page: Open) -> None:
    assert await _requests(start_server, open_page, "names", "ნინო ბერიძე") == []


async def test_what_has_no_box_asks_once_and_here(start_server: Start, open_page: Open) -> None:
    (asked,) = await _requests(start_server, open_page, "rare", "\ufefb")
    assert "/fonts/notosansarabic/" in asked


async def _requests(start_server: Start, open_page: Open, button: str, text: str) -> list[str]:
    """What is asked for while the text behind the button is drawn several times."""
    server = await start_server(**SAMPLE)
    page = await open_page(server.url, pixels=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await tap(page, button)
    await shows(page, text)
    # Each repaint would ask anew for what is still missing.
    for taps in range(1, 5):
        await tap(page, "add")
        await shows(page, f"taps {taps}")
    return asked
