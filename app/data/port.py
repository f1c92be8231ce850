"""The awaited persistence port, and what a medium must offer to stand under it.

A medium keeps cells and a cell keeps one document safe: a folder of files today, another
kind of store in a browser. What a medium does is synchronous but for `held`, in which it may wait
for its device; `DocumentStore` is what the app awaits.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

from app.data.errors import BadName

Document = dict[str, Any]

_PART = re.compile(r"[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*")
# Windows opens a device instead of a file for these, whatever follows a dot.
_DEVICE = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)")


def check_name(name: str) -> str:
    """`name` itself: one to three parts between slashes, such as `library` or `matches/4f0c`.

    A part has lower-case letters, digits, `_`, `-` and single dots inside, 100 characters at most,
    so that it is the same file on every system and never leads out of its folder.

    Raises BadName for anything else.
    """
    if not is_name(name):
        raise BadName(name)
    return name


def is_name(name: str) -> bool:
    """Whether `check_name` would let it pass."""
    parts = name.split("/")
    return len(parts) <= 3 and all(_is_part(part) for part in parts)


def in_folder(folder: str, stamps: Mapping[str, str]) -> dict[str, str]:
    """What `Medium.stamps` gives of those of all documents by their whole names."""
    prefix = f"{check_name(folder)}/" if folder else ""
    return {
        name.removeprefix(prefix): stamp
        for name, stamp in stamps.items()
        if name.startswith(prefix) and "/" not in name.removeprefix(prefix)
    }


def _is_part(part: str) -> bool:
    return len(part) <= 100 and bool(_PART.fullmatch(part)) and not _DEVICE.match(part)


@dataclass(frozen=True, slots=True)
class Damage:
    """A stored document was found broken; to be told to the person.

    set_aside -- where the broken files went, relative to the data folder; none if one was missing
    restored_from_copy -- the last good copy took its place (it may lack the very last change);
        otherwise the document is absent now
    """

    name: str
    set_aside: tuple[str, ...]
    restored_from_copy: bool


@dataclass(frozen=True, slots=True)
class Frame:
    """All that one cell holds: TinyDB's tables and how many times they were written."""

    seq: int = 0
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a cell found: a frame or nothing, and the damage it mended on the way."""

    frame: Frame | None
    damage: Damage | None = None


class Cell(Protocol):
    """One document's place. After any failure or sudden end a whole frame is still found.

    Every method raises StorageFailed when the device refuses.
    """

    def read(self) -> Reading: ...

    def write(self, frame: Frame) -> None:
        """Returns when the frame is durable. Raises BadDocument if it is no JSON."""

    def stamp(self) -> str:
        """A cheap mark of the content; "" when there is none."""

    def remove(self) -> None:
        """Nothing of it is left; absent already is fine."""


class Medium(Protocol):
    """Where cells are. Every method raises StorageFailed when the device refuses."""

    def cell(self, name: str) -> Cell: ...

    def held(self, *names: str) -> AbstractAsyncContextManager[None]:
        """Round every use of these cells, and of `move` between them.

        On entering, what is stored is at hand; what was written inside is durable only when
        leaving did not raise.
        """

    def move(self, name: str, new_name: str) -> bool:
        """Gives a document another name in one step; False if there is none.

        A document that had the new name before becomes the last good copy there.
        """

    def stamps(self, folder: str) -> dict[str, str]:
        """The stamp of every document in `folder` ("" = the top) without reading any."""


class DocumentStore(Protocol):
    """Documents by name (see `check_name`), kept safe. All methods raise StorageFailed, BadName."""

    @property
    def damage(self) -> tuple[Damage, ...]:
        """Everything found broken since the store was opened, oldest first."""

    async def load(self, name: str) -> Document | None:
        """A fresh dict, the caller's own; None if there is no such document.

        Raises NewerDocument, BadDocument if what is there cannot be understood.
        """

    async def save(self, name: str, document: Document) -> str:
        """Returns, with its stamp, when this document or a newer one of that name is durable.

        The document is handed over: it must not be changed afterwards. Raises NewerDocument,
        BadDocument if what is there must not be replaced, BadDocument if it is no JSON.
        """

    async def move(self, name: str, new_name: str) -> str | None:
        """Moves a document, whatever is in it, and returns its stamp; None if there is none."""

    async def remove(self, name: str) -> None:
        """Removes a document and its last good copy for good."""

    async def names(self, folder: str = "") -> list[str]:
        """The last parts of the names in a folder, sorted."""

    async def stamps(self, folder: str = "") -> dict[str, str]:
        """Like `names`, each with a stamp that differs whenever the content differs."""

    async def close(self) -> None:
        """Waits for what is under way; afterwards everything raises StorageFailed `closed`."""
