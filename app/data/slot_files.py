"""Loose files in a drawer of a browser, among the documents."""

from __future__ import annotations

import struct
import zlib
from typing import Final

from app.data.errors import typed_errors
from app.data.slots import Drawer

_LOOSE: Final = "copies+"
_HEAD: Final = struct.Struct("<QL")


class SlotFiles:
    """`LooseFiles` in the same drawer. Each begins with its length: a torn one is none."""

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    async def sizes(self) -> dict[str, int]:
        with typed_errors():
            files = [file for file in await self._drawer.files() if file.startswith(_LOOSE)]
        found = {file.removeprefix(_LOOSE): await self._content(file) for file in files}
        return {name: len(data) for name, data in found.items() if data is not None}

    async def read(self, name: str) -> bytes | None:
        return (await self._content(_LOOSE + name)) if name in await self._names() else None

    async def write(self, name: str, data: bytes) -> None:
        with typed_errors():
            file = await self._drawer.open(_LOOSE + name)
            try:
                file.write(_HEAD.pack(len(data), zlib.crc32(data)) + data)
            finally:
                file.close()

    async def remove(self, name: str) -> None:
        with typed_errors():
            await self._drawer.remove(_LOOSE + name)

    async def sweep(self) -> None:
        for name in await self._names():
            if await self._content(_LOOSE + name) is None:
                await self.remove(name)

    async def _names(self) -> list[str]:
        with typed_errors():
            files = await self._drawer.files()
        return [file.removeprefix(_LOOSE) for file in files if file.startswith(_LOOSE)]

    async def _content(self, file: str) -> bytes | None:
        with typed_errors():
            opened = await self._drawer.open(file)
            try:
                content = opened.read()
            finally:
                opened.close()
        head, data = content[: _HEAD.size], content[_HEAD.size :]
        whole = len(head) == _HEAD.size and _HEAD.unpack(head) == (len(data), zlib.crc32(data))
        return data if whole else None
