"""Colours that can be read, seats that can be told apart."""

import re
from dataclasses import fields
from itertools import combinations
from typing import Any

import flet as ft
import pytest

from app.ui.palette import DARK, LIGHT, Palette
from app.ui.theme import dark_theme, light_theme
from tests.support.stage import Stage, sent


def made(theme: ft.Theme) -> ft.Theme:
    """The same as Flet's own classes, which know each of the names."""
    sent: Any = theme
    own = {
        "color_scheme": ft.ColorScheme,
        "navigation_bar_theme": ft.NavigationBarTheme,
        "dialog_theme": ft.DialogTheme,
        "bottom_sheet_theme": ft.BottomSheetTheme,
        "snackbar_theme": ft.SnackBarTheme,
        "page_transitions": ft.PageTransitionsTheme,
    }
    values = dict(sent)
    for name, kind in own.items():
        parts = dict(values[name])
        if "shape" in parts:
            assert parts["shape"]["_type"] == "roundedRectangle"
            parts["shape"] = ft.RoundedRectangleBorder(radius=parts["shape"]["radius"])
        values[name] = kind(**parts)
    return ft.Theme(**values)


LIGHT_THEME, DARK_THEME = made(light_theme()), made(dark_theme())
AA = 4.5
AA_LARGE = 3.0

PAIRS = [
    ("on_primary", "primary"),
    ("on_primary_container", "primary_container"),
    ("on_secondary_container", "secondary_container"),
    ("on_tertiary", "tertiary"),
    ("on_tertiary_container", "tertiary_container"),
    ("on_error", "error"),
    ("on_error_container", "error_container"),
    ("on_surface", "surface"),
    ("on_surface", "surface_container_lowest"),
    ("on_surface", "surface_container_highest"),
    ("on_surface_variant", "surface"),
    ("on_surface_variant", "surface_container_lowest"),
    ("on_surface_variant", "surface_container_high"),
    ("primary", "surface"),
    ("primary", "surface_container_lowest"),
    ("tertiary", "surface_container_lowest"),
    ("error", "surface_container_lowest"),
    ("on_inverse_surface", "inverse_surface"),
    ("inverse_primary", "inverse_surface"),
]


def _luminance(color: str) -> float:
    parts = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [light_theme(), dark_theme()], ids=["light", "dark"])
def test_a_theme_is_what_flet_would_send(theme: ft.Theme) -> None:
    assert sent(theme) == sent(made(theme))


async def test_a_client_is_sent_it() -> None:
    async with Stage(lambda: ft.Text("")) as stage:
        stage.page.theme = light_theme()
        stage.page.update()
        assert sent(stage.page)["theme"] == sent(made(light_theme()))
        before = len(stage.wire.sent)
        stage.page.update()
        assert len(stage.wire.sent) == before


@pytest.mark.parametrize("theme", [LIGHT_THEME, DARK_THEME], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_roles_can_be_read(theme: ft.Theme, ink: str, ground: str) -> None:
    scheme = theme.color_scheme
    assert contrast(getattr(scheme, ink), getattr(scheme, ground)) >= AA


@pytest.mark.parametrize(
    ("palette", "theme"), [(LIGHT, LIGHT_THEME), (DARK, DARK_THEME)], ids=["light", "dark"]
)
def test_seats_and_cards_can_be_read(palette: Palette, theme: ft.Theme) -> None:
    scheme = theme.color_scheme
    assert scheme is not None
    assert len(palette.seats) == 6
    for seat in palette.seats:
        assert contrast(seat.on_fill, seat.fill) >= AA
        assert contrast(seat.fill, str(scheme.surface)) >= AA_LARGE
        assert contrast(str(scheme.on_surface), seat.tint) >= AA
        assert contrast(str(scheme.on_surface_variant), seat.tint) >= AA
    assert contrast(palette.card_red, palette.card_face) >= AA
    assert contrast(palette.card_black, palette.card_face) >= AA
    assert contrast(palette.red, str(scheme.surface_container_lowest)) >= AA
    assert contrast(palette.on_hero, palette.hero) >= AA
    assert contrast(palette.on_hero, palette.hero_well) >= AA
    assert contrast(palette.trophy, palette.hero) >= AA
    assert contrast(str(scheme.on_surface_variant), palette.sheet_blocked) >= AA


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_no_two_seats_are_alike(palette: Palette) -> None:
    for one, other in combinations(palette.seats, 2):
        assert one.fill != other.fill
        assert one.dash != other.dash


def test_every_colour_is_written_out() -> None:
    for theme in (LIGHT_THEME, DARK_THEME):
        for field in fields(ft.ColorScheme):
            color = getattr(theme.color_scheme, field.name)
            if color not in (None, ft.Colors.TRANSPARENT):
                assert re.fullmatch(r"#[0-9A-F]{6}", str(color)), field.name
