"""What one client's screens are given: its stores, its device, its clock."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime

from app.services.device import Device
from app.stores.client_store import ClientStore
from app.stores.library_store import LibraryStore
from app.stores.match_store import MatchStore


@dataclass(frozen=True)
class Session:
    """`languages`: what the system asks for, best first. `text_scale`: of the system, 1.0 = 100 %.
    `open_match` gives None for a match that is not there or cannot be read.
    """

    client: ClientStore
    library: LibraryStore
    open_match: Callable[[str], Awaitable[MatchStore | None]]
    device: Device
    now: Callable[[], datetime]
    languages: tuple[str, ...] = ()
    text_scale: float = 1.0
    new_id: Callable[[], str] = lambda: ""
