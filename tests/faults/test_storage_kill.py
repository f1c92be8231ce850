"""SIGKILL at random moments: no acknowledged save is missing, no file is unreadable."""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.data.files import FolderMedium
from tests.faults.storage_child import NAMES, content

ROOT = Path(__file__).parents[2]


class Nursery:
    """A process that makes children to be killed."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.storage_child", str(folder)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout.fileno()
        self._rest = b""

    def killed_after(self, seconds: float) -> dict[str, int]:
        """One child's life; the last save of each document that it said was done."""
        self._input.write(b"\n")
        lines = self._lines(until=lambda line: line.startswith("child "))
        pid = int(lines[-1].split()[1])
        lines += self._lines(deadline=time.monotonic() + seconds)
        os.kill(pid, signal.SIGKILL)
        lines += self._lines(until=lambda line: line == "end")
        done = [line.split() for line in lines if line.startswith("done ")]
        return {name: int(n) for _, name, n in done}

    def close(self) -> None:
        self._input.close()
        assert self._process.wait(10) == 0
        os.close(self._output)

    def _lines(self, until=None, deadline: float = float("inf")) -> list[str]:
        lines: list[str] = []
        patience = min(deadline, time.monotonic() + 20)
        while not (until and lines and until(lines[-1])):
            if b"\n" in self._rest:
                line, self._rest = self._rest.split(b"\n", 1)
                lines.append(line.decode())
                continue
            ready, _, _ = select.select([self._output], [], [], max(0, patience - time.monotonic()))
            if not ready:
                assert until is None, f"the child fell silent after {lines[-3:]}"
                break
            data = os.read(self._output, 65536)
            assert data, "the nursery ended"
            self._rest += data
        return lines


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path)
    yield nursery
    nursery.close()


@pytest.mark.parametrize("rounds", [200, pytest.param(2000, marks=pytest.mark.soak)])
def test_killed_at_any_moment(nursery: Nursery, tmp_path: Path, rounds: int) -> None:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    moments = random.Random(seed)
    known = dict.fromkeys(NAMES, 0)
    for _ in range(rounds):
        known |= nursery.killed_after(moments.uniform(0, 0.03))
        for name in NAMES:
            reading = FolderMedium(tmp_path).cell(name).read()
            assert reading.damage is None, name
            if reading.frame is None:
                assert known[name] == 0, name
                continue
            row = reading.frame.tables["document"]["1"]
            assert row == content(row["n"]), name
            # One save may have become durable in the moment before it could be said.
            assert known[name] <= row["n"] <= known[name] + 1, name
            known[name] = row["n"]
    # It was killed while it wrote, however slow the machine: not always before the first save.
    assert min(known.values()) > rounds // 10
