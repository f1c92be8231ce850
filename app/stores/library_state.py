"""What one client sees of the roster and of all matches."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app.data.port import Damage
from app.data.summaries import Summary
from app.domain.roster import Choices, RosterPlayer, meant
from app.owner.commands import Refusal
from app.owner.library import LibraryOwner
from app.owner.owners import Owners


@dataclass(frozen=True, slots=True)
class LibraryState:
    """`running`: matches that go on, `earlier`: those over or stopped, both the last touched
    first, with names and players as the roster has them now. `roster` is without those merged
    into others; `merged`: these, each with the one they are. `choices`: the last for each game.
    `unreadable`: matches that cannot be read, each with the code of the error. `copied`: when
    everything was last copied elsewhere, `reminded`: when that was last put off (ISO 8601, "" =
    never). `refusal`: why the last act of this client was not done, until it is dismissed.
    """

    roster: tuple[RosterPlayer, ...]
    running: tuple[Summary, ...]
    earlier: tuple[Summary, ...]
    choices: tuple[Choices, ...] = ()
    damage: tuple[Damage, ...] = ()
    unreadable: tuple[tuple[str, str], ...] = ()
    merged: tuple[tuple[RosterPlayer, RosterPlayer], ...] = ()
    copied: str = ""
    reminded: str = ""
    refusal: Refusal | None = None

    @property
    def offered(self) -> tuple[RosterPlayer, ...]:
        """Who is offered for a new match."""
        return tuple(player for player in self.roster if not player.archived)

    def meant(self, name: str) -> tuple[RosterPlayer, RosterPlayer] | None:
        """Who has a name, or had it before a merge, and who that is now; None: nobody."""
        return meant(name, self.roster, self.merged)

    def names_of(self, id: str) -> tuple[str, ...]:
        """What a player of the roster is called, or was before a merge."""
        now = (one.name for one in self.roster if one.id == id)
        return (*now, *(one.name for one, into in self.merged if into.id == id))

    def last_choices(self, game: str) -> Choices | None:
        return next((choices for choices in self.choices if choices.game == game), None)


def library_state(
    owners: Owners, owner: LibraryOwner, refusal: Refusal | None = None
) -> LibraryState:
    """The state as things stand now."""
    library = owner.library
    names, identities = library.names, library.identities
    summaries = tuple(as_known(one, names, identities) for one in owners.summaries())
    return LibraryState(
        roster=library.people,
        running=tuple(one for one in summaries if one.running),
        earlier=tuple(one for one in summaries if not one.running),
        choices=tuple(_now(choices, identities) for choices in library.choices),
        damage=owner.damage,
        unreadable=tuple(owners.unreadable().items()),
        merged=library.merged,
        copied=library.copied,
        reminded=library.reminded,
        refusal=refusal,
    )


def as_known(summary: Summary, names: Mapping[str, str], identities: Mapping[str, str]) -> Summary:
    """The summary with names and players as the roster has them."""
    ids = summary.player_ids
    now = tuple(
        name if id is None else names.get(id, name)
        for id, name in zip(ids, summary.names, strict=True)
    )
    players = tuple(None if id is None else identities.get(id, id) for id in ids)
    if now == summary.names and players == ids:
        return summary
    return replace(summary, names=now, player_ids=players)


def _now(choices: Choices, identities: Mapping[str, str]) -> Choices:
    # Two who were chosen together then may be one by now.
    players = dict.fromkeys(identities.get(id, id) for id in choices.players)
    return replace(choices, players=tuple(players))
