"""Composition root where the app runs inside a browser, with nobody behind it."""

import asyncio
import importlib
import logging
from pathlib import Path
from typing import Any, Final

import flet as ft

from app.assembly import Reach, assemble, session
from app.data.copies import Copies, folder_copies
from app.data.document_store import TinyDocumentStore
from app.data.errors import StorageFailed
from app.data.files import FolderMedium
from app.data.port import Medium
from app.data.slot_files import SlotFiles
from app.data.slot_medium import SlotMedium
from app.data.slots import Drawer
from app.services.browser_page import KeptPreferences, Page
from app.services.browser_storage import BrowserDatabase, BrowserDrawer
from app.services.flet_device import FletDevice
from app.services.flet_files import FletFiles
from app.ui.stack import loaders

_PLACE: Final = "tally-nine"
"""Of the files, and of the database, among others of the same address."""
_PATIENCE: Final = 30
"""Tenths of a second to wait for a tab that is just being closed."""
_FIRST, _BETWEEN = 1.0, 0.02
"""Seconds before, and between, the loading of what nobody waits for."""

_log = logging.getLogger(__name__)


async def main() -> None:
    """Make everything and be ready for the one client there is. Raises StorageFailed."""
    page: Page = importlib.import_module("tally_nine_page")
    page.say("stage", "app")
    medium, copies = await _storage(page)
    documents = TinyDocumentStore(medium, threads=0)
    preferences = KeptPreferences(documents, page)
    await preferences.open()
    languages = tuple(page.languages.to_py())

    async def asked_for() -> tuple[str, ...]:
        return languages

    def reach(client: ft.Page) -> Reach:
        return Reach(
            device=FletDevice(),
            preferences=preferences,
            files=FletFiles(client),
            languages=asked_for,
            secure=page.secure,
            lasting=page.persisted,
        )

    begin = session(assemble(documents, copies), reach)

    async def begun(client: ft.Page) -> None:
        await begin(client)
        await _load_the_rest()

    ft.run(begun)


async def _load_the_rest() -> None:
    """The other screens, once the first is drawn, and one by one: a tap comes in between."""
    await asyncio.sleep(_FIRST)
    for load in loaders():
        await asyncio.sleep(_BETWEEN)
        try:
            load()
        except Exception as error:  # It is said where that screen is wanted.
            _log.warning("not loaded: %s", error)


async def _storage(page: Page) -> tuple[Medium, Copies]:
    """Files of the browser; else its database; else memory, which the page then says."""
    kept: Any = importlib.import_module("tally_nine_storage")
    found = await kept.drawer(_PLACE)
    if found is not None:
        drawer = BrowserDrawer(found)
        files = await _opened(drawer)
        if not files.is_new:
            return files, Copies(SlotFiles(drawer))
    # Where files came later than the app, all that there is lies in the database.
    other = await kept.database(_PLACE)
    if other is not None:
        from app.data.keyed_medium import KeyedFiles, KeyedMedium

        database = BrowserDatabase(other)
        values = await KeyedMedium.opened(database)
        if found is None or values.stamps("own"):
            return values, Copies(KeyedFiles(database))
    if found is not None:
        return files, Copies(SlotFiles(drawer))
    from app.data.memory import MemoryDisk

    page.say("forgetful")
    disk, root = MemoryDisk(), Path("/memory")
    return FolderMedium(root, disk), folder_copies(root, disk, threads=False)


async def _opened(drawer: Drawer) -> SlotMedium:
    """Files are lent to one tab at a time, and a moment longer."""
    for _ in range(_PATIENCE):
        try:
            return await SlotMedium.opened(drawer)
        except StorageFailed:
            await asyncio.sleep(0.1)
    return await SlotMedium.opened(drawer)
