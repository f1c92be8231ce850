"""The round badge of a player: the seat's colour and an initial, a disc for the dealer."""

from collections.abc import Sequence
from typing import Final
from unicodedata import category

import flet as ft

from app.domain.names import tidy
from app.domain.visible import clings
from app.ui.components.text import digits, text
from app.ui.layout import Look

# Capitals of Cyrillic and Greek that look just like Latin ones.
_ALIKE: Final = str.maketrans("АВЕЅІЇЈКМНОРСТХҮУΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABESIIJKMHOPCTXYYABEZHIKMNOPTYX")


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """An initial for each of the names at a table; two letters where the first one clashes.

    If the second letter clashes as well it is the first one that tells them apart. Letters of
    two alphabets that look the same clash too.
    """
    letters = [_letters(name) for name in names]
    looks = [[letter.translate(_ALIKE) for letter in own] for own in letters]
    return tuple(
        _initial(own, looks[i], [x for j, x in enumerate(looks) if j != i])
        for i, own in enumerate(letters)
    )


def _initial(own: list[str], look: list[str], others: list[list[str]]) -> str:
    first = own[0]
    rivals = [other for other in others if other[0] == look[0]]
    if not rivals or len(own) == 1:
        return first
    for letter_at in range(1, len(own)):
        if all(other[letter_at : letter_at + 1] != [look[letter_at]] for other in rivals):
            return first + own[letter_at].lower()
    return first + own[1].lower()


def _letters(name: str) -> list[str]:
    """What a reader takes for single letters, upper case; marks and joiners stay with theirs."""
    letters: list[str] = []
    for char in tidy(name).upper():
        joined = bool(letters) and letters[-1][-1] == "\u200d"
        if letters and (joined or clings(char) or _ends_flag(letters[-1], char)):
            letters[-1] += char
        elif not char.isspace():
            letters.append(char)
    # The apostrophe of O’Neil tells nobody apart.
    bare = [letter for letter in letters if not category(letter[0]).startswith("P")]
    return bare or letters or ["?"]


def _ends_flag(letter: str, char: str) -> bool:
    """Two of the letters that spell countries make one flag."""
    return len(letter) == 1 and all(0x1F1E6 <= ord(one) <= 0x1F1FF for one in (letter, char))


def badge(
    look: Look,
    seat: int,
    initial: str,
    size: float = 40,
    *,
    deals: bool = False,
    hero: bool = False,
) -> ft.Control:
    """Badge of seat `seat` (from 0). `deals` adds the dealer's disc; `hero`: on the big card, where
    what stands round it says who that is.
    """
    colours = look.on_hero(seat) if hero else look.seat(seat)
    share = 0.48 if len(initial) == 1 else 0.4
    letter = text(look, initial, digits(size * share), colours.on_fill, fixed=True)
    circle = ft.Container(
        letter if hero else ft.Semantics(exclude_semantics=True, content=letter),
        width=size,
        height=size,
        bgcolor=colours.fill,
        border_radius=size / 2,
        alignment=ft.Alignment.CENTER,
    )
    if not deals:
        return circle
    disc = max(16, min(26, round(size * 0.44)))
    return ft.Stack(
        [
            circle,
            ft.Container(_dealer_disc(look, disc, hero), right=-disc * 0.42, bottom=-disc * 0.2),
        ],
        width=size,
        height=size,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _dealer_disc(look: Look, size: float, hero: bool) -> ft.Control:
    palette = look.palette
    return ft.Container(
        ft.Icon(
            ft.Icons.STYLE_ROUNDED,
            size=size * 0.62,
            color=palette.trophy if hero else ft.Colors.ON_PRIMARY_CONTAINER,
        ),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=palette.hero_well if hero else ft.Colors.PRIMARY_CONTAINER,
        border=None if hero else ft.Border.all(1.5, ft.Colors.SURFACE),
        alignment=ft.Alignment.CENTER,
    )
