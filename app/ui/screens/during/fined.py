"""That somebody is fined in a hand, wherever the hand is shown; it leads to the fines."""

import flet as ft

from app.l10n.numbers import signed
from app.ui import ids, routes
from app.ui.components.buttons import icon_button
from app.ui.components.fine_line import fine_line
from app.ui.components.pressable import Press
from app.ui.screens.gate import AtMatch


def fined(at: AtMatch) -> list[ft.Control]:
    """One line for all fines of the hand; none where there is none."""
    if not at.form.entered.adjustments:
        return []
    return [fine_line(at.look, _said(at), _there(at), identifier=ids.TABLE_FINED)]


def in_bar(at: AtMatch) -> bool:
    """Whether the bar of the table leads to the fines: tiles need the height of a low window, a
    board the whole width of one that lies on its side.
    """
    look = at.look
    if at.profile.asks_passes:
        return look.short
    return look.landscape and look.expanded and not look.large_text


def fined_icon(at: AtMatch) -> list[ft.Control]:
    """The same as an icon in a bar, where there is no height for a line."""
    if not at.form.entered.adjustments:
        return []
    return [
        icon_button(
            at.look,
            ft.Icons.GAVEL_ROUNDED,
            _said(at),
            _there(at),
            identifier=ids.TABLE_FINED,
            color=ft.Colors.TERTIARY,
        )
    ]


def _said(at: AtMatch) -> str:
    words = at.words
    fines = ", ".join(
        f"{at.names[fine.seat]} {signed(fine.points, words.locale)}"
        for fine in at.form.entered.adjustments
    )
    return words.t("Fines: {fines}", fines=fines)


def _there(at: AtMatch) -> Press:
    return lambda: at.go(routes.fines(at.match_id, at.target))
