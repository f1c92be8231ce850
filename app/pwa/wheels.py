"""The one package with a compiled part: its wheel for Python inside a browser, from the registry.

`python -m app.pwa.wheels` gets it beforehand, so that a build needs no network later.
"""

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

CACHE: Final = Path(__file__).parents[2] / "build" / "pwa"
"""Where a build keeps what can be made again."""

_PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
"""Of the Pyodide that Flet's package brings: its `pyodide-lock.json` says so."""


def msgpack_wheel(cache: Path) -> Path:
    """msgpack in the version of this environment.

    Raises CalledProcessError where it is not there and cannot be had.
    """
    wanted = version("msgpack")
    found = list(cache.glob(f"msgpack-{wanted}-*wasm32.whl"))
    if not found:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--disable-pip-version-check", "--only-binary=:all:", *_PLATFORM]
        subprocess.run([*command, "--dest", str(cache), f"msgpack=={wanted}"], check=True)
        found = list(cache.glob(f"msgpack-{wanted}-*wasm32.whl"))
    return found[0]


if __name__ == "__main__":
    CACHE.mkdir(parents=True, exist_ok=True)
    msgpack_wheel(CACHE)
