"""One owner: in turn, durable first, each command once."""

import asyncio
from dataclasses import dataclass, field

import pytest

from app.data.errors import StorageFailed
from app.data.stored import StoredMatch
from app.domain.commits import StoppedChanged
from app.domain.draft import PLAY, Edit
from app.domain.log import Record
from app.domain.steps import CountSet, Focused, Passed, WentOut, WithoutPassesSet
from app.owner.commands import (
    Act,
    AnnulDeal,
    Base,
    Command,
    MakeCommit,
    Refusal,
    SaveDeal,
    TakeStep,
    UndoTop,
    base_of,
)
from app.owner.match_owner import REMEMBERED, MatchOwner
from tests.support.memory import setup_of


@dataclass
class Disk:
    """Says when it is asked to save, and is done when it is let."""

    saved: list[StoredMatch] = field(default_factory=list)
    failing: bool = False
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def save(self, stored: StoredMatch) -> None:
        await self.gate.wait()
        if self.failing:
            raise StorageFailed("disk-full")
        self.saved.append(stored)


@pytest.fixture
def disk() -> Disk:
    disk = Disk()
    disk.gate.set()
    return disk


@pytest.fixture
def owner(disk: Disk) -> MatchOwner:
    stored = StoredMatch(Record("m", setup_of("devyatka")), (), "start", "start")
    return MatchOwner(stored, disk.save, lambda: "later")


def command(owner: MatchOwner, id: str, act: Act) -> Command:
    target = act.target if isinstance(act, TakeStep | SaveDeal) else PLAY
    return Command(id, base_of(owner.record, target), act)


def tap(owner: MatchOwner, id: str, seat: int = 1) -> Command:
    return command(owner, id, TakeStep(PLAY, Passed(seat)))


async def test_a_command_is_durable_when_it_is_answered(owner: MatchOwner, disk: Disk) -> None:
    answer = await owner.do(tap(owner, "a"))
    assert answer.refused is None
    assert answer.record == owner.record == disk.saved[-1].record
    assert disk.saved[-1].applied == ("a",)
    assert (owner.stored.started, owner.stored.updated) == ("start", "later")


async def test_nobody_sees_or_hears_anything_before_it_is_durable(
    owner: MatchOwner, disk: Disk
) -> None:
    disk.gate.clear()
    before, heard = owner.record, list[Record]()
    owner.subscribe(lambda: heard.append(owner.record))
    doing = asyncio.create_task(owner.do(tap(owner, "a")))
    await asyncio.wait([doing], timeout=0.01)
    assert owner.record is before
    assert heard == []
    disk.gate.set()
    await doing
    assert heard == [owner.record]
    assert owner.form() is not None
    assert heard[0].draft().steps == (Passed(1),)


async def test_a_repeated_command_changes_nothing_and_is_answered_as_done(
    owner: MatchOwner, disk: Disk
) -> None:
    first = tap(owner, "a")
    again = [owner.do(first) for _ in range(3)]
    answers = await asyncio.gather(*again)
    assert [answer.refused for answer in answers] == [None] * 3
    assert owner.record.draft().steps == (Passed(1),)
    assert len(disk.saved) == 1


async def test_a_repeated_command_is_known_after_a_restart(owner: MatchOwner, disk: Disk) -> None:
    first = tap(owner, "a")
    await owner.do(first)
    restarted = MatchOwner(disk.saved[-1], disk.save, lambda: "later")
    answer = await restarted.do(first)
    assert answer.refused is None
    assert restarted.record == owner.record


async def test_the_ids_of_the_last_commands_are_kept_and_no_more(owner: MatchOwner) -> None:
    for number in range(REMEMBERED + 5):
        await owner.do(command(owner, str(number), TakeStep(PLAY, Focused(number % 4))))
    assert owner.stored.applied == tuple(str(n) for n in range(5, REMEMBERED + 5))


async def test_what_could_not_be_stored_did_not_happen(owner: MatchOwner, disk: Disk) -> None:
    await owner.do(tap(owner, "a"))
    before, told = owner.stored, list[int]()
    owner.subscribe(lambda: told.append(1))
    disk.failing = True
    answer = await owner.do(tap(owner, "b"))
    assert answer.refused is Refusal.STORAGE_FAILED
    assert answer.record is before.record
    assert owner.stored is before
    assert told == []
    disk.failing = False
    assert (await owner.do(tap(owner, "b"))).refused is None
    assert owner.record.draft().steps == (Passed(1), Passed(1))


async def test_a_listener_that_fails_keeps_nobody_else_from_hearing(
    owner: MatchOwner, caplog: pytest.LogCaptureFixture
) -> None:
    heard = []

    def fail() -> None:
        raise RuntimeError("a page that is gone")

    owner.subscribe(fail)
    stop = owner.subscribe(lambda: heard.append("b"))
    await owner.do(tap(owner, "a"))
    assert heard == ["b"]
    assert "a page that is gone" in caplog.text
    stop()
    stop()
    await owner.do(tap(owner, "b"))
    assert heard == ["b"]


async def test_a_listener_taken_off_by_another_hears_no_more(owner: MatchOwner) -> None:
    heard = []
    owner.subscribe(lambda: stop())
    stop = owner.subscribe(lambda: heard.append(1))
    await owner.do(tap(owner, "a"))
    assert heard == []


