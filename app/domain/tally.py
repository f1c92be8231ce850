"""From a match to its sheet: a pure fold over the deals (rules.md 3)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from app.domain.checks import examine, seat_problems
from app.domain.deal import Deal
from app.domain.games import game
from app.domain.games.profile import GameProfile
from app.domain.hand import Hand, Score
from app.domain.match import Match, Setup, rules_of
from app.domain.match_checks import match_problems, rule_problems
from app.domain.problems import Code, Problem
from app.domain.seating import coming_seats, dealers, seats_of
from app.domain.sheet import Coming, Row, Sheet
from app.domain.standings import ends, lowest, ranks, reached

__all__ = ["Coming", "Row", "Sheet", "tally"]


def tally(match: Match, found: Iterable[Problem] = ()) -> Sheet:
    """The sheet of a match.

    `found`: problems seen while the match was read from a file, which its types cannot hold.
    An error in a hand leaves it and those after it unscored, an error of the match all of them.
    Raises KeyError for a game that is not known.
    """
    profile = game(match.setup.game)
    found = tuple(found)
    problems = match_problems(match, profile)
    problems += tuple(problem for problem in found if problem.hand is None)
    if any(problem.is_error for problem in problems):
        return _unscored(match, profile, problems)
    end = _End(match.setup.opening, coming_seats(match))
    rows = tuple(_rows(match, profile, found, end))
    limit = profile.settle(match.setup.rules).number("limit")
    over = end.over and end.sound and not match.stopped
    goes_on = end.sound and not end.over and not match.stopped
    return Sheet(
        rows=rows,
        totals=end.totals,
        ranks=ranks(end.totals, end.seated),
        over=over,
        winners=lowest(end.totals, end.seated) if over else (),
        stopped=match.stopped,
        coming=_coming(match, profile),
        extra_deal=goes_on and reached(end.totals, end.seated, limit),
        problems=problems,
    )


@dataclass(slots=True)
class _End:
    """Where the fold stands: `sound` until a hand has an error, `seated` those who are ranked."""

    totals: tuple[int, ...]
    seated: tuple[int, ...]
    sound: bool = True
    over: bool = False


def _rows(
    match: Match, profile: GameProfile, found: tuple[Problem, ...], end: _End
) -> Iterator[Row]:
    for number, (deal, dealer) in enumerate(zip(match.deals, dealers(match), strict=False), 1):
        seen = tuple(problem for problem in found if problem.hand == number)
        row = _row(match.setup, profile, number, deal, dealer, seen)
        end.sound = end.sound and row.penalties is not None
        if not end.sound or row.penalties is None:
            yield replace(row, scores=None, penalties=None)
            continue
        if end.over:
            problem = Problem(Code.HAND_AFTER_END, hand=number)
            yield replace(row, totals=end.totals, problems=(*row.problems, problem))
            continue
        if not deal.annulled:
            end.totals = _added(end.totals, row.penalties)
            if ends(end.totals, row.seats, row.rules.number("limit"), str(row.rules["tie"])):
                end.over, end.seated = True, row.seats
        yield replace(row, totals=end.totals, counted=not deal.annulled)


def _added(totals: tuple[int, ...], penalties: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple(total + (more or 0) for total, more in zip(totals, penalties, strict=True))


def _row(
    setup: Setup,
    profile: GameProfile,
    number: int,
    deal: Deal,
    dealer: int,
    seen: tuple[Problem, ...],
) -> Row:
    """The hand by itself: completed, and scored unless an error stands against it."""
    seats = seats_of(setup, deal)
    rules = profile.settle(rules_of(setup, deal))
    sizes = range(profile.min_players, profile.max_players + 1)
    problems = seen + rule_problems(rules_of(setup, deal), profile)
    problems += seat_problems(deal, seats, len(setup.players), sizes)
    scores: tuple[Score | None, ...] | None = None
    misplaced = bool(problems)
    if not problems and deal.annulled:
        nothing = Score()
        scores = tuple(nothing if seat in seats else None for seat in range(len(setup.players)))
    elif not problems:
        hand = Hand(deal, rules, seats)
        problems = examine(hand, profile)
        if not any(problem.is_error for problem in problems):
            deal = profile.complete(hand)
            scores = profile.score(replace(hand, deal=deal))
    leads = None if misplaced else profile.leads(dealer, seats, deal)
    shows_passes = profile.asks_passes and not deal.annulled and scores is not None
    return Row(
        number=number,
        deal=deal,
        rules=rules,
        seats=seats,
        dealer=dealer,
        leads=leads,
        scores=scores,
        penalties=None if scores is None else tuple(s.points if s else None for s in scores),
        totals=None,
        passes=_passes(deal) if shows_passes else None,
        counted=False,
        problems=tuple(replace(problem, hand=number) for problem in problems),
    )


def _passes(deal: Deal) -> tuple[int | None, ...] | None:
    """Those counted or worked out, None where there are none at all."""
    known = deal.passes is not None and any(number is not None for number in deal.passes)
    return deal.passes if known else None


def _coming(match: Match, profile: GameProfile) -> Coming:
    seats, dealer = coming_seats(match), dealers(match)[-1]
    leads = profile.leads(dealer, seats, None) if dealer in seats else None
    return Coming(len(match.deals) + 1, seats, dealer, leads)


def _unscored(match: Match, profile: GameProfile, problems: tuple[Problem, ...]) -> Sheet:
    """The sheet of a match that has an error itself: its hands stand there unexamined."""
    setup = match.setup
    players = len(setup.players)
    return Sheet(
        rows=tuple(
            Row(
                number=number,
                deal=deal,
                rules=rules_of(setup, deal),
                seats=seats_of(setup, deal),
                dealer=dealer,
                leads=None,
                scores=None,
                penalties=None,
                totals=None,
                passes=None,
                counted=False,
            )
            for number, (deal, dealer) in enumerate(
                zip(match.deals, dealers(match), strict=False), 1
            )
        ),
        totals=setup.opening if len(setup.opening) == players else (0,) * players,
        ranks=(None,) * players,
        over=False,
        winners=(),
        stopped=match.stopped,
        coming=_coming(match, profile),
        problems=problems,
    )
