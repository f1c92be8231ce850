"""Match files taken in as matches, one by one; what is here already is not taken in twice, and
goes on where the file has more of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.data.backup_file import is_backup
from app.data.errors import StorageError
from app.data.exchange import continued, exported, hopeless, id_of_content, imported, own_id
from app.data.fitting import fitted
from app.data.json_strict import Unreadable
from app.data.match_file import MatchFile, read, write
from app.data.stored import StoredMatch
from app.domain.catching_up import same_play
from app.domain.introducing import introduced
from app.domain.log import replay
from app.domain.match import Player
from app.domain.names import folded
from app.domain.problems import Problem
from app.domain.roster import Library
from app.owner.library import LibraryOwner
from app.owner.owners import Owners


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of one file. `match_id`: the match it is now, None where it could not be taken
    in; `already`: it was here before, and nothing changed; `kept`: it is here in another state,
    which stayed; `updated`: it was here in an earlier state, and went on. `changed`: what of it had
    to be (app/data/fitting.py). `fault`: "", or the code why not
    (`not-json`, `not-a-match`, `newer-version`, `too-large`, `is-backup`, `bad-match`, or one of
    app/data/errors.py); for `bad-match` the `problems` say what, of players called `names`.
    """

    name: str
    match_id: str | None = None
    already: bool = False
    kept: bool = False
    updated: bool = False
    changed: tuple[str, ...] = ()
    fault: str = ""
    problems: tuple[Problem, ...] = ()
    names: tuple[str, ...] = ()


class Exchange:
    """Matches to and from match files. `new_id` makes ids of players, `now` gives the time."""

    def __init__(
        self,
        owners: Owners,
        library: LibraryOwner,
        new_id: Callable[[], str],
        now: Callable[[], str],
    ) -> None:
        self._owners = owners
        self._library = library
        self._new_id = new_id
        self._now = now

    async def export(self, match_id: str) -> str | None:
        """The text of a match file; None where there is no such match. Raises StorageError."""
        stored = await self._owners.get(match_id)
        if stored is None:
            return None
        return write(exported(stored, self.players(replay(stored.record).setup.players)))

    def players(self, players: Sequence[Player]) -> tuple[Player, ...]:
        """The players of a match as they are known now."""
        library = self._library.library
        names, identities = library.names, library.identities
        return tuple(
            player
            if player.id is None
            else Player(names.get(player.id, player.name), identities.get(player.id, player.id))
            for player in players
        )

    async def take_in(self, files: Sequence[tuple[str, bytes]]) -> tuple[Imported, ...]:
        """Takes match files in, by name and content; says of each what became of it."""
        return tuple([await self._take_in(name, data) for name, data in files])

    async def _take_in(self, name: str, data: bytes) -> Imported:
        try:
            given = read(data)
            file, changed = fitted(given, self._now())
            problems = hopeless(file)
            if problems:
                names = tuple(player.name for player in file.match.setup.players)
                return Imported(name, fault="bad-match", problems=problems, names=names)
            return await self._place(name, file, (own_id(given), id_of_content(given)), changed)
        except Unreadable as error:
            return Imported(name, fault="is-backup" if is_backup(data) else error.code)
        except StorageError as error:
            return Imported(name, fault=error.code)

    async def _place(
        self, name: str, file: MatchFile, ids: tuple[str, str], changed: tuple[str, ...]
    ) -> Imported:
        """Under the id it has, unless another match has that, else under that of its content."""
        match_id, by_content = ids
        here = self._owners.matches.ids()
        if match_id in here and match_id != by_content:
            stored = await self._same_match(match_id, file)
            if stored is not None:
                return await self._go_on(name, stored, file, changed)
            match_id = by_content
        if match_id in here:
            return Imported(name, match_id, already=True)
        met = await self._met(file)
        await self._owners.adopt(imported(file, match_id, met, self._now()))
        return Imported(name, match_id, changed=changed)

    async def _same_match(self, match_id: str, file: MatchFile) -> StoredMatch | None:
        """The match of that id, if it can be read and is the one of the file, however far."""
        try:
            stored = await self._owners.get(match_id)
        except StorageError:
            return None
        if stored is None or stored.record.setup.game != file.match.setup.game:
            return None
        begun_together = bool(stored.started) and stored.started == file.started
        return stored if begun_together or self._same_people(stored, file) else None

    def _same_people(self, stored: StoredMatch, file: MatchFile) -> bool:
        """As far as both have columns the same people sit there, by id or by name."""
        pairs = zip(
            self.players(replay(stored.record).setup.players),
            self.players(file.match.setup.players),
            strict=False,
        )
        return all(
            folded(one.name) == folded(other.name) or (one.id is not None and one.id == other.id)
            for one, other in pairs
        )

    async def _go_on(
        self, name: str, stored: StoredMatch, file: MatchFile, changed: tuple[str, ...]
    ) -> Imported:
        """The match here in the state of the file, if that is the later one."""
        if same_play(replay(stored.record), file.match):
            return Imported(name, stored.id, already=True)
        players = file.match.setup.players
        if continued(stored, file, players, self._now(), self._new_id) is None:
            return Imported(name, stored.id, kept=True)
        later = continued(stored, file, await self._met(file), self._now(), self._new_id)
        assert later is not None  # who they are here changes nothing of what they played
        await self._owners.adopt(later)
        return Imported(name, stored.id, updated=True, changed=changed)

    async def _met(self, file: MatchFile) -> tuple[Player, ...]:
        """The players of a file, known here from now on."""
        met = file.match.setup.players

        def meet(library: Library) -> Library:
            nonlocal met
            library, met = introduced(library, file.match.setup.players, self._new_id)
            return library

        await self._library.change(meet)
        return met
