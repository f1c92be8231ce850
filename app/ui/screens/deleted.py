"""What stands in the place of a match that was deleted while it was open."""

import flet as ft

from app.ui import ids, routes
from app.ui.components.buttons import outlined_button, primary_button
from app.ui.components.snack import snack
from app.ui.context import Here
from app.ui.keeping_messages import restored_sentence
from app.ui.screens.dead_end import dead_end


def deleted(here: Here, match_id: str) -> ft.Control:
    """Somebody else may have done it: the way back is here too. Restored, the match goes on."""
    look, words, page = here.look, here.words, ft.context.page

    def leave() -> None:
        page.navigate(routes.HOME)

    async def restore() -> None:
        refused = await here.session.library.restore_match(match_id)
        if refused is not None:
            here.session.library.dismiss()
            page.show_dialog(snack(look, restored_sentence(words, refused)))

    back = primary_button(
        look,
        words.t("Restore"),
        restore,
        icon=ft.Icons.RESTORE_FROM_TRASH_ROUNDED,
        identifier=ids.BIN_RESTORE,
    )
    home = outlined_button(look, words.t("To the matches"), leave, identifier=ids.HOME)
    return dead_end(
        here,
        words.t("This match was deleted"),
        words.t("It stays in the bin for 30 days."),
        [back, home],
        leave,
    )
