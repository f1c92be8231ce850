"""The matches that one client has open."""

from collections.abc import Callable

from app.owner.library import LibraryOwner
from app.owner.owners import Owners
from app.stores.match_store import MatchStore


class MatchStores:
    """One store a match, kept until the client goes."""

    def __init__(self, owners: Owners, new_id: Callable[[], str], library: LibraryOwner) -> None:
        self._owners = owners
        self._new_id = new_id
        self._library = library
        self._stores: dict[str, MatchStore] = {}

    def opened(self, match_id: str) -> MatchStore | None:
        """The store of a match that was opened before."""
        return self._stores.get(match_id)

    async def open(self, match_id: str) -> MatchStore | None:
        """The store of a match; None if it is not there or cannot be read."""
        owner = await self._owners.open(match_id)
        if owner is None:
            return None
        if match_id not in self._stores:
            self._stores[match_id] = MatchStore(owner, self._new_id, self._library)
        return self._stores[match_id]

    def close(self) -> None:
        """The client is gone; its stores hear of nothing any more."""
        for store in self._stores.values():
            store.close()
        self._stores.clear()
