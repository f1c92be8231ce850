"""The colours: Material roles as `ft.Theme`, and what Material has no role for as `Palette`.

A control that Material can colour names a role (`ft.Colors.PRIMARY`) and follows the client's
light or dark by itself; seats, cards and charts take theirs from the palette.
"""

from dataclasses import dataclass
from typing import Final

import flet as ft

INK: Final = "#16140F"
WHITE: Final = "#FFFFFF"


@dataclass(frozen=True)
class SeatColours:
    """One seat: `fill` of the badge and the text `on_fill`; `tint` and `edge` of its tile."""

    fill: str
    on_fill: str
    tint: str
    edge: str
    dash: tuple[int, ...]


@dataclass(frozen=True)
class Palette:
    """The colours outside Material's roles, for one brightness."""

    seats: tuple[SeatColours, ...]
    card_face: str
    card_edge: str
    card_red: str
    card_black: str
    red: str
    """A red suit drawn on the surface, not on a card."""
    chart_neutral: str
    trophy: str
    """The trophy on a `primary` ground."""
    hero: str
    hero_well: str
    hero_line: str
    on_hero: str
    sheet: str
    """Paper of the score sheet, its lines, and the row of a blocked hand."""
    sheet_line: str
    sheet_blocked: str


# The order of play gives the colour; the dashes tell the lines of a chart apart without it.
_DASHES: Final[tuple[tuple[int, ...], ...]] = ((), (7, 5), (2, 5), (11, 4, 2, 4), (14, 6), (5, 4))


def _seats(rows: str) -> tuple[SeatColours, ...]:
    seats = []
    for row, dash in zip(rows.strip().splitlines(), _DASHES, strict=True):
        fill, on_fill, tint, edge = row.split()
        seats.append(SeatColours(fill, on_fill, tint, edge, dash))
    return tuple(seats)


LIGHT: Final = Palette(
    seats=_seats(f"""
        #2B49A8 {WHITE} #E8EBF5 #A6B3DA
        #B9741A {INK} #F7F0E6 #E2C59F
        #137A5C {WHITE} #E5F0ED #9CC7BB
        #6E2E5C {WHITE} #EFE8ED #C2A7BB
        #1589C6 {INK} #E5F2F9 #9DCDE7
        #8E1F1D {WHITE} #F3E6E6 #D0A1A0
    """),
    card_face="#FFFDF8",
    card_edge="#CBC6B7",
    card_red="#BB2D20",
    card_black="#21201A",
    red="#BB2D20",
    chart_neutral="#8F8B7D",
    trophy="#FFD58F",
    hero="#026448",
    hero_well="#004D37",
    hero_line="#3A7A63",
    on_hero=WHITE,
    sheet="#FFFDF8",
    sheet_line="#D5DADC",
    sheet_blocked="#FAEEEA",
)

DARK: Final = Palette(
    seats=_seats(f"""
        #8FA6F2 {INK} #363942 #535D7C
        #F0BE4E {INK} #473D24 #7F6832
        #35BD90 {INK} #253D30 #2B6750
        #C084AE {INK} #3E3335 #694E5D
        #B3E1F8 {INK} #3C4443 #63777E
        #EA6A55 {INK} #462E25 #7C4235
    """),
    card_face="#EDE7DE",
    card_edge="#949183",
    card_red="#BB2D20",
    card_black="#21201A",
    red="#FFB4A8",
    chart_neutral="#949183",
    trophy="#FBC361",
    hero="#2B483A",
    hero_well="#1E352A",
    hero_line="#4A6859",
    on_hero="#C8EAD7",
    sheet="#0F0E09",
    sheet_line="#33342F",
    sheet_blocked="#2B1815",
)


def palette(dark: bool) -> Palette:
    return DARK if dark else LIGHT


