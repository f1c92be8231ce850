"""The bar on top of a screen: the way back, what is shown, a few actions."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from textwrap import wrap
from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.buttons import icon_button
from app.ui.components.pressable import Press
from app.ui.components.text import HEADLINE_SMALL, SUPPORT, TITLE, TextStyle, text
from app.ui.layout import Look

_LETTER: Final = 0.56
"""The width of a letter, as a share of its size."""
_WIDE: Final = 0.6
"""That of the letters of a wide word: rather small than broken."""
_LEAST: Final = 16.0
_SMALLER: Final = 0.75
"""What the size of a title may shrink by rather than take another line."""


class Leave(Enum):
    """How the way out is drawn: one step back, or closing what was opened on top."""

    BACK = ft.Icons.ARROW_BACK_ROUNDED
    CLOSE = ft.Icons.CLOSE_ROUNDED


def header(
    look: Look,
    title: str,
    subtitle: str | None = None,
    *,
    on_leave: Press | None = None,
    leave_label: str = "",
    leave: Leave = Leave.BACK,
    actions: Sequence[ft.Control] = (),
) -> ft.Control:
    """Title over subtitle, each on one line as wide as the bar is; on two where there is less room
    for them.
    """
    lines = 2 if look.large_text or look.landscape else 1
    style = _capped(look, TITLE, 26)
    room = _room(look, len(actions))
    if lines == 1:
        style = _fitting(title, style, room, 1)
    elif look.large_text:
        # Where every line counts it is rather small than on two.
        small = replace(style, size=style.size * _SMALLER)
        single = look.landscape and _fitting(title, small, room, 1) == small
        style = _fitting(title, style, room, 1 if single else lines)
    heading = ft.Semantics(
        header=True,
        heading_level=1,
        content=text(look, title, style, lines=lines, fixed=True),
    )
    below = text(
        look,
        subtitle or "",
        _capped(look, SUPPORT, 18),
        ft.Colors.ON_SURFACE_VARIANT,
        lines=lines,
        fixed=True,
    )
    words: ft.Control = ft.Container()
    if title:
        words = heading if subtitle is None else ft.Column([heading, below], spacing=0, tight=True)
    way_out = (
        [icon_button(look, leave.value, leave_label, on_leave, identifier=ids.BACK)]
        if on_leave
        else [ft.Container(width=look.edge - 4)]
    )
    for place, action in enumerate(reversed(actions)):
        # One more comes at the left; the others stay what they are, also for a tap on its way.
        action.key = f"action-{place}"
    return ft.Container(
        ft.Row(
            [*way_out, ft.Container(words, expand=True), *actions],
            spacing=4,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(horizontal=4, vertical=4 if look.short else 12),
    )


def top_title(look: Look, title: str, actions: Sequence[ft.Control] = ()) -> ft.Control:
    """The large title of a top-level screen."""
    heading = ft.Semantics(
        header=True, heading_level=1, content=text(look, title, HEADLINE_SMALL, lines=2)
    )
    return ft.Container(
        ft.Row([ft.Container(heading, expand=True), *actions]),
        padding=ft.Padding.only(
            left=look.edge + 4,
            right=4,
            # Buttons beside it keep it from the edge by themselves.
            top=16 if not look.short else 4 if actions else 12,
            bottom=4 if look.short else 12,
        ),
    )


def _room(look: Look, actions: int) -> float:
    """About as wide as the title may get, beside the way out and `actions`."""
    beside = 0.55 if look.landscape else 1.0
    return look.width * beside - look.icon(26) * (1 + actions) - 24 * (1 + actions) - 12


def _fitting(words: str, style: TextStyle, room: float, lines: int) -> TextStyle:
    """`style`, or a smaller one in which `words` stand whole on so many lines."""
    size = style.size
    while size > _LEAST and not _stand(words, size, room, lines):
        size -= 1
    return replace(style, size=size)


def _stand(words: str, size: float, room: float, lines: int) -> bool:
    """Whether `words` of that size stand on so many lines, none broken."""
    if max(map(len, words.split()), default=0) * size * _WIDE > room:
        return False
    return len(wrap(words, max(int(room / (size * _LETTER)), 1))) <= lines


def _capped(look: Look, style: TextStyle, most: float) -> TextStyle:
    """`style` as it is seen at this text scale, but never above `most`: a bar has one place."""
    return replace(style, size=min(look.grown(style.size), most))
