"""A line below a field, read out when it comes: what became of what was typed."""

import flet as ft

from app.ui.components.text import LABEL, text
from app.ui.layout import Look


def said_line(look: Look, sentence: str) -> ft.Control:
    """No error: those stand at the field itself."""
    said = text(look, sentence, LABEL, ft.Colors.ON_SURFACE_VARIANT)
    return ft.Semantics(live_region=True, content=said)
