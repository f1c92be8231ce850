"""What the table of counts shows of each seat: cards left, passes, points, and what is doubted."""

from app.domain.form import Form
from app.domain.games.profile import GameProfile
from app.domain.problems import Code


def shows_passes(form: Form, profile: GameProfile) -> bool:
    """Passes are asked for, and cost something or were counted anyway."""
    costs = form.rules.get("pass_price", 1) != 0
    return profile.asks_passes and (costs or form.entered.counting)


def passes_matter(form: Form, profile: GameProfile) -> bool:
    """Without its passes a seat's points are not known."""
    costs = form.rules.get("pass_price", 1) != 0
    return profile.asks_passes and costs and not form.entered.without_passes


def count_of(form: Form, seat: int) -> int | None:
    """The cards left of a seat: as they were counted, else those known one by one."""
    left = form.entered.left[seat]
    if left.count is not None or form.entered.is_open(seat):
        return left.count
    return len(left.pieces)


def passes_of(form: Form, seat: int) -> int | None:
    """The passes of a seat, counted or worked out."""
    return None if form.deal.passes is None else form.deal.passes[seat]


def points_of(form: Form, profile: GameProfile, seat: int) -> int | None:
    """The points of a seat as far as they are certain."""
    score = form.scores[seat]
    if score is None or form.entered.is_open(seat):
        return None
    if passes_matter(form, profile) and passes_of(form, seat) is None:
        return None
    return score.points


def lacks_passes(form: Form) -> bool:
    """All cards are counted, but the passes cannot be had yet."""
    return not form.open and any(problem.code is Code.PASSES_UNKNOWN for problem in form.problems)


def may_ask_opener(form: Form, profile: GameProfile) -> bool:
    """Who led may be said: it matters to the turn count only."""
    return profile.asks_opener and shows_passes(form, profile)
