from pathlib import PurePosixPath, PureWindowsPath

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.data.errors import BadName
from app.data.port import check_name


@pytest.mark.parametrize(
    "name",
    ["library", "index", "matches/4f0c", "set-aside/matches/4f0c.schema-1", "a_b-c.9", "0" * 100],
)
def test_names_of_documents(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *["", "/", "a/", "/a", "a//b", ".", "..", "../a", "a/..", "a/../b", "a/b/c/d"],
        *["a\\b", "c:a", "a\0", "a b", "a\n", "A", "ä", "٣", ".a", "a.", "a..b", "-a", "~"],
        *["con", "nul", "matches/com1", "lpt9.json", "aux.x", "0" * 101],
    ],
)
def test_anything_else_is_refused(name: str) -> None:
    with pytest.raises(BadName) as caught:
        check_name(name)
    assert caught.value.code == "bad-name"


@given(st.text(alphabet="ab./\\:~-_\0 AÄ", max_size=12))
@example("a/b/../c")
def test_what_passes_stays_in_its_folder(name: str) -> None:
    try:
        check_name(name)
    except BadName:
        return
    assert ".." not in PurePosixPath(name).parts
    assert PureWindowsPath("c:/data", name).parts[:2] == ("c:\\", "data")
    assert PurePosixPath("/data", name).is_relative_to("/data")
