"""A text to be sent, to be looked at before: it can be copied, or handed to another app."""

import flet as ft

from app.ui import ids
from app.ui.components.bottom_sheet import bottom_sheet, sheet_scrolls, sheet_width, text_height
from app.ui.components.buttons import button_row, primary_button, tonal_button
from app.ui.components.panel import panel
from app.ui.components.pressable import Press
from app.ui.components.snack import snack
from app.ui.components.text import BODY, SUPPORT, TITLE, heading, text
from app.ui.context import Here
from app.ui.layout import Look


def share_sheet(here: Here, said: str, on_close: Press, lift: float = 0) -> ft.BottomSheet:
    """For `use_modal`. Browsers let a page copy and share only while a tap lasts, and only over
    https: the client does it by itself. `lift`: of the word after it, see `snack`.
    """
    look, words = here.look, here.words
    shown = text(look, said, BODY)
    shown.selectable = True
    parts: list[ft.Control] = [
        heading(look, words.t("Send as text"), TITLE, lines=2),
        panel(shown),
    ]
    ways = _ways(here, said, on_close, lift) if here.session.secure else []
    if ways:
        parts.append(button_row(look, ways))
    else:
        note = words.t("Select the text to copy it: browsers let buttons do that over https only.")
        parts.append(text(look, note, SUPPORT, ft.Colors.ON_SURFACE_VARIANT))
    return bottom_sheet(look, parts, on_close, scrolls=_scrolls(look, said, len(ways)))


def _scrolls(look: Look, said: str, ways: int) -> bool:
    room = sheet_width(look) - 64
    # The buttons may stand below each other.
    high = max(ways, 1) if look.large_text and look.compact else 1
    needed = 88 + look.box(28) + look.box(56) * high
    return sheet_scrolls(
        look, needed + sum(text_height(look, line, BODY, room) for line in said.splitlines())
    )


def _ways(here: Here, said: str, on_close: Press, lift: float) -> list[ft.Control]:
    look, words, page = here.look, here.words, ft.context.page

    def copied() -> None:
        on_close()
        page.show_dialog(snack(look, words.t("Copied"), lift=lift))

    copy = primary_button(
        look,
        words.t("Copy"),
        copied,
        icon=ft.Icons.CONTENT_COPY_ROUNDED,
        identifier=ids.MATCH_COPY,
        height=56,
        expand=1,
        action=ft.CopyToClipboard(said),
    )
    if page.platform is None or not page.platform.is_mobile():
        return [copy]
    share = tonal_button(
        look,
        words.t("Share"),
        on_close,
        icon=ft.Icons.SHARE_ROUNDED,
        identifier=ids.MATCH_SHARE,
        height=56,
        expand=1,
        action=ft.ShareText(said),
    )
    return [share, copy]
