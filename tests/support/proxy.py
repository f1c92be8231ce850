"""A TCP proxy whose cable can be pulled."""

import asyncio
from contextlib import suppress
from types import TracebackType


class Proxy:
    """Passes bytes on to `port` of this machine until cut; `async with` opens and closes it.

    While cut, what was connected is gone and who connects is turned away and counted. While held,
    what the server says waits on its way.
    """

    def __init__(self, port: int) -> None:
        self.turned_away = 0
        self._target = port
        self._cut = False
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._refused = asyncio.Condition()

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Drop every connection and let nobody in."""
        self._cut = True
        self.turned_away = 0
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        self._cut = False

    def hold(self) -> None:
        """Keep back what the server says; what is said to it still arrives."""
        self._flowing.clear()

    def release(self) -> None:
        self._flowing.set()

    async def noticed(self, times: int) -> None:
        """Waits until somebody has tried in vain to come back, so often since the cut."""
        async with asyncio.timeout(60), self._refused:
            await self._refused.wait_for(lambda: self.turned_away >= times)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            async with self._refused:
                self.turned_away += 1
                self._refused.notify_all()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._writers |= ends
        with suppress(OSError):
            await asyncio.gather(
                _pump(reader, far_writer), _pump(far_reader, writer, self._flowing)
            )
        self._writers -= ends
        for end in ends:
            end.close()


async def _pump(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flowing: asyncio.Event | None = None
) -> None:
    while data := await reader.read(65536):
        if flowing is not None:
            await flowing.wait()
        writer.write(data)
        await writer.drain()
    with suppress(OSError):
        writer.write_eof()
