"""Several clients of one owner, in any order: no tap is lost, none is doubled, none is made up."""

import asyncio
from collections import Counter
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from app.data.stored import StoredMatch
from app.domain.draft import PLAY
from app.domain.log import Record
from app.domain.steps import CountSet, OpenerSet, Passed, WentOut, WithoutPassesSet
from app.owner.commands import AnnulDeal, Command, RedoTop, SaveDeal, TakeStep, UndoTop, base_of
from app.owner.match_owner import MatchOwner
from tests.support.memory import MemoryMatches, setup_of


@dataclass(frozen=True)
class Look:
    """A client's screen catches up."""

    client: int


@dataclass(frozen=True)
class Send:
    """A client does something to what it has on its screen."""

    client: int
    what: str
    seat: int


@dataclass(frozen=True)
class Again:
    """A client's connection broke, so it sends an earlier command once more."""

    which: int


@dataclass(frozen=True)
class Break:
    """The disk fails, or works again."""

    failing: bool


clients, seats = st.integers(0, 2), st.integers(0, 3)
DOING = ["pass", "pass", "pass", "out", "count", "fill", "save", "annul"]
events = st.one_of(
    st.builds(Look, clients),
    st.builds(Send, clients, st.sampled_from(DOING), seats),
    st.builds(Send, clients, st.sampled_from(DOING), seats),
    st.builds(Again, st.integers(0, 30)),
    st.builds(Break, st.booleans()),
)
undoing = st.builds(Send, clients, st.sampled_from(["undo", "redo"]), seats)


def acts_of(send: Send, seen: Record) -> list[TakeStep | SaveDeal | AnnulDeal | UndoTop | RedoTop]:
    seat = send.seat
    match send.what:
        case "pass":
            return [TakeStep(PLAY, Passed(seat))]
        case "out":
            return [TakeStep(PLAY, WentOut(seat))]
        case "count":
            return [TakeStep(PLAY, CountSet(seat, 3))]
        case "fill":
            others = (other for other in range(4) if other != seat)
            steps = [WentOut(seat), OpenerSet(seat), WithoutPassesSet(True)]
            return [
                TakeStep(PLAY, step) for step in (*steps, *(CountSet(other, 1) for other in others))
            ]
        case "save":
            return [SaveDeal()]
        case "annul":
            return [AnnulDeal()]
        case "undo":
            top = seen.undo_top()
            return [UndoTop(PLAY, top.id)] if top else []
        case _:
            top = seen.redo_top()
            return [RedoTop(PLAY, top.id)] if top else []


class Room:
    """The owner, and what each client has on its screen."""

    def __init__(self) -> None:
        self.matches = MemoryMatches()
        stored = StoredMatch(Record("m", setup_of("devyatka", limit=100)))
        self.owner = MatchOwner(stored, self.matches.put, lambda: "now")
        self.seen = [self.owner.record] * 3
        self.sent: list[Command] = []
        self.done: set[str] = set()
        self.refused: set[str] = set()

    async def handle(self, event: Look | Send | Again | Break) -> None:
        match event:
            case Look(client):
                self.seen[client] = self.owner.record
            case Send(client):
                for act in acts_of(event, self.seen[client]):
                    id = f"{client}.{len(self.sent)}"
                    await self.send(Command(id, base_of(self.seen[client]), act))
                    if id in self.done and event.what == "fill":
                        self.seen[client] = self.owner.record
            case Again(which) if self.sent:
                await self.send(self.sent[which % len(self.sent)])
            case Break(failing):
                self.matches.failing = failing

    async def send(self, command: Command) -> None:
        self.sent.append(command)
        before = self.owner.record
        answer = await self.owner.do(command)
        assert answer.record is self.owner.record
        if answer.refused is None:
            if command.id in self.done:
                assert answer.record is before
            self.done.add(command.id)
            self.refused.discard(command.id)
        else:
            assert answer.record is before
            self.refused.add(command.id)


def taken_in(record: Record) -> Counter[str]:
    """How often each command is in the record, as a step or as a commit."""
    drafts = [*record.drafts, *(logged.draft for logged in record.log if logged.draft)]
    found = Counter(logged.id for logged in record.log)
    found.update(taken.id for draft in drafts for taken in draft.taken)
    return found


@settings(max_examples=300)
@given(st.lists(events, max_size=40))
def test_what_was_acknowledged_is_there_once_and_what_was_refused_is_not(
    happening: list[Look | Send | Again | Break],
) -> None:
    async def play() -> Room:
        room = Room()
        for event in happening:
            await room.handle(event)
        return room

    room = asyncio.run(play())
    assert taken_in(room.owner.record) == Counter(room.done)
    assert not room.done & room.refused
    stored = room.matches.stored.get("m")
    assert (stored.record if stored else Record("m", setup_of("devyatka", limit=100))) == (
        room.owner.record
    )


@settings(max_examples=200)
@given(st.lists(st.one_of(events, undoing), max_size=40))
def test_undo_takes_back_just_what_it_names(
    happening: list[Look | Send | Again | Break],
) -> None:
    async def play() -> None:
        room = Room()
        for event in happening:
            before, sent = room.owner.record, len(room.sent)
            await room.handle(event)
            now = room.owner.record
            for command in room.sent[sent:]:
                if not isinstance(event, Send) or command.id not in room.done:
                    continue
                if isinstance(command.act, UndoTop):
                    assert taken_in(before) - taken_in(now) == Counter([command.act.names])
                if isinstance(command.act, RedoTop):
                    assert taken_in(now) - taken_in(before) == Counter([command.act.names])
            assert all(number == 1 for number in taken_in(now).values())

    asyncio.run(play())


@settings(max_examples=50)
@given(st.lists(st.lists(seats, max_size=8), min_size=2, max_size=3))
def test_passes_tapped_on_several_phones_at_once_all_count(taps: list[list[int]]) -> None:
    async def play() -> Room:
        room = Room()
        base = base_of(room.owner.record)
        commands = [
            Command(f"{client}.{number}", base, TakeStep(PLAY, Passed(seat)))
            for client, seats in enumerate(taps)
            for number, seat in enumerate(seats)
        ]
        answers = await asyncio.gather(*(room.owner.do(command) for command in commands))
        assert all(answer.refused is None for answer in answers)
        return room

    room = asyncio.run(play())
    form = room.owner.form()
    assert form is not None
    wanted = Counter(seat for seats in taps for seat in seats)
    found = Counter({seat: number or 0 for seat, number in enumerate(form.entered.passes)})
    assert +found == wanted
