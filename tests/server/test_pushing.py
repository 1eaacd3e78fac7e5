"""Frames are written when all was decided; one that cannot be does not keep the others from it."""

import asyncio
from types import SimpleNamespace
from typing import Any

from websockets.protocol import State

from zuschlag.server.wire import Outbox, SocketProtocol


class Transport:
    """What a socket writes to."""

    def __init__(self, is_broken: bool = False, is_closing: bool = False) -> None:
        self.is_broken, self._is_closing = is_broken, is_closing
        self.written: list[bytes] = []
        self.unread = 0

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self._is_closing

    def leave(self) -> None:
        self._is_closing = True

    def write(self, data: bytes) -> None:
        if self.is_broken:
            raise RuntimeError("the handler is closed")
        self.written.append(data)


def a_socket(transport: Transport, state: State = State.OPEN, outbox: Outbox | None = None) -> Any:
    kind: Any = type("Socket", (SocketProtocol,), {"outbox": outbox or Outbox()})
    socket = kind.__new__(kind)
    socket.transport, socket.conn = transport, SimpleNamespace(state=state)
    socket.loop, socket._unsent = asyncio.get_running_loop(), []
    return socket


async def test_a_socket_that_fails_does_not_silence_those_after_it() -> None:
    reported: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, told: reported.append(told))
    outbox, transports = Outbox(), [Transport(is_broken=number == 1) for number in range(3)]
    for transport in transports:
        a_socket(transport, outbox=outbox).push(b"{}")
    await asyncio.sleep(0)
    assert [transport.written for transport in transports] == [[b"\x81\x02{}"], [], [b"\x81\x02{}"]]
    assert len(reported) == 1


async def test_after_a_goodbye_nothing_is_written() -> None:
    leaving, gone = Transport(), Transport(is_closing=True)
    a_socket(leaving, State.CLOSING).push(b"{}")
    a_socket(gone).push(b"{}")
    await asyncio.sleep(0)
    assert leaving.written == gone.written == []


async def test_who_hangs_up_before_it_was_written_to_is_left_alone() -> None:
    leaving, staying, outbox = Transport(), Transport(), Outbox()
    for transport in (leaving, staying):
        a_socket(transport, outbox=outbox).push(b"{}")
    leaving.leave()
    await asyncio.sleep(0)
    assert (leaving.written, staying.written) == ([], [b"\x81\x02{}"])


async def test_what_is_said_in_one_go_is_written_in_one_go() -> None:
    transport = Transport()
    socket = a_socket(transport)
    socket.push(b"[1]")
    socket.push(b"[2]")
    assert transport.written == []
    await asyncio.sleep(0)
    assert transport.written == [b"\x81\x03[1]\x81\x03[2]"]
    socket.push(b"[3]")
    await asyncio.sleep(0)
    assert transport.written[1:] == [b"\x81\x03[3]"]


async def test_nobody_is_written_to_before_everybody_was_told() -> None:
    one, other, outbox = Transport(), Transport(), Outbox()
    order: list[str] = []

    async def told(transport: Transport) -> None:
        a_socket(transport, outbox=outbox).push(b"{}")
        order.append(f"{len(one.written)}{len(other.written)}")

    await asyncio.gather(told(one), told(other))
    await asyncio.sleep(0)
    assert (order, len(one.written), len(other.written)) == (["00", "00"], 1, 1)


async def test_what_is_about_to_be_written_counts_as_unread() -> None:
    transport = Transport()
    socket = a_socket(transport)
    transport.unread = 1000
    assert socket.waiting() == 1000
    socket.push(b"12345678")
    assert socket.waiting() == 1010
