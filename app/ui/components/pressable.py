"""A surface that is one button: the whole of it is the target, it has one name, Tab reaches it."""

from collections.abc import Awaitable, Callable
from inspect import isawaitable

import flet as ft

from app.ui import ids
from app.ui.boundary import report

Press = Callable[[], object]
"""What a press calls; what it returns is awaited if it can be."""


def handler(press: Press | None) -> Callable[[], Awaitable[None]] | None:
    """A Flet event handler for `press`.

    Flet awaits only what is declared `async`; a lambda that returns a coroutine would be dropped.
    And an exception out of a handler would replace the whole app by its text: it is reported.
    """
    if press is None:
        return None

    async def run() -> None:
        try:
            result = press()
            if isawaitable(result):
                await result
        except Exception as error:
            report(error)

    return run


def pressable(
    content: ft.Control,
    *,
    label: str,
    on_press: Press | None,
    identifier: str | None = None,
    on_long_press: Press | None = None,
    selected: bool | None = None,
    checked: bool | None = None,
    hint: str | None = None,
    bgcolor: ft.ColorValue | None = None,
    border: ft.Border | None = None,
    radius: ft.BorderRadiusValue | None = None,
    padding: ft.PaddingValue | None = None,
    width: float | None = None,
    height: float | None = None,
    alignment: ft.Alignment | None = None,
    expand: bool | int | None = None,
    shadow: ft.BoxShadow | None = None,
    animate: ft.AnimationValue | None = None,
) -> ft.Control:
    """`content` drawn on a surface that is a button named `label`.

    `on_press` None makes it inert: a text with its name, or, where it still minds a long press, a
    disabled button. `selected` marks one of a set, `checked` a switch. Fires on finger up, not
    while the page is being scrolled.
    """
    resting = on_press is None and on_long_press is not None
    surface = ft.Container(
        content=ft.Semantics(
            label=label,
            exclude_semantics=True,
            selected=selected,
            checked=checked,
            hint_text=hint,
            button=resting or None,
            disabled=resting,
            content=content,
        ),
        ink=on_press is not None,
        on_click=handler(on_press),
        on_long_press=handler(on_long_press),
        bgcolor=bgcolor,
        border=border,
        border_radius=radius,
        padding=padding,
        width=width,
        height=height,
        alignment=alignment,
        shadow=shadow,
        animate=animate,
    )
    surface.expand = expand
    if identifier is None:
        return ft.MergeSemantics(expand=expand, content=surface)
    return ids.tag(identifier, surface)
