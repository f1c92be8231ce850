"""The files of a person, in a dict: what was saved, and what is chosen when asked."""

from collections.abc import Sequence
from inspect import isawaitable

import flet as ft

from app.services.files import Chosen, PickedFile, Saved, Take


class HandFiles:
    """`answer`: what becomes of each file that is to be saved."""

    def __init__(self) -> None:
        self.saved: dict[str, bytes] = {}
        self.answer = Saved.DONE
        self._takes: dict[Chosen, Take] = {}

    async def save(self, name: str, data: bytes) -> Saved:
        if self.answer is Saved.DONE:
            self.saved[name] = data
        return self.answer

    def choosing(self, what: Chosen, take: Take) -> ft.ClientAction | None:
        self._takes[what] = take
        return None

    async def choose(self, what: Chosen, *files: tuple[str, bytes | None]) -> None:
        """What the person picks, once the button was pressed."""
        picked: Sequence[PickedFile] = [PickedFile(name, data) for name, data in files]
        taken = self._takes[what](picked)
        if isawaitable(taken):
            await taken