def _scheme(
    primary: str,
    primary_container: str,
    secondary: str,
    tertiary: str,
    tertiary_container: str,
    error: str,
    error_container: str,
    surface: str,
    quiet: str,
    containers: str,
    inverse: str,
    inverse_primary: str,
) -> ft.ColorScheme:
    """Each pair is "role on-role"; `quiet` is variant, outline, outline variant."""
    a, on_a = primary.split()
    ac, on_ac = primary_container.split()
    sc, on_sc = secondary.split()
    t, on_t = tertiary.split()
    tc, on_tc = tertiary_container.split()
    e, on_e = error.split()
    ec, on_ec = error_container.split()
    s, on_s = surface.split()
    variant, outline, outline_variant = quiet.split()
    lowest, low, mid, high, highest = containers.split()
    inv, on_inv = inverse.split()
    return ft.ColorScheme(
        primary=a,
        on_primary=on_a,
        primary_container=ac,
        on_primary_container=on_ac,
        secondary=a,
        on_secondary=on_a,
        secondary_container=sc,
        on_secondary_container=on_sc,
        tertiary=t,
        on_tertiary=on_t,
        tertiary_container=tc,
        on_tertiary_container=on_tc,
        error=e,
        on_error=on_e,
        error_container=ec,
        on_error_container=on_ec,
        surface=s,
        on_surface=on_s,
        on_surface_variant=variant,
        outline=outline,
        outline_variant=outline_variant,
        surface_container_lowest=lowest,
        surface_container_low=low,
        surface_container=mid,
        surface_container_high=high,
        surface_container_highest=highest,
        surface_tint=ft.Colors.TRANSPARENT,
        inverse_surface=inv,
        on_inverse_surface=on_inv,
        inverse_primary=inverse_primary,
        shadow="#1D1B16",
        scrim="#000000",
    )


def light_theme() -> ft.Theme:
    return _theme(
        _scheme(
            primary="#026448 #FFFFFF",
            primary_container="#C6E8D4 #003323",
            secondary="#D6E7DB #212F27",
            tertiary="#815600 #FFFFFF",
            tertiary_container="#FFDEAB #442B00",
            error="#B4281C #FFFFFF",
            error_container="#FFDAD5 #690001",
            surface="#FDF7EE #1D1B16",
            quiet="#504E42 #7A776A #D6D1C2",
            containers="#FFFFFF #F7F1E8 #F1ECE3 #EAE5DC #E3DED5",
            inverse="#32302A #F6F0E7",
            inverse_primary="#99D3B7",
        )
    )


def dark_theme() -> ft.Theme:
    return _theme(
        _scheme(
            primary="#99D3B7 #003323",
            primary_container="#2B483A #C8EAD7",
            secondary="#34433B #D6E7DB",
            tertiary="#FBC361 #442B00",
            tertiary_container="#563B00 #FFDEAB",
            error="#FFB4A8 #690001",
            error_container="#910A06 #FFDAD5",
            surface="#15130E #EAE5DC",
            quiet="#C5C1B2 #949183 #444237",
            containers="#0F0E09 #1D1B16 #22211B #2C2A24 #37352F",
            inverse="#E7E2D9 #32302A",
            inverse_primary="#026448",
        )
    )


def _theme(scheme: ft.ColorScheme) -> ft.Theme:
    return ft.Theme(
        color_scheme=scheme,
        scaffold_bgcolor=scheme.surface,
        visual_density=ft.VisualDensity.STANDARD,
        divider_color=scheme.outline_variant,
        navigation_bar_theme=ft.NavigationBarTheme(
            bgcolor=scheme.surface_container,
            indicator_color=scheme.secondary_container,
        ),
        dialog_theme=ft.DialogTheme(
            bgcolor=scheme.surface, shape=ft.RoundedRectangleBorder(radius=28)
        ),
        bottom_sheet_theme=ft.BottomSheetTheme(bgcolor=scheme.surface),
        snackbar_theme=ft.SnackBarTheme(
            bgcolor=scheme.inverse_surface,
            action_text_color=scheme.inverse_primary,
            shape=ft.RoundedRectangleBorder(radius=16),
        ),
    )
