"""A frame goes straight to the transport; one that cannot does not keep the others from it."""

import asyncio
from types import SimpleNamespace
from typing import Any

from websockets.protocol import State

from zuschlag.server.wire import SocketProtocol


class Transport:
    """What a socket writes to."""

    def __init__(self, is_broken: bool = False, is_closing: bool = False) -> None:
        self.is_broken, self._is_closing = is_broken, is_closing
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return self._is_closing

    def write(self, data: bytes) -> None:
        if self.is_broken:
            raise RuntimeError("the handler is closed")
        self.written.append(data)


def a_socket(transport: Transport, state: State = State.OPEN) -> Any:
    socket: Any = SocketProtocol.__new__(SocketProtocol)
    socket.transport, socket.conn = transport, SimpleNamespace(state=state)
    socket.loop, socket.is_answering, socket._unsent = asyncio.get_running_loop(), False, []
    return socket


async def test_a_socket_that_fails_does_not_silence_those_after_it() -> None:
    reported: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, told: reported.append(told))
    transports = [Transport(is_broken=number == 1) for number in range(3)]
    for transport in transports:
        a_socket(transport).push(b"{}")
    assert [transport.written for transport in transports] == [[b"\x81\x02{}"], [], [b"\x81\x02{}"]]
    assert len(reported) == 1


async def test_after_a_goodbye_nothing_is_written() -> None:
    leaving, gone = Transport(), Transport(is_closing=True)
    a_socket(leaving, State.CLOSING).push(b"{}")
    a_socket(gone).push(b"{}")
    assert leaving.written == gone.written == []


async def test_an_answer_goes_together_with_what_comes_right_before_it() -> None:
    transport = Transport()
    socket = a_socket(transport)
    socket.is_answering = True
    socket.push(b"[1]")
    socket.push(b"[2]")
    socket.is_answering = False
    socket.push(b"[3]")  # never before them
    assert transport.written == []
    await asyncio.sleep(0)
    assert transport.written == [b"\x81\x03[1]\x81\x03[2]\x81\x03[3]"]
    socket.push(b"[4]")
    assert transport.written[1:] == [b"\x81\x03[4]"]
