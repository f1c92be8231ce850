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
    fines = at.form.entered.adjustments
    if not fines:
        return []
    words = at.words
    said = ", ".join(f"{at.names[fine.seat]} {signed(fine.points, words.locale)}" for fine in fines)
    line = fine_line(
        at.look,
        words.t("Fines: {fines}", fines=said),
        lambda: at.go(routes.fines(at.match_id, at.target)),
        identifier=ids.TABLE_FINED,
    )
    return [line]
