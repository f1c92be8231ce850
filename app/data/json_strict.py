"""JSON by the strict standard, within limits, read and written so that nothing is lost."""

import json
import math
import re
from typing import Any, NoReturn

JSON = Any
"""A value as `json` reads it."""

MAX_BYTES = 5_000_000
MAX_LEVELS = 20

# A whole number longer than this is read as a float: nothing here counts that far, and Python
# refuses to turn thousands of digits into a number.
_MAX_DIGITS = 300

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


class Unreadable(Exception):
    """A file that cannot be read. `code`: not-json, too-large, not-a-match, newer-version."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def parse(data: bytes) -> JSON:
    """The value of a file in UTF-8.

    Raises Unreadable: too-large over MAX_BYTES or MAX_LEVELS; not-json for anything that is not
    JSON, and for a byte order mark, NaN, a key twice in an object, half a surrogate pair.
    """
    if len(data) > MAX_BYTES:
        raise Unreadable("too-large")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("not-json") from None
    if _levels(text) > MAX_LEVELS:
        raise Unreadable("too-large")
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_int=_whole, parse_constant=_no_constant
        )
        if "\\" in text:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except ValueError:
        raise Unreadable("not-json") from None
    return value


def _levels(text: str) -> int:
    """How deep arrays and objects stand in one another."""
    deepest = level = 0
    for found in _BRACKET.finditer(_STRING.sub("", text)):
        level += 1 if found[0] in "[{" else -1
        deepest = max(deepest, level)
    return deepest


def _object(pairs: list[tuple[str, JSON]]) -> dict[str, JSON]:
    read = dict(pairs)
    if len(read) != len(pairs):
        raise ValueError("a key twice")
    return read


def _whole(literal: str) -> int | float:
    return int(literal) if len(literal) <= _MAX_DIGITS else float(literal)


def _no_constant(literal: str) -> NoReturn:
    raise ValueError(literal)


def dump(value: JSON) -> str:
    """The text of a value: keys sorted, two spaces an indent, a final newline."""
    return _written(value, "") + "\n"


def _written(value: JSON, indent: str) -> str:
    inner = indent + "  "
    match value:
        case dict() if value:
            lines = (
                f"{inner}{json.dumps(key, ensure_ascii=False)}: {_written(value[key], inner)}"
                for key in sorted(value)
            )
            return "{\n" + ",\n".join(lines) + "\n" + indent + "}"
        case list() | tuple() if value:
            lines = (inner + _written(item, inner) for item in value)
            return "[\n" + ",\n".join(lines) + "\n" + indent + "]"
        case float() if math.isinf(value):
            # What a number beyond all floats was read as; JSON has no word for infinity.
            return "1e999" if value > 0 else "-1e999"
        case _:
            return json.dumps(value, ensure_ascii=False)
