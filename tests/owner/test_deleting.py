"""Matches that are deleted, restored and brought from elsewhere while people look at them."""

import asyncio
from dataclasses import replace

import pytest

from app.data.errors import StorageFailed
from app.data.stored import StoredMatch
from app.domain.draft import PLAY
from app.domain.log import Record
from app.domain.steps import Passed
from app.owner.commands import Command, Refusal, TakeStep, base_of
from app.owner.match_owner import MatchOwner
from tests.support.memory import MemoryMatches, Table, setup_of


def tap(owner: MatchOwner, id: str) -> Command:
    return Command(id, base_of(owner.record), TakeStep(PLAY, Passed(2)))


async def begun(table: Table) -> MatchOwner:
    owner = await table.owners.create(setup_of("devyatka"))
    await owner.do(tap(owner, "tap"))
    return owner


async def test_a_deleted_match_takes_no_more_taps_and_says_so() -> None:
    table = Table()
    owner = await begun(table)
    heard: list[bool] = []
    owner.subscribe(lambda: heard.append(owner.gone))
    assert await table.owners.delete(owner.record.id)
    assert heard == [True]
    answer = await owner.do(tap(owner, "again"))
    assert answer.refused is Refusal.GONE
    assert table.matches.stored == {}
    assert table.owners.summaries() == ()
    assert await table.owners.open(owner.record.id) is None
    assert await table.owners.get(owner.record.id) is None
    assert not await table.owners.delete(owner.record.id)


async def test_a_restored_match_goes_on_where_it_was_for_everybody() -> None:
    table = Table()
    owner = await begun(table)
    before = owner.stored
    await table.owners.delete(before.id)
    assert await table.owners.restore(before.id)
    assert not owner.gone
    assert owner.stored == before == await table.owners.get(before.id)
    assert await table.owners.open(before.id) is owner
    assert (await owner.do(tap(owner, "more"))).refused is None
    assert not await table.owners.restore(before.id)


async def test_taps_on_their_way_are_done_before_or_refused_after() -> None:
    table = Table()
    owner = await begun(table)
    taps = [asyncio.ensure_future(owner.do(tap(owner, f"t{n}"))) for n in range(3)]
    await asyncio.sleep(0)
    deleting = asyncio.ensure_future(table.owners.delete(owner.record.id))
    late = asyncio.ensure_future(owner.do(tap(owner, "late")))
    await asyncio.gather(*taps, deleting, late)
    done = sum(one.result().refused is None for one in (*taps, late))
    stored, _ = table.bin.stored[owner.record.id]
    assert len(stored.record.draft().taken) == 1 + done
    assert table.matches.stored == {}


async def test_what_cannot_be_moved_is_still_there_and_goes_on() -> None:
    table = Table()
    owner = await begun(table)
    table.matches.failing = True
    with pytest.raises(StorageFailed):
        await table.owners.delete(owner.record.id)
    table.matches.failing = False
    assert not owner.gone
    assert (await owner.do(tap(owner, "more"))).refused is None


async def test_a_match_nobody_has_open_is_deleted_and_restored_too() -> None:
    matches = MemoryMatches()
    match_id = (await begun(Table(matches))).record.id
    table = Table(matches)
    assert await table.owners.delete(match_id)
    assert await table.owners.restore(match_id)
    assert await table.owners.open(match_id) is not None


async def test_a_match_put_back_behind_the_owners_is_opened_again() -> None:
    table = Table()
    owner = await begun(table)
    await table.owners.delete(owner.record.id)
    await table.bin.back(owner.record.id)
    assert await table.owners.open(owner.record.id) is owner
    assert not owner.gone


async def test_a_match_from_elsewhere_takes_the_place_of_the_one_on_the_screen() -> None:
    table = Table()
    owner = await begun(table)
    heard: list[StoredMatch] = []
    owner.subscribe(lambda: heard.append(owner.stored))
    other = StoredMatch(Record(owner.record.id, setup_of("nines")), (), "then", "now")
    await table.owners.adopt(other)
    assert heard == [other]
    assert owner.sheet.totals == (0, 0, 0, 0)
    assert owner.match.setup.game == "nines"
    assert table.matches.stored == {other.id: other}
    new = replace(other, record=replace(other.record, id="new"))
    await table.owners.adopt(new)
    assert table.matches.stored["new"] == new


async def test_what_cannot_be_stored_takes_no_place() -> None:
    table = Table()
    owner = await begun(table)
    before = owner.stored
    table.matches.failing = True
    with pytest.raises(StorageFailed):
        await table.owners.adopt(replace(before, updated="later"))
    assert owner.stored == before
