"""What can be wrong with a match before its first hand is looked at."""

from app.domain.checks import Problems
from app.domain.games.profile import GameProfile
from app.domain.match import Match, Rules
from app.domain.names import LONGEST, folded, tidy
from app.domain.problems import Code, Problem
from app.domain.seating import all_seats, coming_seats, first_seats


def match_problems(match: Match, profile: GameProfile) -> Problems:
    """Players, rules, opening totals, and seats named for the match as a whole."""
    return (
        *_players(match, profile),
        *rule_problems(match.setup.rules, profile),
        *_opening(match, profile),
        *_seats(match, profile),
    )


def _players(match: Match, profile: GameProfile) -> Problems:
    """As many sit down as the game takes (more columns can only come of joining), all told apart
    by their names.
    """
    problems = []
    count = len(match.setup.players)
    too_many = min(count, len(first_seats(match))) > profile.max_players
    if count < profile.min_players or too_many:
        problems.append(Problem(Code.BAD_PLAYERS, value=count))
    taken: set[str] = set()
    for seat, player in enumerate(match.setup.players):
        name, key = tidy(player.name), folded(player.name)
        if not name or len(name) > LONGEST or key in taken:
            problems.append(Problem(Code.BAD_PLAYERS, seat=seat))
        taken.add(key)
    return tuple(problems)


def rule_problems(given: Rules, profile: GameProfile) -> Problems:
    """Rules that this game has not, or not with such a value."""
    problems = []
    for name, value in given.items():
        spec = profile.rule(name)
        # True equals 1, but it is no price.
        if spec is None or not any(
            type(value) is type(known) and value == known for known in spec.values
        ):
            problems.append(Problem(Code.BAD_RULE, detail=name))
    return tuple(problems)


def _opening(match: Match, profile: GameProfile) -> Problems:
    """One total a player, whole, from 0 up and below the limit of some hand."""
    setup = match.setup
    if len(setup.opening) != len(setup.players):
        return (Problem(Code.BAD_OPENING, value=len(setup.opening)),)
    in_force = [setup.rules, *(deal.rules for deal in match.deals if deal.rules is not None)]
    limits = [profile.settle(rules)["limit"] for rules in in_force]
    limit = max((limit for limit in limits if isinstance(limit, int)), default=None)
    return tuple(
        Problem(Code.BAD_OPENING, seat=seat, value=total)
        for seat, total in enumerate(setup.opening)
        if total < 0 or (limit is not None and total >= limit)
    )


def _seats(match: Match, profile: GameProfile) -> Problems:
    everybody = all_seats(match.setup)
    seats = coming_seats(match)
    problems = []
    if match.setup.first_dealer not in everybody:
        problems.append(Problem(Code.BAD_SEAT, detail="first_dealer"))
    if match.seated is not None and not _can_sit(match.seated, everybody, profile):
        problems.append(Problem(Code.BAD_SEAT, detail="seated"))
    elif match.dealer is not None and match.dealer not in seats:
        problems.append(Problem(Code.BAD_SEAT, detail="dealer"))
    return tuple(problems)


def _can_sit(seats: tuple[int, ...], everybody: tuple[int, ...], profile: GameProfile) -> bool:
    return (
        len(set(seats)) == len(seats)
        and set(seats) <= set(everybody)
        and profile.min_players <= len(seats) <= profile.max_players
    )
