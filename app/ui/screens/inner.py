"""A screen one step into a place of the app, which is no part of a match."""

from collections.abc import Callable, Sequence

import flet as ft

from app.ui import routes
from app.ui.boundary import bounded
from app.ui.components.header import header
from app.ui.components.scaffold import scaffold
from app.ui.context import Here, use_here
from app.ui.resting import resting
from app.ui.screens.broken import broken
from app.ui.view import view


def inner(draw: Callable[[Here], ft.Control]) -> Callable[[], ft.View]:
    """The routed component of such a screen, from what draws it; `draw` may use hooks."""
    content = resting(ft.component(bounded(broken)(draw)))

    @ft.component
    def screen() -> ft.View:
        return view(content(use_here()))

    return screen


def inner_page(
    here: Here,
    title: str,
    parts: Sequence[ft.Control],
    *,
    scroll_key: str,
    above: ft.Control | None = None,
    action: ft.Control | None = None,
    gap: float = 10,
) -> ft.Control:
    """`parts` below each other under `title`, `gap` px apart, with the way one step out. `above`
    and `action` stay in sight.
    """
    page = ft.context.page
    body = ft.Column(list(parts), spacing=gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    top = header(
        here.look,
        title,
        on_leave=lambda: page.navigate(routes.parent(page.route)),
        leave_label=here.words.t("Back"),
    )
    if above is not None:
        edge = ft.Padding.only(left=here.look.edge, right=here.look.edge, bottom=8)
        top = ft.Column([top, ft.Container(above, padding=edge)], spacing=0, tight=True)
    return scaffold(here.look, body, header=top, action=action, scroll_key=scroll_key)
