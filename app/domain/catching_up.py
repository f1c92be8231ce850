"""A match that went on elsewhere: what is yet to be decided here until it stands as it does there.

The log here goes on and is not replaced, so that all of it can be undone.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

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
from app.domain.log import Logged, Record, replay
from app.domain.match import Match
from app.domain.replay import after


def same_play(one: Match, other: Match) -> bool:
    """Whether two matches are one and the same hand by hand; names and ids of people aside."""
    same_seats = len(one.setup.players) == len(other.setup.players)
    return same_seats and _bare(one) == _bare(other)


def caught_up(record: Record, there: Match, new_id: Callable[[], str]) -> Record | None:
    """The record with all that `there` has beyond it; None where no decisions lead there. Those
    who joined there come as they are, the others stay as they are known here. What was half
    entered goes where the hands are not the same any more.
    """
    here = replay(record)
    if len(there.setup.players) < len(here.setup.players):
        return None
    log = list(record.log)
    match = here
    for stage in (_people, _rules, _gone, _corrected, _played, _between, _coming):
        for what in stage(match, there):
            log.append(Logged(new_id(), what))
            match = after(match, what)
    if not same_play(match, there):
        return None
    drafts = record.drafts if match.deals == here.deals else ()
    return replace(record, log=tuple(log), undone=(), drafts=drafts)


def _bare(match: Match) -> Match:
    return replace(match, setup=replace(match.setup, players=()))


def _people(here: Match, there: Match) -> Iterator[Commit]:
    first = len(here.setup.players)
    new = zip(there.setup.players[first:], there.setup.opening[first:], strict=False)
    joined = tuple(Joined(player, total) for player, total in new)
    if joined:
        everybody = tuple(range(first + len(joined)))
        yield SeatsChanged(there.seated or everybody, joined)


def _rules(here: Match, there: Match) -> Iterator[Commit]:
    if here.setup.rules != there.setup.rules:
        yield RulesChanged(there.setup.rules)


def _gone(here: Match, there: Match) -> Iterator[Commit]:
    kept = {deal.id for deal in there.deals}
    yield from (DealDeleted(deal.id) for deal in here.deals if deal.id not in kept)


def _corrected(here: Match, there: Match) -> Iterator[Commit]:
    known = {deal.id: deal for deal in here.deals}
    yield from (
        DealReplaced(deal) for deal in there.deals if deal.id in known and deal != known[deal.id]
    )


def _played(here: Match, there: Match) -> Iterator[Commit]:
    """The hands behind the last one that both have."""
    known = {deal.id for deal in here.deals}
    last = max((at for at, deal in enumerate(there.deals) if deal.id in known), default=-1)
    yield from map(DealSaved, there.deals[last + 1 :])


def _between(here: Match, there: Match) -> Iterator[Commit]:
    """The hands that lie before one that both have, from the last to the first."""
    known = {deal.id for deal in here.deals}
    for deal, following in zip(there.deals[-2::-1], there.deals[:0:-1], strict=True):
        if deal.id not in known:
            yield DealInserted(deal, following.id)


def _coming(here: Match, there: Match) -> Iterator[Commit]:
    if there.seated is not None and here.seated != there.seated:
        yield SeatsChanged(there.seated)
    if there.dealer is not None and here.dealer != there.dealer:
        yield DealerChanged(there.dealer)
    if here.notes != there.notes:
        yield NotesChanged(there.notes)
    if here.stopped != there.stopped:
        yield StoppedChanged(there.stopped)
