"""The static server that comes along: types, freshness, https."""

import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
import trustme

from app.pwa.serve import Server, serve

FILES = {
    "index.html": "text/html; charset=utf-8",
    "worker.js": "text/javascript",
    "pyodide/pyodide.mjs": "text/javascript",
    "pyodide/pyodide.asm.wasm": "application/wasm",
    "python/app.zip": "application/zip",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    running: list[Server] = []
    yield running
    for server in running:
        server.shutdown()
        server.server_close()


def begin(server: Server, servers: list[Server]) -> int:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    servers.append(server)
    return server.server_port


def test_files_come_with_their_types_and_are_asked_for_again(
    folder: Path, servers: list[Server]
) -> None:
    port = begin(serve(folder, "127.0.0.1", 0, None, None), servers)
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
        assert client.get("/").text == "index.html"
        for name, kind in FILES.items():
            answer = client.get(f"/{name}")
            assert (answer.text, answer.headers["content-type"]) == (name, kind)
            assert answer.headers["cache-control"] == "no-cache"
            seen = {"if-modified-since": answer.headers["last-modified"]}
            assert client.get(f"/{name}", headers=seen).status_code == 304
        assert client.get("/../pyproject.toml").status_code == 404


def test_a_certificate_makes_it_https(folder: Path, servers: list[Server], tmp_path: Path) -> None:
    authority = trustme.CA()
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    issued = authority.issue_cert("localhost")
    issued.cert_chain_pems[0].write_to_path(str(certificate))
    issued.private_key_pem.write_to_path(str(key))
    port = begin(serve(folder, "127.0.0.1", 0, certificate, key), servers)
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    with httpx2.Client(verify=trusting, trust_env=False) as client:
        assert client.get(f"https://localhost:{port}/").text == "index.html"
