"""The real server as a child process, on a port and a data folder of its own."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import httpx2

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`python -m app` (or another module that takes --port), started, killed, started again.

    `data` is its data folder, `port` stays the same for all its lives, `log` is what it wrote.
    """

    def __init__(
        self,
        data: Path,
        cache: Path,
        *,
        module: str = "app",
        options: Sequence[str] = ("--no-browser",),
        scheme: str = "http",
    ) -> None:
        self.data = data
        self.port = free_port()
        self.log = data.with_name(data.name + ".log")
        self.url = f"{scheme}://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", module, "--port", str(self.port), *options]
        self._environment = {
            **os.environ,
            "TALLY_NINE_DATA": str(data),
            "XDG_CACHE_HOME": str(cache),
            "PYTHONUNBUFFERED": "1",
        }
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Returns when the server answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, cwd=ROOT, env=self._environment, stdout=log, stderr=log
            )
        async with httpx2.AsyncClient(verify=False, timeout=30, trust_env=False) as client:
            while True:
                if self.process.poll() is not None:
                    raise AssertionError(f"the server ended:\n{self.log.read_text()}")
                try:
                    (await client.get(f"{self.url}/healthz")).raise_for_status()
                except httpx2.TransportError:
                    await asyncio.sleep(0.02)
                else:
                    return

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end, and wait; its exit code."""
        return await self._end(how)

    async def kill(self) -> None:
        """End it at once, whatever it is doing."""
        await self._end(signal.SIGKILL)

    async def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        return await asyncio.to_thread(process.wait, 20)
