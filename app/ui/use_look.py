"""The hook that turns what the client tells about itself into a `Look`."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import flet as ft

from app.ui.layout import Look

_PROBE: Final = 100.0


def use_look() -> tuple[Look, ft.Control]:
    """The current look, and a silent control that has to be somewhere in the tree.

    Takes the page's resize and brightness events. The client keeps its text scale to itself, so
    the control measures it: a line of text of a known size, drawn invisibly, reports how tall it
    came out, at the start and whenever the user changes the size of text.
    """
    page = ft.context.page
    look, set_look = ft.use_state(_first(page))

    def change(**facts: Any) -> None:
        set_look(lambda now: replace(now, **facts))

    def resized(e: ft.PageResizeEvent) -> None:
        change(width=e.width, height=e.height)

    def brightness(_: object) -> None:
        change(dark=_is_dark(page))

    def listen() -> None:
        page.on_resize = resized
        page.on_platform_brightness_change = brightness

    ft.use_effect(listen, [])
    dark = _is_dark(page)
    current = look if look.dark == dark else replace(look, dark=dark)
    return current, _probe(lambda scale: change(text_scale=scale))


def _first(page: ft.Page) -> Look:
    fallback = Look()
    return Look(
        width=page.width or fallback.width,
        height=page.height or fallback.height,
        dark=_is_dark(page),
    )


def _is_dark(page: ft.Page) -> bool:
    if page.theme_mode is ft.ThemeMode.SYSTEM or page.theme_mode is None:
        return page.platform_brightness is ft.Brightness.DARK
    return page.theme_mode is ft.ThemeMode.DARK


def _probe(on_scale: Callable[[float], None]) -> ft.Control:
    def measured(e: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        on_scale(round(e.height / _PROBE, 2))

    line = ft.Text(
        "0",
        style=ft.TextStyle(size=_PROBE, height=1.0),
        on_size_change=measured,
    )
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            ft.Stack(
                [ft.Container(line, left=0, top=0, opacity=0)],
                clip_behavior=ft.ClipBehavior.HARD_EDGE,
            ),
            width=0,
            height=0,
            ignore_interactions=True,
        ),
    )
