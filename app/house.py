"""What one process shares once its storage has been read, and what goes on there by itself."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from app.data.copies import Copies
from app.data.errors import StorageError
from app.data.port import DocumentStore
from app.data.repositories import Library as Shelf
from app.domain.roster import Library
from app.owner.book import Book
from app.owner.importing import Exchange
from app.owner.keeper import Keeper
from app.owner.library import LibraryOwner
from app.owner.owners import Owners

_FIRST_TIDYING, _TIDYING = 60.0, 3600.0
"""Seconds after the start, and between two times: nobody shall wait for it."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class House:
    """`tidying`: empties the bin and makes copies now and then, until it is cancelled."""

    library: LibraryOwner
    book: Book
    keeper: Keeper
    exchange: Exchange
    tidying: asyncio.Task[None]


async def open_house(
    copies: Copies,
    store: DocumentStore,
    shelf: Shelf[Library],
    owners: Owners,
    new_id: Callable[[], str],
    now: Callable[[], str],
) -> House:
    """Reads the library, and brings to its end what was being brought in. The matches are open.

    Raises StorageError.
    """
    library = LibraryOwner(await shelf.get(), shelf, new_id, lambda: store.damage)
    keeper = Keeper(store, owners, library, copies, now)
    await keeper.resume()
    return House(
        library=library,
        book=Book(
            owners.matches.summaries,
            lambda: library.library,
            (owners.subscribe, library.subscribe),
        ),
        keeper=keeper,
        exchange=Exchange(owners, library, new_id, now),
        tidying=asyncio.create_task(_keep_tidy(keeper)),
    )


async def _keep_tidy(keeper: Keeper) -> None:
    await asyncio.sleep(_FIRST_TIDYING)
    while True:
        try:
            await keeper.tidy()
        except StorageError as error:
            _log.warning("Nothing was tidied up: %s", error)
        await asyncio.sleep(_TIDYING)
