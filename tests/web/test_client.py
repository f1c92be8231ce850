"""The client that is prepared once and used by every start."""

import json
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from app.web.client import prepared_client


@pytest.fixture(scope="session")
def client(client_cache: Path) -> Path:
    return prepared_client(client_cache)


def test_it_is_made_once(client: Path, client_cache: Path) -> None:
    before = (client / "main.dart.js").stat().st_mtime_ns
    assert prepared_client(client_cache) == client
    assert (client / "main.dart.js").stat().st_mtime_ns == before


def test_a_damaged_one_is_made_again(tmp_path: Path) -> None:
    first = prepared_client(tmp_path)
    (first / "main.dart.js").write_text("cut short")
    again = prepared_client(tmp_path)
    assert again == first
    assert (again / "main.dart.js").stat().st_size > 1_000_000


def test_two_starts_at_once_share_one(tmp_path: Path) -> None:
    with ProcessPoolExecutor(2) as pool:
        made = list(pool.map(prepared_client, [tmp_path, tmp_path]))
    assert made[0] == made[1]
    assert list(tmp_path.iterdir()) == [made[0]]


def test_only_what_is_needed_is_there(client: Path) -> None:
    sizes = {file: file.stat().st_size for file in client.rglob("*") if file.is_file()}
    assert sum(size for file, size in sizes.items() if file.suffix != ".gz") < 46_000_000
    assert len(sizes) < 60


def test_the_big_ones_are_compressed_ahead(client: Path) -> None:
    names = ("main.dart.js", "canvaskit/chromium/canvaskit.wasm", "canvaskit/canvaskit.wasm")
    for name in (*names, "main.dart.wasm", "canvaskit/skwasm.wasm", "canvaskit/skwasm_heavy.wasm"):
        assert (client / f"{name}.gz").stat().st_size < 0.5 * (client / name).stat().st_size


def test_fonts_for_mathematics_are_not_asked_for(client: Path) -> None:
    fonts = json.loads((client / "assets/FontManifest.json").read_text())
    families = [font["family"] for font in fonts]
    assert families[-1] == "Roboto"
    assert not [family for family in families if "KaTeX" in family]
    for font in fonts:
        assert (client / "assets" / font["fonts"][0]["asset"]).is_file()


def test_the_page_speaks_of_this_app_and_of_no_other_host(client: Path) -> None:
    page = (client / "index.html").read_text()
    assert "<title>Tally Nine</title>" in page
    assert "Flet" not in page
    assert not re.findall(r"https?://", page)
    assert "default-src 'self'" in page
    manifest = json.loads((client / "manifest.json").read_text())
    assert manifest["name"] == "Tally Nine"


def test_the_icons_of_the_manifest_are_there_in_their_sizes(client: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    manifest = json.loads((client / "manifest.json").read_text())
    for icon in manifest["icons"]:
        with image.open(Path("assets") / icon["src"].lstrip("/")) as picture:
            assert icon["sizes"] == "{}x{}".format(*picture.size)
