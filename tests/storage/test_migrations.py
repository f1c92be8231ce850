import asyncio

import pytest

from app.data.errors import BadDocument, NewerDocument
from app.data.migrations import MigratedStore, Schema
from app.data.port import Document
from tests.storage.places import Place

NAME = "matches/4f0c"


def rename_who(document: Document) -> Document:
    document["players"] = document.pop("who")
    return document


def count_hands(document: Document) -> Document:
    return {**document, "hands": len(document["players"])}


FIRST = Schema()
THIRD = Schema((rename_who, count_hands))


def app(place: Place, schema: Schema) -> MigratedStore:
    return MigratedStore(place.store(), {"matches": schema})


async def test_steps_run_in_order_from_where_the_document_is(place: Place) -> None:
    await app(place, FIRST).save(NAME, {"who": ["Olena"]})
    await app(place, Schema((rename_who,))).save("matches/b", {"players": []})
    store = app(place, THIRD)
    assert await store.load(NAME) == {"schema": 3, "players": ["Olena"], "hands": 1}
    assert await store.load("matches/b") == {"schema": 3, "players": [], "hands": 0}


async def test_every_save_says_its_schema(place: Place) -> None:
    await app(place, THIRD).save(NAME, {"schema": 1, "players": []})
    assert await place.store().load(NAME) == {"schema": 3, "players": []}


async def test_loading_alone_writes_nothing(place: Place) -> None:
    await app(place, FIRST).save(NAME, {"who": []})
    before = place.read("matches/4f0c.json")
    await app(place, THIRD).load(NAME)
    assert place.read("matches/4f0c.json") == before
    assert place.files("set-aside/matches") == []


@pytest.mark.parametrize("loaded_first", [True, False])
async def test_the_original_is_kept_before_the_first_save(place: Place, loaded_first: bool) -> None:
    await app(place, FIRST).save(NAME, {"who": ["Olena"]})
    store = app(place, THIRD)
    document = {"players": ["Olena"], "hands": 1}
    if loaded_first:
        document = await store.load(NAME) or {}
    await store.save(NAME, document)
    await store.save(NAME, {**document, "hands": 2})
    raw = place.store()
    assert await raw.load("set-aside/matches/4f0c.schema-1") == {"schema": 1, "who": ["Olena"]}
    assert await raw.load(NAME) == {"schema": 3, "players": ["Olena"], "hands": 2}
    assert place.files("set-aside/matches") == ["4f0c.schema-1.json"]


async def test_a_newer_document_is_left_alone(place: Place) -> None:
    await app(place, THIRD).save(NAME, {"players": []})
    before = place.read("matches/4f0c.json")
    store = app(place, FIRST)
    for attempt in (store.load(NAME), store.save(NAME, {"who": []}), store.save(NAME, {})):
        with pytest.raises(NewerDocument) as caught:
            await attempt
        assert (caught.value.code, caught.value.schema) == ("newer-document", 3)
    assert place.read("matches/4f0c.json") == before
    await store.save("matches/other", {"who": []})


async def test_a_newer_document_may_be_moved_but_is_not_changed(place: Place) -> None:
    await app(place, THIRD).save(NAME, {"players": []})
    before = place.read("matches/4f0c.json")
    store = app(place, FIRST)
    await store.move(NAME, "bin/4f0c")
    assert place.read("bin/4f0c.json") == before
    for out_of_the_way in (store.remove(NAME), store.move(NAME, "bin/other")):
        await store.save(NAME, {"who": []})
        await out_of_the_way
        await store.move("bin/4f0c", NAME)
        with pytest.raises(NewerDocument):
            await store.save(NAME, {"who": []})
        await store.move(NAME, "bin/4f0c")
    assert place.read("bin/4f0c.json") == before


@pytest.mark.parametrize(
    "raw",
    [
        *({}, {"schema": 0}, {"schema": "1"}, {"schema": True}, {"schema": 1, "whom": []}),
        *({"schema": 2}, {"schema": 2, "players": None}),
    ],
)
async def test_what_cannot_be_understood_is_not_replaced(place: Place, raw: Document) -> None:
    await place.store().save(NAME, dict(raw))
    store = app(place, THIRD)
    with pytest.raises(BadDocument) as caught:
        await store.load(NAME)
    assert caught.value.name == NAME
    if type(raw.get("schema")) is not int or raw["schema"] < 1:
        with pytest.raises(BadDocument):
            await store.save(NAME, {"players": []})
        assert await place.store().load(NAME) == raw


async def test_kinds_without_a_schema_pass_as_they_are(place: Place) -> None:
    store = app(place, THIRD)
    await store.save("index", {"n": 1})
    assert await store.load("index") == {"n": 1}
    assert await store.names() == ["index"]
    assert await store.load("matches/none") is None


async def test_first_saves_keep_their_order(place: Place) -> None:
    await app(place, FIRST).save(NAME, {"who": []})
    store = app(place, THIRD)
    saves = [asyncio.ensure_future(store.save(NAME, {"players": [n]})) for n in range(3)]
    await saves[0]
    saves += [asyncio.ensure_future(store.save(NAME, {"players": [n]})) for n in range(3, 6)]
    await asyncio.gather(*saves)
    assert await store.load(NAME) == {"schema": 3, "players": [5]}


async def test_damage_is_passed_on(place: Place) -> None:
    store = app(place, THIRD)
    place.spoil("matches/4f0c.json")
    await store.load(NAME)
    assert [damage.name for damage in store.damage] == [NAME]
    assert list(await store.stamps("matches")) == []
    await store.close()
