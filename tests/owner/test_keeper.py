"""Everything taken away as one file and brought in, with a sudden end at every step."""

import gzip
import json
from copy import deepcopy
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from app.data.backup_file import BackupFault, BackupReader, BackupWriter, Entry
from app.data.copies import KEPT
from app.data.errors import StorageFailed
from app.data.exchange import imported
from app.data.match_file import MatchFile
from app.data.memory import MemoryDisk
from app.data.port import Document
from app.domain.draft import PLAY
from app.domain.roster import Alias, RosterPlayer
from app.domain.steps import Passed
from app.owner.bringing import Mode, Report
from app.owner.commands import Command, TakeStep, base_of
from app.owner.keeper import BEFORE_IMPORT, DAILY, JOURNAL
from tests.support.failing_disks import Killed, SteppedDisk
from tests.support.generated import PEOPLE, generated
from tests.support.houses import Clock, House, start
from tests.support.memory import setup_of


async def furnished(count: int = 6, name: str = "a", seed: int = 5) -> House:
    """A house with matches, people, one match deleted and a hand half entered."""
    house = await start(name=name)
    people = tuple(RosterPlayer(id, f"{id} of {name}") for id in PEOPLE)
    aliases = (Alias("old", "p1"),)
    await house.library.change(lambda library: replace(library, roster=people, aliases=aliases))
    chance = Random(seed)
    for number in range(count):
        file = MatchFile(generated(chance, number))
        match_id = f"{name}-match-{number}"
        when = house.clock.text()
        await house.owners.adopt(imported(file, match_id, file.match.setup.players, when))
    await house.owners.delete(f"{name}-match-0")
    owner = await house.owners.create(setup_of("devyatka"))
    await owner.do(Command("tap", base_of(owner.record), TakeStep(PLAY, Passed(2))))
    return house


async def packed(house: House) -> bytes:
    return (await house.keeper.backup()).data


async def told(house: House) -> dict[str, Document]:
    """What the documents say, apart from when copies were made."""
    documents = deepcopy(await house.documents())
    for name in ("copied", "reminded"):
        documents["library"].pop(name)
    return documents


@pytest.mark.parametrize("mode", list(Mode))
async def test_an_empty_house_becomes_the_same_one(mode: Mode) -> None:
    house = await furnished()
    other = await start(name="b")
    report = await other.keeper.bring_in(await packed(house), mode)
    assert report == Report(added=6)
    assert await told(other) == await told(house)
    assert [one.deleted for one in await other.bin.listed()] == [
        one.deleted for one in await house.bin.listed()
    ]
    again = await start(await other.stop())
    assert await told(again) == await told(house)
    assert again.book.statistics("p1") == house.book.statistics("p1")


@pytest.mark.parametrize("mode", list(Mode))
async def test_bringing_it_in_twice_changes_nothing(mode: Mode) -> None:
    data = await packed(await furnished())
    house = await furnished(4, name="b", seed=6)
    await house.keeper.bring_in(data, mode)
    before = await told(house)
    stamps = await house.store.stamps("matches")
    report = await house.keeper.bring_in(data, mode)
    assert (report.added, report.updated, report.removed, report.same) == (0, 0, 0, 6)
    assert await told(house) == before
    assert await house.store.stamps("matches") == stamps


async def test_merging_keeps_what_is_here_and_adds_what_is_not() -> None:
    there = await furnished()
    here = await furnished(4, name="b", seed=6)
    before = await told(here)
    report = await here.keeper.bring_in(await packed(there), Mode.MERGE)
    assert report == Report(added=6)
    now = await told(here)
    assert {name: now[name] for name in before if name != "library"} == {
        name: document for name, document in before.items() if name != "library"
    }
    assert now.keys() == before.keys() | (await told(there)).keys()
    # They are one by id, and called as they are here.
    assert here.library.roster == tuple(RosterPlayer(id, f"{id} of b") for id in PEOPLE)


