"""A half-entered deal: the steps taken on it, each of which can be taken back and done again.

A draft is what people did, in order; what it amounts to is folded from it (entry.py).
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from app.domain.problems import Code, Repair


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
class Piece:
    """A card as it was entered: a rank, and its suit where that was given."""

    rank: str
    suit: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One thing somebody did to a draft.

    `commutes`: it means the same whatever others did to the deal meanwhile, as a pass does.
    `quiet`: it only moves attention; undo goes through it to the step before.
    """

    commutes: ClassVar[bool] = False
    quiet: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Passed(Step):
    commutes: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class PassTakenBack(Step):
    commutes: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class PassesSet(Step):
    """`passes` None: not counted at this seat."""

    seat: int
    passes: int | None


@dataclass(frozen=True, slots=True)
class OpenerSet(Step):
    seat: int | None


@dataclass(frozen=True, slots=True)
class WentOut(Step):
    """`seat` None: blocked, everybody counts."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class CardAdded(Step):
    seat: int
    piece: Piece


@dataclass(frozen=True, slots=True)
class CardRemoved(Step):
    """`position` counts the seat's cards from 0, in the order they were entered."""

    seat: int
    position: int


@dataclass(frozen=True, slots=True)
class CardsSet(Step):
    """The whole hand at once, as somebody typed it."""

    seat: int
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class TotalSet(Step):
    """A total somebody added up; None takes it away."""

    seat: int
    points: int | None


@dataclass(frozen=True, slots=True)
class CountSet(Step):
    """A bare number of cards; None takes it away."""

    seat: int
    count: int | None


@dataclass(frozen=True, slots=True)
class WithoutPassesSet(Step):
    """The table scores this deal without passes (rules.md 3), or takes that back."""

    on: bool


@dataclass(frozen=True, slots=True)
class ProblemKept(Step):
    """The table insists on numbers that a check doubts."""

    code: Code


@dataclass(frozen=True, slots=True)
class Repaired(Step):
    repair: Repair


@dataclass(frozen=True, slots=True)
class Focused(Step):
    """Attention moved to a seat's cards left, or to its passes."""

    quiet: ClassVar[bool] = True
    seat: int
    on_passes: bool = False


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

    def redo(self) -> "Draft":
        """The draft with the step last undone, and the moves of attention after it."""
        if not self.undone:
            return self
        end = 1
        while end < len(self.undone) and self.undone[end].step.quiet:
            end += 1
        return replace(self, taken=self.taken + self.undone[:end], undone=self.undone[end:])
