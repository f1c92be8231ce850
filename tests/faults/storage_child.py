"""Saves without end and says which saves are done; to be killed.

    python -m tests.faults.storage_child FOLDER

For every line on its input it forks a child that saves into FOLDER, waits for its end, and says
`end`. So hundreds of processes can be killed without hundreds of starts of Python. Output, a line
each, written whole: `child PID`, `done NAME N`, `end`.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from app.data.document_store import TinyDocumentStore
from app.data.files import FolderMedium

NAMES = ("library", "matches/a", "matches/b")


def content(n: int) -> dict[str, Any]:
    """The n-th document: of a size that differs, and such that any mixture shows."""
    return {"n": n, "hands": [n] * (50 + n % 200)}


def main() -> None:
    folder = Path(sys.argv[1])
    for _ in sys.stdin.buffer:
        pid = os.fork()
        if pid == 0:
            try:
                asyncio.run(_save_without_end(folder))
            finally:
                os._exit(1)
        _say(f"child {pid}")
        os.waitpid(pid, 0)
        _say("end")


async def _save_without_end(folder: Path) -> None:
    store = TinyDocumentStore(FolderMedium(folder))
    async with asyncio.TaskGroup() as group:
        for name in NAMES:
            group.create_task(_save_one(store, name))


async def _save_one(store: TinyDocumentStore, name: str) -> None:
    document = await store.load(name) or {"n": 0}
    n = document["n"]
    while True:
        n += 1
        await store.save(name, content(n))
        _say(f"done {name} {n}")


def _say(line: str) -> None:
    os.write(1, line.encode() + b"\n")


if __name__ == "__main__":
    main()