async def test_a_command_begun_is_brought_to_its_end_if_the_page_is_gone(
    owner: MatchOwner, disk: Disk
) -> None:
    disk.gate.clear()
    doing = asyncio.create_task(owner.do(tap(owner, "a")))
    await asyncio.wait([doing], timeout=0.01)
    doing.cancel()
    await asyncio.wait([doing])
    disk.gate.set()
    await owner.settle()
    assert owner.record == disk.saved[-1].record
    assert owner.record.draft().steps == (Passed(1),)


async def test_commands_are_done_in_the_order_they_came(owner: MatchOwner) -> None:
    taps = [tap(owner, str(number), number % 4) for number in range(12)]
    await asyncio.gather(*(owner.do(one) for one in taps))
    assert [taken.id for taken in owner.record.draft().taken] == [str(n) for n in range(12)]


STALE = [
    TakeStep(PLAY, WentOut(1)),
    TakeStep(PLAY, CountSet(1, 2)),
    SaveDeal(),
    AnnulDeal(),
]


@pytest.mark.parametrize("act", STALE)
async def test_what_does_not_commute_is_refused_after_a_step_of_somebody_else(
    owner: MatchOwner, act: Act
) -> None:
    mine = command(owner, "mine", act)
    await owner.do(tap(owner, "theirs"))
    before = owner.record
    assert (await owner.do(mine)).refused is Refusal.STALE
    assert owner.record is before


@pytest.mark.parametrize(
    "act", [TakeStep(PLAY, Passed(2)), TakeStep(PLAY, Focused(2)), MakeCommit(StoppedChanged(True))]
)
async def test_what_commutes_is_done_after_a_step_of_somebody_else(
    owner: MatchOwner, act: Act
) -> None:
    mine = command(owner, "mine", act)
    await owner.do(tap(owner, "theirs"))
    assert (await owner.do(mine)).refused is None


@pytest.mark.parametrize(
    "act", [*STALE, TakeStep(PLAY, Passed(2)), MakeCommit(StoppedChanged(True))]
)
async def test_all_is_refused_that_was_meant_for_the_deal_before(
    owner: MatchOwner, act: Act
) -> None:
    mine = command(owner, "mine", act)
    await owner.do(command(owner, "theirs", AnnulDeal()))
    assert (await owner.do(mine)).refused is Refusal.STALE


async def fill_in(owner: MatchOwner) -> None:
    steps = [WentOut(0), *(CountSet(seat, 3) for seat in (1, 2, 3)), WithoutPassesSet(True)]
    for number, step in enumerate(steps):
        id = f"{len(owner.record.log)}-{number}"
        await owner.do(command(owner, id, TakeStep(PLAY, step)))


async def test_a_deal_is_saved_under_the_id_of_the_command_with_what_was_said(
    owner: MatchOwner,
) -> None:
    assert (await owner.do(command(owner, "early", SaveDeal()))).refused is Refusal.NOT_READY
    await fill_in(owner)
    assert (await owner.do(command(owner, "s", SaveDeal()))).refused is None
    assert owner.match.deals[0].id == "s"
    assert owner.record.draft().is_empty
    assert owner.sheet.totals == (0, 3, 3, 3)


async def test_undo_takes_back_what_it_names_and_nothing_else(owner: MatchOwner) -> None:
    await owner.do(tap(owner, "mine"))
    undo = command(owner, "u", UndoTop(PLAY, "mine"))
    await owner.do(tap(owner, "theirs"))
    assert (await owner.do(undo)).refused is Refusal.STALE
    assert (await owner.do(command(owner, "v", UndoTop(PLAY, "theirs")))).refused is None
    assert [taken.id for taken in owner.record.draft().taken] == ["mine"]


async def test_a_match_that_is_over_takes_no_steps_and_undo_opens_it_again(
    owner: MatchOwner,
) -> None:
    for _ in range(17):
        await fill_in(owner)
        await owner.do(command(owner, f"s{len(owner.record.log)}", SaveDeal()))
    assert owner.sheet.over
    assert (await owner.do(tap(owner, "t"))).refused is Refusal.MATCH_OVER
    assert (await owner.do(command(owner, "s", SaveDeal()))).refused is Refusal.MATCH_OVER
    assert (await owner.do(command(owner, "n", AnnulDeal()))).refused is Refusal.MATCH_OVER
    last = owner.record.position
    assert (await owner.do(command(owner, "u", UndoTop(PLAY, last)))).refused is None
    assert not owner.sheet.over
    form = owner.form()
    assert form is not None
    assert form.can_save


async def test_a_correction_of_a_deal_that_is_gone_is_refused(owner: MatchOwner) -> None:
    gone = Edit("gone")
    assert owner.form(gone) is None
    for act in (TakeStep(gone, CountSet(1, 2)), SaveDeal(gone)):
        answer = await owner.do(command(owner, "x", act))
        assert answer.refused is Refusal.NOT_POSSIBLE


async def test_steps_leave_the_sheet_alone(owner: MatchOwner) -> None:
    sheet = owner.sheet
    await owner.do(tap(owner, "a"))
    assert owner.sheet is sheet


def test_a_base_names_the_last_step_that_says_something() -> None:
    record = Record("m", setup_of("devyatka"))
    assert base_of(record) == Base("", None)
