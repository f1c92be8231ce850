"""JSON by the strict standard, within limits."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data.json_strict import MAX_BYTES, Unreadable, dump, parse

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner)
    ),
    max_leaves=20,
)


def refused(data: bytes) -> str:
    with pytest.raises(Unreadable) as caught:
        parse(data)
    return caught.value.code


@pytest.mark.parametrize(
    "data",
    [
        b"", b" ", b"{", b'{"a":', b"NaN", b"[Infinity]", b"-Infinity", b"{} {}", b"[] x",
        b"[1,]", b"{'a': 1}", b"\xef\xbb\xbf{}", b"\xff\xfe{\x00}\x00", b'"\xff"', b"01", b"+1",
        b'{"a": 1, "a": 1}', b'["\\ud800"]', b'["\\udc00\\ud800"]', b'"\t"', b'["a', b"]", b"}{",
        b'"\xed\xa0\x80"', b"nul", b"1 2", b"\x00",
    ],
)  # fmt: skip
def test_what_is_not_json(data: bytes) -> None:
    assert refused(data) == "not-json"


def test_what_is_too_large() -> None:
    assert parse(b"[" * 20 + b"]" * 20) is not None
    assert refused(b"[" * 21 + b"]" * 21) == "too-large"
    assert refused(b'{"a":' * 100_000) == "too-large"
    assert parse(b'"' + b"x" * (MAX_BYTES - 2) + b'"')
    assert refused(b'"' + b"x" * (MAX_BYTES - 1) + b'"') == "too-large"


def test_brackets_in_texts_are_no_levels() -> None:
    text = '\\"[' * 50 + "\\\\"
    assert parse(f'["{text}", ["{text}"]]'.encode()) is not None


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'"\\ud83c\\udca1"', "🂡"),
        (b"12345678901234567890", 12345678901234567890),
        (b"-0", 0),
        (b"1e400", float("inf")),
        (b"9" * 10_000, float("inf")),
        (b"-" + b"9" * 10_000, float("-inf")),
    ],
)
def test_what_is_read(data: bytes, value: object) -> None:
    assert parse(data) == value
    assert parse(dump(value).encode()) == value


@given(VALUES)
def test_what_is_written_is_read_back(value: object) -> None:
    text = dump(value)
    assert parse(text.encode()) == value
    assert dump(parse(text.encode())) == text
    assert text == json.dumps(value, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def test_what_no_number_can_hold_is_written_as_a_number_too_large() -> None:
    assert dump([float("inf"), float("-inf")]) == "[\n  1e999,\n  -1e999\n]\n"


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        parse(data)
    except Unreadable as fault:
        code = fault.code
    else:
        code = None
    assert code in (None, "not-json", "too-large")
