"""Sending a result: what there is to choose from, and the picture before it goes."""

from collections.abc import Callable
from enum import Enum

import flet as ft

from app.l10n.formats import full_day
from app.ui import ids
from app.ui.boundary import report
from app.ui.components.bottom_sheet import bottom_sheet
from app.ui.components.buttons import primary_button
from app.ui.components.menu_sheet import MenuItem, menu_sheet
from app.ui.components.panel import panel
from app.ui.components.pressable import Press
from app.ui.components.snack import snack
from app.ui.components.text import SUPPORT, TITLE, bold, text
from app.ui.hooks import use_box, use_value
from app.ui.modal import use_modal
from app.ui.screens.export.exports import Exports, use_exports
from app.ui.screens.export.words import file_name, saved_sentence
from app.ui.screens.gate import AtMatch
from app.ui.screens.result.totals_chart import picture
from app.ui.screens.result.winners import how, places, winners

_SHARPNESS = 2.0
"""Pixels of the picture for one of the screen."""
_EDGE = 16
"""Room around what is on it."""


class Over(Enum):
    """What lies over the screen, besides a text to be sent."""

    NOTHING = ""
    CHOICE = "choice"
    PICTURE = "picture"


def use_sharing(at: AtMatch) -> Callable[[], None]:
    """Opens what there is to choose from. A hook."""
    over, put_over = use_value(lambda: Over.NOTHING)
    latest = use_box(lambda: over)
    latest.current = over
    exports = use_exports(at.here)
    shot = use_box(lambda: ft.Ref[ft.Screenshot]()).current

    def close() -> None:
        exports.close()
        # What has gone tells so when its movement ends; by then something else may lie there.
        if latest.current is over:
            put_over(Over.NOTHING)

    sheet = exports.sheet
    if sheet is None and over is Over.CHOICE:
        sheet = _choice(at, exports, lambda: put_over(Over.PICTURE), close)
    if sheet is None and over is Over.PICTURE:
        sheet = _picture(at, shot, close)
    use_modal(sheet, close)
    return lambda: put_over(Over.CHOICE)


def _choice(at: AtMatch, exports: Exports, on_picture: Press, close: Press) -> ft.BottomSheet:
    words = at.words
    items = exports.items(at.match_id)
    as_picture = MenuItem(
        words.t("Send as a picture"), ft.Icons.IMAGE_ROUNDED, on_picture, ids.FINISH_PICTURE
    )
    return menu_sheet(at.look, words.t("Share"), [items[0], as_picture, *items[1:]], close)


def _picture(at: AtMatch, shot: ft.Ref[ft.Screenshot], close: Press) -> ft.BottomSheet:
    """The picture as it will be, and the way to take it."""
    page = ft.context.page
    take = primary_button(
        at.look,
        at.words.t("Save the picture") if page.web else at.words.t("Share the picture"),
        lambda: _send(at, page, shot, close),
        icon=ft.Icons.FILE_DOWNLOAD_ROUNDED if page.web else ft.Icons.SHARE_ROUNDED,
        identifier=ids.FINISH_SAVE_PICTURE,
        height=56,
    )
    # The picture alone scrolls: the way to take it stays in sight.
    seen = ft.Column(
        [ft.Screenshot(_card(at), ref=shot)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        expand_loose=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return bottom_sheet(at.look, [seen, take], close, scrolls=False)


def _card(at: AtMatch) -> ft.Control:
    when = at.here.session.now().date()
    said = f"{how(at)} · {full_day(at.words, when)}"
    head = ft.Column(
        [
            text(at.look, at.game_words.name(), bold(TITLE), lines=2),
            text(at.look, said, SUPPORT, ft.Colors.ON_SURFACE_VARIANT, lines=3),
        ],
        spacing=2,
    )
    parts = [head, winners(at), places(at, inset=2 * _EDGE)]
    if any(row.totals is not None for row in at.state.sheet.rows):
        parts.append(panel(ft.Semantics(exclude_semantics=True, content=picture(at))))
    return ft.Container(
        ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE,
        padding=_EDGE,
    )


async def _send(at: AtMatch, page: ft.Page, shot: ft.Ref[ft.Screenshot], close: Press) -> None:
    """To where the person likes; a word where that was not to be had."""
    session, words = at.here.session, at.words
    name = file_name(at.state.match.setup.game, session.now(), "png")
    data = await _taken(shot)
    close()
    if data is None:
        page.show_dialog(snack(at.look, words.t("The picture could not be made.")))
        return
    if not page.web and await session.device.share(name, data, "image/png"):
        return
    sentence = saved_sentence(words, await session.files.save(name, data), name)
    if sentence is not None:
        page.show_dialog(snack(at.look, sentence))


async def _taken(shot: ft.Ref[ft.Screenshot]) -> bytes | None:
    """The picture as PNG; None where the client cannot take one."""
    if shot.current is None:
        return None
    try:
        return bytes(await shot.current.capture(pixel_ratio=_SHARPNESS))
    except Exception as error:
        report(error)
        return None
