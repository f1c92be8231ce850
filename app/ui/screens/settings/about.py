"""What this is, and where what it knows is kept."""

import flet as ft

from app import __version__
from app.ui.components.drawing import picture
from app.ui.components.panel import panel
from app.ui.components.text import BODY, SUPPORT, TITLE, text
from app.ui.context import Here


def about(here: Here) -> ft.Control:
    words, look = here.words, here.look
    quiet = ft.Colors.ON_SURFACE_VARIANT
    head = ft.Row(
        [
            picture("nines", 44),
            ft.Column(
                [
                    text(look, "Tally Nine", TITLE),
                    text(look, words.t("Version {version}", version=__version__), SUPPORT, quiet),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
        ],
        spacing=14,
    )
    lines = [
        text(look, words.t("No account, no tracking, no network use of its own."), BODY),
        text(look, words.t("Everything is stored before it is shown as done."), BODY),
    ]
    if here.session.data is not None:
        folder = words.t("Matches are kept in {folder}", folder=str(here.session.data))
        lines.append(text(look, folder, SUPPORT, quiet))
    if here.session.lasting is not None:
        lines.append(text(look, words.t("Matches are kept in this browser."), SUPPORT, quiet))
    if here.session.lasting is False:
        fleeting = words.t("It may clear them when space runs short: save a backup now and then.")
        lines.append(text(look, fleeting, SUPPORT, quiet))
    return panel(
        ft.Column([head, *lines], spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    )
