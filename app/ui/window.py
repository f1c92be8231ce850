"""The hook that turns what the client tells about its window into a `Look`."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import flet as ft

from app.ui.layout import Look

_PROBE: Final = 100.0


def use_look(theme: str = "system", text_scale: float = 1.0) -> Look:
    """The look of this client; `theme` is `light`, `dark` or `system`.

    Takes the page's resize and brightness events. The client scales text by itself and tells
    nobody by how much, so that is measured: an invisible line of a known size reports how tall
    it came out, at the start and whenever the user changes the size of text. `text_scale` is
    what to begin with.
    """
    page = ft.context.page
    facts, set_facts = ft.use_state(_first(page, text_scale))

    def learn(**news: Any) -> None:
        set_facts(lambda now: replace(now, **news))

    def listen() -> None:
        page.on_resize = lambda e: learn(width=e.width, height=e.height)
        page.on_platform_brightness_change = lambda _: learn(dark=_is_dark(page))
        page.overlay.append(_probe(lambda scale: learn(text_scale=scale)))
        page.update()

    ft.use_effect(listen, [])
    return facts if theme == "system" else replace(facts, dark=theme == "dark")


def _first(page: ft.Page, text_scale: float) -> Look:
    usual = Look()
    return Look(
        width=page.width or usual.width,
        height=page.height or usual.height,
        text_scale=text_scale,
        dark=_is_dark(page),
    )


def _is_dark(page: ft.Page) -> bool:
    return page.platform_brightness is ft.Brightness.DARK


def _probe(on_scale: Callable[[float], None]) -> ft.Control:
    def measured(e: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        on_scale(round(e.height / _PROBE, 2))

    line = ft.Text(
        "0", style=ft.TextStyle(size=_PROBE, height=1.0), opacity=0, on_size_change=measured
    )
    # Outside of the window: an empty node over the screens would take the taps of screen readers.
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=line),
        left=-2 * _PROBE,
        top=-2 * _PROBE,
        ignore_interactions=True,
    )
