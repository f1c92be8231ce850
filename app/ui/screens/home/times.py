"""When a match was, from what its document says."""

from datetime import datetime


def moment(text: str) -> datetime | None:
    """The time in `text` (ISO 8601) as the clock here had it; None where it says none."""
    try:
        return datetime.fromisoformat(text).astimezone()
    except ValueError:
        return None
