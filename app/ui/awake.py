"""The hook that keeps the screen on while the table is looked at."""

import flet as ft

from app.ui.context import use_here
from app.ui.hooks import use_on_top, use_store


def use_awake() -> None:
    """The screen stays on while this screen is on top, if the client wants it and can do it."""
    here = use_here()
    on_top = use_on_top()
    on = use_store(here.session.client).keep_awake and on_top
    device = here.session.device

    async def hold() -> None:
        await device.keep_awake(on)

    async def release() -> None:
        await device.keep_awake(False)

    # A client that was away has lost its hold.
    ft.use_effect(hold, [on, here.visit], cleanup=release)
