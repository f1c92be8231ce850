"""The people who play here, and the choices a table made last, by game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from app.domain.match import Rules
from app.domain.names import NameProblem, folded, free_name, name_problem, tidy


class MergeProblem(StrEnum):
    """Why two cannot be taken for one person."""

    SAME = "same-player"
    """They are one already."""
    TOGETHER = "played-together"
    """They sat in one match."""


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
class Alias:
    """`id`, as matches have it, is the same person as `into`. Matches are not rewritten."""

    id: str
    into: str


@dataclass(frozen=True, slots=True)
class Library:
    """All that is shared by everybody at one device or server, apart from the matches.

    `copied`: when everything was last copied to another place; `reminded`: when somebody last
    put off doing so; ISO 8601, "" for never.
    """

    roster: tuple[RosterPlayer, ...] = ()
    choices: tuple[Choices, ...] = ()
    aliases: tuple[Alias, ...] = ()
    copied: str = ""
    reminded: str = ""

    @property
    def people(self) -> tuple[RosterPlayer, ...]:
        """The roster without those who were merged into others."""
        merged = {alias.id for alias in self.aliases}
        return tuple(player for player in self.roster if player.id not in merged)

    @property
    def identities(self) -> dict[str, str]:
        """Whom each id of the roster, or of an old match, stands for."""
        into = {alias.id: alias.into for alias in self.aliases}
        return {id: _end(id, into) for id in (*into, *(player.id for player in self.roster))}

    @property
    def names(self) -> dict[str, str]:
        """The name each id is shown under."""
        by_id = {player.id: player.name for player in self.roster}
        return {id: by_id[one] for id, one in self.identities.items() if one in by_id}

    @property
    def merged(self) -> tuple[tuple[RosterPlayer, RosterPlayer], ...]:
        """Those who were merged, each with the one they are now."""
        identities = self.identities
        pairs = ((one, self.player(identities[one.id])) for one in self.roster)
        return tuple((one, into) for one, into in pairs if into is not None and into != one)

    def player(self, id: str | None) -> RosterPlayer | None:
        return next((player for player in self.roster if player.id == id), None)

    def last_choices(self, game: str) -> Choices | None:
        return next((choices for choices in self.choices if choices.game == game), None)


def _end(id: str, into: dict[str, str]) -> str:
    """Where the aliases lead; one that leads round in a circle, as no app writes it, is cut."""
    for _ in into:
        id = into.get(id, id)
    return id


def meant(
    name: str,
    people: Iterable[RosterPlayer],
    merged: Iterable[tuple[RosterPlayer, RosterPlayer]],
) -> tuple[RosterPlayer, RosterPlayer] | None:
    """Who has a name, or had it before a merge, and who that is now; None: nobody."""
    key = folded(name)
    pairs = (*((one, one) for one in people), *merged)
    return next((pair for pair in pairs if folded(pair[0].name) == key), None)


def added(library: Library, name: str, new_id: Callable[[], str]) -> Library | NameProblem:
    """The library with one more player at the end of the roster."""
    problem = _name_problem(library, name)
    if problem is not None:
        return problem
    return replace(library, roster=(*library.roster, RosterPlayer(new_id(), tidy(name))))


def renamed(library: Library, id: str, name: str) -> Library | NameProblem:
    """The library with another name for a player. Raises KeyError for one it does not know."""
    _known(library, id)
    problem = _name_problem(library, name, id)
    if problem is not None:
        return problem
    return _with(library, id, lambda player: replace(player, name=tidy(name)))


def archived(library: Library, id: str, on: bool) -> Library:
    """The library with a player kept for the record only, or offered again. Raises KeyError."""
    _known(library, id)
    return _with(library, id, lambda player: replace(player, archived=on))


def merged(
    library: Library, id: str, into: str, together: Callable[[str, str], bool]
) -> Library | MergeProblem:
    """The library with two as one person, under the name of `into`. `together` tells of two
    shown ids whether they sat in one match. Raises KeyError for those it does not know.
    """
    _known(library, id)
    _known(library, into)
    identities = library.identities
    id, into = identities[id], identities[into]
    if id == into:
        return MergeProblem.SAME
    if together(id, into):
        return MergeProblem.TOGETHER
    return replace(library, aliases=(*library.aliases, Alias(id, into)))


def unmerged(library: Library, id: str) -> Library:
    """The library with `id` somebody again, under the name there was, with a number where another
    has that by now. Raises KeyError.
    """
    _known(library, id)
    if id not in {alias.id for alias in library.aliases}:
        return library
    apart = replace(library, aliases=tuple(a for a in library.aliases if a.id != id))
    others = [player.name for player in apart.people if player.id != id]
    return _with(apart, id, lambda player: replace(player, name=free_name(player.name, others)))


def remembered(library: Library, choices: Choices) -> Library:
    """The library with the last choices for one game."""
    others = tuple(kept for kept in library.choices if kept.game != choices.game)
    return replace(library, choices=(*others, choices))


def _name_problem(library: Library, name: str, id: str | None = None) -> NameProblem | None:
    """What is wrong with a name for `id`, None: somebody new. One may take the name of somebody
    who was merged into them.
    """
    problem = name_problem(name, (player.name for player in library.people if player.id != id))
    if problem is None:
        found = meant(name, (), (pair for pair in library.merged if pair[1].id != id))
        problem = NameProblem.MERGED if found else None
    return problem


def _known(library: Library, id: str) -> None:
    if library.player(id) is None:
        raise KeyError(id)


def _with(library: Library, id: str, change: Callable[[RosterPlayer], RosterPlayer]) -> Library:
    roster = tuple(change(one) if one.id == id else one for one in library.roster)
    return replace(library, roster=roster)
