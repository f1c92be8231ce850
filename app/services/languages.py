"""Which languages a client's system asks for."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import flet as ft

from app.web.visitor import current_visitor

_PATIENCE: Final = 2.0

_log = logging.getLogger(__name__)


async def system_languages(page: ft.Page) -> tuple[str, ...]:
    """The tags of the system's languages, best first; none where it does not tell.

    To be asked at the start of the session: a browser has told already, with its first request.
    """
    visitor = current_visitor()
    if visitor is not None and visitor.languages:
        return visitor.languages
    try:
        info = await asyncio.wait_for(page.get_device_info(), _PATIENCE)
    except Exception as error:
        _log.info("languages: %s", error)
        return ()
    return language_tags(info.locales) if info is not None else ()


def language_tags(locales: Sequence[ft.Locale]) -> tuple[str, ...]:
    """The locales as the client tells them, as tags: "pt-PT"."""
    return tuple(
        "-".join(filter(None, (locale.language_code, locale.country_code))) for locale in locales
    )