async def test_replacing_leaves_what_is_in_the_backup_and_the_rest_in_the_bin() -> None:
    there = await furnished()
    here = await furnished(4, name="b", seed=6)
    before = here.matches.ids()
    in_bin = {one.id for one in (*await here.bin.listed(), *await there.bin.listed())}
    report = await here.keeper.bring_in(await packed(there), Mode.REPLACE)
    assert report == Report(added=6, removed=4)
    now, wanted = await told(here), await told(there)
    assert _but_the_bin(now) == _but_the_bin(wanted)
    assert {one.id for one in await here.bin.listed()} == in_bin | set(before)
    assert await here.owners.restore(before[0])
    assert before[0] in here.matches.ids()


def _but_the_bin(documents: dict[str, Any]) -> dict[str, Any]:
    return {name: one for name, one in documents.items() if not name.startswith("bin/")}


async def test_of_two_states_of_a_match_the_one_touched_last_stays() -> None:
    house = await furnished()
    data = await packed(house)
    match_id = house.matches.ids()[0]
    other = await start(await house.stop(), house.clock)
    owner = await other.owners.open(match_id)
    assert owner is not None
    await other.owners.adopt(replace(owner.stored, updated=other.clock.text()))
    newer = await packed(other)
    report = await other.keeper.bring_in(data, Mode.MERGE)
    assert (report.kept, report.same) == (1, 5)
    fresh = await start(name="c")
    await fresh.keeper.bring_in(data, Mode.MERGE)
    table = await fresh.owners.open(match_id)
    assert table is not None
    report = await fresh.keeper.bring_in(newer, Mode.MERGE)
    assert (report.updated, report.same) == (1, 5)
    # Who has it open sees it at once.
    assert table.stored == owner.stored


async def test_what_lies_in_the_bin_here_stays_there_when_merging() -> None:
    house = await furnished()
    data = await packed(house)
    match_id = house.matches.ids()[0]
    await house.owners.delete(match_id)
    report = await house.keeper.bring_in(data, Mode.MERGE)
    assert (report.binned, report.same) == (1, 5)
    assert match_id not in house.matches.ids()
    report = await house.keeper.bring_in(data, Mode.REPLACE)
    assert report.added == 1
    assert match_id in house.matches.ids()
    assert match_id not in [one.id for one in await house.bin.listed()]


async def test_what_is_in_the_bin_there_replaces_what_is_here_only_when_replacing() -> None:
    house = await furnished()
    match_id = house.matches.ids()[0]
    await house.owners.delete(match_id)
    data, binned = await packed(house), await told(house)
    await house.owners.restore(match_id)
    before = await told(house)
    await house.keeper.bring_in(data, Mode.MERGE)
    assert await told(house) == before
    await house.keeper.bring_in(data, Mode.REPLACE)
    assert await told(house) == binned


async def test_what_cannot_be_read_is_told_left_out_and_never_lost() -> None:
    house = await furnished()
    odd, newer = house.matches.ids()[:2]
    disk = await house.stop()
    raw = await start(disk)
    await raw.store._inner.save(f"matches/{odd}", {"schema": 2, "kind": "match"})
    await raw.store._inner.save(f"matches/{newer}", {"schema": 99})
    house = await start(await raw.stop(), house.clock)
    made = await house.keeper.backup()
    assert sorted(made.left_out) == sorted([f"matches/{odd}", f"matches/{newer}"])
    empty = await packed(await start(name="b"))
    await house.keeper.bring_in(empty, Mode.REPLACE)
    assert {odd, newer} <= {one.id for one in await house.bin.listed()}
    # What cannot be read gives way, what is newer does not.
    await house.owners.restore(odd)
    await house.owners.restore(newer)
    full = await packed(await furnished())
    report = await house.keeper.bring_in(full, Mode.MERGE)
    assert (report.added, report.kept, report.binned) == (1, 1, 4)
    assert house.owners.unreadable() == {newer: "newer-document"}


async def test_a_document_that_must_not_be_replaced_is_kept() -> None:
    house = await start()
    data = await packed(await furnished())
    house = await start(await house.stop(), house.clock)
    for match_id in ("a-match-1", "a-match-2"):
        await house.store._inner.save(f"matches/{match_id}", {"schema": "odd"})
    house = await start(await house.stop(), house.clock)
    report = await house.keeper.bring_in(data, Mode.MERGE)
    assert (report.kept, report.added) == (2, 4)


def spoiled(data: bytes, **changes: Any) -> bytes:
    """The backup with other documents, whole otherwise."""
    reader = BackupReader(data)
    writer = BackupWriter(reader.made)
    for entry in reader.entries():
        writer.add(changes.get(entry.name.split("/")[0], lambda entry: entry)(entry))
    return writer.done()


