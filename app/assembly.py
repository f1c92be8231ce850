"""The parts put together, whatever they keep their state in and wherever they run."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import flet as ft
from flet.messaging.protocol import Message

from app.data.bin import Bin
from app.data.copies import Copies
from app.data.documents import SCHEMAS, library_document, library_of, match_document, match_of
from app.data.errors import StorageError
from app.data.migrations import MigratedStore
from app.data.port import DocumentStore
from app.data.repositories import Codec, Library, Matches
from app.data.stored import StoredMatch
from app.data.summaries import SUMMARY_VERSION, summary_document
from app.domain import roster
from app.house import House, open_house
from app.owner.owners import Owners
from app.services.device import Device
from app.services.files import Files
from app.services.flet_device import FletDevice
from app.services.flet_files import FletFiles
from app.services.languages import system_languages
from app.services.preferences import FletPreferences
from app.stores.client_store import ClientStore, Preferences
from app.stores.keeping_store import KeepingStore
from app.stores.library_store import LibraryStore
from app.stores.match_stores import MatchStores
from app.stores.plan_store import PlanStore
from app.ui.app import start, start_without_storage
from app.ui.session import Session

# Flet writes each message out for a log that nobody reads, with all that its components know: with
# thousands of matches that took longer than anything else.
Message.__repr__ = object.__repr__  # type: ignore[method-assign]

_OWN_MACHINE: Final = {"localhost", "127.0.0.1", "::1"}


@dataclass(frozen=True)
class Reach:
    """What one session can do with its client. `languages`: what its system asks for. `secure`:
    the browser lets the app use the device. `lasting`: it promised to keep what is stored; None
    where nothing is stored in a browser.
    """

    device: Device
    preferences: Preferences
    files: Files
    languages: Callable[[], Awaitable[tuple[str, ...]]]
    secure: bool
    lasting: bool | None = None


@dataclass
class Services:
    """What one process shares among all its sessions; `house` once storage has been read.

    `join`: the link by which others of the network come in, if they may.
    """

    store: MigratedStore
    matches: Matches[StoredMatch]
    shelf: Library[roster.Library]
    bin: Bin[StoredMatch]
    owners: Owners
    copies: Copies
    data: Path | None = None
    release: Callable[[], None] = lambda: None
    house: House | None = None
    join: str | None = None
    opening: asyncio.Lock = field(default_factory=asyncio.Lock)


def assemble(
    documents: DocumentStore,
    copies: Copies,
    *,
    data: Path | None = None,
    release: Callable[[], None] = lambda: None,
) -> Services:
    """Make everything that keeps its state in `documents` and `copies`.

    `data`: the folder of it, if that is one. `release`: called when everything is closed.
    """
    store = MigratedStore(documents, SCHEMAS)
    matches = Matches(
        store,
        Codec(match_document, match_of),
        identify=lambda stored: stored.id,
        summarise=summary_document,
        summary_version=SUMMARY_VERSION,
    )
    shelf = Library(store, Codec(library_document, library_of), roster.Library)
    bin = Bin(store, matches)
    owners = Owners(matches, new_id, _timestamp, bin)
    return Services(store, matches, shelf, bin, owners, copies, data, release)


async def close(services: Services) -> None:
    """Finish what is under way; nothing of `services` is used afterwards."""
    house = services.house
    if house is not None:
        house.tidying.cancel()
    await services.owners.close()
    if house is not None:
        await house.library.settle()
        await services.bin.close()
        await services.matches.close()
    await services.store.close()
    services.release()


def through_flet(page: ft.Page) -> Reach:
    """A client as Flet's services reach it."""
    return Reach(
        device=FletDevice(),
        preferences=FletPreferences(),
        files=FletFiles(page),
        languages=lambda: system_languages(page),
        secure=_is_secure(page),
    )


def session(
    services: Services, reach: Callable[[ft.Page], Reach] = through_flet
) -> Callable[[ft.Page], Awaitable[None]]:
    """The entry of one session, for `ft.run` and for the web server."""

    async def main(page: ft.Page) -> None:
        here = reach(page)
        client, plan, languages, read = await asyncio.gather(
            ClientStore.opened(here.preferences),
            PlanStore.opened(here.preferences),
            here.languages(),
            _read(services),
        )
        if isinstance(read, StorageError):
            start_without_storage(page, client, languages, read.code, lambda: main(page))
            return
        owners, house = services.owners, read
        library = LibraryStore(owners, house.library, book=house.book)
        keeping = KeepingStore(owners, house.library, house.keeper, house.exchange, _now)
        matches = MatchStores(owners, new_id, house.library)

        def leave(_: object) -> None:
            library.close()
            matches.close()

        page.on_close = leave
        start(
            page,
            Session(
                client=client,
                library=library,
                keeping=keeping,
                open_match=matches.open,
                opened=matches.opened,
                device=here.device,
                now=_now,
                languages=languages,
                text_scale=client.state.text_scale,
                new_id=new_id,
                data=services.data,
                join=services.join,
                secure=here.secure,
                lasting=here.lasting,
                plan=plan,
                files=here.files,
            ),
        )

    return main


async def _read(services: Services) -> House | StorageError:
    """What is stored is read when the first session begins; after a failure, when the next does."""
    async with services.opening:
        if services.house is None:
            try:
                await services.matches.open()
                services.house = await open_house(
                    services.copies,
                    services.store,
                    services.shelf,
                    services.owners,
                    new_id,
                    _timestamp,
                )
            except StorageError as error:
                return error
        return services.house


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
