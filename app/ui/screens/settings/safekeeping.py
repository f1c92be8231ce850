"""The ways to the backup and to the bin."""

import flet as ft

from app.ui import ids, routes
from app.ui.components.list_row import list_row
from app.ui.components.panel import panel, ruled
from app.ui.context import Here
from app.ui.screens.backup.saved import last_copy


def safekeeping(here: Here) -> ft.Control:
    words = here.words
    copied = here.session.library.state.copied
    backup = _way(
        here,
        words.t("Backup"),
        last_copy(here, copied),
        ft.Icons.SAVE_ALT_ROUNDED,
        routes.BACKUP,
        ids.SETTINGS_BACKUP,
    )
    bin_ = _way(
        here,
        words.t("Bin"),
        words.t("Deleted matches stay here for 30 days."),
        ft.Icons.DELETE_OUTLINE_ROUNDED,
        routes.BIN,
        ids.SETTINGS_BIN,
    )
    return panel(
        ruled([backup, bin_], indent=50), padding=ft.Padding.symmetric(horizontal=8, vertical=2)
    )


def _way(
    here: Here, title: str, detail: str, icon: ft.IconData, address: str, identifier: str
) -> ft.Control:
    look, page = here.look, ft.context.page
    mark = ft.Icon(icon, size=look.icon(24), color=ft.Colors.ON_SURFACE_VARIANT)
    on = ft.Icon(
        ft.Icons.CHEVRON_RIGHT_ROUNDED, size=look.icon(24), color=ft.Colors.ON_SURFACE_VARIANT
    )
    return list_row(
        look,
        title,
        detail,
        label=f"{title}. {detail}",
        on_press=lambda: page.navigate(address),
        leading=ft.Container(mark, padding=ft.Padding.only(left=4)),
        trailing=on,
        identifier=identifier,
    )
