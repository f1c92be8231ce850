"""The files and values of a browser, told apart from its scripts: see `pwa/page/storage.js`."""

import errno
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Protocol

from pyodide.ffi import JsException, to_js

_ERRORS: Final = {
    "QuotaExceededError": errno.ENOSPC,
    "NoModificationAllowedError": errno.EBUSY,
    "NotAllowedError": errno.EACCES,
    "SecurityError": errno.EACCES,
}


class BrowserFile:
    """An open file; nobody else, of this browser or another, has it open."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle

    def read(self) -> bytes:
        with _os_errors():
            content: bytes = self._handle.read().to_bytes()
        return content

    def write(self, data: bytes) -> None:
        with _os_errors():
            self._handle.write(to_js(data))

    def append(self, data: bytes) -> None:
        with _os_errors():
            self._handle.append(to_js(data))

    def close(self) -> None:
        with _os_errors():
            self._handle.close()


class BrowserDrawer:
    """A folder of files, by what `drawer` of the script gave."""

    def __init__(self, drawer: Any) -> None:
        self._drawer = drawer

    async def open(self, file: str) -> BrowserFile:
        with _os_errors():
            return BrowserFile(await self._drawer.open(file))

    async def files(self) -> list[str]:
        with _os_errors():
            names: list[str] = (await self._drawer.files()).to_py()
        return names

    async def remove(self, file: str) -> None:
        with _os_errors():
            await self._drawer.remove(file)


class _Value(Protocol):
    @property
    def data(self) -> bytes: ...

    @property
    def stamp(self) -> str: ...


class BrowserDatabase:
    """Values by key, by what `database` of the script gave."""

    def __init__(self, database: Any) -> None:
        self._database = database

    async def stamps(self) -> dict[str, str]:
        with _os_errors():
            return dict((await self._database.stamps()).to_py())

    async def get(self, key: str) -> bytes | None:
        with _os_errors():
            value = await self._database.get(key)
        return None if value is None else bytes(value.to_bytes())

    async def change(self, changes: Mapping[str, _Value | None]) -> None:
        rows = [
            [key, None if value is None else value.data, "" if value is None else value.stamp]
            for key, value in changes.items()
        ]
        with _os_errors():
            await self._database.change(to_js(rows))


@contextmanager
def _os_errors() -> Iterator[None]:
    try:
        yield
    except JsException as error:
        raise OSError(_ERRORS.get(error.name, errno.EIO), str(error)) from error