def newer(entry: Entry) -> Entry:
    return replace(entry, document={**entry.document, "schema": 99})


def renamed(entry: Entry) -> Entry:
    return replace(entry, name="matches/other")


def senseless(entry: Entry) -> Entry:
    return replace(entry, document={**entry.document, "setup": []})


def elsewhere(entry: Entry) -> Entry:
    return replace(entry, name="matches/../../library")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"matches": newer}, "newer-version"),
        ({"library": newer}, "newer-version"),
        ({"matches": renamed}, "bad-document"),
        ({"bin": senseless}, "bad-document"),
        ({"matches": elsewhere}, "damaged"),
        ({"library": lambda entry: replace(entry, name="library/x")}, "damaged"),
        ({"library": lambda entry: replace(entry, name="index")}, "damaged"),
        ({"bin": lambda entry: replace(entry, name="matches")}, "damaged"),
        ({"library": lambda entry: replace(entry, document={"schema": 0})}, "bad-document"),
    ],
)
async def test_a_backup_with_one_bad_document_changes_nothing(
    changes: dict[str, Any], code: str
) -> None:
    data = spoiled(await packed(await furnished()), **changes)
    house = await furnished(3, name="b", seed=6)
    before = await house.documents()
    for attempt in (house.keeper.look_into(data), house.keeper.bring_in(data, Mode.REPLACE)):
        with pytest.raises(BackupFault) as caught:
            await attempt
        assert caught.value.code == code
    assert await house.documents() == before
    assert await house.keeper.copies() == ()


async def test_a_document_twice_is_damage() -> None:
    data = await packed(await furnished())
    writer = BackupWriter("")
    for entry in [*BackupReader(data).entries(), *BackupReader(data).entries()]:
        writer.add(entry)
    house = await start()
    with pytest.raises(BackupFault, match="damaged"):
        await house.keeper.look_into(writer.done())


async def test_older_documents_are_brought_up_to_date() -> None:
    def older(entry: Entry) -> Entry:
        document = json.loads(json.dumps(entry.document))
        document["schema"] = 1
        del document["unknown"]
        for logged in document["log"]:
            if "deal" in logged["commit"]:
                del logged["commit"]["deal"]["rules"]
        return replace(entry, document=document)

    house = await furnished()
    data = spoiled(await packed(house), matches=older, bin=older)
    other = await start(name="b")
    await other.keeper.bring_in(data, Mode.MERGE)
    assert await told(other) == await told(house)


async def test_what_is_in_a_backup_is_said_before_it_is_brought_in() -> None:
    house = await furnished()
    done: list[int] = []
    contents = await house.keeper.look_into(
        await packed(house), lambda number, total: done.append(number)
    )
    assert (contents.matches, contents.binned) == (6, 1)
    assert contents.library == house.library.library
    assert done == list(range(1, 9))
    assert contents.made > "2026-03-01"
    nothing = await house.keeper.look_into(BackupWriter("").done())
    assert (nothing.matches, nothing.library.roster) == (0, ())


async def test_a_copy_elsewhere_is_remembered_when_it_comes_back() -> None:
    house = await furnished()
    data = await packed(house)
    made = (await house.keeper.look_into(data)).made
    for mode in Mode:
        other = await start(name="b")
        await other.library.change(lambda library: replace(library, reminded="2026-01-01"))
        await other.keeper.bring_in(data, mode)
        assert other.library.library.copied == made
        assert other.library.library.reminded == "2026-01-01"


async def test_everything_is_as_it_was_in_a_copy() -> None:
    house = await furnished()
    await house.keeper.tidy()
    before = await told(house)
    (copy,) = await house.keeper.copies()
    assert copy.why == DAILY
    await house.owners.delete(house.matches.ids()[0])
    after = await told(house)
    report = await house.keeper.restore(copy.name)
    assert report is not None
    assert await told(house) == before
    assert house.library.library.copied == ""
    newest = (await house.keeper.copies())[0]
    assert newest.why == BEFORE_IMPORT
    await house.keeper.restore(newest.name)
    assert await told(house) == after
    assert await house.keeper.restore("gone") is None
    data = await house.keeper.copy(newest.name)
    assert data is not None
    assert gzip.decompress(data).startswith(b'{"format":"tally-nine/backup"')


