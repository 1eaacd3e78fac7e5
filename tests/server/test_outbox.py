"""Sockets speak together; one that cannot does not keep the others from it."""

import asyncio
from typing import Any

from zuschlag.server.wire import Outbox


class Speaking:
    """What an outbox knows of a socket."""

    def __init__(self, is_broken: bool) -> None:
        self.loop = asyncio.get_running_loop()
        self.is_broken = is_broken
        self.flushed = 0

    def flush(self) -> None:
        if self.is_broken:
            raise RuntimeError("the handler is closed")
        self.flushed += 1


async def test_a_socket_that_fails_does_not_silence_those_after_it() -> None:
    outbox, reported = Outbox(), []
    sockets: list[Any] = [Speaking(is_broken=number == 1) for number in range(3)]
    asyncio.get_running_loop().set_exception_handler(lambda loop, told: reported.append(told))
    for socket in sockets:
        outbox.add(socket)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [socket.flushed for socket in sockets] == [1, 0, 1]
    assert len(reported) == 1
