"""The key that lets phones of the network in; it stays the same, so that they stay joined."""

import os
import secrets
from pathlib import Path
from typing import Final

_FILE: Final = "join-key"
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for one another when typed from a screen."""
_LENGTH: Final = 14


def join_key(data: Path) -> str:
    """The key kept in the folder `data`, made at random when there is none.

    Raises OSError when the folder cannot be read or written.
    """
    file = data / _FILE
    try:
        kept = file.read_text(encoding="ascii").strip()
    except (FileNotFoundError, UnicodeDecodeError):
        kept = ""
    if len(kept) >= _LENGTH and set(kept) <= set(_LETTERS):
        return kept
    key = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    fresh = file.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
        out.write(key + "\n")
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)
    return key
