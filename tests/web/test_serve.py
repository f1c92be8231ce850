"""The command as it is started: what it says, how it ends, who gets in."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import trustme

from tests.support.browser import Open, Start
from tests.support.screen import painted
from tests.support.server import ROOT, free_port


def _run(*options: str, data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "app", "--no-browser", "--data", str(data), *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ended = _run("--port", port, data=tmp_path)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.count("\n") == 1
    assert port in ended.stderr


def test_a_certificate_of_no_use_is_one_sentence(tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.pem"
    nonsense.write_text("nonsense")
    for certificate in (nonsense, tmp_path / "none.pem"):
        options = ("--port", str(free_port()), "--cert", str(certificate))
        ended = _run(*options, data=tmp_path)
        assert (ended.returncode, ended.stdout) == (1, "")
        assert ended.stderr.count("\n") == 1


def test_a_data_folder_of_no_use_is_one_sentence_without_a_code(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    ended = _run("--port", str(free_port()), data=file / "data")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"Tally Nine cannot start: {file / 'data'}: Not a directory\n"


async def test_it_stops_when_told_to(start_server: Start) -> None:
    server = await start_server()
    assert await server.stop() == 0
    assert "Traceback" not in server.log.read_text()
    await server.start()
    assert await server.stop(signal.SIGINT) == 0
    assert "Traceback" not in server.log.read_text()


async def test_it_stops_with_a_browser_connected(start_server: Start, open_page: Open) -> None:
    server = await start_server()
    await open_page(server.url, outages=True)
    assert await server.stop() == 0
    assert "Traceback" not in server.log.read_text()


async def test_phones_join_by_the_printed_link(start_server: Start, open_page: Open) -> None:
    server = await start_server(options=("--no-browser", "--host", "0.0.0.0"))
    printed = server.log.read_text()
    (path,) = set(re.findall(r"http://[\d.]+:\d+(/join/\w+)", printed))
    assert "█" in printed or "▄" in printed
    page = await open_page(server.url + path, outages=True)
    assert page.url == server.url + "/"
    refused = await page.context.browser.new_page()  # type: ignore[union-attr]
    answer = await refused.goto(server.url)
    assert answer is not None
    assert answer.status == 403
    await refused.close()

    # The key outlives the server, so a phone that has joined stays in.
    await server.stop()
    await server.start()
    again = await page.context.new_page()
    await again.goto(server.url)
    await painted(again)


async def test_https_is_served_with_a_certificate(
    start_server: Start, open_page: Open, tmp_path: Path
) -> None:
    certificate = tmp_path / "certificate.pem"
    key = tmp_path / "key.pem"
    made = trustme.CA().issue_cert("127.0.0.1")
    made.cert_chain_pems[0].write_to_path(str(certificate))
    made.private_key_pem.write_to_path(str(key))
    options = ("--no-browser", "--cert", str(certificate), "--key-file", str(key))
    server = await start_server(options=options, scheme="https")
    page = await open_page(server.url)
    assert await page.evaluate("isSecureContext")
