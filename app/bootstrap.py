"""Composition root: where the parts are made and put together."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import flet as ft

from app.data.document_store import TinyDocumentStore
from app.data.documents import SCHEMAS, library_document, library_of, match_document, match_of
from app.data.errors import StorageError
from app.data.files import FolderMedium
from app.data.lock import FolderLock
from app.data.migrations import MigratedStore
from app.data.repositories import Codec, Library, Matches
from app.data.stored import StoredMatch
from app.data.summaries import SUMMARY_VERSION, summary_document
from app.domain import roster
from app.owner.library import LibraryOwner
from app.owner.owners import Owners
from app.services.flet_device import FletDevice
from app.services.languages import system_languages
from app.services.preferences import FletPreferences
from app.stores.client_store import ClientStore
from app.stores.library_store import LibraryStore
from app.stores.match_stores import MatchStores
from app.stores.plan_store import PlanStore
from app.ui.app import start, start_without_storage
from app.ui.session import Session

_OWN_MACHINE: Final = {"localhost", "127.0.0.1", "::1"}


@dataclass
class Services:
    """What one process shares among all its sessions; `library` once storage has been read.

    `join`: the link by which others of the network come in, if they may.
    """

    data: Path
    lock: FolderLock
    store: MigratedStore
    matches: Matches[StoredMatch]
    shelf: Library[roster.Library]
    owners: Owners
    library: LibraryOwner | None = None
    join: str | None = None
    opening: asyncio.Lock = field(default_factory=asyncio.Lock)


def build(data: Path) -> Services:
    """Make everything that keeps its state in the folder `data`.

    Raises FolderInUse where another process has it, StorageFailed.
    """
    lock = FolderLock(data)
    store = MigratedStore(TinyDocumentStore(FolderMedium(data)), SCHEMAS)
    matches = Matches(
        store,
        Codec(match_document, match_of),
        identify=lambda stored: stored.id,
        summarise=summary_document,
        summary_version=SUMMARY_VERSION,
    )
    shelf = Library(store, Codec(library_document, library_of), roster.Library)
    return Services(data, lock, store, matches, shelf, Owners(matches, new_id, _timestamp))


async def close(services: Services) -> None:
    """Finish what is under way; nothing of `services` is used afterwards."""
    await services.owners.close()
    if services.library is not None:
        await services.library.settle()
        await services.matches.close()
    await services.store.close()
    services.lock.release()


def session(services: Services) -> Callable[[ft.Page], Awaitable[None]]:
    """The entry of one session, for `ft.run` and for the web server."""

    async def main(page: ft.Page) -> None:
        device, preferences = FletDevice(), FletPreferences()
        client, plan, languages, read = await asyncio.gather(
            ClientStore.opened(preferences),
            PlanStore.opened(preferences),
            system_languages(page),
            _read(services),
        )
        if isinstance(read, StorageError):
            start_without_storage(page, client, languages, read.code, lambda: main(page))
            return
        library = LibraryStore(services.owners, read)
        matches = MatchStores(services.owners, new_id, read)

        def leave(_: object) -> None:
            library.close()
            matches.close()

        page.on_close = leave
        start(
            page,
            Session(
                client=client,
                library=library,
                open_match=matches.open,
                opened=matches.opened,
                device=device,
                now=_now,
                languages=languages,
                text_scale=client.state.text_scale,
                new_id=new_id,
                data=services.data,
                join=services.join,
                secure=_is_secure(page),
                plan=plan,
            ),
        )

    return main


async def _read(services: Services) -> LibraryOwner | StorageError:
    """What is stored is read when the first session begins; after a failure, when the next does."""
    async with services.opening:
        if services.library is None:
            try:
                await services.matches.open()
                stored = await services.shelf.get()
            except StorageError as error:
                return error
            services.library = LibraryOwner(
                stored, services.shelf, new_id, lambda: services.store.damage
            )
        return services.library


def _is_secure(page: ft.Page) -> bool:
    """Whether the browser takes the page for a secure one, as it does https and its own machine."""
    address = urlsplit(page.url or "")
    return not page.web or address.scheme == "wss" or address.hostname in _OWN_MACHINE


def new_id() -> str:
    """An id nobody else makes; fit for the name of a document."""
    return secrets.token_hex(8)


def _now() -> datetime:
    return datetime.now().astimezone()


def _timestamp() -> str:
    return _now().isoformat(timespec="seconds")
