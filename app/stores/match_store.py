"""A match as one client sees it, and what that client can do to it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

from app.domain.draft import PLAY, Passed, PassTakenBack, Step, Taken, Target
from app.domain.form import Form
from app.domain.form import form as form_of
from app.domain.log import Commit, Logged, Record
from app.domain.match import Match
from app.domain.sheet import Sheet
from app.owner.commands import (
    Act,
    AnnulDeal,
    Base,
    Command,
    MakeCommit,
    PutBack,
    RedoTop,
    Refusal,
    SaveDeal,
    TakeStep,
    UndoTop,
    base_of,
)
from app.owner.library import LibraryOwner
from app.owner.match_owner import MatchOwner
from app.stores.store import Store


@dataclass(frozen=True, slots=True)
class MatchState:
    """`form` is that of the deal in play; `undo`, `redo` what they would take back or do again on
    its screens, None: nothing. `names`: one a seat, as the roster has them now. `refusal`: why
    the last act of this client was not done, until it is dismissed or another one is done.
    `gone`: the match was deleted, and this is how it was.
    """

    record: Record
    match: Match
    sheet: Sheet
    form: Form
    undo: Taken | Logged | None
    redo: Taken | Logged | None
    names: tuple[str, ...]
    refusal: Refusal | None = None
    gone: bool = False

    def seen_from(self, target: Target) -> "MatchState | None":
        """As it is on the screens of another draft, whose steps alone can be undone there; None
        where its deal is not in the match any more.
        """
        if target == PLAY:
            return self
        draft = self.record.draft(target)
        try:
            form = form_of(self.match, self.sheet, draft)
        except LookupError:
            return None
        return replace(self, form=form, undo=draft.top, redo=draft.next_redo)


@dataclass(eq=False, slots=True)
class _Asked:
    """An act that waits for its turn, with what it was asked for on."""

    act: Act
    base: Base


@dataclass(frozen=True, slots=True)
class _Done:
    """The last act of this client, unless a step came after it; the records before and after.

    The same again is a double tap, meant for the screen that the first has changed.
    """

    act: Act
    before: Record
    after: Record


class MatchStore(Store[MatchState]):
    """One a client and match. What waits returns when it is durable, or refused (see `state`).

    Acts are done in the order in which they were asked for.
    """

    def __init__(
        self,
        owner: MatchOwner,
        new_id: Callable[[], str],
        library: LibraryOwner | None = None,
    ) -> None:
        self._owner = owner
        self._new_id = new_id
        self._library = library
        self._turn = asyncio.Lock()
        self._asked: list[_Asked] = []
        self._own = ""
        self._done: _Done | None = None
        self._watched = False
        self._behind: Record | None = None
        super().__init__(self._state_now(None))
        self._stop = [owner.subscribe(self._refresh)]
        if library is not None:
            self._stop.append(library.subscribe(self._refresh))

    def form(self, target: Target) -> Form | None:
        """The form of another draft; None where its deal is not there any more."""
        return self._owner.form(target)

    async def step(self, step: Step, target: Target = PLAY) -> None:
        await self._do(TakeStep(target, step))

    async def tap_pass(self, seat: int) -> None:
        await self.step(Passed(seat))

    async def take_back(self, seat: int) -> None:
        """One pass less at a seat."""
        await self.step(PassTakenBack(seat))

    async def save(self, target: Target = PLAY, seen: Record | None = None) -> None:
        """The draft becomes a deal. `seen`: the record on the screen, where it may be older."""
        await self._do(SaveDeal(target), seen)

    async def annul(self, seen: Record | None = None, target: Target = PLAY) -> None:
        """The deal in play, or that of an Edit, counts for nothing. `seen`: as in `save`."""
        await self._do(AnnulDeal(target), seen)

    async def put_back(self, target: Target) -> None:
        """Takes back all steps of a correction; redo does them again."""
        await self._do(PutBack(target))

    async def undo(self, named: str, target: Target | None = PLAY) -> None:
        """Takes back the step or commit of that id, if it is still the last. `target` None: of
        the sheet, where there are commits alone.
        """
        await self._do(UndoTop(target, named))

    async def redo(self, named: str, target: Target | None = PLAY) -> None:
        """Does again the step or commit of that id, if it is still the next; see `undo`."""
        await self._do(RedoTop(target, named))

    async def commit(self, what: Commit) -> None:
        """A decision that comes from no draft, such as StoppedChanged."""
        await self._do(MakeCommit(what))

    @property
    def behind(self) -> Record | None:
        """What this client may still have on its screen while others have changed it; None: the
        state. Known only if somebody says what was drawn (see `shown`).
        """
        return self._behind

    def shown(self, record: Record) -> None:
        """The client has drawn `record`: what it does from now on, it does on that."""
        self._watched = True
        if record is self.state.record:
            self._behind = None

    def refuse(self) -> None:
        """Somebody else was quicker than an act of this client."""
        self._set(replace(self.state, refusal=Refusal.STALE))

    def dismiss(self) -> None:
        """The refusal was read."""
        self._set(replace(self.state, refusal=None))

    def close(self) -> None:
        """This client looks elsewhere; the store hears of nothing any more."""
        for stop in self._stop:
            stop()

    async def _do(self, act: Act, seen: Record | None = None) -> None:
        behind, target = self._behind, _target(act)
        changed = behind is not None and not behind.stands_as(self.state.record, target)
        if changed and not _is_free(act):
            self.refuse()
            return
        seen = seen or self._behind or self.state.record
        asked = _Asked(act, base_of(seen, target))
        self._asked.append(asked)
        async with self._turn:
            self._asked.remove(asked)
            done = self._done
            if done is not None and done.act == act and done.before is seen:
                return
            command = Command(self._new_id(), asked.base, act)
            self._own = command.id
            answer = await self._owner.do(command)
            if answer.refused is None:
                self._done = None
                if not isinstance(act, TakeStep):
                    self._done = _Done(act, seen, answer.record)
            elif done is not None and done.act == act and done.after is answer.record:
                return
        self._set(replace(self.state, refusal=answer.refused))

    def _refresh(self) -> None:
        before, now = self.state.record, self._owner.record
        if now is not before:
            if self._owner.stored.applied[-1:] == (self._own,):
                self._carry_over(before, now)
            elif self._watched:
                self._behind = self._behind or before
        self._set(self._state_now(self.state.refusal))

    def _carry_over(self, before: Record, now: Record) -> None:
        """What this client asked for before its own last act was done is meant for after it.

        So quick taps are not refused as stale; what others did in between still makes them so,
        and so does a commit, after which another screen is there.
        """
        if now.position != before.position:
            return
        for asked in self._asked:
            target = _target(asked.act)
            if asked.base == base_of(before, target):
                asked.base = base_of(now, target)

    def _state_now(self, refusal: Refusal | None) -> MatchState:
        owner = self._owner
        form = owner.form()
        assert form is not None  # the deal in play is always there
        return MatchState(
            record=owner.record,
            match=owner.match,
            sheet=owner.sheet,
            form=form,
            undo=owner.record.undo_top(),
            redo=owner.record.redo_top(),
            names=self._names(owner.match),
            refusal=refusal,
            gone=owner.gone,
        )

    def _names(self, match: Match) -> tuple[str, ...]:
        now = self._library.library.names if self._library is not None else {}
        return tuple(now.get(one.id or "", one.name) for one in match.setup.players)


def _is_free(act: Act) -> bool:
    """Whether it means the same whatever others did meanwhile."""
    return isinstance(act, TakeStep) and (act.step.commutes or act.step.quiet)


def _target(act: Act) -> Target:
    match act:
        case TakeStep() | SaveDeal() | AnnulDeal() | PutBack():
            return act.target
        case UndoTop() | RedoTop():
            return act.target or PLAY
        case _:
            return PLAY
