"""A WebSocket with nothing to spare: one asyncio protocol, whole text frames, no compression.

Thousands of these cost a load generator little, so that the server is what is measured.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

from tests.faults.players import SOCKET
from tests.faults.web import Place

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_NO_MASK = b"\x00\x00\x00\x00"  # a mask there must be; this one leaves the text as it is


class Line(asyncio.Protocol):
    """An open socket; every text that comes in is handed to `heard`."""

    def __init__(self, place: Place, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.rest = b""
        self.is_open = False
        self.closed_with: int | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {SOCKET} HTTP/1.1\r\nHost: {place.host}:{place.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: {place.origin}\r\nCookie: {cookie}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Cut what comes in into frames."""
        self.rest = self.rest + data if self.rest else data
        if not self.is_open and not self._greeted():
            return
        while (frame := self._next()) is not None:
            first, payload = frame
            if first == _TEXT:
                self.heard(payload)
            elif first == _PING:
                self.transport.write(bytes((_PONG, 0x80 | len(payload))) + _NO_MASK + payload)
            elif first == _CLOSE:
                self.is_open = False
                self.closed_with = int.from_bytes(payload[:2], "big")
                self.transport.close()

    def _greeted(self) -> bool:
        head, found, rest = self.rest.partition(b"\r\n\r\n")
        if not found:
            return False
        self.rest = rest
        self.is_open = head.startswith(b"HTTP/1.1 101")
        if self.is_open:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode("latin-1")))
            self.transport.close()
        return self.is_open

    def _next(self) -> tuple[int, bytes] | None:
        rest = self.rest
        if len(rest) < 2:
            return None
        length, start = rest[1], 2
        if length == 126:
            length, start = int.from_bytes(rest[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(rest[2:10], "big"), 10
        end = start + length
        if len(rest) < end or len(rest) < start:
            return None
        self.rest = rest[end:]
        return rest[0], rest[start:end]

    def say(self, text: bytes) -> None:
        """Send one text."""
        if not self.is_open:
            return
        size = len(text)
        head = bytes((_TEXT, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + _NO_MASK + text)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed during the handshake"))


async def opened(place: Place, cookie: str, heard: Callable[[bytes], None]) -> Line:
    """A line that is ready to talk."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(place, cookie, heard), *place)
    await line.opened
    return line
