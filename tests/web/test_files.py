"""How the client's files, the pictures and the page are answered."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.web.files import Files
from tests.web.fakes import client_folder, pictures_folder


@pytest.fixture
def files(tmp_path: Path) -> TestClient:
    return TestClient(Files(client_folder(tmp_path), pictures_folder(tmp_path)))


@pytest.mark.parametrize("path", ["/", "/match/7", "/players"])
def test_routes_get_the_page_which_names_its_client(files: TestClient, path: str) -> None:
    answer = files.get(path)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == '<script src="/client/abc/start.js"></script>'
    assert answer.headers["cache-control"] == "no-cache"


def test_the_client_may_be_kept_for_ever(files: TestClient) -> None:
    answer = files.get("/client/abc/start.js")
    assert answer.text == "plain"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_what_was_compressed_ahead_is_sent_to_those_who_can_read_it(files: TestClient) -> None:
    big = "/client/abc/main.dart.js"
    with files.stream("GET", big, headers={"accept-encoding": "br, gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert b"".join(packed.iter_raw()) == b"packed"
    plain = files.get(big, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == "long " * 100


@pytest.mark.parametrize("path", ["/", "/suits/spade.svg", "/client/abc/start.js"])
def test_what_is_still_the_same_is_not_sent_again(files: TestClient, path: str) -> None:
    tag = files.get(path).headers["etag"]
    again = files.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/client/abc/none.js",
        "/client/old/start.js",
        "/client/abc/../../pictures/draw.py",
        "/client/abc/main.dart.js.gz",
        "/draw.py",
        "/..%2fdraw.py",
        "/favicon.ico",
    ],
)
def test_nothing_else_is_there(files: TestClient, path: str) -> None:
    assert files.get(path).status_code == 404


def test_pictures_keep_their_names(files: TestClient) -> None:
    answer = files.get("/suits/spade.svg")
    assert (answer.text, answer.headers["content-type"]) == ("<svg/>", "image/svg+xml")


def test_whatever_font_is_asked_for_ours_is_given(files: TestClient) -> None:
    assert files.get("/client/abc/fonts/notosansgeorgian/v1/x.woff2").content == b"font"


def test_files_are_read_only(files: TestClient) -> None:
    assert files.post("/").status_code == 405
    assert files.head("/client/abc/start.js").status_code == 200
