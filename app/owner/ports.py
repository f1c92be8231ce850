"""What owners need of the storage; app/data/repositories.py offers it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from app.data.bin import Binned
from app.data.stored import StoredMatch
from app.domain.roster import Library


class Matches(Protocol):
    """All matches. What waits raises StorageError (app/data/errors.py) where it fails."""

    async def get(self, match_id: str) -> StoredMatch | None:
        """The match, None if there is none of that id."""

    async def put(self, match: StoredMatch) -> None:
        """Returns when this state of the match, or a newer one, is durable."""

    def ids(self) -> Sequence[str]:
        """Every match there is, readable or not."""

    def summaries(self) -> Mapping[str, Mapping[str, Any]]:
        """A summary document a match, by id."""

    def problems(self) -> Mapping[str, str]:
        """The code of the error for each match that cannot be read, by id."""


class Bin(Protocol):
    """Deleted matches. Raises StorageError where it fails."""

    async def put(self, match_id: str, when: str) -> bool:
        """Deletes a match, readable or not; False if there is none. `when`: ISO 8601."""

    async def back(self, match_id: str) -> bool:
        """Puts it back; False if it is not in the bin, or its place was taken meanwhile."""

    async def listed(self) -> Sequence[Binned]:
        """All that is there, deleted last first."""

    async def drop(self, match_id: str) -> None:
        """Removes one for good."""

    async def purge(self, now: str) -> int:
        """Removes for good what has been there long enough; how many that were."""

    async def adopt(self, match: StoredMatch, deleted: str) -> None:
        """Puts one there that comes from elsewhere."""


class LibraryShelf(Protocol):
    """The one library. Raises StorageError where it fails."""

    async def get(self) -> Library: ...

    async def put(self, library: Library) -> None:
        """Returns when it is durable."""
