"""The truth of a match: its setup, the log of what was decided, and the drafts beside it.

A commit is a whole decision. Order, numbers, dealers, totals and the end are derived: `replay`
gives the match as it stands, and nothing outside ever points into the log by position.
"""

from dataclasses import dataclass, replace

from app.domain.deal import Deal
from app.domain.draft import PLAY, Draft, Taken, Target
from app.domain.match import Match, Player, Rules, Setup


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
    rules: Rules


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


@dataclass(frozen=True, slots=True)
class Logged:
    """A commit under the id of the command that made it, and the draft it was made from."""

    id: str
    commit: Commit
    draft: Draft | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """A commit that was taken back, and the draft of the deal in play that was put aside then."""

    logged: Logged
    aside: Draft | None = None


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

    def undo_top(self, target: Target = PLAY) -> Taken | Logged | None:
        """What undo on the screen of `target` would take back: a step, else the last commit."""
        return self.draft(target).top or (self.log[-1] if self.log else None)

    def redo_top(self, target: Target = PLAY) -> Taken | Logged | None:
        """What redo would do again: a step of the draft, else the last commit undone."""
        return self.draft(target).next_redo or (self.undone[-1].logged if self.undone else None)


def take(record: Record, target: Target, taken: Taken) -> Record:
    """The record with one more step in the draft for `target`."""
    changed = _with_draft(record, record.draft(target).take(taken))
    ends_redo = target == PLAY and not taken.step.quiet
    return replace(changed, undone=()) if ends_redo else changed


def commit(record: Record, id: str, what: Commit, consumes: Target | None = None) -> Record:
    """The record with one more commit, made from the draft for `consumes`, which it ends."""
    draft = record.draft(consumes) if consumes is not None else None
    drafts = tuple(kept for kept in record.drafts if kept.target != consumes)
    return replace(record, log=(*record.log, Logged(id, what, draft)), undone=(), drafts=drafts)


def undo(record: Record, target: Target = PLAY) -> Record:
    """Takes back the last step of the draft for `target`; with none left, the last commit.

    Undoing a save reopens its draft exactly as it was.
    """
    draft = record.draft(target)
    if draft.top is not None:
        return _with_draft(record, draft.undo())
    if not record.log:
        return record
    last = record.log[-1]
    aside = _set_aside(record, last)
    changed = replace(record, log=record.log[:-1], undone=(*record.undone, Undone(last, aside)))
    if _from_play(last) and last.draft is not None:
        return _with_draft(changed, last.draft)
    return _with_draft(changed, Draft()) if aside else changed


def redo(record: Record, target: Target = PLAY) -> Record:
    """Does again what undo took back last."""
    draft = record.draft(target)
    if draft.next_redo is not None:
        return _with_draft(record, draft.redo())
    if not record.undone:
        return record
    last = record.undone[-1]
    changed = replace(record, log=(*record.log, last.logged), undone=record.undone[:-1])
    if last.aside is not None or _from_play(last.logged):
        return _with_draft(changed, last.aside or Draft())
    return changed


def replay(record: Record) -> Match:
    """The match as it stands after its log."""
    match = Match(record.setup)
    for logged in record.log:
        match = _after(match, logged.commit)
    return match


def _after(match: Match, what: Commit) -> Match:
    match what:
        case DealSaved(deal):
            # What was said of the coming deal is now part of it.
            placed = _placed(match, deal)
            return replace(match, deals=(*match.deals, placed), dealer=None)
        case DealReplaced(deal):
            deals = tuple(deal if old.id == deal.id else old for old in match.deals)
            return replace(match, deals=deals)
        case DealInserted(deal, before):
            at = next((i for i, old in enumerate(match.deals) if old.id == before), None)
            at = len(match.deals) if at is None else at
            return replace(match, deals=(*match.deals[:at], deal, *match.deals[at:]))
        case DealDeleted(deal_id):
            return replace(match, deals=tuple(d for d in match.deals if d.id != deal_id))
        case SeatsChanged(seated, joined):
            setup = replace(
                match.setup,
                players=match.setup.players + tuple(new.player for new in joined),
                opening=match.setup.opening + tuple(new.start for new in joined),
            )
            return replace(match, setup=setup, seated=seated)
        case RulesChanged(rules):
            return replace(match, setup=replace(match.setup, rules=rules))
        case DealerChanged(dealer):
            return replace(match, dealer=dealer)
        case StoppedChanged(stopped):
            return replace(match, stopped=stopped)
        case NotesChanged(notes):
            return replace(match, notes=notes)


def _placed(match: Match, deal: Deal) -> Deal:
    seats = deal.seats if deal.seats is not None else match.seated
    dealer = deal.dealer if deal.dealer is not None else match.dealer
    return replace(deal, seats=seats, dealer=dealer)


def _from_play(logged: Logged) -> bool:
    return logged.draft is not None and logged.draft.target == PLAY


def _set_aside(record: Record, last: Logged) -> Draft | None:
    """The draft of the deal in play, where it must not stand beside what undoing `last` reopens.

    Steps that were undone after `last` can be done again only once `last` was; steps still
    taken stay where they are unless the draft of `last` needs their place.
    """
    draft = record.draft()
    empty = not draft.taken and not draft.undone
    return None if empty or (draft.top and not _from_play(last)) else draft


def _with_draft(record: Record, draft: Draft) -> Record:
    others = tuple(kept for kept in record.drafts if kept.target != draft.target)
    empty = not draft.taken and not draft.undone
    return replace(record, drafts=others if empty else (*others, draft))
