"""The backup file: everything as one file of documents, a line of JSON each, packed by gzip.

    {"format":"tally-nine/backup","version":1,"made":"2026-03-01T20:00:00+02:00"}
    {"name":"library","document":{...}}
    {"name":"bin/4f0c","deleted":"2026-02-28T20:00:00+02:00","document":{...}}
    {"end":2,"crc":"9a0b1c2d"}

The last line counts the documents and has the CRC-32 of all bytes before it, so that a file that
was cut short or changed on its way is noticed. Unpacked it is plain text, and is read as well.
"""

import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from app.data.frames import json_bytes
from app.data.port import Document

FORMAT = "tally-nine/backup"
VERSION = 1
MAX_PACKED = 200_000_000
MAX_TEXT = 2_000_000_000
MAX_LINE = 20_000_000
MAX_DOCUMENTS = 100_000

_GZIP = b"\x1f\x8b"
_CHUNK = 1 << 16


class BackupFault(Exception):
    """A backup that cannot be brought in; nothing was changed. `code`: `not-a-backup`, `damaged`
    (cut short or changed), `newer-version` (of it or of a document in it), `too-large`,
    `bad-document` (one that makes no sense). `name`: the document it is about.
    """

    def __init__(self, code: str, name: str = "") -> None:
        super().__init__(f"{code}: {name}" if name else code)
        self.code = code
        self.name = name


@dataclass(frozen=True, slots=True)
class Entry:
    """A document under its name in the store; `deleted`: when it was put into the bin."""

    name: str
    document: Document
    deleted: str = ""


class BackupWriter:
    """`made`: ISO 8601."""

    def __init__(self, made: str) -> None:
        self._pack = zlib.compressobj(wbits=31)
        self._crc = self._number = 0
        self._parts: list[bytes] = []
        self._line({"format": FORMAT, "version": VERSION, "made": made})

    def add(self, entry: Entry) -> None:
        """One more document. Raises TypeError, ValueError for one that is no JSON."""
        deleted = {"deleted": entry.deleted} if entry.deleted else {}
        self._line({"name": entry.name, **deleted, "document": entry.document})
        self._number += 1

    def done(self) -> bytes:
        """The whole file."""
        self._line({"end": self._number, "crc": f"{self._crc:08x}"})
        return b"".join((*self._parts, self._pack.flush()))

    def _line(self, value: dict[str, Any]) -> None:
        line = json_bytes(value) + b"\n"
        self._crc = zlib.crc32(line, self._crc)
        self._parts.append(self._pack.compress(line))


def is_backup(data: bytes) -> bool:
    """A backup to all appearances, whole or not, of this version or a newer one."""
    try:
        BackupReader(data)
    except BackupFault as fault:
        return fault.code in ("newer-version", "damaged")
    return True


class BackupReader:
    """`made`: when the file was written. Raises BackupFault, also while it is read on."""

    def __init__(self, data: bytes) -> None:
        if len(data) > MAX_PACKED:
            raise BackupFault("too-large")
        self._crc = 0
        self._lines = _lines(data)
        self.made = self._head()

    def entries(self) -> Iterator[Entry]:
        """The documents, once."""
        for number, line in enumerate(self._lines):
            crc = self._crc
            value = self._value(line)
            if "end" in value:
                right = value == {"end": number, "crc": f"{crc:08x}"}
                if not right or next(self._lines, None) is not None:
                    raise BackupFault("damaged")
                return
            if number >= MAX_DOCUMENTS:
                raise BackupFault("too-large")
            yield _entry(value)
        raise BackupFault("damaged")

    def _head(self) -> str:
        try:
            head = self._value(next(self._lines, b""))
        except BackupFault as fault:
            damaged = fault.code == "damaged"
            raise BackupFault("not-a-backup" if damaged else fault.code) from fault
        version, made = head.get("version"), head.get("made")
        if head.get("format") != FORMAT or type(version) is not int or version < 1:
            raise BackupFault("not-a-backup")
        if version > VERSION:
            raise BackupFault("newer-version")
        if not isinstance(made, str):
            raise BackupFault("damaged")
        return made

    def _value(self, line: bytes) -> dict[str, Any]:
        self._crc = zlib.crc32(line + b"\n", self._crc)
        try:
            value = json.loads(line, parse_constant=_no_constant)
        except (ValueError, RecursionError):
            raise BackupFault("damaged") from None
        if not isinstance(value, dict):
            raise BackupFault("damaged")
        return value


def _entry(value: dict[str, Any]) -> Entry:
    name, document, deleted = value.get("name"), value.get("document"), value.get("deleted", "")
    if isinstance(name, str) and isinstance(document, dict) and isinstance(deleted, str):
        return Entry(name, document, deleted)
    raise BackupFault("damaged")


def _lines(data: bytes) -> Iterator[bytes]:
    """The lines without their ends; what is after the last end is a line too."""
    begun, total = b"", 0
    for chunk in _unpacked(data):
        total += len(chunk)
        *whole, begun = (begun + chunk).split(b"\n")
        if total > MAX_TEXT or len(begun) > MAX_LINE:
            raise BackupFault("too-large")
        yield from whole
    if begun:
        yield begun


def _unpacked(data: bytes) -> Iterator[bytes]:
    if not data.startswith(_GZIP):
        yield from (data[at : at + _CHUNK] for at in range(0, len(data), _CHUNK))
        return
    unpack = zlib.decompressobj(wbits=31)
    try:
        for at in range(0, len(data), _CHUNK):
            packed = data[at : at + _CHUNK]
            while packed:
                yield unpack.decompress(packed, _CHUNK)
                packed = unpack.unconsumed_tail
        yield unpack.flush()
    except zlib.error:
        raise BackupFault("damaged") from None
    if not unpack.eof or unpack.unused_data:
        raise BackupFault("damaged")


def _no_constant(literal: str) -> NoReturn:
    raise ValueError(literal)
