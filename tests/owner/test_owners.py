"""The owners of all matches, over memory and over real documents."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from app.data.document_store import TinyDocumentStore
from app.data.documents import library_document, library_of, match_document, match_of
from app.data.errors import StorageFailed
from app.data.files import FolderMedium
from app.data.memory import MemoryDisk
from app.data.repositories import Codec, Library, Matches
from app.data.stored import StoredMatch
from app.data.summaries import SUMMARY_VERSION, summary_document, summary_of
from app.domain import roster
from app.domain.draft import PLAY
from app.domain.log import Record
from app.domain.match import Player, Rules, Setup
from app.domain.problems import Code
from app.domain.steps import Passed, WentOut
from app.owner.commands import Command, TakeStep, base_of
from app.owner.library import LibraryOwner
from app.owner.owners import BadSetup, Owners
from tests.support.memory import MemoryMatches, Table, setup_of


def ids() -> Callable[[], str]:
    numbers = iter(range(1000))
    return lambda: f"id-{next(numbers)}"


@dataclass
class House:
    """A data folder in memory, and a process over it that can be started again."""

    disk: MemoryDisk = field(default_factory=MemoryDisk)
    new_id: Callable[[], str] = field(default_factory=ids)

    async def start(self) -> Owners:
        self.store = TinyDocumentStore(FolderMedium(Path("/memory"), self.disk))
        self.matches = Matches(
            self.store,
            Codec(match_document, match_of),
            identify=lambda stored: stored.id,
            summarise=summary_document,
            summary_version=SUMMARY_VERSION,
        )
        await self.matches.open()
        self.shelf = Library(self.store, Codec(library_document, library_of), roster.Library)
        self.library = LibraryOwner(await self.shelf.get(), self.shelf, self.new_id)
        return Owners(self.matches, self.new_id, lambda: "2026-03-01T20:00:00+00:00")

    async def stop(self, owners: Owners) -> None:
        await owners.close()
        await self.library.settle()
        await self.matches.close()
        await self.store.close()


async def test_a_match_is_found_again_by_another_process_with_its_half_entered_hand() -> None:
    house = House()
    owners = await house.start()
    owner = await owners.create(setup_of("devyatka"))
    tap = Command("tap", base_of(owner.record), TakeStep(PLAY, Passed(2)))
    await owner.do(tap)
    before = owner.stored
    await house.stop(owners)

    again = await (await house.start()).open(before.id)
    assert again is not None
    assert again.stored == before
    assert (await again.do(tap)).refused is None
    assert again.stored == before


async def test_the_library_is_found_again() -> None:
    house = House()
    owners = await house.start()
    player = await house.library.add_player("Olena")
    await house.library.remember("nines", ("id-0",), setup_of("nines").rules)
    before = house.library.library
    await house.stop(owners)
    await house.start()
    assert house.library.library == before
    assert house.library.roster == (player,)


async def test_there_is_one_owner_a_match_however_many_ask_at_once() -> None:
    house = House()
    match_id = (await (await house.start()).create(setup_of("nines"))).record.id
    owners = await house.start()
    found = await asyncio.gather(*(owners.open(match_id) for _ in range(5)))
    assert found[0] is not None
    assert all(owner is found[0] for owner in found)


async def test_a_match_begun_here_is_owned_already() -> None:
    table = Table()
    owner = await table.owners.create(setup_of("nines"))
    assert await table.owners.open(owner.record.id) is owner


async def test_a_match_that_is_not_there_has_no_owner() -> None:
    assert await (await House().start()).open("nothing") is None
    assert await (await House().start()).open("../etc") is None


async def test_a_match_that_cannot_be_read_has_no_owner_and_is_named() -> None:
    house = House()
    owners = await house.start()
    match_id = (await owners.create(setup_of("nines"))).record.id
    await house.store.save(f"matches/{match_id}", {"schema": 1, "kind": "match"})
    again = await house.start()
    assert await again.open(match_id) is None
    assert again.unreadable() == {match_id: "bad-document"}
    assert again.summaries() == ()


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (replace(setup_of("nines"), opening=(0, 0, 0, 100)), Code.BAD_OPENING),
        (replace(setup_of("nines"), first_dealer=9), Code.BAD_SEAT),
        (setup_of("devyatka", players=3), Code.BAD_PLAYERS),
        (replace(setup_of("nines"), players=(Player("A"),) * 4), Code.BAD_PLAYERS),
    ],
)
async def test_a_match_that_makes_no_sense_does_not_begin(setup: Setup, code: Code) -> None:
    table = Table()
    with pytest.raises(BadSetup) as refused:
        await table.owners.create(setup)
    assert code in [problem.code for problem in refused.value.problems]
    assert table.matches.stored == {}


async def test_a_match_that_cannot_be_stored_does_not_begin() -> None:
    table = Table(MemoryMatches(failing=True))
    with pytest.raises(StorageFailed):
        await table.owners.create(setup_of("nines"))
    assert table.owners.summaries() == ()


async def test_the_list_has_the_match_touched_last_first() -> None:
    table = Table()
    first = await table.owners.create(setup_of("nines"))
    second = await table.owners.create(setup_of("devyatka"))
    heard = []
    table.owners.subscribe(lambda: heard.append(1))
    assert [one.id for one in table.owners.summaries()] == [second.record.id, first.record.id]
    old = {one.id: one for one in table.owners.summaries()}
    store = await table.another(first.record.id)
    await store.annul()
    assert heard == [1]
    now = table.owners.summaries()
    assert [one.id for one in now] == [first.record.id, second.record.id]
    assert now[1] is old[second.record.id]
    assert (now[0].number, now[0].hands) == (2, 0)


async def test_what_the_list_says_of_a_match() -> None:
    table = Table()
    setup = replace(
        setup_of("devyatka", first_dealer=3),
        opening=(1, 2, 3, 4),
        players=(Player("Olena", "p1"), Player("Ivo"), Player("Rita"), Player("Taras")),
    )
    store = await table.match_store(setup)
    await store.tap_pass(1)
    summary = table.owners.summaries()[0]
    assert summary.names == ("Olena", "Ivo", "Rita", "Taras")
    assert summary.player_ids == ("p1", None, None, None)
    assert summary.totals == (1, 2, 3, 4)
    assert (summary.game, summary.limit, summary.dealer, summary.leads) == ("devyatka", 50, 3, None)
    assert summary.seats == (0, 1, 2, 3)
    assert not summary.entering
    assert summary.running
    assert summary.winners == ()
    assert summary.started < summary.updated
    await store.step(WentOut(1))
    assert table.owners.summaries()[0].entering


def test_a_summary_names_the_limit_in_force_and_nothing_else_is_taken_for_one() -> None:
    setup = replace(setup_of("nines"), rules=Rules())
    document = summary_document(StoredMatch(Record("m", setup)))
    assert summary_of(document).limit == 100
    with pytest.raises(TypeError):
        summary_of({"id": "m"})
