"""What the one client of a browser keeps for itself, and what the page is told of it."""

from typing import Any

from app.services.browser_page import KeptPreferences


class Store:
    """Documents in memory; it can refuse."""

    def __init__(self) -> None:
        self.documents: dict[str, dict[str, Any]] = {}
        self.refuses = False

    async def load(self, name: str) -> dict[str, Any] | None:
        if self.refuses:
            raise OSError("no")
        return self.documents.get(name)

    async def save(self, name: str, document: dict[str, Any]) -> str:
        if self.refuses:
            raise OSError("no")
        self.documents[name] = document
        return "1"


class Page:
    languages = ("uk-UA",)
    persisted = True
    secure = True

    def __init__(self) -> None:
        self.told: list[tuple[str, object]] = []

    def say(self, what: str, value: object = None) -> None:
        self.told.append((what, value))


async def opened(store: Store) -> tuple[KeptPreferences, Page]:
    page = Page()
    preferences = KeptPreferences(store, page)
    await preferences.open()
    return preferences, page


async def test_what_was_kept_is_there_the_next_time() -> None:
    store = Store()
    first, _ = await opened(store)
    await first.set("tally-nine.haptics", "false")
    again, _ = await opened(store)
    assert await again.get("tally-nine.haptics") == "false"
    assert await again.get("tally-nine.letters") is None


async def test_the_page_is_told_of_language_and_theme() -> None:
    store = Store()
    first, page = await opened(store)
    await first.set("tally-nine.language", "pt_PT")
    await first.set("tally-nine.theme", "dark")
    await first.set("tally-nine.letters", "latin")
    assert page.told == [("theme", "system"), ("language", "pt_PT"), ("theme", "dark")]
    _, page = await opened(store)
    assert page.told == [("theme", "dark")]


async def test_a_store_that_refuses_loses_nothing_while_it_runs() -> None:
    store = Store()
    store.refuses = True
    preferences, _ = await opened(store)
    await preferences.set("tally-nine.theme", "dark")
    assert await preferences.get("tally-nine.theme") == "dark"


async def test_what_makes_no_sense_is_left_out() -> None:
    store = Store()
    store.documents["own/preferences"] = {"version": 1, "kept": {"a": 1, "b": "2"}}
    preferences, _ = await opened(store)
    assert [await preferences.get("a"), await preferences.get("b")] == [None, "2"]
    store.documents["own/preferences"] = {"kept": 3}
    preferences, _ = await opened(store)
    assert await preferences.get("b") is None
