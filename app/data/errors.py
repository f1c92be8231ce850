"""What can go wrong with stored documents. Each carries a code; the words are made elsewhere."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_NOT_ALLOWED = {errno.EACCES, errno.EPERM, errno.EROFS}


class StorageError(Exception):
    """Base of all below. `code` is stable and language-free, `detail` is for the log only."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


class StorageFailed(StorageError):
    """The device refused. Codes: `disk-full`, `not-allowed`, `disk-error`, `closed`.

    What was stored before is still there, whole. Only where a folder could not be synced after the
    new content was in place may the new content, also whole, be found later.
    """

    @classmethod
    def of(cls, error: OSError) -> StorageFailed:
        """The failure that an error of the operating system means."""
        if error.errno in _FULL:
            return cls("disk-full", str(error))
        if error.errno in _NOT_ALLOWED:
            return cls("not-allowed", str(error))
        return cls("disk-error", str(error))


class NewerDocument(StorageError):
    """A document was written by a newer version of the app. Code: `newer-document`.

    It is left as it is: not read, not saved over.
    """

    def __init__(self, name: str, schema: int) -> None:
        super().__init__("newer-document", f"{name} has schema {schema}")
        self.name = name
        self.schema = schema


class BadDocument(StorageError):
    """A document is whole but says nothing that can be understood. Code: `bad-document`.

    Also raised for a document that cannot be written as JSON. What is stored is left alone.
    """

    def __init__(self, name: str, detail: str = "") -> None:
        super().__init__("bad-document", f"{name} {detail}".strip())
        self.name = name


class BadName(StorageError):
    """Not a name for a document. Code: `bad-name`."""

    def __init__(self, name: str) -> None:
        super().__init__("bad-name", repr(name))


class FolderInUse(StorageError):
    """Another process has the data folder. Code: `folder-in-use`."""

    def __init__(self, folder: Path) -> None:
        super().__init__("folder-in-use", str(folder))
        self.folder = folder


class NoDataFolder(StorageError):
    """There is no place for the data, or it cannot be made. Code: `no-data-folder`."""

    def __init__(self, folder: str, detail: str) -> None:
        super().__init__("no-data-folder", f"{folder}: {detail}")
        self.folder = folder


@contextmanager
def typed_errors() -> Iterator[None]:
    """What the operating system refuses in here comes out as StorageFailed."""
    try:
        yield
    except OSError as error:
        raise StorageFailed.of(error) from error