async def test_a_copy_is_made_once_a_day_and_only_of_something_new() -> None:
    house = await furnished()
    for _ in range(3):
        await house.keeper.tidy()
    assert len(await house.keeper.copies()) == 1
    house.clock.time += timedelta(days=1)
    await house.keeper.tidy()
    assert len(await house.keeper.copies()) == 1
    for _ in range(KEPT + 4):
        house.clock.time += timedelta(days=1)
        await house.owners.create(setup_of("nines"))
        await house.keeper.tidy()
    copies = await house.keeper.copies()
    assert len(copies) == KEPT
    assert len({copy.mark for copy in copies}) == KEPT
    # The bin is empty of what was deleted two weeks ago only later.
    assert len(await house.bin.listed()) == 1
    house.clock.time += timedelta(days=30)
    await house.keeper.tidy()
    assert await house.bin.listed() == ()


class Ending(SteppedDisk):
    """The process ends at a step that changes something; afterwards nothing happens."""

    def __init__(self, disk: MemoryDisk, at: int | None) -> None:
        super().__init__(disk, at, Killed())


@pytest.mark.parametrize("mode", list(Mode))
async def test_an_end_at_any_step_leaves_all_of_the_old_or_goes_on_to_all_of_the_new(
    mode: Mode,
) -> None:
    data = await packed(await furnished(3))
    house = await furnished(2, name="b", seed=6)
    old, clock = await told(house), house.clock
    disk = await house.stop()
    done = await start(deepcopy(disk), deepcopy(clock))
    await done.keeper.bring_in(data, mode)
    new = await told(done)
    at, outcomes = 0, set()
    while True:
        trial = deepcopy(disk)
        dying = await start(Ending(trial, at), deepcopy(clock))
        try:
            await dying.keeper.bring_in(data, mode)
        except Killed:
            pass
        else:
            break
        again = await start(trial, deepcopy(clock))
        await again.keeper.resume()
        found = await told(again)
        assert found in (old, new)
        outcomes.add(found == new)
        assert await again.store.load(JOURNAL) is None
        assert [copy.why for copy in await again.keeper.copies()] == [BEFORE_IMPORT] or found == old
        at += 7 if at > 30 else 1
    assert outcomes == {False, True}


async def test_a_full_disk_in_the_middle_is_told_and_gone_on_with_later() -> None:
    data = await packed(await furnished(3))
    house = await furnished(2, name="b", seed=6)
    clock, disk = house.clock, await house.stop()
    stepped = SteppedDisk(disk)
    full = await start(stepped, clock)
    save = full.owners.adopt

    async def failing(stored: Any) -> None:
        stepped.at = len(stepped.steps)
        await save(stored)

    full.owners.adopt = failing  # type: ignore[method-assign]
    with pytest.raises(StorageFailed):
        await full.keeper.bring_in(data, Mode.REPLACE)
    again = await start(disk, clock)
    assert await again.keeper.resume() is not None
    assert set(again.matches.ids()) == {
        name.removeprefix("matches/")
        for entry in BackupReader(data).entries()
        if (name := entry.name).startswith("matches/")
    }
    assert await again.keeper.resume() is None


@pytest.mark.parametrize("journal", [{}, {"mode": "sideways"}, {"mode": "merge"}])
async def test_a_journal_that_leads_nowhere_is_put_away(journal: Document) -> None:
    house = await furnished()
    before = await told(house)
    await house.store.save(JOURNAL, dict(journal))
    assert await house.keeper.resume() is None
    assert await told(house) == before
    assert await house.store.load(JOURNAL) is None


async def test_two_hundred_matches() -> None:
    house = await furnished(200)
    data = await packed(house)
    other = await start(clock=Clock(), name="b")
    report = await other.keeper.bring_in(data, Mode.MERGE)
    assert report.added == 200
    assert await told(other) == await told(house)


async def test_what_became_unreadable_behind_its_back_is_left_out_too() -> None:
    house = await furnished()
    await house.store._inner.save("matches/a-match-1", {"schema": 99})
    assert (await house.keeper.backup()).left_out == ("matches/a-match-1",)
