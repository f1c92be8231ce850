"""Rows of a list: a mark, two lines of words, something at the end; and the lists' headings."""

from collections.abc import Sequence

import flet as ft

from app.ui.components.pressable import Press, pressable
from app.ui.components.text import BODY, SMALL, SUPPORT, TextStyle, digits, heading, text
from app.ui.layout import Look


def list_row(
    look: Look,
    title: str,
    subtitle: str | None = None,
    *,
    label: str,
    on_press: Press | None,
    more: str | None = None,
    leading: ft.Control | None = None,
    sign: ft.IconData | None = None,
    sign_color: ft.ColorValue = ft.Colors.TERTIARY,
    tag: str | None = None,
    score: ft.Control | None = None,
    trailing: ft.Control | None = None,
    identifier: str | None = None,
    selected: bool | None = None,
) -> ft.Control:
    """The whole row is the target. `more` is a third line; `sign` stands before the title, `tag` in
    a box after it, `score` at the end, or below words that need its room; `trailing` at the very
    end.
    """
    head: list[ft.Control] = []
    if sign is not None:
        head.append(ft.Icon(sign, size=look.icon(20), color=sign_color))
    head.append(
        ft.Container(
            text(
                look,
                title,
                TextStyle(17, ft.FontWeight.W_500, 0, 1.25),
                lines=3 if look.large_text else 2,
            ),
            expand=True,
            expand_loose=True,
        )
    )
    words: list[ft.Control] = [ft.Row(head, spacing=6)]
    if tag is not None:
        # Beside a title in large text it would leave no room for words.
        (words if look.large_text else head).append(badge_word(look, tag))
    if subtitle is not None:
        lines = None if look.large_text else 2
        words.append(text(look, subtitle, SUPPORT, ft.Colors.ON_SURFACE_VARIANT, lines=lines))
    if more is not None:
        words.append(text(look, more, SUPPORT, ft.Colors.ON_SURFACE_VARIANT))
    if score is not None and _narrow(look):
        words.append(score)
    parts: list[ft.Control] = [ft.Column(words, spacing=2, tight=True, expand=True)]
    if leading is not None:
        parts.insert(0, leading)
    if score is not None and not _narrow(look):
        parts.append(score)
    if trailing is not None:
        parts.append(trailing)
    return pressable(
        ft.Row(parts, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        label=label,
        on_press=on_press,
        selected=selected,
        identifier=identifier,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=4, vertical=9),
    )


def badge_word(look: Look, word: str) -> ft.Control:
    """A word in a golden box: "shared"."""
    return ft.Container(
        text(look, word, SMALL, ft.Colors.ON_TERTIARY_CONTAINER, lines=1),
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=7, vertical=3),
    )


def score_end(look: Look, score: str, word: str) -> ft.Control:
    """A score over its unit, at the end of a row; beside it where it stands below the words."""
    parts: list[ft.Control] = [
        text(look, score, digits(24), lines=1),
        text(look, word, SMALL, ft.Colors.ON_SURFACE_VARIANT, lines=1),
    ]
    if _narrow(look):
        return ft.Row(parts, spacing=6, tight=True)
    return ft.Column(
        parts,
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )


def _narrow(look: Look) -> bool:
    """Whether words in large letters need all the width there is."""
    return look.large_text and look.compact


def section(
    look: Look, title: str, *, detail: str | None = None, actions: Sequence[ft.Control] = ()
) -> ft.Control:
    """The heading of a part of a page, with what can be done there."""
    words: list[ft.Control] = [
        ft.Container(heading(look, title, lines=2), expand=True, expand_loose=True)
    ]
    if detail is not None:
        words.append(text(look, detail, BODY, ft.Colors.ON_SURFACE_VARIANT, lines=1))
    whole: ft.Control
    if look.large_text:
        for word in words:
            word.expand = None
        whole = ft.Column([ft.Column(words, spacing=0), *actions], spacing=0)
    else:
        whole = ft.Row([ft.Row(words, spacing=8, expand=True), *actions], spacing=8)
    return ft.Container(
        whole,
        padding=ft.Padding.only(left=4, top=4 if actions else 12, bottom=0 if actions else 4),
    )
