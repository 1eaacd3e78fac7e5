"""The socket a server listens at."""

import asyncio
import socket

from tests.server.running import a_setting
from zuschlag.server.listening import listening


async def test_small_frames_are_sent_at_once_by_every_event_loop() -> None:
    delays: list[int] = []

    def served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        delays.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    server = await asyncio.start_server(served, sock=listening(a_setting(port=0)))
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    await reader.read()
    writer.close()
    server.close()
    await server.wait_closed()
    assert delays == [1]
