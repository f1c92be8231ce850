"""What a check has to say: amber for a doubt, red for what cannot be, with its repairs."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import flet as ft

from app.ui import ids
from app.ui.components.buttons import text_button
from app.ui.components.pressable import Press, handler
from app.ui.components.text import BODY, LABEL, TextStyle, bold, text
from app.ui.layout import Look


class Gravity(Enum):
    WARN = "warn"
    ERROR = "error"
    NOTE = "note"


@dataclass(frozen=True)
class Remedy:
    """What can be done about it. Filled ones mend, plain ones leave things as they are."""

    label: str
    on_press: Press
    identifier: str | None = None
    icon: ft.IconData | None = None
    filled: bool = True


_ICON = {
    Gravity.WARN: ft.Icons.RULE_ROUNDED,
    Gravity.ERROR: ft.Icons.ERROR_OUTLINE_ROUNDED,
    Gravity.NOTE: ft.Icons.INFO_OUTLINE_ROUNDED,
}
_FILL = {
    Gravity.WARN: ft.Colors.TERTIARY_CONTAINER,
    Gravity.ERROR: ft.Colors.ERROR_CONTAINER,
    Gravity.NOTE: ft.Colors.SECONDARY_CONTAINER,
}
_INK = {
    Gravity.WARN: ft.Colors.ON_TERTIARY_CONTAINER,
    Gravity.ERROR: ft.Colors.ON_ERROR_CONTAINER,
    Gravity.NOTE: ft.Colors.ON_SECONDARY_CONTAINER,
}
_BUTTON = {
    Gravity.WARN: (ft.Colors.TERTIARY, ft.Colors.ON_TERTIARY),
    Gravity.ERROR: (ft.Colors.ERROR, ft.Colors.ON_ERROR),
    Gravity.NOTE: (ft.Colors.PRIMARY, ft.Colors.ON_PRIMARY),
}


def notice(
    look: Look,
    sentence: str,
    gravity: Gravity = Gravity.WARN,
    *,
    title: str | None = None,
    remedies: Sequence[Remedy] = (),
    live: bool = True,
) -> ft.Control:
    """One `sentence`, said once by a screen reader when it appears; its actions below it."""
    ink = _INK[gravity]
    size = TextStyle(15) if look.short else BODY
    words: list[ft.Control] = [text(look, sentence, size, ink)]
    if title is not None:
        words.insert(0, text(look, title, bold(TextStyle(20, line=1.25)), ink))
    said = ft.Semantics(
        live_region=live, content=ft.Column(words, spacing=4, tight=True), expand=True
    )
    head = ft.Row(
        [ft.Icon(_ICON[gravity], size=look.icon(24), color=ink), said],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START
        if title or len(remedies) != 1
        else ft.CrossAxisAlignment.CENTER,
    )
    actions = [_remedy(look, remedy, gravity) for remedy in remedies]
    content: ft.Control = head
    beside = len(actions) == 1 and not title and not look.large_text and look.width >= 380
    if beside:
        content = ft.Row([ft.Container(head, expand=True), *actions], spacing=8)
    elif actions:
        content = ft.Column(
            [
                head,
                ft.Row(
                    actions,
                    alignment=ft.MainAxisAlignment.END,
                    wrap=True,
                    spacing=8,
                    run_spacing=8,
                ),
            ],
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Container(
        content,
        bgcolor=_FILL[gravity],
        border_radius=22,
        padding=ft.Padding.only(left=16, right=12, top=12, bottom=10 if actions else 12),
    )


def _remedy(look: Look, remedy: Remedy, gravity: Gravity) -> ft.Control:
    if not remedy.filled:
        return text_button(
            look,
            remedy.label,
            remedy.on_press,
            icon=remedy.icon,
            identifier=remedy.identifier,
            color=_INK[gravity],
        )
    fill, ink = _BUTTON[gravity]
    up = (48 - LABEL.size * 1.2) / 2
    label = text(look, remedy.label, LABEL, ink, lines=None if look.large_text else 2)
    parts: list[ft.Control] = [ft.Container(label, expand=True, expand_loose=True)]
    if remedy.icon is not None:
        parts.insert(0, ft.Icon(remedy.icon, size=look.icon(20), color=ink))
    button = ft.FilledButton(
        content=ft.Row(parts, spacing=8, tight=True),
        on_click=handler(remedy.on_press),
        elevation=0,
        style=ft.ButtonStyle(
            bgcolor=fill, color=ink, padding=ft.Padding.symmetric(horizontal=18, vertical=up)
        ),
    )
    return ids.tag(remedy.identifier, button)
