"""What one client sees while everything is taken away or brought in, and of the bin."""

from dataclasses import dataclass
from enum import StrEnum

from app.data.summaries import Summary


class Busy(StrEnum):
    """What takes longer than a moment."""

    PACKING = "packing"
    LOOKING = "looking"
    BRINGING_IN = "bringing-in"
    TAKING_IN = "taking-in"


@dataclass(frozen=True, slots=True)
class KeepingState:
    """`busy`: what is under way for this client, `done` of `total` documents of it (0: nobody
    knows how many).
    """

    busy: Busy | None = None
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class BinnedMatch:
    """`deleted` and `until`, when it goes for good, in ISO 8601, "" while that is not known.
    `summary` None: it cannot be read.
    """

    id: str
    deleted: str
    until: str
    summary: Summary | None
