"""Where the data lives."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from app.data.errors import NoDataFolder


def data_folder(
    explicit: str | None = None,
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
) -> Path:
    """The folder for everything that is stored, made if it is not there; absolute.

    The first that is given: `explicit`, TALLY_NINE_DATA, FLET_APP_STORAGE_DATA (set by Flet in
    packaged apps), else the user's own data folder as the platform has it.

    Raises NoDataFolder.
    """
    given = explicit or environ.get("TALLY_NINE_DATA") or environ.get("FLET_APP_STORAGE_DATA") or ""
    try:
        folder = Path(given).expanduser() if given else _users_own(environ, platform)
        folder = folder.absolute()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise NoDataFolder(given or "Tally Nine", why) from error
    return folder


def _users_own(environ: Mapping[str, str], platform: str) -> Path:
    if platform == "win32":
        local = environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "Tally Nine"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tally Nine"
    shared = Path(environ.get("XDG_DATA_HOME") or "")
    # The standard says: a relative one is to be ignored.
    return (shared if shared.is_absolute() else Path.home() / ".local" / "share") / "tally-nine"
