"""The floor under every server in Python: the same bytes in, on disk and out, and nothing else.

`python -m bench.server.floor` prints its port. Whoever connects names a table; each line after that
is a move. What came in together is written and synced together, then everybody at those tables gets
as many bytes as they asked for.
"""

import asyncio
import os
import sys
import tempfile
from typing import cast

import uvloop

_ENTRY = b"x" * 600
"""About what a move takes in the journal."""
_ANSWER = b"y" * 60


class Floor:
    """All sockets by table, and the moves that wait for the disk."""

    def __init__(self, file: int) -> None:
        self.file = file
        self.sockets: dict[bytes, list[asyncio.Transport]] = {}
        self.moves: list[tuple[bytes, asyncio.Transport, int]] = []
        self.syncing = False

    def take(self, table: bytes, mover: asyncio.Transport, size: int) -> None:
        """A move has come in."""
        self.moves.append((table, mover, size))
        if not self.syncing:
            self.syncing = True
            asyncio.get_running_loop().call_soon(self._sync)

    def _sync(self) -> None:
        batch, self.moves = self.moves, []
        written = asyncio.get_running_loop().run_in_executor(None, self._write, len(batch))
        written.add_done_callback(lambda _: self._tell(batch))

    def _write(self, entries: int) -> None:
        os.write(self.file, _ENTRY * entries)
        os.fdatasync(self.file)

    def _tell(self, batch: list[tuple[bytes, asyncio.Transport, int]]) -> None:
        for table, mover, size in batch:
            news = b"z" * size + b"\n"
            for socket in self.sockets[table]:
                socket.write(news)
            mover.write(_ANSWER + b"\n")
        self.syncing = bool(self.moves)
        if self.syncing:
            self._sync()


class Line(asyncio.Protocol):
    """One socket: the name of its table, then moves."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.table = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Lines are short and come one by one, so that they come whole."""
        for line in data.split(b"\n")[:-1]:
            if not self.table:
                self.table = line
                self.floor.sockets.setdefault(line, []).append(self.transport)
                self.transport.write(_ANSWER + b"\n")
            else:
                self.floor.take(self.table, self.transport, int(line[:8]))


async def main() -> None:
    """Serve until standard input ends."""
    with tempfile.TemporaryFile(prefix="zuschlag-bench-") as file:
        floor = Floor(file.fileno())
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Line(floor), "127.0.0.1", 0)
        print(server.sockets[0].getsockname()[1], flush=True)
        await loop.run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    uvloop.run(main())
