"""The backup file: what is written comes back, and nothing else is taken for it."""

import gzip
import json
import zlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data import backup_file
from app.data.backup_file import BackupFault, BackupReader, BackupWriter, Entry, is_backup

MADE = "2026-03-01T20:00:00+02:00"
ENTRIES = [
    Entry("library", {"schema": 2, "roster": [{"name": "Олена"}]}),
    Entry("matches/a", {"n": [1, None, 0.5, "\ud800"]}),
    Entry("bin/b", {}, deleted=MADE),
]

_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3)
)


def packed(entries: list[Entry], made: str = MADE) -> bytes:
    writer = BackupWriter(made)
    for entry in entries:
        writer.add(entry)
    return writer.done()


def fault(data: bytes) -> str:
    with pytest.raises(BackupFault) as caught:
        list(BackupReader(data).entries())
    return caught.value.code


def lines(data: bytes) -> list[bytes]:
    return gzip.decompress(data).splitlines(keepends=True)


def test_what_is_written_comes_back_packed_or_not() -> None:
    data = packed(ENTRIES)
    for form in (data, gzip.decompress(data)):
        reader = BackupReader(form)
        assert reader.made == MADE
        assert list(reader.entries()) == ENTRIES
    assert packed(ENTRIES) == data
    assert json.loads(lines(data)[0])["format"] == "tally-nine/backup"


@given(st.lists(st.builds(Entry, st.text(), st.dictionaries(st.text(), _json), st.text())))
def test_whatever_is_written_comes_back(entries: list[Entry]) -> None:
    assert list(BackupReader(packed(entries)).entries()) == entries


def test_a_big_one_comes_back() -> None:
    chance = Random(1)
    entries = [Entry(f"matches/{n}", {"x": chance.randbytes(3000).hex()}) for n in range(300)]
    assert list(BackupReader(packed(entries)).entries()) == entries
    zeros = [Entry("matches/a", {"x": "0" * 3_000_000})]
    assert list(BackupReader(packed(zeros)).entries()) == zeros


@given(st.data())
def test_no_part_of_a_file_is_taken_for_all_of_it(data: st.DataObject) -> None:
    whole = packed(ENTRIES)
    short = whole[: data.draw(st.integers(0, len(whole) - 1))]
    assert fault(short) in ("damaged", "not-a-backup")
    plain = gzip.decompress(whole)
    short = plain[: data.draw(st.integers(0, len(plain) - 2))]
    assert fault(short) in ("damaged", "not-a-backup")


@given(st.data())
def test_no_file_with_another_byte_in_it_passes(data: st.DataObject) -> None:
    for whole in (packed(ENTRIES), gzip.decompress(packed(ENTRIES))):
        at = data.draw(st.integers(0, len(whole) - 1))
        other = whole[at] ^ data.draw(st.integers(1, 255))
        spoiled = whole[:at] + bytes([other]) + whole[at + 1 :]
        try:
            found = list(BackupReader(spoiled).entries())
        except BackupFault:
            continue
        # The head of a gzip file says when and where it was made, which nobody reads.
        assert found == ENTRIES
        assert at < 10


def test_lines_left_out_put_in_or_behind_the_end_are_noticed() -> None:
    head, one, two, three, end = lines(packed(ENTRIES))
    for wrong in (
        [head, one, three, end],
        [head, two, one, three, end],
        [head, one, one, two, three, end],
        [head, one, two, three, end, end],
        [head, one, two, three, end, b"\n"],
        [head, one, two, three],
        [head, b"[]\n", end],
    ):
        assert fault(b"".join(wrong)) == "damaged"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not-a-backup"),
        (b"PK\x03\x04", "not-a-backup"),
        (b"[1]", "not-a-backup"),
        (b'{"format":"tally-nine/match","version":1}', "not-a-backup"),
        (b'{"format":"tally-nine/backup","version":true,"made":""}', "not-a-backup"),
        (b'{"format":"tally-nine/backup","version":0,"made":""}', "not-a-backup"),
        (b'{"format":"tally-nine/backup","version":2,"made":""}', "newer-version"),
        (b'{"format":"tally-nine/backup","version":1}', "damaged"),
        (gzip.compress(b"no", mtime=0), "not-a-backup"),
        (gzip.compress(b"no", mtime=0) + b"more", "not-a-backup"),
        (b"\x1f\x8b" + b"x" * 50, "not-a-backup"),
    ],
)
def test_other_files_are_told_apart(data: bytes, code: str) -> None:
    assert fault(data) == code


@pytest.mark.parametrize(
    "line",
    [
        b'{"name":"a"}', b'{"name":1,"document":{}}', b'{"name":"a","document":[]}',
        b'{"name":"a","document":{},"deleted":1}', b'{"name":"a","document":{"x":NaN}}', b"{",
        b'{"name":"a","document":' + b"[" * 100_000 + b"}", b"\xff",
    ],
)  # fmt: skip
def test_a_line_that_is_no_document_is_damage(line: bytes) -> None:
    head = lines(packed([]))[0]
    assert fault(head + line + b"\n") == "damaged"


def test_what_cannot_be_packed_is_refused() -> None:
    with pytest.raises(ValueError, match="JSON"):
        BackupWriter(MADE).add(Entry("a", {"x": float("nan")}))


@pytest.mark.parametrize(
    ("limit", "value"), [("MAX_PACKED", 50), ("MAX_TEXT", 100), ("MAX_DOCUMENTS", 2)]
)
def test_limits(limit: str, value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup_file, limit, value)
    assert fault(packed(ENTRIES)) == "too-large"


def test_a_bomb_is_not_unpacked() -> None:
    pack = zlib.compressobj(wbits=31)
    bomb = b"".join(pack.compress(b" " * 1_000_000) for _ in range(40)) + pack.flush()
    assert len(bomb) < 100_000
    assert fault(bomb) == "too-large"


def test_a_backup_is_known_though_it_is_newer_or_cut_short() -> None:
    whole = packed(ENTRIES)
    plain = gzip.decompress(whole)
    newer = plain.replace(b'"version":1', b'"version":2', 1)
    undated = plain.replace(b'"made":"2026-03-01T20:00:00+02:00"', b'"made":null', 1)
    assert all(map(is_backup, (whole, whole[:-8], plain, newer, undated)))
    others = (b"", b"{", b"{}", b"[]", b"\x1f\x8bno", b'{"format":"tally-nine/match"}')
    assert not any(map(is_backup, others))
