"""A match being set up: what was chosen so far, and what that makes of it.

A half-set-up match is not yet a match: it belongs to one client, and is kept among its
preferences as text. What was not chosen is taken from the last match of the game.
"""

from dataclasses import dataclass

from app.domain.games import GAMES, game
from app.domain.games.profile import GameProfile
from app.domain.match import Match, Player, Rules, RuleValue, Setup
from app.domain.match_checks import match_problems
from app.domain.problems import Code, Problem
from app.domain.roster import RosterPlayer
from app.stores.library_store import LibraryState


@dataclass(frozen=True, slots=True)
class Plan:
    """`game`: "" the one played last. `players`: roster ids in order of play; None: as last time.
    `dealer`: the id of the one who deals first, None: not said; `by_lot`: the lot said so.
    `rules`: (game, rule, value), each chosen by hand. `totals`: (id, text) as typed, meant while
    `from_paper`. `name`: that of somebody new, half typed.
    """

    game: str = ""
    players: tuple[str, ...] | None = None
    dealer: str | None = None
    by_lot: bool = False
    rules: tuple[tuple[str, str, RuleValue], ...] = ()
    from_paper: bool = False
    totals: tuple[tuple[str, str], ...] = ()
    name: str = ""

    def total(self, id: str) -> str:
        """The opening total typed for a player."""
        return dict(self.totals).get(id, "")


@dataclass(frozen=True, slots=True)
class Settled:
    """The match a plan makes with the roster as it is. `spare`: who could be seated.

    `dealer` is a seat. `opening`: one a seat, None where it is no whole number yet. `problems`:
    what is wrong with the match itself, the number of players left alone.
    """

    profile: GameProfile
    players: tuple[RosterPlayer, ...]
    spare: tuple[RosterPlayer, ...]
    dealer: int | None
    by_lot: bool
    rules: Rules
    opening: tuple[int | None, ...]
    problems: tuple[Problem, ...]

    @property
    def missing(self) -> int:
        """How many more players the game needs; below 0: how many too many there are."""
        low, high, here = self.profile.min_players, self.profile.max_players, len(self.players)
        return max(low - here, 0) or min(high - here, 0)

    @property
    def full(self) -> bool:
        return len(self.players) >= self.profile.max_players

    @property
    def setup(self) -> Setup | None:
        """The match as it would begin; None while something is missing or wrong."""
        opening = tuple(total for total in self.opening if total is not None)
        incomplete = self.missing or len(opening) < len(self.players)
        if incomplete or self.problems or self.dealer is None:
            return None
        return _setup(self.profile, self.players, self.rules, self.dealer, opening)


def settled(plan: Plan, library: LibraryState) -> Settled:
    """What `plan` amounts to."""
    profile = game(_game(plan, library))
    known = {player.id: player for player in library.roster}
    players = tuple(known[id] for id in _ids(plan, library, profile) if id in known)
    seated = {player.id for player in players}
    chosen = plan.dealer if plan.dealer in seated else None
    dealer = chosen or _next_dealer(library, profile.id, seated)
    rules = _rules(plan, library, profile)
    opening = tuple(_whole(plan.total(player.id)) if plan.from_paper else 0 for player in players)
    return Settled(
        profile=profile,
        players=players,
        spare=tuple(player for player in library.offered if player.id not in seated),
        dealer=next((i for i, player in enumerate(players) if player.id == dealer), None),
        by_lot=plan.by_lot and chosen is not None,
        rules=rules,
        opening=opening,
        problems=_problems(profile, players, rules, opening),
    )


def _game(plan: Plan, library: LibraryState) -> str:
    if plan.game:
        return plan.game
    return library.choices[-1].game if library.choices else next(iter(GAMES))


def _ids(plan: Plan, library: LibraryState, profile: GameProfile) -> tuple[str, ...]:
    """Who sits: those chosen, else those of the last match of this game, else of any game."""
    if plan.players is not None:
        return plan.players
    last = library.last_choices(profile.id) or next(reversed(library.choices), None)
    return last.players[: profile.max_players] if last else ()


def _next_dealer(library: LibraryState, game_id: str, seated: set[str]) -> str | None:
    """Whose turn to deal it would have been when this game was played last."""
    matches = (one for one in (*library.running, *library.earlier) if one.game == game_id)
    last = max(matches, key=lambda one: one.updated, default=None)
    dealer = last.player_ids[last.dealer] if last else None
    return dealer if dealer in seated else None


def _rules(plan: Plan, library: LibraryState, profile: GameProfile) -> Rules:
    last = library.last_choices(profile.id)
    wanted = dict(last.rules) if last else {}
    wanted |= {rule: value for of, rule, value in plan.rules if of == profile.id}
    offered = {spec.name: spec.values for spec in profile.rules}
    return profile.settle(
        Rules.of({name: v for name, v in wanted.items() if v in offered.get(name, ())})
    )


def _whole(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None


def _problems(
    profile: GameProfile,
    players: tuple[RosterPlayer, ...],
    rules: Rules,
    opening: tuple[int | None, ...],
) -> tuple[Problem, ...]:
    """What the match itself would be refused for, apart from who is not seated yet."""
    setup = _setup(profile, players, rules, 0, tuple(total or 0 for total in opening))
    found = match_problems(Match(setup), profile) if players else ()
    return tuple(p for p in found if p.code is not Code.BAD_PLAYERS or p.seat is not None)


def _setup(
    profile: GameProfile,
    players: tuple[RosterPlayer, ...],
    rules: Rules,
    dealer: int,
    opening: tuple[int, ...],
) -> Setup:
    return Setup(
        game=profile.id,
        players=tuple(Player(player.name, player.id) for player in players),
        rules=rules,
        first_dealer=dealer,
        opening=opening,
    )
