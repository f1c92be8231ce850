"""What a client keeps for itself, through Flet's service; in memory where that fails."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final, TypeVar

import flet as ft

T = TypeVar("T")

_PATIENCE: Final = 3.0
"""Seconds: on the web the service may stop answering (a tab that slept)."""

_log = logging.getLogger(__name__)


class FletPreferences:
    """Never raises. What could not be kept is known as long as the session lives."""

    def __init__(self) -> None:
        self._service = ft.SharedPreferences()
        self._known: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        kept = await _answer(self._service.get(key))
        return kept if isinstance(kept, str) else self._known.get(key)

    async def set(self, key: str, value: str) -> None:
        self._known[key] = value
        await _answer(self._service.set(key, value))


async def _answer(asked: Awaitable[T]) -> T | None:
    try:
        return await asyncio.wait_for(asked, _PATIENCE)
    except Exception as error:
        _log.info("preferences: %s", error)
        return None
