"""Two libraries as one: that of a backup taken into the one that is here."""

from collections.abc import Collection
from dataclasses import replace

from app.domain.names import free_name
from app.domain.roster import Alias, Library, RosterPlayer, meant


def united(here: Library, there: Library, tables: Collection[frozenset[str]]) -> Library:
    """The library here with everybody of the other one, in whatever way they are known here.

    What is said here counts for more. Somebody new with a name that is taken here, or was before
    a merge, is the same person, unless both sat at one of `tables` (ids as the matches there have
    them): then the name gets a number. Doing it again changes nothing.
    """
    shown = {player.id for player in there.people}
    newcomers = [player for player in there.roster if player.id not in here.identities]
    for player in newcomers:
        if player.id in shown:
            here = _with(here, there, player, tables)
        else:
            here = replace(here, roster=(*here.roster, player))
    known = {alias.id for alias in here.aliases} | {player.id for player in here.roster}
    known -= {player.id for player in newcomers if player.id not in shown}
    aliases = tuple(alias for alias in there.aliases if alias.id not in known)
    games = {choices.game for choices in here.choices}
    choices = tuple(one for one in there.choices if one.game not in games)
    return replace(here, aliases=here.aliases + aliases, choices=here.choices + choices)


def _with(
    here: Library, there: Library, player: RosterPlayer, tables: Collection[frozenset[str]]
) -> Library:
    found = meant(player.name, here.people, here.merged)
    if found is None:
        return replace(here, roster=(*here.roster, player))
    namesake = found[1].id
    one = {id for id, person in here.identities.items() if person == namesake}
    other = {id for id, person in there.identities.items() if person == player.id}
    if not any(table & one and table & other for table in tables):
        return replace(here, aliases=(*here.aliases, Alias(player.id, namesake)))
    taken = [known.name for known in here.roster]
    named = replace(player, name=free_name(player.name, taken))
    return replace(here, roster=(*here.roster, named))
