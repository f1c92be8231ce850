"""What the screens have in common whose address names what they show: a match or a player."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import flet as ft

from app.l10n.catalog import Words
from app.ui.boundary import bounded
from app.ui.context import Here, use_here
from app.ui.layout import Look
from app.ui.screens.broken import broken
from app.ui.view import view


@dataclass(frozen=True)
class At:
    """What such a screen is drawn from."""

    here: Here

    @property
    def words(self) -> Words:
        return self.here.words

    @property
    def look(self) -> Look:
        return self.here.look

    def go(self, address: str) -> None:
        """Show another screen; addresses are those of routes.py."""
        ft.context.page.navigate(address)


A = TypeVar("A", bound=At)


def routed_screen(
    gate: Callable[..., ft.Control], draw: Callable[[A], ft.Control]
) -> Callable[[], ft.View]:
    """The component of a route with an `:id`. `draw`, a component or a plain function that may use
    hooks, draws its content; `gate` is a component of the client, the id and a component of what
    `draw` takes: it finds what has that id, and shows that component or says why it cannot.
    """
    shown = ft.component(bounded(broken)(getattr(draw, "__component_impl__", draw)))

    @ft.component
    def screen() -> ft.View:
        id = ft.use_route_params().get("id", "")
        return view(gate(use_here(), id, shown, key=id))

    return screen
