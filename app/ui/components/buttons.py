"""Buttons of the four weights, and icon buttons: Material's own, so focus and roles are theirs."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.ui import ids
from app.ui.components.pressable import Press, handler
from app.ui.components.text import LABEL, TextStyle
from app.ui.layout import Look

_PRIMARY: Final = TextStyle(17, ft.FontWeight.W_500)
_PRIMARY_NARROW: Final = TextStyle(16, ft.FontWeight.W_500)
_DISABLED_FILL: Final = ft.Colors.SURFACE_CONTAINER_HIGHEST
_DISABLED_TEXT: Final = ft.Colors.OUTLINE


class PrimaryFocus:
    """Brings the keyboard's focus back to the primary action, so that Enter means it again.

    Enter presses whatever has the focus; after a shortcut that is to be the primary action. One
    for each screen, kept in a `use_box`.
    """

    def __init__(self) -> None:
        self.button: ft.Ref[ft.FilledButton] = ft.Ref()
        self._by_keys = False

    def back(self) -> None:
        """After a shortcut: asks the client for the focus, and does not wait."""
        self._by_keys = True
        self.again()

    def again(self) -> None:
        """Once the action can be pressed (an effect): it gets the focus if keys are in use."""
        button = self.button.current
        if self._by_keys and button is not None and not button.disabled:
            ft.context.page.run_task(button.focus)


def _face(
    look: Look,
    label: str,
    icon: ft.IconData | None,
    style: TextStyle,
    *,
    trailing: bool,
    secondary: str | None = None,
) -> ft.Control:
    """Icon and words in the button's own colour; the words wrap once before they are cut."""
    size = look.font(style.size)
    words: ft.Control = ft.Text(
        label,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.START if secondary else ft.TextAlign.CENTER,
        style=ft.TextStyle(size=size, weight=style.weight, height=1.2, letter_spacing=0),
    )
    if secondary is not None:
        below = ft.Text(
            secondary,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            style=ft.TextStyle(
                size=look.font(13 if look.width >= 380 else 12), height=1.2, letter_spacing=0
            ),
        )
        words = ft.Column([words, below], spacing=0, tight=True)
    if icon is None:
        return words
    mark = ft.Icon(icon, size=look.icon(22 if style is LABEL else 24))
    holder = ft.Container(words, expand=True, expand_loose=True)
    return ft.Row(
        [holder, mark] if trailing else [mark, holder],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=8,
        tight=True,
    )


def _style(
    fill: ft.ColorValue, ink: ft.ColorValue, padding: ft.Padding, side: ft.BorderSide | None = None
) -> ft.ButtonStyle:
    off = ft.ControlState.DISABLED
    rest = ft.ControlState.DEFAULT
    plain = fill == ft.Colors.TRANSPARENT
    colours = {off: _DISABLED_TEXT, rest: ink}
    return ft.ButtonStyle(
        bgcolor={off: fill if plain else _DISABLED_FILL, rest: fill},
        color=colours,
        icon_color=colours,
        padding=padding,
        side=side,
        shape=ft.StadiumBorder(),
        visual_density=ft.VisualDensity.STANDARD,
    )


def _sides(height: float, style: TextStyle, across: float) -> ft.Padding:
    """Padding that makes one line `height` tall at 100 % and lets more or bigger lines grow it."""
    up = max((height - style.size * 1.2) / 2, 8)
    return ft.Padding.symmetric(horizontal=across, vertical=up)


def primary_button(
    look: Look,
    label: str,
    on_press: Press | None,
    *,
    icon: ft.IconData | None = None,
    trailing: bool = False,
    identifier: str | None = None,
    height: float | None = None,
    expand: bool | int | None = None,
    focused: "PrimaryFocus | None" = None,
) -> ft.Control:
    """The one filled action of a screen; `on_press` None disables it. `trailing` icon after.

    With `focused` it has the keyboard's focus at first, and whenever that is asked for.
    """
    tall = look.action if height is None else height
    style = _PRIMARY if tall >= 56 and look.width >= 380 else _PRIMARY_NARROW
    button = ft.FilledButton(
        content=_face(look, label, icon, style, trailing=trailing),
        on_click=handler(on_press),
        disabled=on_press is None,
        elevation=0,
        style=_style(ft.Colors.PRIMARY, ft.Colors.ON_PRIMARY, _sides(tall, style, 14)),
        expand=expand,
        autofocus=focused is not None,
        ref=focused.button if focused is not None else None,
    )
    return ids.tag(identifier, button)


