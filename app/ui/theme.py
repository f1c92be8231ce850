"""The colours of Material's roles as `ft.Theme`, light and dark.

A control names a role (`ft.Colors.PRIMARY`) and follows the client's brightness by itself; what
Material has no role for is in `palette`.

They are written as Flet sends them: its `Theme` brings sixty classes for whatever can be themed,
which would be a tenth of the start of the app in a browser. A test holds that they are the same.
"""

from typing import Any, cast

import flet as ft

Sent = dict[str, Any]


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
) -> Sent:
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
    return {
        "primary": a,
        "on_primary": on_a,
        "primary_container": ac,
        "on_primary_container": on_ac,
        "secondary": a,
        "on_secondary": on_a,
        "secondary_container": sc,
        "on_secondary_container": on_sc,
        "tertiary": t,
        "on_tertiary": on_t,
        "tertiary_container": tc,
        "on_tertiary_container": on_tc,
        "error": e,
        "on_error": on_e,
        "error_container": ec,
        "on_error_container": on_ec,
        "surface": s,
        "on_surface": on_s,
        "on_surface_variant": variant,
        "outline": outline,
        "outline_variant": outline_variant,
        "surface_container_lowest": lowest,
        "surface_container_low": low,
        "surface_container": mid,
        "surface_container_high": high,
        "surface_container_highest": highest,
        "surface_tint": ft.Colors.TRANSPARENT.value,
        "inverse_surface": inv,
        "on_inverse_surface": on_inv,
        "inverse_primary": inverse_primary,
        "shadow": "#1D1B16",
        "scrim": "#000000",
    }


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


def _theme(scheme: Sent) -> ft.Theme:
    theme: Sent = {
        "color_scheme": scheme,
        "scaffold_bgcolor": scheme["surface"],
        "visual_density": ft.VisualDensity.STANDARD.value,
        "divider_color": scheme["outline_variant"],
        "navigation_bar_theme": {
            "bgcolor": scheme["surface_container"],
            "indicator_color": scheme["secondary_container"],
        },
        "dialog_theme": {"bgcolor": scheme["surface"], "shape": _rounded(28)},
        "bottom_sheet_theme": {"bgcolor": scheme["surface"]},
        "snackbar_theme": {
            "bgcolor": scheme["inverse_surface"],
            "action_text_color": scheme["inverse_primary"],
            "shape": _rounded(16),
        },
        "page_transitions": {},
    }
    return cast("ft.Theme", theme)


def _rounded(radius: int) -> Sent:
    return {"radius": radius, "_type": "roundedRectangle"}
