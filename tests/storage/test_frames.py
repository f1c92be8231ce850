import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data.errors import BadDocument
from app.data.frames import Broken, decode, encode
from app.data.port import Frame

WHOLE = encode(Frame(12, {"document": {"1": {"name": "Оленка ♠", "totals": [1, 60, 12]}}}))

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters()), inner),
    max_leaves=12,
)


@given(st.integers(0), st.dictionaries(st.text(st.characters()), json_values))
def test_what_is_encoded_is_decoded(seq: int, row: dict[str, object]) -> None:
    frame = Frame(seq, {"document": {"1": row}})
    assert decode(encode(frame)) == frame


def test_it_is_plain_compact_json_in_utf_8() -> None:
    content = json.loads(WHOLE)
    assert list(content) == ["crc", "seq", "db"]
    assert "Оленка ♠".encode() in WHOLE
    assert b'": ' not in WHOLE


def test_half_a_surrogate_pair_survives() -> None:
    frame = Frame(1, {"document": {"1": {"name": "\ud83c і"}}})
    data = encode(frame)
    data.decode()
    assert decode(data) == frame


@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 7))
def test_no_flipped_bit_goes_unnoticed(position: int, bit: int) -> None:
    data = bytearray(WHOLE)
    data[position] ^= 1 << bit
    with pytest.raises(Broken):
        decode(bytes(data))


@given(st.integers(0, len(WHOLE) - 1))
def test_no_cut_goes_unnoticed(length: int) -> None:
    with pytest.raises(Broken):
        decode(WHOLE[:length])


@pytest.mark.parametrize("more", [b" ", b"\n", b"}", b"\0" * 9])
def test_nothing_may_follow(more: bytes) -> None:
    with pytest.raises(Broken):
        decode(WHOLE + more)


@given(st.binary(max_size=60))
def test_garbage_is_broken(data: bytes) -> None:
    with pytest.raises(Broken):
        decode(data)


@pytest.mark.parametrize(
    "rest",
    [
        b"",
        b'"seq":1}',
        b'"seq":"1","db":{}}',
        b'"seq":1,"db":[]}',
        b'"seq":1,"db":{"document":[]}}',
        b'"seq":1,"db":{"document":{"1":3}}}',
        b'"seq":1,"db":' + b"[" * 100_000,
        b'"seq":' + b"9" * 5_000 + b',"db":{}}',
    ],
)
def test_the_right_checksum_on_something_else(rest: bytes) -> None:
    with pytest.raises(Broken):
        decode(b'{"crc":"%08x",' % zlib.crc32(rest) + rest)


def _loop() -> dict[str, object]:
    loop: dict[str, object] = {}
    loop["self"] = loop
    return loop


@pytest.mark.parametrize("row", [{"a": {1}}, {"a": float("nan")}, {"a": object()}, _loop()])
def test_what_is_no_json_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(BadDocument):
        encode(Frame(1, {"document": {"1": row}}))
