"""The menus of the table: what else can be done with the hand, and with one seat."""

from collections.abc import Callable

import flet as ft

from app.ui import ids, routes
from app.ui.components.drawing import suit_icon
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.screens.gate import AtMatch
from app.ui.screens.table import acts
from app.ui.screens.table.facts import opening_card_words


def table_menu(
    at: AtMatch, on_annul: Callable[[], object], on_close: Callable[[], object]
) -> ft.BottomSheet:
    """What is rarely needed: a misdeal, another who went out, the sheet, the rules."""
    words, form = at.words, at.state.form
    items = [
        MenuItem(
            at.game_words.annul(),
            ft.Icons.LAYERS_CLEAR_ROUNDED,
            on_annul if form.annul_possible else None,
            ids.TABLE_ANNUL,
            at.game_words.annul_means(),
        ),
        MenuItem(
            words.t("Score sheet"),
            ft.Icons.TABLE_CHART_ROUNDED,
            lambda: at.go(routes.sheet(at.match_id)),
            ids.TABLE_MENU_SHEET,
        ),
        MenuItem(
            words.t("Rules"),
            ft.Icons.MENU_BOOK_ROUNDED,
            lambda: at.go(routes.rules(at.match_id)),
            ids.TABLE_RULES,
        ),
    ]
    if form.entered.decided:
        again = MenuItem(
            words.t("Change who went out"),
            ft.Icons.FLAG_ROUNDED,
            lambda: at.go(routes.out(at.match_id)),
            ids.TABLE_OUT,
        )
        items.insert(0, again)
    return menu_sheet(at.look, at.game_words.hand(form.number), items, on_close)


def seat_menu(at: AtMatch, seat: int, on_close: Callable[[], object]) -> ft.BottomSheet:
    """One pass less, who led, the sheet."""
    words, entered, card = at.words, at.state.form.entered, at.profile.opening_card
    items = [
        MenuItem(
            words.t("Take one pass back"),
            ft.Icons.REMOVE_ROUNDED,
            (lambda: acts.take_back(at, seat)) if entered.passes[seat] else None,
            ids.table_seat_take_back(seat),
        )
    ]
    if at.profile.asks_opener and card is not None:
        held = entered.opener == seat
        shown = opening_card_words(at, card)
        items.append(
            MenuItem(
                words.t("Did not hold the {card}", card=shown)
                if held
                else words.t("Held the {card}", card=shown),
                suit_icon(at.look, card.suit.value, at.look.icon(24)),
                lambda: acts.opened(at, None if held else seat),
                ids.table_seat_held(seat),
            )
        )
    return menu_sheet(at.look, at.names[seat], items, on_close)
