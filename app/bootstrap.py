"""Composition root where the state is kept in a folder: on a desk, on a phone, behind a server."""

from pathlib import Path

from app.assembly import Services, assemble, close, new_id, session
from app.data.copies import folder_copies
from app.data.document_store import TinyDocumentStore
from app.data.files import FolderMedium
from app.data.lock import FolderLock
from app.ui.stack import load_all

__all__ = ["Services", "build", "close", "new_id", "session"]


def build(data: Path) -> Services:
    """Make everything that keeps its state in the folder `data`.

    Raises FolderInUse where another process has it, StorageFailed.
    """
    lock = FolderLock(data)
    load_all()
    documents = TinyDocumentStore(FolderMedium(data))
    return assemble(documents, folder_copies(data), data=data, release=lock.release)
