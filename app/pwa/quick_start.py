"""Runs in a browser before the app: data classes without compiling anything.

Python writes the methods of each data class as text and compiles it, which for the few hundred of
the app and of Flet is half of what an import takes there. The build notes what was compiled, and
here it is found again.
"""

import builtins
import dataclasses
import importlib
import marshal
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType, SimpleNamespace

Compiled = dict[tuple[int, int], CodeType]

KEPT = Path("/app/data_classes.bin")


def begin(kept: Path = KEPT) -> None:
    """From now on what is in `kept` is not compiled again."""
    compiled: Compiled = marshal.loads(kept.read_bytes())
    _use(lambda text: compiled.get(_key(text)) or compile(text, "<string>", "exec"))


def note(modules: Iterable[str], names: Iterable[str]) -> bytes:
    """What `begin` needs for an app of these modules that uses these names of Flet."""
    compiled: Compiled = {}
    texts: dict[tuple[int, int], str] = {}

    def noted(text: str) -> CodeType:
        key = _key(text)
        if texts.setdefault(key, text) != text:
            raise ValueError("two texts with one checksum")
        compiled[key] = compile(text, "<string>", "exec")
        return compiled[key]

    _use(noted)
    for module in modules:
        importlib.import_module(module)
    flet = importlib.import_module("flet")
    for name in names:
        getattr(flet, name, None)
    return marshal.dumps(compiled)


def _key(text: str) -> tuple[int, int]:
    return len(text), zlib.crc32(text.encode())


def _use(code_of: Callable[[str], CodeType]) -> None:
    def run(text: str, *places: dict[str, object]) -> None:
        builtins.exec(code_of(text), *places)

    def unknown(*_: object, **__: object) -> None:
        raise TypeError

    # A class without a docstring is given its signature for one, which nobody reads here.
    inspect = SimpleNamespace(**{**vars(dataclasses.inspect), "signature": unknown})  # type: ignore[attr-defined]
    vars(dataclasses).update(exec=run, inspect=inspect)
