"""The truth of a match: its setup, the log of what was decided, and the drafts beside it.

A commit is a whole decision. Order, numbers, dealers, totals and the end are derived: `replay`
gives the match as it stands, and nothing outside ever points into the log by position.
"""

from dataclasses import dataclass, replace

from app.domain.commits import (
    Commit,
    DealDeleted,
    DealerChanged,
    DealInserted,
    DealReplaced,
    DealSaved,
    Joined,
    NotesChanged,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.draft import PLAY, Draft, Taken, Target
from app.domain.match import Match, Setup
from app.domain.replay import replayed

__all__ = [
    "Commit",
    "DealDeleted",
    "DealInserted",
    "DealReplaced",
    "DealSaved",
    "DealerChanged",
    "Joined",
    "Logged",
    "NotesChanged",
    "Record",
    "RulesChanged",
    "SeatsChanged",
    "StoppedChanged",
    "Undone",
    "commit",
    "put_back",
    "redo",
    "replay",
    "take",
    "undo",
]


@dataclass(frozen=True, slots=True)
class Logged:
    """A commit under the id of the command that made it, and the draft it was made from."""

    id: str
    commit: Commit
    draft: Draft | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """A commit that was taken back. `aside`: the drafts it found in the way, as they stood then.

    An empty one among them says that there was none for its target.
    """

    logged: Logged
    aside: tuple[Draft, ...] = ()

    def concerns(self, target: Target) -> bool:
        """Doing it again would overwrite the draft for `target`."""
        return any(draft.target == target for draft in self.aside)


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that is kept of a match. `undone`: next to be done again last."""

    id: str
    setup: Setup
    log: tuple[Logged, ...] = ()
    undone: tuple[Undone, ...] = ()
    drafts: tuple[Draft, ...] = ()

    @property
    def position(self) -> str:
        """The id of the last commit, "" at the start: what a command says it was made on."""
        return self.log[-1].id if self.log else ""

    def draft(self, target: Target = PLAY) -> Draft:
        """The draft for `target`, an empty one where nothing was entered."""
        found = (draft for draft in self.drafts if draft.target == target)
        return next(found, Draft(target))

    def undo_top(self, target: Target | None = PLAY) -> Taken | Logged | None:
        """What undo on the screen of `target` would take back: a step, else the last commit; with
        `target` None (the sheet, which has no draft) commits alone.

        None too where a deal was begun since that the last commit would reopen over, or that is
        played by those whom it seated.
        """
        top = None if target is None else self.draft(target).top
        if top is not None or not self.log:
            return top
        last = self.log[-1]
        touches_play = _made_from(last) == PLAY or isinstance(last.commit, SeatsChanged)
        return None if touches_play and self.draft().top is not None else last

    def stands_as(self, other: "Record", target: Target) -> bool:
        """Nothing that the screens of `target` speak of is different in `other`."""
        return self.position == other.position and self.draft(target) == other.draft(target)

    def redo_top(self, target: Target | None = PLAY) -> Taken | Logged | None:
        """What redo would do again: a step of the draft, else the last commit undone."""
        step = None if target is None else self.draft(target).next_redo
        return step or (self.undone[-1].logged if self.undone else None)


def take(record: Record, target: Target, taken: Taken) -> Record:
    """The record with one more step in the draft for `target`."""
    changed = _with_draft(record, record.draft(target).take(taken))
    if taken.step.quiet:
        return changed
    ends_redo = target == PLAY or any(undone.concerns(target) for undone in record.undone)
    return replace(changed, undone=()) if ends_redo else changed


def commit(record: Record, id: str, what: Commit, consumes: Target | None = None) -> Record:
    """The record with one more commit, made from the draft for `consumes`, which it ends."""
    # What could have been redone in the draft cannot be any more: something new was done.
    draft = replace(record.draft(consumes), undone=()) if consumes is not None else None
    drafts = tuple(kept for kept in record.drafts if kept.target != consumes)
    return replace(record, log=(*record.log, Logged(id, what, draft)), undone=(), drafts=drafts)


def undo(record: Record, target: Target | None = PLAY) -> Record:
    """Takes back the last step of the draft for `target`; with none left, the last commit.

    Undoing a save reopens its draft exactly as it was, unless another was begun for the same
    correction since; that one is left alone.
    """
    top = record.undo_top(target)
    if top is None:
        return record
    if target is not None and isinstance(top, Taken):
        return _with_draft(record, record.draft(target).undo())
    assert isinstance(top, Logged)
    reopened = _reopened(record, top, target)
    aside = tuple(record.draft(draft.target) for draft in reopened)
    changed = replace(record, log=record.log[:-1], undone=(*record.undone, Undone(top, aside)))
    return _with_drafts(changed, reopened)


def redo(record: Record, target: Target | None = PLAY) -> Record:
    """Does again what undo took back last."""
    if target is not None and record.draft(target).next_redo is not None:
        return _with_draft(record, record.draft(target).redo())
    if not record.undone:
        return record
    last = record.undone[-1]
    changed = replace(record, log=(*record.log, last.logged), undone=record.undone[:-1])
    return _with_drafts(changed, last.aside)


def put_back(record: Record, target: Target) -> Record:
    """Takes back all steps of the draft for `target` at once; they can be done again."""
    return _with_draft(record, record.draft(target).put_back())


def replay(record: Record) -> Match:
    """The match as it stands after its log."""
    return replayed(record.setup, (logged.commit for logged in record.log))


def _made_from(logged: Logged) -> Target | None:
    return logged.draft.target if logged.draft is not None else None


def _reopened(record: Record, last: Logged, target: Target | None) -> tuple[Draft, ...]:
    """The drafts that undoing `last` on the screen of `target` puts in place of those there.

    What could be redone in the deal in play, or on that screen, comes after `last`: it waits.
    """
    source = _made_from(last)
    drafts: tuple[Draft, ...] = ()
    if last.draft is not None and record.draft(last.draft.target).top is None:
        drafts = (last.draft,)
    screens = (other for other in (target, PLAY) if other is not None and other != source)
    waiting = [record.draft(other) for other in dict.fromkeys(screens)]
    return drafts + tuple(
        replace(draft, undone=()) for draft in waiting if draft.top is None and draft.undone
    )


def _with_drafts(record: Record, drafts: tuple[Draft, ...]) -> Record:
    for draft in drafts:
        record = _with_draft(record, draft)
    return record


def _with_draft(record: Record, draft: Draft) -> Record:
    """`draft` in place of what stood for its target."""
    others = tuple(kept for kept in record.drafts if kept.target != draft.target)
    if draft.is_empty:
        return replace(record, drafts=others)
    # One order whatever the history, so that equal records are equal.
    return replace(record, drafts=tuple(sorted((*others, draft), key=_order)))


def _order(draft: Draft) -> str:
    return repr(draft.target)
