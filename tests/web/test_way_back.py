"""The browser's way back through the screens, round an app that only has addresses."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, Route

from app.domain.draft import Edit
from app.ui import routes

SCRIPT = Path(__file__).parents[2] / "app" / "web" / "page" / "way_back.js"
APP = """
const at = (path) => flet.routeUrlStrategy === "hash" ? "#" + path : path;
globalThis.here = () => flet.routeUrlStrategy === "hash" ? location.hash.slice(1) || "/"
  : location.pathname;
globalThis.shown = here();
globalThis.heard = 0;
let count = 0;
addEventListener("popstate", () => {
  shown = here();
  heard += 1;
  // As Flutter does where somebody wrote an address.
  if (history.state?.serialCount == null) history.replaceState({ serialCount: ++count }, "flutter");
});
history.replaceState({ serialCount: count }, "flutter");
globalThis.go = (path) => {
  shown = path;
  history.pushState({ serialCount: ++count }, "flutter", at(path));
};
"""
HOME, TABLE, RESULT = routes.HOME, routes.match("m"), routes.result("m")
OUT, ENTRY, SHEET = routes.out("m"), routes.entry("m"), routes.sheet("m")
FINES = routes.fines("m")
HAND, MENDED = routes.hand("m", "d"), Edit("d")
LENA, OLENA = routes.player("lena"), routes.player("olena")
BACK = "back"

WAYS = {
    "a hand that was entered is passed over": (
        [TABLE, OUT, ENTRY, RESULT],
        [(BACK, TABLE), (BACK, HOME)],
    ),
    "forward again too": ([TABLE, OUT, ENTRY, RESULT], [(BACK, TABLE), ("forward", RESULT)]),
    "from a half-entered hand back to who went out": (
        [TABLE, OUT, ENTRY],
        [(BACK, OUT), (BACK, TABLE)],
    ),
    "a fine on the way leaves the form where it is": (
        [TABLE, OUT, ENTRY, FINES, ENTRY],
        [(BACK, OUT), (BACK, TABLE)],
    ),
    "and is passed over with it": (
        [TABLE, OUT, ENTRY, FINES, ENTRY, RESULT],
        [(BACK, TABLE), (BACK, HOME)],
    ),
    "out of a form that was gone on with": ([ENTRY, OUT], [(BACK, HOME)]),
    "out of a fine that was begun at the table": ([TABLE, FINES, ENTRY], [(BACK, TABLE)]),
    "what the app steps out to is not there twice": (
        [TABLE, OUT, ENTRY, OUT, TABLE, ENTRY, RESULT, TABLE],
        [(BACK, HOME)],
    ),
    "a new match is begun once": ([routes.NEW, TABLE], [(BACK, HOME)]),
    "a corrected hand leaves nothing of its forms": (
        [TABLE, SHEET, HAND, routes.out("m", MENDED), routes.entry("m", MENDED), SHEET],
        [(BACK, TABLE)],
    ),
    "who sat down has sat down": (
        [TABLE, routes.seats("m"), routes.join("m"), routes.seats("m"), TABLE],
        [(BACK, HOME)],
    ),
    "two who are one are not merged again": (
        [routes.PLAYERS, LENA, routes.merge("lena"), routes.merging("lena", "olena"), OLENA],
        [(BACK, LENA), (BACK, routes.PLAYERS), (BACK, HOME)],
    ),
    "screens of the bar at the bottom": (
        [routes.PLAYERS, routes.SETTINGS, routes.PLAYERS],
        [(BACK, HOME)],
    ),
    "a page that was loaded anew knows the way": (
        [TABLE, OUT, ENTRY, "reload", RESULT],
        [(BACK, TABLE), (BACK, HOME)],
    ),
    "more at once than the browser can follow": ([TABLE, SHEET, (TABLE, OUT)], [(BACK, TABLE)]),
}
"""What is done from the first screen, and where the way back then leads."""


@pytest.mark.parametrize("strategy", ["path", "hash"])
@pytest.mark.parametrize("name", list(WAYS))
async def test_the_way_back_leads(chromium: Browser, strategy: str, name: str) -> None:
    done, back = WAYS[name]
    page = await _opened(chromium, strategy, HOME, *done)
    for act, leads in back:
        await _do(page, act)
        await _is_at(page, leads)
    await page.context.close()


@pytest.mark.parametrize(
    ("opened", "then", "entries"),
    [(ENTRY, RESULT, 1), (RESULT, TABLE, 1), (TABLE, HOME, 1), (TABLE, SHEET, 2)],
)
async def test_an_address_that_was_opened_is_stepped_out_of_in_place(
    chromium: Browser, opened: str, then: str, entries: int
) -> None:
    page = await _opened(chromium, "path", opened)
    before = await page.evaluate("history.length")
    await _do(page, then)
    assert await page.evaluate("history.length") - before == entries - 1
    await page.context.close()


async def test_an_address_that_somebody_wrote_is_one_more_screen(chromium: Browser) -> None:
    page = await _opened(chromium, "hash", HOME, TABLE, OUT, ENTRY, RESULT)
    await page.evaluate("(path) => { location.hash = `#${path}`; }", routes.BACKUP)
    await _is_at(page, routes.BACKUP)
    await _do(page, routes.SETTINGS)
    assert await page.evaluate("history.length") == 6
    for leads in (RESULT, TABLE, HOME):
        await _do(page, BACK)
        await _is_at(page, leads)
    await page.context.close()


async def test_a_form_that_was_opened_by_its_address_does_not_hold_anybody(
    chromium: Browser,
) -> None:
    page = await _opened(chromium, "path", OUT, ENTRY, RESULT, BACK)
    # Nothing lies behind it that could be gone back to.
    await _is_at(page, OUT)
    await _do(page, TABLE)
    await _do(page, SHEET)
    await _do(page, BACK)
    await _is_at(page, TABLE)
    await page.context.close()


async def test_two_who_go_at_once_arrive(chromium: Browser) -> None:
    page = await _opened(chromium, "path", HOME, TABLE, SHEET, HAND)
    await page.evaluate("(path) => { history.back(); go(path); }", TABLE)
    await _is_at(page, TABLE)
    await _do(page, BACK)
    await _is_at(page, HOME)
    await page.context.close()


async def test_the_app_does_not_hear_of_what_it_did_itself(chromium: Browser) -> None:
    page = await _opened(chromium, "path", HOME, TABLE, SHEET, TABLE, HOME)
    assert await page.evaluate("heard") == 0
    await page.context.close()


async def _opened(
    chromium: Browser, strategy: str, path: str, *done: str | tuple[str, ...]
) -> Page:
    """The app opened at `path`, once all that is `done`."""
    page = await (await chromium.new_context()).new_page()
    flet = f'globalThis.flet = {{ routeUrlStrategy: "{strategy}" }};'
    scripts = "".join(f"<script>{text}</script>" for text in (flet, SCRIPT.read_text(), APP))

    async def answer(route: Route) -> None:
        text = f'<!DOCTYPE html><base href="/">{scripts}'
        await route.fulfill(body=text, content_type="text/html; charset=utf-8")

    await page.route("**/*", answer)
    await page.goto("http://table.test" + (path if strategy == "path" else f"/#{path}"))
    for act in done:
        await _do(page, act)
    return page


async def _do(page: Page, act: str | tuple[str, ...]) -> None:
    match act:
        case tuple():
            await page.evaluate("(paths) => paths.forEach(go)", list(act))
            await _is_at(page, act[-1])
        case "back" | "forward":
            await page.evaluate(f"history.{act}()")
        case "reload":
            await page.reload()
        case _:
            await page.evaluate("go", act)
            await _is_at(page, act)


async def _is_at(page: Page, path: str) -> None:
    """Waits until the browser and the app are both there."""
    await page.wait_for_function("(path) => here() === path && shown === path", arg=path)
