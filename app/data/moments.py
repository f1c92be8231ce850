"""Points in time as documents and match files say them."""

from datetime import UTC, datetime

NEVER = datetime.min.replace(tzinfo=UTC)
"""Before everything that has a time."""


def moment(text: str) -> datetime:
    """The point in time that ISO 8601 names, whatever its offset; NEVER where it names none."""
    try:
        found = datetime.fromisoformat(text)
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        return NEVER
