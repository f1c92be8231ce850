"""Files with any bytes in them: the good copy is taken, the rest set aside, nothing raised."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from app.data.document_store import TinyDocumentStore
from app.data.files import FolderMedium
from app.data.port import Damage
from tests.storage.places import memory_place

NAME = "matches/4f0c"
MAIN, COPY = "matches/4f0c.json", "matches/4f0c.json.bak"
NEW, OLD = {"n": 2, "players": ["Оленка", "Taras"]}, {"n": 1, "players": ["Оленка"]}

Spoil = Callable[[bytes], bytes | None]


def cut(share: float) -> Spoil:
    return lambda data: data[: int(len(data) * share)]


def flip(share: float, bit: int) -> Spoil:
    def spoil(data: bytes) -> bytes:
        at = int(len(data) * share)
        return data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]

    return spoil


def zeros(share: float) -> Spoil:
    return lambda data: data[: int(len(data) * share)] + bytes(len(data) - int(len(data) * share))


below_one = st.floats(0, 1, exclude_max=True)
spoils = st.one_of(
    st.just(lambda data: data),
    st.just(lambda data: None),
    below_one.map(cut),
    below_one.map(zeros),
    st.tuples(below_one, st.integers(0, 7)).map(lambda at: flip(*at)),
    st.binary(max_size=40).map(lambda garbage: lambda data: garbage),
    st.binary(min_size=1, max_size=9).map(lambda garbage: lambda data: data + garbage),
    st.sampled_from(
        [b"{}", b"null", b"[]", b'{"crc":"00000000","seq":1,"db":{}}', b"\xff\xfe{}"]
    ).map(lambda other: lambda data: other),
)


@given(spoils, spoils)
def test_any_bytes(spoil_main: Spoil, spoil_copy: Spoil) -> None:
    place = memory_place()

    def store() -> TinyDocumentStore:
        return TinyDocumentStore(FolderMedium(place.root, place.disk), threads=0)

    async def scenario() -> None:
        before = store()
        await before.save("matches/other", OLD)
        await before.save(NAME, OLD)
        await before.save(NAME, NEW)
        whole = {file: place.read(file) for file in (MAIN, COPY)}
        left = {MAIN: spoil_main(whole[MAIN]), COPY: spoil_copy(whole[COPY])}
        for file, data in left.items():
            place.drop(file)
            if data is not None:
                place.spoil(file, data)

        after = store()
        document = await after.load(NAME)
        main_good, copy_good = (left[file] == whole[file] for file in (MAIN, COPY))
        assert document == (NEW if main_good else OLD if copy_good else None)
        broken = [] if main_good else [left[f] for f in (MAIN, COPY) if left[f] != whole[f]]
        aside = [data for data in broken if data is not None]
        assert [place.read(f"set-aside/{MAIN}.broken-{n + 1}") for n in range(len(aside))] == aside
        if main_good or (left[MAIN] is None and left[COPY] is None):
            assert after.damage == ()
        else:
            names = tuple(f"set-aside/{MAIN}.broken-{n + 1}" for n in range(len(aside)))
            assert after.damage == (Damage(NAME, names, copy_good),)
        assert await after.load("matches/other") == OLD

        again = store()
        assert await again.load(NAME) == document
        assert again.damage == ()
        await again.save(NAME, {"n": 3})
        assert await store().load(NAME) == {"n": 3}

    asyncio.run(scenario())
