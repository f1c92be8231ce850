"""The hook for what opens over a screen and has to be closed before anything else."""

import flet as ft

from app.ui.components.pressable import Press
from app.ui.hooks import use_box


def use_modal(dialog: ft.DialogControl | None, close: Press) -> None:
    """`ft.use_dialog`, for a dialog that the browser's way back closes, and nothing else.

    The browser has already gone back when it tells: the screen is kept from hearing of it, and
    the address is put right again.
    """
    ft.use_dialog(dialog)
    page = ft.context.page
    closing = use_box(lambda: close)
    closing.current = close
    put_back = use_box(lambda: _nothing)

    def stay() -> None:
        put_back.current()
        if dialog is None:
            return
        here, usual = page.route, page.on_route_change

        def went(event: ft.RouteChangeEvent) -> None:
            if event.route != here:
                closing.current()
                page.navigate(here)

        def restore() -> None:
            put_back.current = _nothing
            page.on_route_change = usual

        page.on_route_change = went
        put_back.current = restore

    ft.use_effect(stay, [dialog is not None], cleanup=lambda: put_back.current())


def _nothing() -> None:
    """No dialog is open."""
