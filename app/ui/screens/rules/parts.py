"""What a page of rules is put together from."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.domain.cards import Card, Rank
from app.domain.games.profile import GameProfile
from app.l10n.card_names import card_name, rank_name
from app.l10n.letters import rank_label
from app.l10n.numbers import number
from app.ui.components.card_face import card_face
from app.ui.components.panel import panel, ruled
from app.ui.components.text import (
    BODY,
    LABEL,
    SMALL,
    SUPPORT,
    TITLE,
    TextStyle,
    bold,
    digits,
    heading,
    text,
)
from app.ui.context import Here

_PARAGRAPH: Final = TextStyle(16, line=1.4)


def block(here: Here, title: str, *paragraphs: str, drawn: ft.Control | None = None) -> ft.Control:
    """A heading, a few sentences, and what shows them."""
    top = heading(here.look, title, bold(TextStyle(18, line=1.25)))
    inset = ft.Padding.only(left=4, right=4, top=14)
    parts: list[ft.Control] = [ft.Container(top, padding=inset)]
    parts += [
        ft.Container(text(here.look, each, _PARAGRAPH), padding=ft.Padding.symmetric(horizontal=4))
        for each in paragraphs
    ]
    if drawn is not None:
        parts.append(drawn)
    return ft.Column(parts, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def lead(here: Here, sentence: str) -> ft.Control:
    """The whole game in a sentence."""
    return ft.Container(
        text(here.look, sentence, TextStyle(20, ft.FontWeight.W_500, 0, 1.35)),
        padding=ft.Padding.only(left=4, right=4, top=8),
    )


def example(here: Here, content: ft.Control, caption: str) -> ft.Control:
    """Something drawn on a card of its own, with what it shows below."""
    return panel(
        ft.Column(
            [content, text(here.look, caption, BODY, ft.Colors.ON_SURFACE_VARIANT)],
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    )


def cards(here: Here, *faces: Card, height: float = 64) -> ft.Control:
    """Cards beside each other; spoken by their names."""
    drawn: list[ft.Control] = [
        card_face(here.look, rank_label(card.rank, here.letters), card.suit.value, height)
        for card in faces
    ]
    spoken = ", ".join(card_name(here.words, card) for card in faces)
    return ft.Semantics(label=spoken, image=True, content=ft.Row(drawn, spacing=4, tight=True))


def sum_line(here: Here, sum_: str) -> ft.Control:
    """A sum in big digits."""
    return text(here.look, sum_, bold(TextStyle(26, line=1.1)))


def terms(here: Here, parts: Sequence[tuple[str, str]]) -> ft.Control:
    """A sum term by term, each with what it is below."""
    quiet = ft.Colors.ON_SURFACE_VARIANT
    columns: list[ft.Control] = [
        ft.Column(
            [
                text(here.look, sum_, bold(TextStyle(26, line=1.1)), align=ft.TextAlign.CENTER),
                text(here.look, meaning, SUPPORT, quiet, align=ft.TextAlign.CENTER),
            ],
            spacing=2,
            expand=None if here.look.large_text else 1,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        for sum_, meaning in parts
    ]
    if here.look.large_text:
        return ft.Column(columns, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(columns, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def values(here: Here, profile: GameProfile) -> ft.Control:
    """Every rank of the pack with what it costs."""
    words = here.words
    tiles = [_value(here, profile, rank) for rank in profile.pack.ranks]
    spoken = ", ".join(
        f"{rank_name(words, rank)} {number(profile.card_value(rank), words.locale)}"
        for rank in profile.pack.ranks
    )
    grid = ft.Row(tiles, wrap=True, spacing=6, run_spacing=6)
    return ft.Semantics(label=spoken, exclude_semantics=True, content=grid)


def table(here: Here, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> ft.Control:
    """Numbers in columns under `heads`; where text is large each beside its own."""
    quiet = ft.Colors.ON_SURFACE_VARIANT
    if here.look.large_text:
        stacks = [_stack(here, heads, row) for row in rows]
        return panel(ruled(stacks), padding=ft.Padding.symmetric(horizontal=16, vertical=4))
    lines = [_line(here, heads, LABEL, quiet), *(_line(here, row, TITLE) for row in rows)]
    return panel(
        ft.Column(lines, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(horizontal=16, vertical=12),
    )


def _stack(here: Here, heads: Sequence[str], row: Sequence[str]) -> ft.Control:
    """One row of a table, below each other."""
    quiet = ft.Colors.ON_SURFACE_VARIANT
    lines: list[ft.Control] = [
        ft.Row([text(here.look, head, LABEL, quiet, expand=1), text(here.look, cell, TITLE)])
        for head, cell in zip(heads, row, strict=True)
    ]
    return ft.Container(ft.Column(lines, spacing=4), padding=ft.Padding.symmetric(vertical=8))


def _line(
    here: Here,
    cells: Sequence[str],
    style: TextStyle,
    ink: ft.ColorValue = ft.Colors.ON_SURFACE,
) -> ft.Control:
    return ft.Row(
        [text(here.look, cell, style, ink, align=ft.TextAlign.CENTER, expand=1) for cell in cells],
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def _value(here: Here, profile: GameProfile, rank: Rank) -> ft.Control:
    look = here.look
    special = rank is profile.special_rank
    ink = ft.Colors.ON_TERTIARY_CONTAINER if special else ft.Colors.ON_SURFACE
    value = number(profile.card_value(rank), here.words.locale)
    return ft.Container(
        ft.Column(
            [
                text(look, rank_label(rank, here.letters), digits(22), ink),
                text(look, f"= {value}", SMALL, ink),
            ],
            spacing=4,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=look.box(46),
        height=look.box(58) + 10 * (look.text_scale - 1),
        bgcolor=ft.Colors.TERTIARY_CONTAINER if special else ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=12,
        alignment=ft.Alignment.CENTER,
    )
