"""Who is let in, and who is not."""

from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from app.web.door import Door
from tests.web.fakes import echo

KEY = "abcdefgh234567"
HERE = "http://127.0.0.1:8550"
NETWORK = "http://192.168.1.20:8550"


def visit(key: str | None, at: str) -> TestClient:
    return TestClient(Door(echo(), key), base_url=at, follow_redirects=False)


def knock(client: TestClient, at: str, **headers: str) -> Any:
    """What the app behind the door knows of a websocket's visitor."""
    address = at.replace("http", "ws", 1) + "/ws"
    with client.websocket_connect(address, headers=headers) as socket:
        return socket.receive_json()


@pytest.mark.parametrize("path", ["/", "/match/7", "/icons/icon-192.png", "/join", "/join/"])
def test_without_the_key_nothing_is_shown(path: str) -> None:
    answer = visit(KEY, NETWORK).get(path)
    assert answer.status_code == 403
    assert "inside" not in answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("asked", "lang", "said"),
    [("uk-UA,en;q=0.5", "uk", "Tally Nine: відкрийте"), ("pt", "pt-PT", "Tally Nine: abra")],
)
def test_without_the_key_there_is_a_page_to_read_that_asks_for_nothing(
    asked: str, lang: str, said: str
) -> None:
    answer = visit(KEY, NETWORK).get("/", headers={"accept-language": asked})
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{lang}">' in answer.text
    assert 'name="viewport"' in answer.text
    assert said in answer.text
    assert "src=" not in answer.text
    assert "http" not in answer.text


@pytest.mark.parametrize("wrong", ["abcdefgh234568", "abc", "ключ", "abcdefgh234567/more", "%00"])
def test_a_wrong_key_is_refused(wrong: str) -> None:
    answer = visit(KEY, NETWORK).get(f"/join/{wrong}")
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_the_key_is_kept_in_a_cookie_that_scripts_cannot_read() -> None:
    client = visit(KEY, NETWORK)
    answer = client.get(f"/join/{KEY}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=Lax" in answer.headers["set-cookie"]
    assert "Secure" not in answer.headers["set-cookie"]
    assert client.get("/").text == "inside"


def test_over_https_the_cookie_stays_there() -> None:
    answer = visit(KEY, "https://192.168.1.20").get(f"/join/{KEY}")
    assert "Secure" in answer.headers["set-cookie"]


def test_a_cookie_of_another_key_is_refused() -> None:
    client = visit(KEY, NETWORK)
    (name,) = client.get(f"/join/{KEY}").cookies
    client.cookies.clear()
    client.cookies.set(name, "somethingelse2")
    assert client.get("/").status_code == 403


def test_a_websocket_without_the_key_is_closed() -> None:
    with pytest.raises(WebSocketDisconnect):
        knock(visit(KEY, NETWORK), NETWORK, origin=NETWORK)


def test_a_websocket_with_the_key_is_open() -> None:
    client = visit(KEY, NETWORK)
    client.get(f"/join/{KEY}")
    assert knock(client, NETWORK, origin=NETWORK) == ["", []]


@pytest.mark.parametrize("origin", ["http://evil.example", "http://localhost:9999", "null"])
def test_a_page_of_another_server_opens_no_websocket(origin: str) -> None:
    with pytest.raises(WebSocketDisconnect):
        knock(visit(None, HERE), HERE, origin=origin)


@pytest.mark.parametrize("host", ["localhost:8550", "127.0.0.1:8550", "[::1]:8550", "localhost"])
def test_this_machine_needs_no_key(host: str) -> None:
    client = visit(None, f"http://{host}")
    assert client.get("/").text == "inside"
    knock(client, f"http://{host}", origin=f"http://{host}")


@pytest.mark.parametrize("host", ["evil.example:8550", "192.168.1.20:8550", "localhost.evil"])
def test_this_machine_answers_to_its_own_names_only(host: str) -> None:
    client = visit(None, f"http://{host}")
    assert client.get("/").status_code == 403
    with pytest.raises(WebSocketDisconnect):
        knock(client, f"http://{host}", origin=f"http://{host}")


def test_health_is_told_to_everybody() -> None:
    assert visit(KEY, NETWORK).get("/healthz").text == "inside"


def test_a_browser_keeps_one_name_and_says_its_languages() -> None:
    client = visit(None, HERE)
    first = client.get("/").headers["set-cookie"]
    again = client.get("/match/7").headers
    wants = {"accept-language": "pt-PT, en;q=0.5, uk;q=0.9, de;q=0"}
    name, languages = knock(client, HERE, origin=HERE, **wants)
    assert name
    assert f"={name};" in first
    assert "set-cookie" not in again
    assert languages == ["pt-PT", "uk", "en"]


def test_files_are_told_apart_from_pages_and_carry_no_cookie() -> None:
    assert "set-cookie" not in visit(None, HERE).get("/suits/spade.svg").headers


def test_no_other_page_may_frame_this_one() -> None:
    assert visit(None, HERE).get("/").headers["x-frame-options"] == "DENY"
