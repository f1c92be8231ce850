"""What can be committed to a match: whole decisions, frozen."""

from dataclasses import dataclass

from app.domain.deal import Deal
from app.domain.match import Player, Rules


@dataclass(frozen=True, slots=True)
class DealSaved:
    deal: Deal


@dataclass(frozen=True, slots=True)
class DealReplaced:
    """The deal of the same id is corrected."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class DealInserted:
    deal: Deal
    before: str


@dataclass(frozen=True, slots=True)
class DealDeleted:
    deal_id: str


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody new, under the next free seat index, with the total he starts from."""

    player: Player
    start: int


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """Who plays from the coming deal on, in order of play; those who are new come in `joined`."""

    seated: tuple[int, ...]
    joined: tuple[Joined, ...] = ()


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """Other rules for the whole match, its old hands scored again, or `from_now` on: then the
    hands before keep those they were played under.
    """

    rules: Rules
    from_now: bool = False


@dataclass(frozen=True, slots=True)
class DealerChanged:
    """Who deals the coming deal; the order goes on from there."""

    dealer: int


@dataclass(frozen=True, slots=True)
class StoppedChanged:
    """The match is closed without a winner, or taken up again."""

    stopped: bool


@dataclass(frozen=True, slots=True)
class NotesChanged:
    notes: str


Commit = (
    DealSaved
    | DealReplaced
    | DealInserted
    | DealDeleted
    | SeatsChanged
    | RulesChanged
    | DealerChanged
    | StoppedChanged
    | NotesChanged
)
