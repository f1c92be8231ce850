"""The page's few functions for files and values, in a worker of a real browser."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.support.pwa import Hosting
from tests.support.server import ROOT

WORKER = """
import * as storage from "./storage.js";
const files = async () => {
  const drawer = await storage.drawer("test");
  if (!drawer) return "none";
  const file = await drawer.open("a");
  file.write(new Uint8Array([1, 2, 3]));
  file.append(new Uint8Array([4]));
  const appended = [...file.read()];
  file.write(new Uint8Array([9]));
  const second = await drawer.open("a").catch((error) => error.name);
  file.close();
  const again = await drawer.open("a");
  const kept = [...again.read()];
  again.close();
  const listed = await drawer.files();
  await drawer.remove("a");
  await drawer.remove("a");
  return { appended, second, kept, listed, left: await drawer.files() };
};
const values = async () => {
  const first = await storage.database("test");
  await first.change([["k", new Uint8Array([5, 6]), "1"], ["l", new Uint8Array([7]), "2"]]);
  await first.change([["l", undefined, ""]]);
  const again = await storage.database("test");
  return {
    stamps: await again.stamps(), k: [...await again.get("k")], l: String(await again.get("l")),
  };
};
Promise.all([files(), values()]).then(postMessage, (error) => postMessage(String(error)));
"""
PAGE = """<script>
const worker = new Worker("worker.js", { type: "module" });
const answer = new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
</script>"""
FILES = {
    "appended": [1, 2, 3, 4],
    "second": "NoModificationAllowedError",
    "kept": [9],
    "listed": ["a"],
    "left": [],
}
VALUES = {"stamps": [["k", "1"]], "k": [5, 6], "l": "undefined"}


@pytest.mark.parametrize(("name", "files"), [("localhost", FILES), ("table.test", "none")])
async def test_files_where_there_are_any_and_values_everywhere(
    chromium: Browser, hosted: Hosting, tmp_path: Path, name: str, files: Any
) -> None:
    shutil.copyfile(ROOT / "app" / "pwa" / "page" / "storage.js", tmp_path / "storage.js")
    (tmp_path / "worker.js").write_text(WORKER)
    (tmp_path / "index.html").write_text(PAGE)
    host = hosted(tmp_path)
    context = await chromium.new_context()
    page = await context.new_page()
    await page.goto(f"http://{name}:{host.port}/")
    assert await page.evaluate("answer") == [files, VALUES]
    await context.close()
