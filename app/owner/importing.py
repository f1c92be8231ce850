"""Match files taken in as matches, one by one; what is here already is not taken in twice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.data.backup_file import is_backup
from app.data.errors import StorageError
from app.data.exchange import exported, hopeless, id_of_content, imported, own_id, same_play
from app.data.json_strict import Unreadable
from app.data.match_file import MatchFile, read, write
from app.domain.introducing import introduced
from app.domain.log import replay
from app.domain.match import Player
from app.domain.problems import Problem
from app.domain.roster import Library
from app.owner.library import LibraryOwner
from app.owner.owners import Owners


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of one file. `match_id`: the match it is now, None where it could not be taken
    in; `already`: it was here before, and nothing changed. `fault`: "", or the code why not
    (`not-json`, `not-a-match`, `newer-version`, `too-large`, `is-backup`, `bad-match`, or one of
    app/data/errors.py); for `bad-match` the `problems` say what, of players called `names`.
    """

    name: str
    match_id: str | None = None
    already: bool = False
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
            file = read(data)
            problems = hopeless(file)
            if problems:
                names = tuple(player.name for player in file.match.setup.players)
                return Imported(name, fault="bad-match", problems=problems, names=names)
            match_id, already = await self._place(file)
            if not already:
                await self._adopt(file, match_id)
        except Unreadable as error:
            return Imported(name, fault="is-backup" if is_backup(data) else error.code)
        except StorageError as error:
            return Imported(name, fault=error.code)
        return Imported(name, match_id, already)

    async def _place(self, file: MatchFile) -> tuple[str, bool]:
        """The id the match gets here, and whether it is here under that id already."""
        match_id, by_content = own_id(file), id_of_content(file)
        if match_id not in self._owners.matches.ids():
            return match_id, False
        if match_id == by_content or await self._is(match_id, file):
            return match_id, True
        # It went on since, here or there: both are kept.
        return by_content, by_content in self._owners.matches.ids()

    async def _is(self, match_id: str, file: MatchFile) -> bool:
        try:
            stored = await self._owners.get(match_id)
        except StorageError:
            return False
        return stored is not None and same_play(replay(stored.record), file.match)

    async def _adopt(self, file: MatchFile, match_id: str) -> None:
        met = file.match.setup.players

        def meet(library: Library) -> Library:
            nonlocal met
            library, met = introduced(library, file.match.setup.players, self._new_id)
            return library

        await self._library.change(meet)
        await self._owners.adopt(imported(file, match_id, met, self._now()))
