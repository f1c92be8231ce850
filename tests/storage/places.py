"""Places to store things in: a real folder and one in memory, looked at and spoiled alike."""

from __future__ import annotations

from pathlib import Path

from app.data.disks import Disk, OsDisk
from app.data.document_store import TinyDocumentStore
from app.data.files import FolderMedium
from app.data.memory import MemoryDisk


class Place:
    def __init__(self, root: Path, disk: Disk) -> None:
        self.root = root
        self.disk = disk

    def store(self, disk: Disk | None = None) -> TinyDocumentStore:
        """A store that knows nothing yet, as after a start of the app."""
        return TinyDocumentStore(FolderMedium(self.root, disk or self.disk))

    def read(self, file: str) -> bytes:
        return self.disk.read(self.root / file)

    def spoil(self, file: str, content: bytes = b"garbage") -> None:
        self.disk.make_folder((self.root / file).parent)
        self.disk.write(self.root / file, content, newer_than=self.root / file)

    def drop(self, file: str) -> None:
        self.disk.unlink(self.root / file)

    def files(self, folder: str = "") -> list[str]:
        return sorted(name for name, _ in self.disk.entries(self.root / folder) if "." in name)


def real_place(folder: Path) -> Place:
    return Place(folder, OsDisk())


def memory_place() -> Place:
    return Place(Path("/memory"), MemoryDisk())
