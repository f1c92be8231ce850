"""Documents in a browser's files and in its database: the port's promises, whatever ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from app.data.document_store import TinyDocumentStore
from app.data.errors import StorageFailed
from app.data.keyed_medium import KeyedFiles, KeyedMedium
from app.data.loose_files import LooseFiles
from app.data.port import Damage
from app.data.slot_files import SlotFiles
from app.data.slot_medium import SlotMedium
from tests.support.browser_media import Killed, MemoryDatabase, MemoryDrawer

NAME = "matches/4f0c"
BIN = "bin/4f0c"


async def in_files(drawer: MemoryDrawer) -> TinyDocumentStore:
    return TinyDocumentStore(await SlotMedium.opened(drawer), threads=0)


class Files:
    """A browser with files, started again and again."""

    def __init__(self) -> None:
        self.drawer = MemoryDrawer()

    async def store(self) -> TinyDocumentStore:
        self.drawer = self.drawer.reopened()
        return await in_files(self.drawer)

    def loose(self) -> LooseFiles:
        return SlotFiles(self.drawer)


class Values:
    """A browser with a database alone, started again and again."""

    def __init__(self) -> None:
        self.database = MemoryDatabase()

    async def store(self) -> TinyDocumentStore:
        return TinyDocumentStore(await KeyedMedium.opened(self.database), threads=0)

    def loose(self) -> LooseFiles:
        return KeyedFiles(self.database)


Browser = Files | Values


@pytest.fixture(params=[Files, Values])
def browser(request: pytest.FixtureRequest) -> Browser:
    made: Browser = request.param()
    return made


async def test_saved_is_there_at_once_and_after_a_start(browser: Browser) -> None:
    store = await browser.store()
    assert await store.load(NAME) is None
    document = {"players": ["Олена", "Bohdan"], "hands": [{"left": None}]}
    await store.save(NAME, {"first": True})
    stamp = await store.save(NAME, document)
    assert await store.load(NAME) == document
    assert await store.stamps("matches") == {"4f0c": stamp}
    again = await browser.store()
    assert await again.load(NAME) == document
    assert await again.stamps("matches") == {"4f0c": stamp}
    assert await again.names() == []
    assert again.damage == ()


async def test_no_two_saves_have_the_same_stamp(browser: Browser) -> None:
    store = await browser.store()
    stamps = [await store.save(NAME, {"n": n % 3}) for n in range(12)]
    assert len(set(stamps)) == 12


async def test_a_removed_one_leaves_nothing(browser: Browser) -> None:
    store = await browser.store()
    await store.save(NAME, {"n": 1})
    await store.save(NAME, {"n": 2})
    await store.remove(NAME)
    assert await store.load(NAME) is None
    if isinstance(browser, Files):
        assert not [file for file in browser.drawer.contents if "4f0c" in file]
    again = await browser.store()
    assert await again.names("matches") == []
    await again.save(NAME, {"n": 3})
    assert await (await browser.store()).load(NAME) == {"n": 3}


async def test_moving_keeps_content_and_stamp(browser: Browser) -> None:
    store = await browser.store()
    await store.save(NAME, {"n": 1})
    stamp = await store.save(NAME, {"n": 2})
    assert await store.move(NAME, BIN) == stamp
    assert await store.move(NAME, BIN) is None
    again = await browser.store()
    assert (await again.names("matches"), await again.names("bin")) == ([], ["4f0c"])
    assert await again.load(BIN) == {"n": 2}


async def test_moving_over_another_takes_its_place(browser: Browser) -> None:
    store = await browser.store()
    for n in range(5):
        await store.save(BIN, {"old": n})
    await store.save(NAME, {"n": 1})
    await store.move(NAME, BIN)
    again = await browser.store()
    assert await again.load(BIN) == {"n": 1}
    assert await again.names("matches") == []


async def test_many_documents_cost_few_open_files(browser: Browser) -> None:
    store = await browser.store()
    for n in range(150):
        await store.save(f"matches/m{n}", {"n": n})
    if isinstance(browser, Files):
        assert len(browser.drawer.open_now) <= 2 * 25 + 3
    again = await browser.store()
    assert len(await again.names("matches")) == 150
    if isinstance(browser, Files):
        # A start opens what was changed last, not all there is.
        assert browser.drawer.opened <= 2 * 64 + 3
    assert await again.load("matches/m7") == {"n": 7}


async def test_what_the_device_refuses_leaves_what_was(browser: Browser) -> None:
    store = await browser.store()
    await store.save(NAME, {"n": 1})
    await store.save(NAME, {"n": 2})
    if isinstance(browser, Files):
        browser.drawer.fail = browser.drawer.steps
    else:
        browser.database.fail = browser.database.changes
    with pytest.raises(StorageFailed) as refused:
        await store.save(NAME, {"n": 3})
    assert refused.value.code == "disk-full"
    assert await store.load(NAME) == {"n": 2}
    await store.save(NAME, {"n": 4})
    assert await (await browser.store()).load(NAME) == {"n": 4}


async def test_files_are_whole_or_not_there(browser: Browser) -> None:
    await (await browser.store()).save(NAME, {})
    loose = browser.loose()
    await loose.write("20260301t120000z-daily-00ff00ff.gz", b"first")
    await loose.write("incoming.gz", b"and later")
    assert await loose.sizes() == {"20260301t120000z-daily-00ff00ff.gz": 5, "incoming.gz": 9}
    await loose.remove("incoming.gz")
    await loose.remove("incoming.gz")
    assert await loose.read("incoming.gz") is None
    assert await loose.read("20260301t120000z-daily-00ff00ff.gz") == b"first"
    assert await (await browser.store()).names("matches") == ["4f0c"]


async def test_half_a_file_is_none_and_swept_away() -> None:
    drawer = MemoryDrawer(cut=0)
    with pytest.raises(Killed):
        await SlotFiles(drawer).write("a.gz", b"0123456789")
    after = drawer.reopened()
    assert await SlotFiles(after).sizes() == {}
    assert await SlotFiles(after).read("a.gz") is None
    await SlotFiles(after).sweep()
    assert after.contents == {}


async def test_the_catalog_is_made_anew_from_the_files() -> None:
    drawer = MemoryDrawer()
    store = await in_files(drawer)
    stamps = {f"m{n}": await store.save(f"matches/m{n}", {"n": n}) for n in range(70)}
    await store.save("library", {"a": 1})
    after = drawer.reopened()
    after.contents["catalog.a"] = after.contents["catalog.b"] = b"garbage"
    after.contents["journal"] = b"\xff\x00"
    again = await in_files(after)
    assert await again.stamps("matches") == stamps
    assert await again.names() == ["library"]


async def test_a_spoiled_newest_file_gives_the_one_before_and_is_told() -> None:
    drawer = MemoryDrawer()
    store = await in_files(drawer)
    await store.save(NAME, {"n": 1})
    await store.save(NAME, {"n": 2})
    # A start brings the catalog up to date, so that what is newest is known.
    after = drawer.reopened()
    await in_files(after)
    spoiled = after.reopened()
    newest = max(spoiled.contents, key=lambda file: b'"n":2' in spoiled.contents[file])
    spoiled.contents[newest] = b"garbage"
    again = await in_files(spoiled)
    assert await again.load(NAME) == {"n": 1}
    place = f"set-aside/{NAME}.broken-1"
    assert again.damage == (Damage(NAME, (place,), restored_from_copy=True),)
    assert spoiled.contents[place.replace("/", "+")] == b"garbage"


async def test_both_spoiled_is_told_and_set_aside() -> None:
    drawer = MemoryDrawer()
    store = await in_files(drawer)
    await store.save(NAME, {"n": 1})
    after = drawer.reopened()
    await in_files(after)
    spoiled = after.reopened()
    spoiled.contents["matches+4f0c.a"] = spoiled.contents["matches+4f0c.b"] = b"garbage"
    again = await in_files(spoiled)
    assert await again.load(NAME) is None
    (damage,) = again.damage
    assert (damage.restored_from_copy, len(damage.set_aside)) == (False, 2)
    assert await again.names("matches") == []
    await again.save(NAME, {"n": 9})
    assert await (await in_files(spoiled.reopened())).load(NAME) == {"n": 9}


async def test_a_spoiled_value_is_told_and_set_aside() -> None:
    browser = Values()
    await (await browser.store()).save(NAME, {"n": 1})
    value = browser.database.values[NAME]
    browser.database.values[NAME] = type(value)(b"garbage", value.stamp)
    store = await browser.store()
    assert await store.load(NAME) is None
    assert store.damage == (
        Damage(NAME, (f"set-aside/{NAME}.broken-1",), restored_from_copy=False),
    )
    assert browser.database.values[f"set-aside/{NAME}.broken-1"].data == b"garbage"
    assert await store.names("matches") == []


Act = Callable[[TinyDocumentStore], Awaitable[object]]


async def _killed_at_each_step(before: Act, act: Act) -> list[tuple[bool, TinyDocumentStore]]:
    """The stores found after a kill at each step of `act`, and whether it was done by then."""
    found = []
    cut = 0
    while True:
        drawer = MemoryDrawer()
        store = await in_files(drawer)
        await before(store)
        drawer.cut = drawer.steps + cut
        try:
            await act(store)
        except Killed:
            found.append((False, await in_files(drawer.reopened())))
            cut += 1
        else:
            found.append((True, await in_files(drawer.reopened())))
            return found


async def test_a_kill_in_a_save_leaves_the_document_before_or_after() -> None:
    async def before(store: TinyDocumentStore) -> None:
        for n in range(3):
            await store.save(NAME, {"n": n})

    found = await _killed_at_each_step(before, lambda store: store.save(NAME, {"n": 3}))
    assert len(found) == 2
    for done, store in found:
        assert await store.load(NAME) == {"n": 3 if done else 2}
        assert store.damage == ()
        assert list(await store.stamps("matches")) == ["4f0c"]


async def test_a_kill_in_the_first_save_leaves_none_or_all_of_it() -> None:
    async def before(_: TinyDocumentStore) -> None:
        return None

    found = await _killed_at_each_step(before, lambda store: store.save(NAME, {"n": 3}))
    assert len(found) == 3
    for done, store in found:
        assert await store.load(NAME) == ({"n": 3} if done else None)
        assert await store.names("matches") == (["4f0c"] if done else [])
        assert store.damage == ()


@pytest.mark.parametrize("taken", [False, True])
async def test_a_kill_in_a_move_loses_nothing_and_doubles_nothing(taken: bool) -> None:
    async def before(store: TinyDocumentStore) -> None:
        await store.save(NAME, {"n": 1})
        await store.save(NAME, {"n": 2})
        if taken:
            await store.save(BIN, {"old": True})

    found = await _killed_at_each_step(before, lambda store: store.move(NAME, BIN))
    assert len(found) >= 4
    for done, store in found:
        places = [await store.load(NAME), await store.load(BIN)]
        assert places.count({"n": 2}) == 1
        assert not done or places == [None, {"n": 2}]
        if taken and places[0] is not None:
            assert places[1] == {"old": True}
        assert store.damage == ()


async def test_a_kill_in_a_removal_leaves_all_or_none() -> None:
    async def before(store: TinyDocumentStore) -> None:
        await store.save(NAME, {"n": 1})
        await store.save(NAME, {"n": 2})

    for done, store in await _killed_at_each_step(before, lambda store: store.remove(NAME)):
        assert await store.load(NAME) in ((None,) if done else (None, {"n": 2}))
        assert store.damage == ()


async def test_a_kill_while_the_catalog_is_written_loses_nothing() -> None:
    async def before(store: TinyDocumentStore) -> None:
        for n in range(63):
            await store.save(f"matches/m{n}", {"n": n})

    found = await _killed_at_each_step(before, lambda store: store.save("matches/last", {}))
    assert len(found) == 5
    for done, store in found:
        assert len(await store.names("matches")) >= 63 + done
        assert await store.load("matches/m62") == {"n": 62}
