"""Buttons of the four weights, and icon buttons: Material's own, so focus and roles are theirs."""

from collections.abc import Sequence

import flet as ft

from app.ui import ids
from app.ui.components.button_face import PRIMARY, PRIMARY_NARROW, face, sides, style_of
from app.ui.components.focus import PrimaryFocus
from app.ui.components.pressable import Press, handler
from app.ui.components.text import LABEL
from app.ui.layout import Look


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
    focused: PrimaryFocus | None = None,
    action: ft.ClientAction | None = None,
) -> ft.Control:
    """The one filled action of a screen; `on_press` None disables it. `trailing` icon after.

    `action` is what the client does by itself as soon as it is pressed.

    With `focused` it has the keyboard's focus at first, and whenever that is asked for.
    """
    tall = look.action if height is None else height
    step = PRIMARY if tall >= 56 and look.width >= 380 else PRIMARY_NARROW
    button = ft.FilledButton(
        content=face(look, label, icon, step, trailing=trailing),
        on_click=handler(on_press),
        action=action,
        disabled=on_press is None,
        elevation=0,
        style=style_of(ft.Colors.PRIMARY, ft.Colors.ON_PRIMARY, sides(tall, step, 14, icon)),
        expand=expand,
        autofocus=focused is not None,
        on_focus=handler(focused.gained) if focused is not None else None,
        on_blur=handler(focused.lost) if focused is not None else None,
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
    action: ft.ClientAction | None = None,
) -> ft.Control:
    """A second action of weight; `secondary` is a smaller line below the label."""
    button = ft.FilledButton(
        content=face(look, label, icon, LABEL, trailing=False, secondary=secondary),
        on_click=handler(on_press),
        action=action,
        disabled=on_press is None,
        elevation=0,
        style=style_of(
            ft.Colors.SECONDARY_CONTAINER,
            ft.Colors.ON_SECONDARY_CONTAINER,
            sides(height, LABEL, 12, icon, 1.9 if secondary else 1),
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
    action: ft.ClientAction | None = None,
) -> ft.Control:
    button = ft.OutlinedButton(
        content=face(look, label, icon, LABEL, trailing=False),
        on_click=handler(on_press),
        action=action,
        disabled=on_press is None,
        style=style_of(
            ft.Colors.TRANSPARENT,
            ft.Colors.PRIMARY,
            sides(height, LABEL, 12, icon),
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
        content=face(look, label, icon, LABEL, trailing=False),
        on_click=handler(on_press),
        disabled=on_press is None,
        style=style_of(ft.Colors.TRANSPARENT, color, sides(height, LABEL, 12, icon)),
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
    """48 px or more. The name is on the icon: a tooltip alone leaves the button nameless. And so is
    the colour: that of the button does not reach an icon which is a control.
    """
    side = max(48, look.icon(size) + 20)
    ink = ft.Colors.OUTLINE_VARIANT if on_press is None else color
    button = ft.IconButton(
        icon=ft.Icon(icon, semantics_label=label, size=look.icon(size), color=ink),
        on_click=handler(on_press),
        disabled=on_press is None,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if filled else None,
        padding=0,
        width=side,
        height=side,
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
