"""What clients ask of the owner of a match, and what it answers."""

from dataclasses import dataclass
from enum import StrEnum

from app.domain.draft import PLAY, Step, Target
from app.domain.log import Commit, Record


@dataclass(frozen=True, slots=True)
class Base:
    """What a client had on its screen: where the log stood, and the id of the last step of the
    draft it speaks of (None: no step).
    """

    position: str
    top: str | None


@dataclass(frozen=True, slots=True)
class TakeStep:
    target: Target
    step: Step


@dataclass(frozen=True, slots=True)
class SaveDeal:
    """The draft becomes a deal: saved, replaced or inserted, as its target says."""

    target: Target = PLAY


@dataclass(frozen=True, slots=True)
class AnnulDeal:
    """A deal counts for nothing, and the same dealer deals again: that in play, or, as an Edit,
    one that was saved.
    """

    target: Target = PLAY


@dataclass(frozen=True, slots=True)
class PutBack:
    """All steps of a correction are taken back at once; redo does them again."""

    target: Target


@dataclass(frozen=True, slots=True)
class UndoTop:
    """Takes back what `names` is the id of: a step, or a commit; `target` None: a commit."""

    target: Target | None
    names: str


@dataclass(frozen=True, slots=True)
class RedoTop:
    """Does again what `names` is the id of; `target` None: a commit."""

    target: Target | None
    names: str


@dataclass(frozen=True, slots=True)
class MakeCommit:
    """A decision that comes from no draft: seats, rules, dealer, notes, stopped, a deal deleted."""

    commit: Commit


Act = TakeStep | SaveDeal | AnnulDeal | PutBack | UndoTop | RedoTop | MakeCommit


@dataclass(frozen=True, slots=True)
class Command:
    """`id` is made by the client and stays the same when it tries again."""

    id: str
    base: Base
    act: Act


class Refusal(StrEnum):
    """Why a command was not done. Nothing changed."""

    STALE = "stale"
    """It was made on something that is not there any more."""
    MATCH_OVER = "match-over"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    NOT_READY = "not-ready"
    """The deal cannot be saved yet."""
    NOT_POSSIBLE = "not-possible"
    """It makes no sense here: no such seat, card, rule or deal."""
    STORAGE_FAILED = "storage-failed"
    """It could not be made durable."""
    GONE = "gone"
    """There is no such match: it was deleted."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The record after the command; `refused` None: it was done, now or before."""

    record: Record
    refused: Refusal | None = None


def base_of(record: Record, target: Target = PLAY) -> Base:
    """The base of a command about `target` by somebody who has `record` on the screen."""
    top = record.draft(target).top
    return Base(record.position, top.id if top is not None else None)
