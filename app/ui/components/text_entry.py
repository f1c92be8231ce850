"""A field for a short text, with what is wrong about it in words below."""

import flet as ft

from app.ui import ids
from app.ui.components.text import BODY, SUPPORT
from app.ui.components.typed_text import OnText, typed_text
from app.ui.keys import Typing
from app.ui.layout import Look


def text_entry(
    look: Look,
    label: str | ft.Text,
    value: str,
    on_change: OnText,
    *,
    typing: Typing,
    identifier: str | None = None,
    on_submit: OnText | None = None,
    problem: str | None = None,
    digits_only: bool = False,
    autofocus: bool = False,
    ref: ft.Ref[ft.TextField] | None = None,
    expand: int | None = None,
) -> ft.Control:
    """`value` must be what `on_change` gave last: another one is put into the field.

    `digits_only` takes nothing else and brings up the numbers of a phone's keyboard.
    """
    field = typed_text(
        value,
        on_change,
        on_submit,
        ref=ref,
        label=label,
        on_focus=typing.on_focus,
        on_blur=typing.on_blur,
        error=problem,
        error_max_lines=8 if look.large_text else 4,
        error_style=_style(look, SUPPORT.size),
        text_style=_style(look, BODY.size),
        label_style=_style(look, BODY.size),
        keyboard_type=ft.KeyboardType.NUMBER if digits_only else ft.KeyboardType.NAME,
        input_filter=ft.InputFilter(r"^[0-9]*$") if digits_only else None,
        autocorrect=False,
        autofocus=autofocus,
        border=ft.OutlineInputBorder(border_radius=16),
        content_padding=ft.Padding.symmetric(horizontal=16, vertical=14),
        expand=expand,
    )
    return ids.tag(identifier, field)


def with_button(look: Look, entry: ft.Control, button: ft.Control) -> list[ft.Control]:
    """A field that expands, and what is done with it: beside it where there is room, else below."""
    if look.large_text and look.compact:
        entry.expand = None
        return [entry, button]
    return [ft.Row([entry, button], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)]


def _style(look: Look, size: float) -> ft.TextStyle:
    return ft.TextStyle(size=look.font(size), letter_spacing=0)
