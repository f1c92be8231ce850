"""An address that leads nowhere."""

import flet as ft

from app.ui import ids, routes
from app.ui.boundary import bounded
from app.ui.components.buttons import primary_button
from app.ui.components.empty_state import empty_state
from app.ui.components.scaffold import scaffold
from app.ui.context import use_here
from app.ui.screens.broken import broken


@ft.component
@bounded(broken)
def LostScreen() -> ft.Control:
    """The router puts it into a view of its own."""
    here = use_here()
    words, look = here.words, here.look
    page = ft.context.page
    home = primary_button(
        look,
        words.t("To the matches"),
        lambda: page.navigate(routes.HOME),
        identifier=ids.HOME,
    )
    return scaffold(
        look,
        empty_state(
            look,
            words.t("Nothing here"),
            words.t("This address leads to no screen of the app."),
            [home],
        ),
    )
