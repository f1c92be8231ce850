"""Whom the people of a match from elsewhere are here: by id, else by name, else somebody new."""

from collections.abc import Callable
from dataclasses import replace

from app.domain.match import Player
from app.domain.names import tidy
from app.domain.roster import Alias, Library, RosterPlayer, meant


def introduced(
    library: Library, players: tuple[Player, ...], new_id: Callable[[], str]
) -> tuple[Library, tuple[Player, ...]]:
    """The library that knows all of them, and the players as the match records them.

    Names are tidied. Ids are kept: one not known here becomes another id of the person of that
    name, or the id of somebody new. One who turned out to sit there already stays a bare name.
    """
    players = tuple(replace(player, name=tidy(player.name)) for player in players)
    known: dict[int, Player] = {}
    sitting: set[str] = set()
    by_id = [seat for seat, player in enumerate(players) if player.id in library.identities]
    others = [seat for seat in range(len(players)) if seat not in by_id]
    for seat in (*by_id, *others):
        library, known[seat] = _met(library, players[seat], sitting, new_id)
        id = known[seat].id
        if id is not None:
            sitting.add(library.identities[id])
    return library, tuple(known[seat] for seat in range(len(players)))


def _met(
    library: Library, player: Player, sitting: set[str], new_id: Callable[[], str]
) -> tuple[Library, Player]:
    identities = library.identities
    if player.id in identities:
        person = identities[player.id]
        return library, Player(player.name) if person in sitting else player
    namesake = _namesake(library, player.name)
    if namesake is None:
        id = player.id or new_id()
        added = (*library.roster, RosterPlayer(id, player.name))
        return replace(library, roster=added), Player(player.name, id)
    if identities[namesake] in sitting:
        return library, Player(player.name)
    if not player.id:
        return library, Player(player.name, namesake)
    aliases = (*library.aliases, Alias(player.id, identities[namesake]))
    return replace(library, aliases=aliases), player


def _namesake(library: Library, name: str) -> str | None:
    """The id of whoever has that name, or had it before a merge."""
    found = meant(name, library.people, library.merged)
    return found[0].id if found else None
