"""The client comes in three forms: each browser gets the one it can run, and a hand goes on it."""

import re

import pytest

from tests.support.browser import Open, Start, Watch
from tests.support.table import Table

LOCAL = ("--no-browser",)
JOINED = ("--no-browser", "--host", "0.0.0.0")
WASM, PLAIN, OLDER = "skwasm.wasm", "skwasm_heavy.wasm", "main.dart.js"
ALL = {WASM, PLAIN, OLDER}


@pytest.mark.parametrize(
    ("older", "options", "form"),
    [(False, LOCAL, WASM), (False, JOINED, PLAIN), (True, LOCAL, OLDER), (True, JOINED, OLDER)],
    ids=["new", "new, plain http", "older", "older, plain http"],
)
async def test_a_hand_is_kept_in_each(
    start_server: Start, open_page: Open, older: bool, options: tuple[str, ...], form: str
) -> None:
    server = await start_server(options=options)
    address = server.url
    if options == JOINED:
        # By a name that a browser does not take for its own machine: no secure context.
        (path,) = set(re.findall(r"http://[\d.]+:\d+(/join/\w+)", server.log.read_text()))
        address = f"http://table.test:{server.port}{path}"
    page = await open_page(address, older=older, pixels=True, locale="en-GB")
    watch = Watch(page, page.url, outages=False)
    await page.reload()

    table = Table(page, server.data)
    await table.begin("nines", "Olena", "Bohdan")
    await table.hand(0, "9 Q")

    assert table.sheet.totals == (0, 25)
    assert {url.split("/")[-1] for url in watch.requests} & ALL == {form}
    assert await page.evaluate("isSecureContext") is (options == LOCAL)
