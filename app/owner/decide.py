"""What a command makes of a record: another record, or a refusal. Pure."""

from dataclasses import dataclass, replace
from functools import cached_property

from app.domain.commits import DealInserted, DealReplaced, DealSaved, SeatsChanged
from app.domain.draft import PLAY, Edit, Insert, Taken, Target
from app.domain.form import Form, form
from app.domain.log import Record, commit, put_back, redo, take, undo
from app.domain.match import Match
from app.domain.possible import possible_commit, possible_step
from app.domain.sheet import Sheet
from app.owner.commands import (
    AnnulDeal,
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


@dataclass(frozen=True)
class Standing:
    """A record with what is folded from its log."""

    record: Record
    match: Match
    sheet: Sheet

    @property
    def closed(self) -> bool:
        """Nothing more is played in this match."""
        return self.sheet.over or self.sheet.stopped

    def form(self, target: Target = PLAY) -> Form | None:
        """The form of a draft; None where its deal is gone."""
        return self._in_play if target == PLAY else self._folded(target)

    @cached_property
    def _in_play(self) -> Form | None:
        """Asked for by whoever decides and by everybody who looks."""
        return self._folded(PLAY)

    def _folded(self, target: Target) -> Form | None:
        try:
            return form(self.match, self.sheet, self.record.draft(target))
        except LookupError:
            return None


def decide(standing: Standing, command: Command) -> Record | Refusal:
    """The record after the command."""
    match command.act:
        case TakeStep():
            return _take(standing, command, command.act)
        case SaveDeal(target):
            return _save(standing, command, target)
        case AnnulDeal(target):
            return _annul(standing, command, target)
        case PutBack(target):
            return _put_back(standing, command, target)
        case UndoTop(target, names):
            top = standing.record.undo_top(target)
            if top is None:
                return Refusal.NOTHING_TO_UNDO
            return undo(standing.record, target) if top.id == names else Refusal.STALE
        case RedoTop(target, names):
            top = standing.record.redo_top(target)
            if top is None:
                return Refusal.NOTHING_TO_REDO
            return redo(standing.record, target) if top.id == names else Refusal.STALE
        case _:
            return _commit(standing, command, command.act)


def _take(standing: Standing, command: Command, act: TakeStep) -> Record | Refusal:
    now = base_of(standing.record, act.target)
    free = act.step.commutes or act.step.quiet
    if command.base.position != now.position or not (free or command.base.top == now.top):
        return Refusal.STALE
    if act.target == PLAY and standing.closed:
        return Refusal.MATCH_OVER
    form = standing.form(act.target)
    if form is None or not possible_step(act.step, form, standing.match):
        return Refusal.NOT_POSSIBLE
    return take(standing.record, act.target, Taken(command.id, act.step))


def _save(standing: Standing, command: Command, target: Target) -> Record | Refusal:
    if command.base != base_of(standing.record, target):
        return Refusal.STALE
    if target == PLAY and standing.closed:
        return Refusal.MATCH_OVER
    form = standing.form(target)
    if form is None:
        return Refusal.NOT_POSSIBLE
    if not form.can_save:
        return Refusal.NOT_READY
    match target:
        case Edit():
            return commit(standing.record, command.id, DealReplaced(form.recorded), target)
        case Insert(before):
            deal = replace(form.recorded, id=command.id)
            return commit(standing.record, command.id, DealInserted(deal, before), target)
        case _:
            deal = replace(form.recorded, id=command.id)
            return commit(standing.record, command.id, DealSaved(deal), target)


def _annul(standing: Standing, command: Command, target: Target) -> Record | Refusal:
    if command.base != base_of(standing.record, target):
        return Refusal.STALE
    form = standing.form(target)
    if target == PLAY and standing.closed:
        return Refusal.MATCH_OVER
    if form is None or not form.annul_possible:
        return Refusal.NOT_POSSIBLE
    if isinstance(target, Edit):
        annulled = DealReplaced(replace(form.recorded, annulled=True))
        return commit(standing.record, command.id, annulled, target)
    deal = replace(form.recorded, id=command.id, annulled=True)
    return commit(standing.record, command.id, DealSaved(deal), PLAY)


def _put_back(standing: Standing, command: Command, target: Target) -> Record | Refusal:
    if command.base != base_of(standing.record, target):
        return Refusal.STALE
    if target == PLAY or standing.record.draft(target).top is None:
        return Refusal.NOTHING_TO_UNDO
    return put_back(standing.record, target)


def _commit(standing: Standing, command: Command, act: MakeCommit) -> Record | Refusal:
    if command.base.position != standing.record.position:
        return Refusal.STALE
    # People join and leave between hands (rules.md 3).
    between_hands = standing.record.draft().top is None
    if isinstance(act.commit, SeatsChanged) and not between_hands:
        return Refusal.NOT_POSSIBLE
    if not possible_commit(act.commit, standing.match, standing.sheet):
        return Refusal.NOT_POSSIBLE
    return commit(standing.record, command.id, act.commit)
