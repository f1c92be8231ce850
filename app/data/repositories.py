"""Matches and the library as the app sees them; a codec turns them into documents and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from app.data.errors import BadDocument, BadName, StorageError
from app.data.index import INDEX, Index, Summary
from app.data.port import Document, DocumentStore, check_name

T = TypeVar("T")

MATCHES, BIN, LIBRARY = "matches", "bin", "library"


@dataclass(frozen=True, slots=True)
class Codec(Generic[T]):
    """Pure functions. `encode` makes a fresh document; `decode` raises LookupError, TypeError,
    ValueError or AttributeError for a document that makes no sense."""

    encode: Callable[[T], Document]
    decode: Callable[[Document], T]

    def decoded(self, name: str, document: Document) -> T:
        """Raises BadDocument."""
        try:
            return self.decode(document)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadDocument(name, repr(error)) from error


class Matches(Generic[T]):
    """All matches. Open it first. Every method that waits raises StorageFailed, BadName.

    identify -- the id of a match (see `check_name`)
    summarise -- what lists show of a match: small, plain JSON
    summary_version -- changes when `summarise` makes something else of the same match
    """

    def __init__(
        self,
        store: DocumentStore,
        codec: Codec[T],
        identify: Callable[[T], str],
        summarise: Callable[[T], Summary],
        summary_version: str = "1",
        index_delay: float = 60.0,
    ) -> None:
        self._store = store
        self._codec = codec
        self.identify = identify
        self._summarise = summarise
        self._version, self._delay = summary_version, index_delay
        self._index = self.index(MATCHES, INDEX)
        self._last_put: dict[str, object] = {}

    def index(self, folder: str, name: str) -> Index:
        """An index of matches in a folder, kept in the document of that name; not opened yet."""
        return Index(self._store, folder, self._summary_of, self._version, self._delay, name)

    def encode(self, match: T) -> Document:
        """The document of a match, fresh."""
        return self._codec.encode(match)

    async def open(self) -> None:
        """Brings the index up to date."""
        await self._index.open()

    async def close(self) -> None:
        """Writes the index; the store is left open."""
        await self._index.close()

    async def get(self, match_id: str) -> T | None:
        """Raises NewerDocument, BadDocument."""
        name = stored_name(MATCHES, match_id)
        document = await self._store.load(name)
        if document is None:
            self._index.forget(match_id)
            return None
        return self._codec.decoded(name, document)

    async def put(self, match: T) -> None:
        """Returns when this match, or a newer state of it put meanwhile, is durable.

        Raises NewerDocument, BadDocument.
        """
        match_id = self.identify(match)
        name = stored_name(MATCHES, match_id)
        ticket = self._last_put[match_id] = object()
        try:
            stamp = await self._store.save(name, self._codec.encode(match))
        except StorageError:
            await self._index.look_again(match_id)
            raise
        # The stamp may be that of a newer state, whose own put then has the summary to go with it.
        if self._last_put.get(match_id) is ticket:
            del self._last_put[match_id]
            self._index.note(match_id, stamp, lambda: self._summarise(match))

    def ids(self) -> list[str]:
        return self._index.ids()

    def summaries(self) -> dict[str, Summary]:
        """A summary a match, by id."""
        return self._index.summaries()

    def problems(self) -> dict[str, str]:
        """Matches that cannot be read now, by id, with the code of the error."""
        return self._index.problems()

    async def remove(self, match_id: str) -> bool:
        """Moves a match to the bin, readable or not; False if there is none."""
        if (
            await self._store.move(stored_name(MATCHES, match_id), stored_name(BIN, match_id))
            is None
        ):
            return False
        self._index.forget(match_id)
        return True

    async def restore(self, match_id: str) -> bool:
        """Moves a match back from the bin; False if it is not there or its place is taken."""
        if match_id in self._index.ids():
            return False
        stamp = await self._store.move(stored_name(BIN, match_id), stored_name(MATCHES, match_id))
        if stamp is None:
            return False
        await self._index.look_again(match_id, stamp)
        return True

    def _summary_of(self, document: Document) -> Summary:
        return self._summarise(self._codec.decoded(MATCHES, document))


class Library(Generic[T]):
    """The one document with the roster and the shared settings."""

    def __init__(self, store: DocumentStore, codec: Codec[T], empty: Callable[[], T]) -> None:
        self._store = store
        self._codec = codec
        self._empty = empty

    async def get(self) -> T:
        """An empty one if none was ever put. Raises NewerDocument, BadDocument, StorageFailed."""
        document = await self._store.load(LIBRARY)
        return self._empty() if document is None else self._codec.decoded(LIBRARY, document)

    async def put(self, library: T) -> None:
        """Returns when it is durable. Raises NewerDocument, BadDocument, StorageFailed."""
        await self._store.save(LIBRARY, self._codec.encode(library))


def stored_name(folder: str, match_id: str) -> str:
    """The name of a match's document. Raises BadName for an id that would lead elsewhere."""
    if "/" in match_id:
        raise BadName(match_id)
    return check_name(f"{folder}/{match_id}")
