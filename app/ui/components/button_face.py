"""What the buttons share: icon and words, colours by state, padding that grows with the text."""

from typing import Final

import flet as ft

from app.ui.components.text import LABEL, TextStyle
from app.ui.layout import Look

PRIMARY: Final = TextStyle(17, ft.FontWeight.W_500)
PRIMARY_NARROW: Final = TextStyle(16, ft.FontWeight.W_500)
_DISABLED_FILL: Final = ft.Colors.SURFACE_CONTAINER_HIGHEST
_DISABLED_TEXT: Final = ft.Colors.OUTLINE


def face(
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
            # A long name must not hide what was done.
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
            style=ft.TextStyle(
                size=look.font(13 if look.width >= 380 else 12), height=1.2, letter_spacing=0
            ),
        )
        words = ft.Column([words, below], spacing=0, tight=True)
    if icon is None:
        return words
    mark = ft.Icon(icon, size=look.icon(_mark(style)))
    words.expand = words.expand_loose = True
    return ft.Row(
        [words, mark] if trailing else [mark, words],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=8,
        tight=True,
    )


def style_of(
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


def sides(
    height: float, style: TextStyle, across: float, icon: ft.IconData | None, lines: float = 1
) -> ft.Padding:
    """Padding that makes `lines`, beside the `icon`, `height` tall at 100 % and lets more or bigger
    lines grow it.
    """
    inside = max(style.size * 1.2 * lines, 0 if icon is None else _mark(style))
    return ft.Padding.symmetric(horizontal=across, vertical=max((height - inside) / 2, 6))


def _mark(style: TextStyle) -> float:
    """The size of the icon beside such words."""
    return 22 if style is LABEL else 24
