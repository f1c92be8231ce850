"""What can be done with a player: another name, one with somebody else, put aside."""

import flet as ft

from app.ui import ids, routes
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.components.pressable import Press
from app.ui.refusals import refusal_sentence
from app.ui.screens.players.person import AtPlayer


def player_menu(at: AtPlayer, on_rename: Press, on_close: Press) -> ft.BottomSheet:
    """For `use_modal`."""
    words, player = at.words, at.player
    others = len(at.state.roster) > 1
    aside = (
        MenuItem(
            words.t("Offer again"),
            ft.Icons.UNARCHIVE_ROUNDED,
            lambda: archive(at, False),
            ids.PLAYER_ARCHIVE,
            words.t("For new matches, as before."),
        )
        if player.archived
        else MenuItem(
            words.t("Archive"),
            ft.Icons.ARCHIVE_ROUNDED,
            lambda: archive(at, True),
            ids.PLAYER_ARCHIVE,
            words.t("Not offered for new matches. Nothing is lost."),
        )
    )
    items = [
        MenuItem(words.t("Rename"), ft.Icons.EDIT_ROUNDED, on_rename, ids.PLAYER_RENAME),
        MenuItem(
            words.t("Merge with another player"),
            ft.Icons.MERGE_ROUNDED,
            (lambda: at.go(routes.merge(player.id))) if others else None,
            ids.PLAYER_MERGE,
            words.t("When one person is here under two names."),
        ),
        aside,
    ]
    return menu_sheet(at.look, player.name, items, on_close)


async def archive(at: AtPlayer, on: bool) -> None:
    """Puts the player aside, or back, and says how to undo that."""
    refused = await at.store.archive(at.player.id, on)
    if refused is not None:
        at.say(refusal_sentence(at.words, refused))
        return
    sentence = (
        at.words.t("{name} is archived.", name=at.player.name)
        if on
        else at.words.t("{name} is offered again.", name=at.player.name)
    )
    at.say(sentence, lambda: at.store.archive(at.player.id, not on))
