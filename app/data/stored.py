"""What one match document holds: the record, and what its owner must know after a restart."""

from dataclasses import dataclass

from app.data.unknown_keys import Path
from app.domain.log import Record


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """`applied`: ids of the commands done last, oldest first, so that a repeated one is known
    after a restart too. `started`, `updated`: ISO 8601 with an offset. `unknown`: what the match
    file it came from says beyond what is known here, by where it stands, each as JSON text.
    """

    record: Record
    applied: tuple[str, ...] = ()
    started: str = ""
    updated: str = ""
    unknown: tuple[tuple[Path, str], ...] = ()

    @property
    def id(self) -> str:
        return self.record.id
