"""Own drawings: suits and pictures. Suits are never typed, the client's font lacks them."""

from functools import cache
from typing import Final

import flet as ft

from app.resources import resource
from app.ui.layout import Look

_SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_RED: Final = frozenset("HD")


@cache
def _source(name: str) -> str | bytes:
    """The picture itself: sent along it needs no request; without the file, its address."""
    try:
        file = (resource("assets") / name).read_bytes()
    except OSError:
        return name
    return file.decode() if name.endswith(".svg") else file


def picture(name: str, width: float, height: float | None = None) -> ft.Image:
    """The picture `assets/marks/<name>.png`; it is silent, whatever it shows is said beside it.

    These are on the first screen, where reading an SVG takes a twentieth of the start.
    """
    return _image(f"marks/{name}.png", width, height)


def _image(name: str, width: float, height: float | None = None) -> ft.Image:
    return ft.Image(
        src=_source(name),
        width=width,
        height=width if height is None else height,
        fit=ft.BoxFit.CONTAIN,
        exclude_from_semantics=True,
    )


def suit_colour(look: Look, suit: str, *, on_card: bool = False) -> str | ft.Colors:
    """The colour of suit `S H D C`, on a card's face or on the surface."""
    palette = look.palette
    if on_card:
        return palette.card_red if suit in _RED else palette.card_black
    return palette.red if suit in _RED else ft.Colors.ON_SURFACE


def suit_icon(
    look: Look,
    suit: str,
    size: float = 20,
    *,
    on_card: bool = False,
    color: ft.ColorValue | None = None,
) -> ft.Image:
    """The mark of suit `S H D C`."""
    image = _image(f"suits/{_SUITS[suit]}.svg", size)
    image.color = color or suit_colour(look, suit, on_card=on_card)
    return image
