"""The table while a match goes on: who deals and leads, the totals, the passes as they happen."""

from collections.abc import Callable

import flet as ft

from app.domain.draft import OpenerSet
from app.ui.awake import use_awake
from app.ui.boundary import bounded
from app.ui.components.focus import PrimaryFocus
from app.ui.components.menu_sheet import menu_sheet
from app.ui.components.notice import Gravity, notice
from app.ui.components.pressable import handler
from app.ui.components.scaffold import scaffold
from app.ui.components.snack import snack
from app.ui.hooks import use_box, use_on_top, use_store, use_value
from app.ui.keyboard import Bindings
from app.ui.keys import use_keys
from app.ui.messages import problem_sentence
from app.ui.modal import use_modal
from app.ui.screens.broken import broken
from app.ui.screens.during.fined import fined, in_bar
from app.ui.screens.entry.turns import Turns
from app.ui.screens.export.exports import Exports, use_exports
from app.ui.screens.gate import AtMatch
from app.ui.screens.table import acts
from app.ui.screens.table.bar import bar, ending
from app.ui.screens.table.layout import laid_out
from app.ui.screens.table.menus import seat_menu, table_menu
from app.ui.screens.table.reminders import reminders, reminders_sheet
from app.ui.screens.table.tiles import above_tiles, use_tiles
from app.ui.screens.undo import undo_keys, undo_this

_SENDING, _REMINDERS, _CLOSED, _TABLE = -4, -3, -2, -1
"""Which menu is open: how the match can be taken away, the switches of the reminders, none, that of
the table; from 0 on that of a seat.
"""


@ft.component
@bounded(broken)
def TableScreen(at: AtMatch) -> ft.Control:
    """The table of any game, drawn by what its profile asks for."""
    menu, open_menu, close_menu = _use_menu()
    reminding = use_store(at.here.session.client)
    primary, turns = use_box(PrimaryFocus).current, use_box(Turns).current
    tiles = use_tiles(open_menu)
    use_awake()
    use_keys(_keys(at, primary))
    annulled, set_annulled = use_value(lambda: "")
    on_top = use_on_top()

    async def annul() -> None:
        set_annulled(await acts.annul(at))

    def forget() -> None:
        if not on_top:
            set_annulled("")

    ft.use_effect(forget, [on_top])
    exports = use_exports(at.here)

    def close_all() -> None:
        exports.close()
        close_menu()

    use_modal(exports.sheet or _menu(at, menu, exports, annul, open_menu, close_menu), close_all)
    # The word belongs to the table: over another screen its undo would mean something else.
    ft.use_dialog(_word(at, annulled if on_top else "", lambda: set_annulled("")))
    form = at.state.form
    asks = (
        at.profile.asks_opener
        and form.leads is None
        and not form.entered.decided
        and not _asked(at)
    )
    above = _notes(at)
    if at.profile.asks_passes:
        above.append(above_tiles(at, asks, lambda: acts.opened(at, None)))
    wide = at.look.expanded

    fines_above = not in_bar(at)

    def strips(at: AtMatch) -> list[ft.Control]:
        return [*(fined(at) if fines_above else []), *reminders(at, reminding, turns)]

    body, fills = laid_out(at, strips, above, tiles)
    return scaffold(
        at.look,
        body,
        header=bar(at, lambda: open_menu(_TABLE), primary),
        above=_stacked(at, above) if above else None,
        action=None if wide and not at.look.landscape else ending(at, primary),
        fill=fills,
        wide=wide,
        edge=12 if fills else None,
    )


def _asked(at: AtMatch) -> bool:
    """Who led was said, or that it is not known: nobody is asked again in this hand."""
    return any(isinstance(step, OpenerSet) for step in at.draft.steps)


def _use_menu() -> tuple[int, Callable[[int], None], Callable[[], None]]:
    """Which menu is open, and how to open and close one.

    A menu tells that it has gone when its movement ends; by then another one may be open.
    """
    (which, opened), show = use_value(lambda: (_CLOSED, 0))
    latest = use_box(lambda: opened)
    latest.current = opened

    def close() -> None:
        if latest.current == opened:
            show((_CLOSED, opened))

    return which, lambda new: show((new, opened + 1)), close


def _notes(at: AtMatch) -> list[ft.Control]:
    """What is unusual about this match just now."""
    sheet, words = at.state.sheet, at.words
    notes: list[ft.Control] = []
    if sheet.extra_deal:
        sentence = words.t("The limit is reached, but the lowest total is shared: one more hand.")
        notes.append(notice(at.look, sentence, Gravity.NOTE))
    error = next((problem for problem in sheet.all_problems if problem.is_error), None)
    if error is not None:
        sentence = problem_sentence(words, error, at.names, at.letters)
        where = None if error.hand is None else at.game_words.hand(error.hand)
        notes.append(notice(at.look, sentence, Gravity.ERROR, title=where))
    return notes


def _stacked(at: AtMatch, parts: list[ft.Control]) -> ft.Control:
    return ft.Column(
        parts,
        spacing=at.look.gap,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _word(at: AtMatch, annulled: str, on_close: Callable[[], object]) -> ft.SnackBar | None:
    """The word after annulling, with the way to take it back while undo would do that."""
    if not annulled or at.state.undo is None or at.state.undo.id != annulled:
        return None
    word = snack(
        at.look,
        at.game_words.was_annulled(),
        at.words.t("Undo"),
        lambda: undo_this(at, annulled),
        lift=0 if at.look.expanded else at.look.action + 12,
    )
    word.on_dismiss = handler(on_close)
    return word


def _menu(
    at: AtMatch,
    menu: int,
    exports: Exports,
    on_annul: Callable[[], object],
    on_open: Callable[[int], object],
    on_close: Callable[[], object],
) -> ft.BottomSheet | None:
    if menu == _TABLE:
        return table_menu(
            at, on_annul, lambda: on_open(_REMINDERS), lambda: on_open(_SENDING), on_close
        )
    if menu == _SENDING:
        return menu_sheet(at.look, at.words.t("Send or save"), exports.items(at.match_id), on_close)
    if menu == _REMINDERS:
        return reminders_sheet(at, at.here.session.client, on_close)
    return seat_menu(at, menu, on_close) if menu >= 0 else None


def _keys(at: AtMatch, primary: PrimaryFocus) -> Bindings:
    """1 to 4 add a pass, in order of play; undo and redo as everywhere; then Enter is free again
    for the end of the hand.
    """

    async def tap(seat: int) -> None:
        primary.back()
        await acts.tap_pass(at, seat)

    bindings = dict(undo_keys(at))
    if at.profile.asks_passes:
        for place, seat in enumerate(at.state.form.seats, 1):
            bindings[str(place)] = lambda seat=seat: tap(seat)  # type: ignore[misc]
    return bindings