def tonal_button(
    look: Look,
    label: str,
    on_press: Press | None,
    *,
    icon: ft.IconData | None = None,
    secondary: str | None = None,
    identifier: str | None = None,
    height: float = 48,
    expand: bool | int | None = None,
) -> ft.Control:
    """A second action of weight; `secondary` is a smaller line below the label."""
    lines = 1.9 if secondary else 1.0
    up = max((height - LABEL.size * 1.2 * lines) / 2, 6)
    button = ft.FilledButton(
        content=_face(look, label, icon, LABEL, trailing=False, secondary=secondary),
        on_click=handler(on_press),
        disabled=on_press is None,
        elevation=0,
        style=_style(
            ft.Colors.SECONDARY_CONTAINER,
            ft.Colors.ON_SECONDARY_CONTAINER,
            ft.Padding.symmetric(horizontal=12, vertical=up),
        ),
        expand=expand,
    )
    return ids.tag(identifier, button)


def outlined_button(
    look: Look,
    label: str,
    on_press: Press | None,
    *,
    icon: ft.IconData | None = None,
    identifier: str | None = None,
    height: float = 48,
    expand: bool | int | None = None,
) -> ft.Control:
    button = ft.OutlinedButton(
        content=_face(look, label, icon, LABEL, trailing=False),
        on_click=handler(on_press),
        disabled=on_press is None,
        style=_style(
            ft.Colors.TRANSPARENT,
            ft.Colors.PRIMARY,
            _sides(height, LABEL, 12),
            ft.BorderSide(1, ft.Colors.OUTLINE),
        ),
        expand=expand,
    )
    return ids.tag(identifier, button)


def text_button(
    look: Look,
    label: str,
    on_press: Press | None,
    *,
    icon: ft.IconData | None = None,
    identifier: str | None = None,
    color: ft.ColorValue = ft.Colors.PRIMARY,
    height: float = 48,
) -> ft.Control:
    button = ft.TextButton(
        content=_face(look, label, icon, LABEL, trailing=False),
        on_click=handler(on_press),
        disabled=on_press is None,
        style=_style(ft.Colors.TRANSPARENT, color, _sides(height, LABEL, 12)),
    )
    return ids.tag(identifier, button)


def icon_button(
    look: Look,
    icon: ft.IconData,
    label: str,
    on_press: Press | None,
    *,
    identifier: str | None = None,
    color: ft.ColorValue = ft.Colors.ON_SURFACE_VARIANT,
    size: float = 26,
    filled: bool = False,
) -> ft.Control:
    """48 px or more. The name is on the icon: a tooltip alone leaves the button nameless."""
    side = max(48, look.icon(size) + 20)
    button = ft.IconButton(
        icon=ft.Icon(icon, semantics_label=label, size=look.icon(size)),
        on_click=handler(on_press),
        disabled=on_press is None,
        icon_color=color,
        disabled_color=ft.Colors.OUTLINE_VARIANT,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if filled else None,
        padding=0,
        width=side,
        height=side,
    )
    return ids.tag(identifier, button)


def floating_button(
    look: Look, label: str, on_press: Press, *, icon: ft.IconData, identifier: str | None = None
) -> ft.Control:
    """The button that floats over a list; hand it to `scaffold(floating=...)`."""
    button = ft.FilledButton(
        content=_face(look, label, icon, _PRIMARY, trailing=False),
        on_click=handler(on_press),
        elevation=3,
        style=ft.ButtonStyle(
            bgcolor=ft.Colors.PRIMARY,
            color=ft.Colors.ON_PRIMARY,
            icon_color=ft.Colors.ON_PRIMARY,
            elevation=3,
            shape=ft.RoundedRectangleBorder(radius=18),
            padding=_sides(56, _PRIMARY, 20),
        ),
    )
    return ids.tag(identifier, button)


def button_row(look: Look, buttons: Sequence[ft.Control]) -> ft.Control:
    """Buttons side by side and equally tall, or below each other where text is large."""
    if look.large_text and look.compact:
        for button in buttons:
            button.expand = None
        return ft.Column(
            list(reversed(buttons)),
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Row(
        list(buttons),
        spacing=8,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
