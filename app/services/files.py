"""Files to and from the person: saved wherever they like, chosen from what they have."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import flet as ft


class Chosen(Enum):
    """What files are chosen for; the value says whether it may be several."""

    BACKUP = False
    MATCHES = True


class Saved(Enum):
    """What became of a file that was to be saved."""

    DONE = "done"
    LEFT = "left"
    """The person thought better of it."""
    FAILED = "failed"


@dataclass(frozen=True)
class PickedFile:
    """`data` None: it could not be read."""

    name: str
    data: bytes | None


Take = Callable[[Sequence[PickedFile]], object]
"""What is done with the files that were chosen; what it returns is awaited if it can be."""


class Files(Protocol):
    """None of these ever raises."""

    async def save(self, name: str, data: bytes) -> Saved:
        """Hands `data` to the person as a file."""
        ...

    def choosing(self, what: Chosen, take: Take) -> ft.ClientAction | None:
        """The action of a button that lets the person choose; `take` is not called for nothing.

        Browsers let a page ask for files only while a tap lasts, so the client has to do it. Of
        several buttons for the same, the one drawn last is told.
        """
        ...


class NoFiles:
    """Where there are none to be had."""

    async def save(self, name: str, data: bytes) -> Saved:
        return Saved.FAILED

    def choosing(self, what: Chosen, take: Take) -> ft.ClientAction | None:
        return None
