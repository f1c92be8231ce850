"""What makes sense at a table: steps and decisions that could come from no honest screen."""

from app.domain.commits import (
    Commit,
    DealDeleted,
    DealerChanged,
    DealInserted,
    DealReplaced,
    DealSaved,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.form import Form
from app.domain.games import game
from app.domain.games.profile import GameProfile
from app.domain.hand import Entry
from app.domain.match import Match
from app.domain.replay import after
from app.domain.rows import Ends, can_lie
from app.domain.sheet import Sheet
from app.domain.steps import (
    CardAdded,
    CardHeld,
    CardPlayed,
    CardRemoved,
    CardsSet,
    CountSet,
    FineAdded,
    FineRemoved,
    Focused,
    GridCleared,
    NoCardPlayed,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    Repaired,
    RowSet,
    Step,
    SuitNamed,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.domain.tally import tally

MOST_PASSES = 99
MOST_POINTS = 999
MOST_COUNT = 99
LONGEST_NOTES = 2000
LONGEST_REASON = 200
MOST_FINES = 50
"""Of one deal."""


def possible_step(step: Step, form: Form, match: Match) -> bool:
    """The step speaks of seats, cards and things that this deal has."""
    profile = game(match.setup.game)
    seats, out = form.seats, form.entered.out
    match step:
        case Passed(seat):
            return profile.asks_passes and seat in seats
        case PassTakenBack(seat):
            return seat in seats and (form.entered.passes[seat] or 0) > 0
        case PassesSet(seat, passes):
            fits = passes is None or 0 <= passes <= MOST_PASSES
            return profile.asks_passes and seat in seats and fits
        case OpenerSet(seat):
            return profile.asks_opener and (seat is None or seat in seats)
        case WentOut(seat):
            return profile.can_block if seat is None else seat in seats
        case CardAdded(seat, piece):
            return seat in seats and seat != out and _in_pack(piece, profile)
        case CardRemoved(seat, position):
            return seat in seats and 0 <= position < len(form.entered.left[seat].pieces)
        case CardsSet(seat, pieces):
            known = all(_in_pack(piece, profile) for piece in pieces)
            return seat in seats and seat != out and known
        case TotalSet(seat, points):
            fits = points is None or 0 <= points <= MOST_POINTS
            return Entry.POINTS in profile.entries and seat in seats and seat != out and fits
        case CountSet(seat, count):
            fits = count is None or 0 <= count <= MOST_COUNT
            return Entry.COUNT in profile.entries and seat in seats and seat != out and fits
        case RowSet(suit, low, high):
            return profile.lays_rows and can_lie(suit, Ends(low, high))
        case CardHeld(seat, piece):
            holds = seat is None or (seat in seats and seat != out)
            return profile.lays_rows and holds and _can_be_held(piece, profile)
        case GridCleared():
            return bool(form.entered.rows)
        case SuitNamed(suit):
            known = suit is None or suit in tuple(profile.pack.suits)
            return profile.names_suit and known
        case NoCardPlayed(seat):
            return profile.can_block and seat in seats
        case CardPlayed():
            return bool(form.entered.no_card) or form.entered.named is not None
        case WithoutPassesSet():
            return profile.asks_passes
        case FineAdded(seat, points, reason):
            fits = 0 < abs(points) <= MOST_POINTS and len(reason) <= LONGEST_REASON
            return seat in seats and fits and len(form.entered.adjustments) < MOST_FINES
        case FineRemoved(position):
            return 0 <= position < len(form.entered.adjustments)
        case Repaired(repair):
            return any(repair in problem.repairs for problem in form.problems)
        case Focused(seat, on_passes):
            return seat in seats and (profile.asks_passes or not on_passes)
        case _:
            return isinstance(step, ProblemKept)


def possible_commit(what: Commit, match: Match, sheet: Sheet) -> bool:
    """The decision fits the match; deals are only ever made from drafts."""
    closed = sheet.over or sheet.stopped
    match what:
        case DealSaved() | DealReplaced() | DealInserted():
            return False
        case DealDeleted(deal_id):
            return any(deal.id == deal_id for deal in match.deals)
        case SeatsChanged(seated, joined):
            width = len(match.setup.players) + len(joined)
            once = len(set(seated)) == len(seated)
            known = all(0 <= seat < width for seat in seated)
            profile = game(match.setup.game)
            enough = profile.min_players <= len(seated) <= profile.max_players
            return not closed and once and known and enough and _fits(what, match, sheet)
        case RulesChanged(from_now=from_now):
            return not (from_now and closed) and _fits(what, match, sheet)
        case DealerChanged(dealer):
            return not closed and dealer in sheet.coming.seats
        case StoppedChanged(stopped):
            return stopped != sheet.stopped and not sheet.over
        case _:
            return len(what.notes) <= LONGEST_NOTES


def _can_be_held(piece: Piece, profile: GameProfile) -> bool:
    """A very card, and not the one that opened the play."""
    card = profile.pack.card(piece.rank + (piece.suit or ""))
    return card is not None and card != profile.opening_card


def _in_pack(piece: Piece, profile: GameProfile) -> bool:
    if piece.suit is None:
        return profile.pack.rank(piece.rank) is not None
    return profile.pack.card(piece.rank + piece.suit) is not None


def _fits(what: Commit, match: Match, sheet: Sheet) -> bool:
    """Nothing is wrong with the match itself that was right before."""
    problems = tally(after(match, what)).problems
    return all(not problem.is_error or problem in sheet.problems for problem in problems)
