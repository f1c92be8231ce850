"""Schema versions: older documents are brought up to date, newer ones left alone.

Every document carries `"schema": n`. A kind of document has an ordered list of pure steps from one
schema to the next, and `MigratedStore` applies them on load. The original is kept beside the data,
as set-aside/<name>.schema-<n>, before the migrated document is first saved in its place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.data.errors import BadDocument, NewerDocument
from app.data.files import SET_ASIDE
from app.data.port import Damage, Document, DocumentStore

Step = Callable[[Document], Document]


@dataclass(frozen=True, slots=True)
class Schema:
    """One kind of document. `steps[i]` makes schema i + 2 out of schema i + 1; schemas start at 1.

    A step may change what it is given. Steps are only ever added at the end.
    """

    steps: tuple[Step, ...] = ()

    @property
    def version(self) -> int:
        return len(self.steps) + 1

    def migrate(self, name: str, document: Document) -> Document:
        """Up to date, with its `schema`. Raises NewerDocument, BadDocument."""
        found = self.found_in(name, document)
        try:
            for step in self.steps[found - 1 :]:
                document = step(document)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadDocument(name, f"schema {found}: {error!r}") from error
        return {**document, "schema": self.version}

    def found_in(self, name: str, document: Document) -> int:
        """The schema that the document says it has. Raises NewerDocument, BadDocument."""
        found = document.get("schema")
        if type(found) is not int or found < 1:
            raise BadDocument(name, f"schema {found!r}")
        if found > self.version:
            raise NewerDocument(name, found)
        return found


class MigratedStore:
    """A `DocumentStore` over another one, with a schema a kind of document.

    `schemas` goes by the first part of a name ("matches" for `matches/4f0c`); other documents pass
    as they are.
    """

    def __init__(self, inner: DocumentStore, schemas: Mapping[str, Schema]) -> None:
        self._inner = inner
        self._schemas = schemas
        # Names known to hold nothing that a save could destroy.
        self._current: set[str] = set()
        self._checking = asyncio.Lock()

    @property
    def damage(self) -> tuple[Damage, ...]:
        return self._inner.damage

    async def load(self, name: str) -> Document | None:
        document = await self._inner.load(name)
        schema = self._schema(name)
        if schema is None:
            return document
        if document is None or document.get("schema") == schema.version:
            self._current.add(name)
            return document
        return schema.migrate(name, document)

    async def save(self, name: str, document: Document) -> str:
        schema = self._schema(name)
        if schema is None:
            return await self._inner.save(name, document)
        # Always through the lock, which is fair: no save may overtake an earlier one.
        async with self._checking:
            if name not in self._current:
                await self._keep_original(name, schema)
        return await self._inner.save(name, {**document, "schema": schema.version})

    async def move(self, name: str, new_name: str) -> str | None:
        # Nothing is replaced: what had the new name before stays as the last good copy.
        self._current -= {name, new_name}
        return await self._inner.move(name, new_name)

    async def remove(self, name: str) -> None:
        self._current.discard(name)
        await self._inner.remove(name)

    async def names(self, folder: str = "") -> list[str]:
        return await self._inner.names(folder)

    async def stamps(self, folder: str = "") -> dict[str, str]:
        return await self._inner.stamps(folder)

    async def close(self) -> None:
        await self._inner.close()

    def _schema(self, name: str) -> Schema | None:
        return self._schemas.get(name.split("/")[0])

    async def _keep_original(self, name: str, schema: Schema) -> None:
        original = await self._inner.load(name)
        if original is not None:
            found = schema.found_in(name, original)
            if found < schema.version:
                await self._inner.save(f"{SET_ASIDE}/{name}.schema-{found}", original)
        self._current.add(name)
