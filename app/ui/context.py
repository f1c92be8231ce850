"""What every screen knows without being told: the session, the look, the words."""

from dataclasses import dataclass
from typing import cast

import flet as ft

from app.l10n.catalog import Words
from app.l10n.letters import Letters
from app.ui.layout import Look
from app.ui.session import Session


@dataclass(frozen=True)
class Here:
    """One client as it is now. `letters`: those printed on the cards of its table. `visit`:
    another one each time the client comes back after it was away.
    """

    session: Session
    look: Look
    words: Words
    letters: Letters
    visit: object = None

    @property
    def locale(self) -> str:
        return self.words.locale


here_context = ft.create_context(cast(Here | None, None))


def use_here() -> Here:
    """The client this component is drawn for. Raises RuntimeError outside of `App`."""
    here = ft.use_context(here_context)
    if here is None:
        raise RuntimeError("drawn outside of App")
    return here
