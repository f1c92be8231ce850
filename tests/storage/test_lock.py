import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app.data.errors import FolderInUse, StorageFailed
from app.data.lock import FolderLock

HOLD = """
import sys
from pathlib import Path
from app.data.lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_the_second_is_refused_until_the_first_lets_go(tmp_path: Path) -> None:
    with FolderLock(tmp_path) as first:
        with pytest.raises(FolderInUse) as caught:
            FolderLock(tmp_path)
        assert caught.value.code == "folder-in-use"
        assert caught.value.folder == tmp_path
        first.release()
        with FolderLock(tmp_path):
            pass
    FolderLock(tmp_path).release()


def test_other_folders_are_free(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with FolderLock(tmp_path), FolderLock(tmp_path / "other"):
        pass


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(FolderInUse):
            FolderLock(tmp_path)
        os.kill(holder.pid, signal.SIGKILL)
    FolderLock(tmp_path).release()


def test_no_folder_to_lock(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed) as caught:
        FolderLock(tmp_path / "missing")
    assert caught.value.code == "disk-error"
