"""What is on disk, read as the next start would read it, while the server runs."""

from pathlib import Path

from app.data import frames
from app.data.documents import library_of, match_of
from app.data.port import Document
from app.data.stored import StoredMatch
from app.domain.roster import Library


def stored_matches(data: Path) -> list[StoredMatch]:
    """All matches of a data folder, the one begun last at the end."""
    found = [match_of(_document(path)) for path in (data / "matches").glob("*.json")]
    return sorted(found, key=lambda stored: stored.started)


def stored_match(data: Path, match_id: str) -> StoredMatch:
    """Raises FileNotFoundError, frames.Broken, BadShape."""
    return match_of(_document(data / "matches" / f"{match_id}.json"))


def stored_library(data: Path) -> Library:
    return library_of(_document(data / "library.json"))


def _document(path: Path) -> Document:
    return dict(frames.decode(path.read_bytes()).tables["document"]["1"])
