"""Tables on the floor: everybody in turn makes a move when the one before has reached them."""

import asyncio
from asyncio import StreamReader, StreamWriter

_PADDING = b"-" * 100
"""With it a move is as long as one of ours."""


class FloorLoad:
    """Some tables of sockets, all playing at the same time."""

    def __init__(self, port: int, tables: int, seats: int) -> None:
        self.port, self.tables, self.seats = port, tables, seats
        self.lines: list[list[tuple[StreamReader, StreamWriter]]] = []

    async def sit(self) -> None:
        """Everybody connects."""
        for table in range(self.tables):
            self.lines.append([await self._joined(table) for _ in range(self.seats)])

    async def _joined(self, table: int) -> tuple[StreamReader, StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        writer.write(b"table%d\n" % table)
        await reader.readline()
        return reader, writer

    async def play(self, moves: int, size: int) -> int:
        """So many moves at every table, each told to everybody there in that many bytes."""
        await asyncio.gather(*(self._play(lines, moves, size) for lines in self.lines))
        return moves * self.tables

    async def _play(
        self, lines: list[tuple[StreamReader, StreamWriter]], moves: int, size: int
    ) -> None:
        for number in range(moves):
            reader, writer = lines[number % self.seats]
            writer.write(b"%08d%s\n" % (size, _PADDING))
            for hears, _ in lines:
                await hears.readline()
            await reader.readline()
