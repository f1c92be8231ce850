"""Composition root where the app runs inside a browser, with nobody behind it."""

from pathlib import Path

import flet as ft

from app.assembly import assemble, session
from app.data.copies import folder_copies
from app.data.document_store import TinyDocumentStore
from app.data.files import FolderMedium
from app.data.memory import MemoryDisk


async def main() -> None:
    """Make everything and be ready for the one client there is."""
    disk, root = MemoryDisk(), Path("/memory")
    documents = TinyDocumentStore(FolderMedium(root, disk), threads=0)
    services = assemble(documents, folder_copies(root, disk, threads=False))
    ft.run(session(services))
