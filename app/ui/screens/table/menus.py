"""The menus of the table: what else can be done with the match, with the hand, with one seat."""

from collections.abc import Callable

import flet as ft

from app.ui import ids, routes
from app.ui.components.drawing import suit_icon
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.screens.during.agreed import can_be_changed
from app.ui.screens.during.frame import hand_is_played
from app.ui.screens.gate import AtMatch
from app.ui.screens.table import acts
from app.ui.screens.table.facts import opening_card_words


def table_menu(
    at: AtMatch,
    on_annul: Callable[[], object],
    on_reminders: Callable[[], object],
    on_send: Callable[[], object],
    on_close: Callable[[], object],
) -> ft.BottomSheet:
    """What is rarely needed: of the hand first, then of the match, then what is to be read."""
    send = MenuItem(at.words.t("Send or save"), ft.Icons.SHARE_ROUNDED, on_send, ids.TABLE_SEND)
    items = [*_of_hand(at, on_annul), *_of_match(at, on_reminders), *_to_read(at), send, _stop(at)]
    return menu_sheet(at.look, at.game_words.hand(at.state.form.number), items, on_close)


def _of_hand(at: AtMatch, on_annul: Callable[[], object]) -> list[MenuItem]:
    words, form = at.words, at.state.form
    items = [
        MenuItem(
            words.t("Fines"),
            ft.Icons.GAVEL_ROUNDED,
            lambda: at.go(routes.fines(at.match_id)),
            ids.TABLE_FINES,
        ),
        MenuItem(
            at.game_words.annul(),
            ft.Icons.LAYERS_CLEAR_ROUNDED,
            on_annul if form.annul_possible else None,
            ids.TABLE_ANNUL,
            at.game_words.annul_means(),
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
    return items


def _of_match(at: AtMatch, on_reminders: Callable[[], object]) -> list[MenuItem]:
    words = at.words
    joining = at.profile.min_players < at.profile.max_players
    between = None
    if hand_is_played(at):
        between = words.t("Places change between hands.")
    items = [
        MenuItem(
            words.t("Players and dealer") if joining else words.t("Seats and dealer"),
            ft.Icons.GROUPS_ROUNDED,
            lambda: at.go(routes.seats(at.match_id)),
            ids.TABLE_SEATS,
            between,
        )
    ]
    if can_be_changed(at):
        items.append(
            MenuItem(
                words.t("Table rules"),
                ft.Icons.TUNE_ROUNDED,
                lambda: at.go(routes.agreed(at.match_id)),
                ids.TABLE_AGREED,
            )
        )
    if at.profile.names_suit or at.profile.can_block:
        items.append(
            MenuItem(
                words.t("Reminders"),
                ft.Icons.NOTIFICATIONS_NONE_ROUNDED,
                on_reminders,
                ids.TABLE_REMINDERS,
            )
        )
    return items


def _to_read(at: AtMatch) -> list[MenuItem]:
    words = at.words
    return [
        MenuItem(
            words.t("Notes"),
            ft.Icons.EDIT_NOTE_ROUNDED,
            lambda: at.go(routes.notes(at.match_id)),
            ids.TABLE_NOTES,
            _in_short(at.state.match.notes),
        ),
        MenuItem(
            words.t("Score sheet"),
            ft.Icons.TABLE_CHART_ROUNDED,
            lambda: at.go(routes.sheet(at.match_id)),
            ids.TABLE_MENU_SHEET,
        ),
        MenuItem(
            words.t("Scoreboard"),
            ft.Icons.TV_ROUNDED,
            lambda: at.go(routes.board(at.match_id)),
            ids.TABLE_MENU_BOARD,
            words.t("Totals readable across the room"),
        ),
        MenuItem(
            words.t("Rules"),
            ft.Icons.MENU_BOOK_ROUNDED,
            lambda: at.go(routes.rules(at.match_id)),
            ids.TABLE_RULES,
        ),
    ]


def _stop(at: AtMatch) -> MenuItem:
    words = at.words
    return MenuItem(
        words.t("Stop without a winner"),
        ft.Icons.STOP_CIRCLE_ROUNDED,
        lambda: acts.stop(at),
        ids.TABLE_STOP,
        words.t("It stays among the matches and can be resumed."),
    )


def _in_short(notes: str) -> str | None:
    """The first line of the notes, if there are any."""
    lines = notes.strip().splitlines()
    if not lines:
        return None
    return lines[0] if len(lines[0]) <= 60 else f"{lines[0][:59]}…"


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
