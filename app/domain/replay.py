"""The match as it stands after its log: a pure fold of commits."""

from collections.abc import Iterable
from dataclasses import replace

from app.domain.commits import (
    Commit,
    DealDeleted,
    DealerChanged,
    DealInserted,
    DealReplaced,
    DealSaved,
    Joined,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.deal import Deal
from app.domain.match import Match, Rules, Setup


def replayed(setup: Setup, commits: Iterable[Commit]) -> Match:
    """The match that began with `setup`, after `commits`, oldest first."""
    match = Match(setup)
    for what in commits:
        match = after(match, what)
    return match


def after(match: Match, what: Commit) -> Match:
    """The match after one more commit."""
    match what:
        case DealSaved(deal):
            # What was said of the coming deal is now part of it.
            return replace(match, deals=(*match.deals, _placed(match, deal)), dealer=None)
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
            return replace(_widened(match, joined), seated=seated)
        case RulesChanged(rules, from_now):
            return _ruled(match, rules, match.setup.rules if from_now else None)
        case DealerChanged(dealer):
            return replace(match, dealer=dealer)
        case StoppedChanged(stopped):
            return replace(match, stopped=stopped)
        case _:
            return replace(match, notes=what.notes)


def _placed(match: Match, deal: Deal) -> Deal:
    seats = deal.seats if deal.seats is not None else match.seated
    dealer = deal.dealer if deal.dealer is not None else match.dealer
    return replace(deal, seats=seats, dealer=dealer)


def _ruled(match: Match, rules: Rules, before: Rules | None) -> Match:
    """The match under other rules; the hands so far under those of `before`, None: these too."""
    if before is None:
        deals = tuple(replace(deal, rules=None) for deal in match.deals)
    else:
        deals = tuple(
            replace(deal, rules=before) if deal.rules is None else deal for deal in match.deals
        )
    return replace(match, setup=replace(match.setup, rules=rules), deals=deals)


def _widened(match: Match, joined: tuple[Joined, ...]) -> Match:
    """The match with columns for those who joined; they did not play the deals before."""
    if not joined:
        return match
    before = len(match.setup.players)
    nobody = (None,) * len(joined)
    deals = tuple(
        replace(
            deal,
            left=deal.left + nobody,
            passes=None if deal.passes is None else deal.passes + nobody,
            seats=tuple(range(before)) if deal.seats is None else deal.seats,
        )
        for deal in match.deals
    )
    setup = replace(
        match.setup,
        players=match.setup.players + tuple(new.player for new in joined),
        opening=match.setup.opening + tuple(new.start for new in joined),
    )
    return replace(match, setup=setup, deals=deals)
