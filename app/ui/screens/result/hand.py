"""A hand of the sheet: what it cost, and the ways to put it right."""

from collections.abc import Callable
from enum import Enum

import flet as ft

from app.domain.draft import Edit, Insert
from app.domain.sheet import Row
from app.ui import ids, routes
from app.ui.components.buttons import icon_button, primary_button
from app.ui.components.focus import PrimaryFocus
from app.ui.components.header import Leave
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.components.notice import Gravity
from app.ui.components.pressable import Press
from app.ui.components.question import question
from app.ui.hooks import use_box, use_value
from app.ui.keys import use_keys
from app.ui.modal import use_modal
from app.ui.screens.gate import AtMatch, match_screen
from app.ui.screens.result.hand_acts import HandAct, annulling, deleting, enter
from app.ui.screens.result.next_up import played_by
from app.ui.screens.result.nothing import not_on_sheet
from app.ui.screens.result.page import hand_page
from app.ui.screens.result.remarks import Remark, remarks
from app.ui.screens.undo import commit_keys
from app.ui.sheet_words import sheet_words


class Over(Enum):
    """What lies over the screen: the menu, or what has to be said before an act of it."""

    NOTHING = ""
    MENU = "menu"
    DELETE = "delete"
    ANNUL = "annul"


Open = Callable[[Over], object]


def _draw(at: AtMatch) -> ft.Control:
    primary = use_box(PrimaryFocus).current
    over, put_over = use_value(lambda: Over.NOTHING)
    latest = use_box(lambda: over)
    latest.current = over
    wanted = routes.deal_of(ft.use_route_params())
    row = next((row for row in at.state.sheet.rows if row.deal.id == wanted), None)
    page = ft.context.page

    def close() -> None:
        # What has gone tells so when its movement ends; by then something else may lie there.
        if latest.current is over:
            put_over(Over.NOTHING)

    use_modal(_over(at, row, over, put_over, close), close)
    keys = {"Delete": lambda: _begin(Over.DELETE, deleting(at, row), put_over, page)} if row else {}
    use_keys({**keys, **commit_keys(at)})
    if row is None:
        return not_on_sheet(at)
    menu = icon_button(
        at.look,
        ft.Icons.MORE_VERT_ROUNDED,
        at.words.t("More"),
        lambda: put_over(Over.MENU),
        identifier=ids.HAND_MENU,
    )
    return hand_page(
        at,
        row,
        tools=[menu],
        said=(*_begun(at, row), *remarks(at, row)),
        below=[played_by(at, row)],
        action=_correct(at, row, primary),
        way_out=routes.sheet(at.match_id),
        leave=Leave.BACK,
    )


def _correct(at: AtMatch, row: Row, primary: PrimaryFocus) -> ft.Control:
    target = Edit(row.deal.id)
    begun = at.state.record.draft(target).top is not None
    said = sheet_words(at.words, at.profile.id)
    return primary_button(
        at.look,
        at.words.t("Continue correcting") if begun else said.correct(),
        lambda: enter(at, target),
        icon=ft.Icons.EDIT_ROUNDED,
        identifier=ids.HAND_CORRECT,
        focused=primary,
    )


def _begun(at: AtMatch, row: Row) -> tuple[Remark, ...]:
    """Says what was begun here and is not saved."""
    if at.state.record.draft(Edit(row.deal.id)).top is None:
        return ()
    return ((at.words.t("A correction was begun and is not saved."), Gravity.NOTE),)


def _over(
    at: AtMatch, row: Row | None, over: Over, put_over: Open, close: Press
) -> ft.BottomSheet | None:
    if row is None or over is Over.NOTHING:
        return None
    if over is Over.MENU:
        return _menu(at, row, put_over, close)
    act = deleting(at, row) if over is Over.DELETE else annulling(at, row)
    return None if act is None else _question(at, row, act, close)


def _menu(at: AtMatch, row: Row, put_over: Open, close: Press) -> ft.BottomSheet:
    """A hand before it, and what changes the sheet at once."""
    said, page = sheet_words(at.words, at.profile.id), ft.context.page
    insertion = Insert(row.deal.id)
    begun = at.state.record.draft(insertion).top is not None
    delete, annul = deleting(at, row), annulling(at, row)
    items = [
        MenuItem(
            said.insert(),
            ft.Icons.PLAYLIST_ADD_ROUNDED,
            lambda: enter(at, insertion),
            ids.HAND_INSERT,
            at.words.t("It was begun and is not saved.") if begun else None,
        ),
        MenuItem(
            at.words.t("Fines"),
            ft.Icons.GAVEL_ROUNDED,
            lambda: at.go(routes.fines(at.match_id, Edit(row.deal.id))),
            ids.HAND_FINES,
        ),
        MenuItem(
            at.game_words.annul(),
            ft.Icons.LAYERS_CLEAR_ROUNDED,
            (lambda: _begin(Over.ANNUL, annul, put_over, page)) if annul else None,
            ids.HAND_ANNUL,
            at.game_words.annul_means(),
        ),
        MenuItem(
            said.delete(),
            ft.Icons.DELETE_OUTLINE_ROUNDED,
            lambda: _begin(Over.DELETE, delete, put_over, page),
            ids.HAND_DELETE,
            said.delete_means(),
        ),
    ]
    title = at.game_words.hand(row.number)
    return menu_sheet(at.look, title, items, close)


def _begin(over: Over, act: HandAct, put_over: Open, page: ft.Page) -> object:
    """Does it, unless something has to be said before."""
    if act.said:
        return put_over(over)
    return act.do(page)


def _question(at: AtMatch, row: Row, act: HandAct, close: Press) -> ft.BottomSheet:
    page = ft.context.page
    return question(
        at.look,
        at.game_words.hand(row.number),
        " ".join(act.said),
        yes=act.label,
        no=at.words.t("Leave it"),
        on_yes=lambda: act.do(page),
        on_close=close,
        yes_identifier=ids.HAND_SURE,
        no_identifier=ids.HAND_LEAVE,
    )


HandScreen = match_screen(_draw)
