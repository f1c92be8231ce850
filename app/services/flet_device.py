"""The device through Flet's services."""

import logging

import flet as ft

_log = logging.getLogger(__name__)


class FletDevice:
    """Holds the services for the life of the session: one that nobody holds is dropped."""

    def __init__(self) -> None:
        self._wakelock = ft.Wakelock()
        self._haptics = ft.HapticFeedback()

    async def keep_awake(self, on: bool) -> None:
        try:
            await (self._wakelock.enable() if on else self._wakelock.disable())  # type: ignore[no-untyped-call]
        except Exception as error:
            # Plain http and some browsers have none; the table goes on without.
            _log.info("keep awake: %s", error)

    async def tick(self) -> None:
        try:
            await self._haptics.light_impact()  # type: ignore[no-untyped-call]
        except Exception as error:
            _log.info("haptics: %s", error)
