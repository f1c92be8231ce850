"""Runs in a browser before the app: modules and data classes are at hand, nothing is looked for.

A module on a disk in memory is still looked for in every folder, opened and read; here all of them
come as one value. And Python writes the methods of each data class as text and compiles it, which
for the few hundred of the app and of Flet is half of what an import takes there. The build notes
what was compiled, and here it is found again.
"""

import asyncio
import builtins
import dataclasses
import gc
import importlib
import marshal
import sys
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace

Compiled = dict[tuple[int, int], bytes]

HOME = Path("/app")
KEPT = HOME / "data_classes.bin"
MODULES = "*.modules"
"""Files in the folder of an archive that hold the code of its modules, by their names."""
_HEAD = 16
"""Bytes before the code in a .pyc."""
_SETTLED = 10.0
"""Seconds after which a start is certainly over."""


class Kept(SourcelessFileLoader):
    """One module of an archive, as if it lay at `path`."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, _: str) -> CodeType:
        found: CodeType = marshal.loads(memoryview(self._code)[_HEAD:])
        return found


class Finder:
    """Knows the modules of a folder by heart: `files` has them by their paths within it."""

    def __init__(self, folder: Path, files: Mapping[str, bytes]) -> None:
        self._folder = folder
        self._files = files
        # Of some packages there is nothing but the folder.
        self._folders = {file.rpartition("/")[0] for file in files}

    def find_spec(
        self, name: str, _: Sequence[str] | None = None, __: ModuleType | None = None
    ) -> ModuleSpec | None:
        place = name.replace(".", "/")
        if place in self._folders:
            code = self._files.get(file := f"{place}/__init__.pyc")
        else:
            code = self._files.get(file := f"{place}.pyc")
            if code is None:
                return None
        spec = ModuleSpec(name, None)
        if code is not None:
            spec.origin = path = f"{self._folder}/{file}"
            spec.loader = Kept(name, path, code)
            spec.has_location = True
        if place in self._folders:
            spec.submodule_search_locations = [f"{self._folder}/{place}"]
        return spec


def begin(home: Path = HOME) -> None:
    """From now on what is kept in `home` is neither looked for nor compiled again.

    Nothing made by a start becomes garbage: it is not looked through for any until that is over.
    """
    gc.disable()
    asyncio.get_event_loop().call_later(_SETTLED, settle)
    find_modules(home)
    compiled: Compiled = marshal.loads((home / KEPT.name).read_bytes())

    def code_of(text: str) -> CodeType:
        known = compiled.get(_key(text))
        if known is None:
            return compile(text, "<string>", "exec")
        found: CodeType = marshal.loads(known)
        return found

    _use(code_of)


def settle() -> None:
    """What is there now stays, and is never looked through; what comes is, as ever."""
    gc.freeze()
    gc.enable()


def find_modules(*folders: Path) -> None:
    """The modules kept in `folders` can be imported."""
    for folder in folders:
        for kept in folder.glob(MODULES):
            sys.meta_path.insert(0, Finder(folder, marshal.loads(kept.read_bytes())))


def note(modules: Iterable[str], names: Iterable[str]) -> bytes:
    """What `begin` needs for an app of these modules that uses these names of Flet."""
    compiled: Compiled = {}
    texts: dict[tuple[int, int], str] = {}

    def noted(text: str) -> CodeType:
        key = _key(text)
        if texts.setdefault(key, text) != text:
            raise ValueError("two texts with one checksum")
        code = compile(text, "<string>", "exec")
        compiled[key] = marshal.dumps(code)
        return code

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
