"""The device through Flet's services: each is made once, and not before it is asked for."""

import flet as ft

from app.services.flet_device import FletDevice
from tests.support.stage import Stage


def services(stage: Stage) -> list[str]:
    return [type(each).__name__ for each in stage.controls() if isinstance(each, ft.Service)]


async def test_a_start_makes_no_service_and_each_is_made_once() -> None:
    made: list[FletDevice] = []

    @ft.component
    def screen() -> ft.Control:
        if not made:
            made.append(FletDevice())
        return ft.Text("")

    async with Stage(screen) as stage:
        (device,) = made
        before = services(stage)
        for _ in range(2):
            await device.tick()
            await device.keep_awake(on=True)
        assert sorted(services(stage)) == sorted([*before, "HapticFeedback", "Wakelock"])
        assert await device.drawn()
        await device.share("a.json", b"{}", "application/json")
        assert len(services(stage)) == len(before) + 4
        assert stage.wire.errors == []
