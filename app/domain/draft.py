"""A half-entered deal: the steps taken on it, each of which can be taken back and done again.

A draft is what people did, in order; what it amounts to is folded from it (entry.py).
"""

from dataclasses import dataclass, replace

from app.domain.steps import (
    CardAdded,
    CardRemoved,
    CardsSet,
    CountSet,
    FineAdded,
    FineRemoved,
    Focused,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    Repaired,
    Step,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)

__all__ = [
    "PLAY",
    "CardAdded",
    "CardRemoved",
    "CardsSet",
    "CountSet",
    "Draft",
    "Edit",
    "FineAdded",
    "FineRemoved",
    "Focused",
    "Insert",
    "OpenerSet",
    "PassTakenBack",
    "Passed",
    "PassesSet",
    "Piece",
    "Play",
    "ProblemKept",
    "Repaired",
    "Step",
    "Taken",
    "Target",
    "TotalSet",
    "WentOut",
    "WithoutPassesSet",
]


@dataclass(frozen=True, slots=True)
class Play:
    """The deal in play."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A correction of a deal that was saved."""

    deal_id: str


@dataclass(frozen=True, slots=True)
class Insert:
    """A forgotten deal, to stand before another."""

    before: str


Target = Play | Edit | Insert
"""What a draft is for."""

PLAY = Play()


@dataclass(frozen=True, slots=True)
class Taken:
    """A step that was taken, under the id of the command that asked for it."""

    id: str
    step: Step


@dataclass(frozen=True, slots=True)
class Draft:
    """`taken` oldest first; `undone` next to be done again first."""

    target: Target = PLAY
    taken: tuple[Taken, ...] = ()
    undone: tuple[Taken, ...] = ()

    @property
    def is_empty(self) -> bool:
        return not self.taken and not self.undone

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(taken.step for taken in self.taken)

    @property
    def top(self) -> Taken | None:
        """The step that undo would take back."""
        return next((taken for taken in reversed(self.taken) if not taken.step.quiet), None)

    @property
    def next_redo(self) -> Taken | None:
        """The step that redo would do again."""
        # What was undone always begins with a step that says something.
        return self.undone[0] if self.undone else None

    def take(self, taken: Taken) -> "Draft":
        """The draft with one more step; a step that says something ends what could be redone."""
        undone = self.undone if taken.step.quiet else ()
        return replace(self, taken=(*self.taken, taken), undone=undone)

    def undo(self) -> "Draft":
        """The draft without its last step and the moves of attention after it."""
        at = len(self.taken) - 1
        while at >= 0 and self.taken[at].step.quiet:
            at -= 1
        if at < 0:
            return self
        return replace(self, taken=self.taken[:at], undone=self.taken[at:] + self.undone)

    def put_back(self) -> "Draft":
        """The draft with every step undone, that says something."""
        before, after = self, self.undo()
        while after is not before:
            before, after = after, after.undo()
        return after

    def redo(self) -> "Draft":
        """The draft with the step last undone, and the moves of attention after it."""
        if not self.undone:
            return self
        end = 1
        while end < len(self.undone) and self.undone[end].step.quiet:
            end += 1
        return replace(self, taken=self.taken + self.undone[:end], undone=self.undone[end:])
