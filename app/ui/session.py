"""What one client's screens are given: its stores, its device, its clock."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from app.services.device import Device
from app.services.files import Files, NoFiles
from app.stores.client_store import ClientStore
from app.stores.keeping_store import KeepingStore
from app.stores.library_store import LibraryStore
from app.stores.match_store import MatchStore
from app.stores.plan_store import PlanStore
from app.stores.search_store import SearchStore
from app.ui.keyboard import Keyboard


@dataclass(frozen=True)
class Session:
    """`languages`: what the system asks for, best first. `text_scale`: of the system, 1.0 = 100 %.
    `plan`: the match being set up; `draw(n)`: a number below n by lot.
    `data`: where everything is stored, if that is a folder. `join`: the link by which others come
    to this table, if it is open to them. `secure`: browsers let the app use the device.
    `lasting`: kept in a browser, which promised to keep it or did not.
    `open_match` gives None for a match that is not there or cannot be read; `opened` the store of
    one that this client opened before, without waiting.
    """

    client: ClientStore
    library: LibraryStore
    keeping: KeepingStore
    open_match: Callable[[str], Awaitable[MatchStore | None]]
    device: Device
    now: Callable[[], datetime]
    languages: tuple[str, ...] = ()
    text_scale: float = 1.0
    new_id: Callable[[], str] = lambda: ""
    opened: Callable[[str], MatchStore | None] = lambda _: None
    data: Path | None = None
    join: str | None = None
    secure: bool = True
    lasting: bool | None = None
    keyboard: Keyboard = field(default_factory=Keyboard)
    plan: PlanStore = field(default_factory=PlanStore)
    search: SearchStore = field(default_factory=SearchStore)
    files: Files = field(default_factory=NoFiles)
    draw: Callable[[int], int] = secrets.randbelow
