"""What owners need of the storage; app/data/repositories.py offers it."""

from collections.abc import Mapping
from typing import Any, Protocol

from app.data.stored import StoredMatch
from app.domain.roster import Library


class Matches(Protocol):
    """All matches. What waits raises StorageError (app/data/errors.py) where it fails."""

    async def get(self, match_id: str) -> StoredMatch | None:
        """The match, None if there is none of that id."""

    async def put(self, match: StoredMatch) -> None:
        """Returns when this state of the match, or a newer one, is durable."""

    def summaries(self) -> Mapping[str, Mapping[str, Any]]:
        """A summary document a match, by id."""

    def problems(self) -> Mapping[str, str]:
        """The code of the error for each match that cannot be read, by id."""


class LibraryShelf(Protocol):
    """The one library. Raises StorageError where it fails."""

    async def get(self) -> Library: ...

    async def put(self, library: Library) -> None:
        """Returns when it is durable."""
