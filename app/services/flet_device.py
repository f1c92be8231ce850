"""The device through Flet's services."""

import logging
from functools import cached_property

import flet as ft

_log = logging.getLogger(__name__)


class FletDevice:
    """Holds the services for the life of the session: one that nobody holds is dropped. Each is
    there once it is asked for, as the first screen needs none.
    """

    @cached_property
    def _wakelock(self) -> ft.Wakelock:
        return ft.Wakelock()

    @cached_property
    def _haptics(self) -> ft.HapticFeedback:
        return ft.HapticFeedback()

    @cached_property
    def _preferences(self) -> ft.SharedPreferences:
        return ft.SharedPreferences()

    @cached_property
    def _share(self) -> ft.Share:
        return ft.Share()

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

    async def share(self, name: str, data: bytes, kind: str) -> bool:
        try:
            await self._share.share_files(
                [ft.ShareFile.from_bytes(data, mime_type=kind, name=name)]
            )
        except Exception as error:
            _log.info("share: %s", error)
            return False
        return True

    async def drawn(self) -> bool:
        # Any answer will do: the client deals with what it is sent in the order it was sent.
        try:
            await self._preferences.contains_key("tally-nine.drawn")
        except TimeoutError:
            return False
        except Exception as error:
            _log.info("drawn: %s", error)
        return True
