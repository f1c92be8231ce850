"""What every part of an entry screen is drawn from."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from app.domain.draft import Draft
from app.domain.entry import Left
from app.domain.form import Form
from app.domain.steps import Focused, Step
from app.ui.components.focus import FieldFocus, PrimaryFocus
from app.ui.hooks import Box
from app.ui.screens.entry.acts import current_seat
from app.ui.screens.entry.correcting import changed, corrected
from app.ui.screens.entry.findings import Finding, findings
from app.ui.screens.entry.turns import Make, Turns
from app.ui.screens.entry.ways import Ways
from app.ui.screens.gate import AtMatch


@dataclass(frozen=True)
class Desk:
    """The match, and how this client enters; `set_ways` draws the screen anew.

    `ways` is what is drawn, `latest` what was chosen last, be it drawn already or not.
    """

    at: AtMatch
    ways: Ways
    latest: Box[Ways]
    set_ways: Callable[[Ways], None]
    primary: PrimaryFocus
    field: FieldFocus
    turns: Turns

    @property
    def form(self) -> Form:
        return self.at.form

    @property
    def can_save(self) -> bool:
        return self.form.can_save and changed(self.at)

    @property
    def draft(self) -> Draft:
        return self.at.draft

    @property
    def seat(self) -> int:
        """Whose cards are being entered."""
        return current_seat(self.form)

    @property
    def left(self) -> Left:
        """What is entered for that seat."""
        return self.form.entered.left[self.seat]

    @property
    def findings(self) -> tuple[Finding, ...]:
        return findings(self.at.words, self.form, self.at.names, self.at.letters)

    def name(self, seat: int) -> str:
        return self.at.names[seat]

    def initial(self, seat: int) -> str:
        return self.at.initials[seat]

    def choose(self, **changes: Any) -> None:
        """Other ways of entering; nothing that is stored."""
        self.latest.current = replace(self.latest.current, **changes)
        self.set_ways(self.latest.current)

    async def act(self, make: Make) -> None:
        """Takes the step that `make` gives when its turn comes; durable when this returns."""
        await self.turns.act(self.at.store, self.at.state.record, make)

    async def take(self, step: Step) -> None:
        """Takes a step that means the same whatever was tapped before it."""
        await self.act(lambda form, draft: step)

    async def look_at(self, seat: int, on_passes: bool = False) -> None:
        """Attention moves to a seat."""
        await self.take(Focused(seat, on_passes))

    async def save(self) -> None:
        """Puts the hand on the sheet."""
        await self.turns.save(self.at.store)
        await corrected(self.at)
