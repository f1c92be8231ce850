"""The people who play here, and the choices a table made last, by game."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from app.domain.match import Rules
from app.domain.names import NameProblem, name_problem, tidy


@dataclass(frozen=True, slots=True)
class RosterPlayer:
    """Somebody known here; `archived`: not offered for a new match."""

    id: str
    name: str
    archived: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen last for a game: players by roster id, in order of play, and the rules."""

    game: str
    players: tuple[str, ...]
    rules: Rules


@dataclass(frozen=True, slots=True)
class Library:
    """All that is shared by everybody at one device or server, apart from the matches."""

    roster: tuple[RosterPlayer, ...] = ()
    choices: tuple[Choices, ...] = ()

    def player(self, id: str | None) -> RosterPlayer | None:
        return next((player for player in self.roster if player.id == id), None)

    def last_choices(self, game: str) -> Choices | None:
        return next((choices for choices in self.choices if choices.game == game), None)


def added(library: Library, name: str, new_id: Callable[[], str]) -> Library | NameProblem:
    """The library with one more player at the end of the roster."""
    problem = name_problem(name, (player.name for player in library.roster))
    if problem is not None:
        return problem
    return replace(library, roster=(*library.roster, RosterPlayer(new_id(), tidy(name))))


def renamed(library: Library, id: str, name: str) -> Library | NameProblem:
    """The library with another name for a player. Raises KeyError for one it does not know."""
    if library.player(id) is None:
        raise KeyError(id)
    problem = name_problem(name, (player.name for player in library.roster if player.id != id))
    if problem is not None:
        return problem
    roster = tuple(
        replace(player, name=tidy(name)) if player.id == id else player for player in library.roster
    )
    return replace(library, roster=roster)


def remembered(library: Library, choices: Choices) -> Library:
    """The library with the last choices for one game."""
    others = tuple(kept for kept in library.choices if kept.game != choices.game)
    return replace(library, choices=(*others, choices))
