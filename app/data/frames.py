"""A frame as bytes: JSON that carries its own checksum.

    {"crc":"9a0b1c2d","seq":12,"db":{...}}

The checksum is the CRC-32 of all bytes behind it, so that a torn or flipped file that still parses
is noticed, and the whole is plain JSON to every other program. This outer shape never changes: what
may change is the schema inside.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from app.data.errors import BadDocument
from app.data.port import Frame

_HEAD = b'{"crc":"%08x",'
_HEAD_LENGTH = len(_HEAD % 0)


class Broken(ValueError):
    """These bytes are not a frame that was written whole."""


def encode(frame: Frame) -> bytes:
    """Raises BadDocument if something in the tables is no JSON (a set, NaN, a loop)."""
    try:
        rest = json_bytes({"seq": frame.seq, "db": frame.tables})[1:]
    except (TypeError, ValueError, RecursionError) as error:
        raise BadDocument("frame", str(error)) from error
    return _HEAD % zlib.crc32(rest) + rest


def decode(data: bytes) -> Frame:
    """Raises Broken."""
    rest = data[_HEAD_LENGTH:]
    if data[:_HEAD_LENGTH] != _HEAD % zlib.crc32(rest):
        raise Broken("checksum")
    try:
        content = json.loads(b"{" + rest)
        seq, tables = content["seq"], content["db"]
    except (ValueError, KeyError, RecursionError) as error:
        raise Broken(str(error)) from error
    if not isinstance(seq, int) or not _are_tables(tables):
        raise Broken("shape")
    return Frame(seq, tables)


def json_bytes(value: Any) -> bytes:
    """The shortest JSON of a value. Raises TypeError, ValueError, RecursionError."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    try:
        return text.encode()
    except UnicodeEncodeError:
        # Half of a surrogate pair, as some keyboards send it: no UTF-8, but an escape can say it.
        return json.dumps(value, separators=(",", ":"), allow_nan=False).encode()


def _are_tables(tables: Any) -> bool:
    return isinstance(tables, dict) and all(
        isinstance(table, dict) and all(isinstance(row, dict) for row in table.values())
        for table in tables.values()
    )
