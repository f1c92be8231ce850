"""All that a screen shows about a deal while it is being entered."""

from dataclasses import dataclass, replace

from app.domain.checks import examine
from app.domain.deal import Deal
from app.domain.draft import Draft, Edit, Insert, Target
from app.domain.entry import Entered, Focus, blank, entered, seated
from app.domain.games import game
from app.domain.games.profile import GameProfile
from app.domain.grid import grid_problems
from app.domain.hand import Hand, Score
from app.domain.match import Match, Rules
from app.domain.problems import Code, Problem
from app.domain.recording import reopened, to_deal
from app.domain.sheet import Row, Sheet


@dataclass(frozen=True, slots=True)
class Form:
    """A deal as far as it was entered, and what follows from that.

    `recorded`: the deal as saving would record it, only what was said; `deal` has everything
    filled in that can be worked out, `filled` names the seats whose passes were. `rules`: those
    in force. `seats`: who plays it, in order of play; `open`: those of them whose cards left are
    still to be said. `number` counts hands from 1. `leads`: None while unknown. `problems`: the
    checks, leaving open seats alone; none before it was said who went out. `scores`: one a seat
    of the match, None where not known yet. `focus`: where attention belongs; `next_open`: the
    open seat after it. `asks_opener`: the passes can be had only by saying who led. `can_save`:
    decided, nothing open, no error. `annul_possible`: this is the deal in play, and the match
    goes on; or one of the sheet that is not annulled.
    """

    target: Target
    entered: Entered
    recorded: Deal
    deal: Deal
    filled: frozenset[int]
    rules: Rules
    seats: tuple[int, ...]
    number: int
    dealer: int
    leads: int | None
    problems: tuple[Problem, ...]
    scores: tuple[Score | None, ...]
    open: tuple[int, ...]
    focus: Focus | None
    next_open: int | None
    asks_opener: bool
    can_save: bool
    annul_possible: bool

    @property
    def doubts(self) -> tuple[Problem, ...]:
        """The problems that the table has not insisted on."""
        return tuple(p for p in self.problems if p.code.value not in self.entered.kept)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a deal stands in its match, and what it began from. `under`: rules of its own."""

    seats: tuple[int, ...]
    number: int
    dealer: int
    start: Entered
    under: Rules | None = None
    base: Deal | None = None


def form(match: Match, sheet: Sheet, draft: Draft) -> Form:
    """The form of a draft; `sheet` is that of `match`.

    Raises LookupError where the deal to be corrected, or to be stood before, is not in the match.
    """
    profile = game(match.setup.game)
    place = _place(match, sheet, draft.target)
    what = seated(entered(place.start, draft.steps), place.seats)
    recorded = _recorded(what, place)
    open_seats = tuple(seat for seat in place.seats if not what.decided or what.is_open(seat))
    rules = profile.settle(match.setup.rules if place.under is None else place.under)
    hand = Hand(recorded, rules, place.seats, frozenset(open_seats))
    deal = profile.complete(hand) if what.decided else recorded
    problems = _problems(hand, what, profile, place.number) if what.decided else ()
    goes_on = isinstance(draft.target, Edit | Insert) or not (sheet.over or sheet.stopped)
    lacks_passes = not open_seats and any(p.code is Code.PASSES_UNKNOWN for p in problems)
    focus = _focus(what, place.seats, open_seats, lacks_passes)
    return Form(
        target=draft.target,
        entered=what,
        recorded=recorded,
        deal=deal,
        filled=_filled(recorded, deal),
        rules=rules,
        seats=place.seats,
        number=place.number,
        dealer=place.dealer,
        leads=profile.leads(place.dealer, place.seats, deal),
        problems=problems,
        scores=_scores(replace(hand, deal=deal), profile),
        open=open_seats,
        focus=focus,
        next_open=_next_after(focus.seat if focus else None, place.seats, open_seats),
        asks_opener=lacks_passes and deal.opener is None,
        can_save=(
            goes_on
            and what.decided
            and not open_seats
            and not any(problem.is_error for problem in problems)
        ),
        annul_possible=_annul_possible(draft.target, place, goes_on),
    )


def _place(match: Match, sheet: Sheet, target: Target) -> _Place:
    width = len(match.setup.players)
    match target:
        case Edit(deal_id):
            row = _row(sheet, deal_id)
            base = next(deal for deal in match.deals if deal.id == deal_id)
            start = reopened(base)
            return _Place(row.seats, row.number, row.dealer, start, base.rules, base)
        case Insert(before):
            row = _row(sheet, before)
            return _Place(row.seats, row.number, row.dealer, blank(width), row.deal.rules)
        case _:
            coming = sheet.coming
            return _Place(coming.seats, coming.number, coming.dealer, blank(width))


def _annul_possible(target: Target, place: _Place, goes_on: bool) -> bool:
    if place.base is not None:
        return not place.base.annulled
    return goes_on and not isinstance(target, Insert)


def _row(sheet: Sheet, deal_id: str) -> Row:
    row = next((row for row in sheet.rows if row.deal.id == deal_id), None)
    if row is None:
        raise LookupError(deal_id)
    return row


def _recorded(what: Entered, place: _Place) -> Deal:
    deal = to_deal(what, place.base.id if place.base else "", place.seats)
    deal = replace(deal, rules=place.under)
    if place.base is None:
        return deal
    # What a correction does not speak of stays as it was; but who corrects an annulled deal says
    # what was played in it: it counts after all.
    return replace(deal, seats=place.base.seats, dealer=place.base.dealer)


def _problems(hand: Hand, what: Entered, profile: GameProfile, number: int) -> tuple[Problem, ...]:
    found = (*examine(hand, profile), *grid_problems(what, hand.seats))
    return tuple(replace(problem, hand=number) for problem in found)


def _filled(recorded: Deal, deal: Deal) -> frozenset[int]:
    if deal.passes is None:
        return frozenset()
    said = recorded.passes or (None,) * len(deal.passes)
    return frozenset(
        seat
        for seat, (before, now) in enumerate(zip(said, deal.passes, strict=True))
        if before is None and now is not None
    )


def _scores(hand: Hand, profile: GameProfile) -> tuple[Score | None, ...]:
    """Those that are whole: passes that cost something and are not known leave a seat out."""
    deal, passes = hand.deal, hand.deal.passes
    asked = profile.asks_passes and hand.rules.get("pass_price") and not deal.without_passes
    return tuple(
        None if asked and (passes is None or passes[seat] is None) else score
        for seat, score in enumerate(profile.score(hand))
    )


def _focus(
    what: Entered, seats: tuple[int, ...], open_seats: tuple[int, ...], lacks_passes: bool
) -> Focus | None:
    if not what.decided or (what.focus is not None and what.focus.seat in seats):
        return what.focus
    seat = _next_after(what.last_counted, seats, open_seats)
    if seat is not None:
        return Focus(seat)
    # The passes of the one who went out give all the others (rules.md 2).
    if lacks_passes and what.out is not None and what.passes[what.out] is None:
        return Focus(what.out, on_passes=True)
    return None


def _next_after(
    seat: int | None, seats: tuple[int, ...], open_seats: tuple[int, ...]
) -> int | None:
    """The first open seat after `seat` in order of play, round the table."""
    at = seats.index(seat) + 1 if seat in seats else 0
    around = (*seats[at:], *seats[:at])
    return next((other for other in around if other in open_seats and other != seat), None)
