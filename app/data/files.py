"""Crash-safe files: one document a file, with the last good copy beside it.

<name>.json       the document
<name>.json.bak   what it was before the last save
<name>.json.tmp   a save under way, or what is left of one that never ended: nobody reads it

At every moment one of the first two is whole. A broken one is set aside, never deleted.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from pathlib import Path

from app.data import frames
from app.data.disks import Disk, OsDisk
from app.data.errors import typed_errors
from app.data.port import Damage, Frame, Reading, check_name, is_name

SET_ASIDE = "set-aside"
_MAIN, _COPY, _TEMP = ".json", ".json.bak", ".json.tmp"


class CrashSafeFile:
    """A `Cell` that is a file."""

    def __init__(self, disk: Disk, root: Path, name: str) -> None:
        self._disk = disk
        self._root = root
        self._name = name
        self.main = root / (name + _MAIN)
        self.copy = root / (name + _COPY)
        self.temp = root / (name + _TEMP)

    def read(self) -> Reading:
        with typed_errors():
            data = self._bytes(self.main)
            frame = _whole(data)
            if frame is not None:
                return Reading(frame)
            spare = self._bytes(self.copy)
            if data is None and spare is None:
                return Reading(None)
            return self._mend(data, spare)

    def write(self, frame: Frame) -> None:
        data = frames.encode(frame)
        with typed_errors():
            self._disk.make_folder(self.main.parent)
            try:
                self._disk.write(self.temp, data, newer_than=self.main)
                if self._disk.exists(self.main):
                    self.keep_copy()
                self._disk.replace(self.temp, self.main)
            except OSError:
                self.take_back()
                raise
            self._disk.sync_folder(self.main.parent)

    def stamp(self) -> str:
        with typed_errors():
            try:
                return self._disk.stamp(self.main)
            except FileNotFoundError:
                return ""

    def remove(self) -> None:
        with typed_errors():
            # The copy first: alone, it would be taken for the last trace of a lost document.
            self._disk.unlink(self.copy)
            self._disk.unlink(self.temp)
            self._disk.unlink(self.main)
            if self._disk.exists(self.main.parent):
                self._disk.sync_folder(self.main.parent)

    def keep_copy(self) -> None:
        """Makes the document its own last good copy, ready to be replaced."""
        self._disk.unlink(self.copy)
        try:
            self._disk.link(self.main, self.copy)
        except OSError:
            # No second names here (Android, FAT): for a moment only the copy is there.
            self._disk.replace(self.main, self.copy)

    def take_back(self) -> None:
        """After a failure: what `keep_copy` moved away is back, no half-written file is left."""
        with suppress(OSError):
            if not self._disk.exists(self.main) and self._disk.exists(self.copy):
                self._disk.replace(self.copy, self.main)
            self._disk.unlink(self.temp)

    def _mend(self, data: bytes | None, spare: bytes | None) -> Reading:
        """Puts the copy in the place of a broken or missing file.

        The broken file stays where it is until the last step, so that an end half-way is met again
        as the same damage. A missing file beside a save under way is no damage: see `keep_copy`.
        """
        frame = _whole(spare)
        broken = [data] if frame else [data, spare]
        quiet = data is None and frame is not None and self._disk.exists(self.temp)
        aside = tuple(self._set_aside(content) for content in broken if content is not None)
        if spare is not None and frame is not None:
            self._disk.write(self.temp, spare, newer_than=self.main)
            self._disk.replace(self.temp, self.main)
        else:
            self._disk.unlink(self.copy)
            self._disk.unlink(self.main)
        # If this is lost, it is all found and done again; the report must not be lost with it.
        with suppress(OSError):
            self._disk.sync_folder(self.main.parent)
        return Reading(frame, None if quiet else Damage(self._name, aside, frame is not None))

    def _set_aside(self, content: bytes) -> str:
        n = 1
        while self._disk.exists(self._aside(n)):
            n += 1
        path = self._aside(n)
        self._disk.make_folder(path.parent)
        self._disk.write(path, content)
        self._disk.sync_folder(path.parent)
        return path.relative_to(self._root).as_posix()

    def _aside(self, n: int) -> Path:
        return self._root / SET_ASIDE / f"{self._name}{_MAIN}.broken-{n}"

    def _bytes(self, path: Path) -> bytes | None:
        try:
            return self._disk.read(path)
        except FileNotFoundError:
            return None


class FolderMedium:
    """A `Medium` that is a folder of files."""

    def __init__(self, root: Path, disk: Disk | None = None) -> None:
        self._root = root
        self._disk: Disk = disk or OsDisk()

    def cell(self, name: str) -> CrashSafeFile:
        return CrashSafeFile(self._disk, self._root, check_name(name))

    def held(self, *names: str) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def move(self, name: str, new_name: str) -> bool:
        old, new = self.cell(name), self.cell(new_name)
        with typed_errors():
            if not self._disk.exists(old.main):
                return False
            self._disk.make_folder(new.main.parent)
            replaces = self._disk.exists(new.main)
            try:
                if replaces:
                    new.keep_copy()
                elif self._disk.exists(old.copy):
                    self._disk.replace(old.copy, new.copy)
                # A copy left behind would be taken for the last trace of a lost document.
                self._disk.unlink(old.copy)
                self._disk.replace(old.main, new.main)
            except OSError:
                if replaces:
                    new.take_back()
                raise
            self._disk.sync_folder(new.main.parent)
            self._disk.sync_folder(old.main.parent)
            return True

    def stamps(self, folder: str) -> dict[str, str]:
        path = self._root / check_name(folder) if folder else self._root
        stamps: dict[str, str] = {}
        with typed_errors():
            for file, stamp in self._disk.entries(path):
                if file.endswith(_MAIN) and is_name(part := file.removesuffix(_MAIN)):
                    stamps[part] = stamp()
                elif file.endswith(_COPY) and is_name(part := file.removesuffix(_COPY)):
                    stamps.setdefault(part, "")
        return stamps


def _whole(data: bytes | None) -> Frame | None:
    try:
        return None if data is None else frames.decode(data)
    except frames.Broken:
        return None
