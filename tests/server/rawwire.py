"""HTTP and WebSocket by the byte: a client that may send anything and hears everything."""

import asyncio
import contextlib
import random
from typing import Any, NamedTuple

import msgspec

PATIENCE = 60.0
_TEXT, _CLOSE = 0x1, 0x8


class Answer(NamedTuple):
    """What came back; status 0 is nothing at all."""

    status: int
    body: bytes

    @property
    def error(self) -> str:
        """The slug of a problem."""
        with contextlib.suppress(msgspec.MsgspecError, ValueError, AttributeError):
            return str(msgspec.json.decode(self.body).get("error", ""))
        return ""


async def exchanged(port: int, sent: bytes, is_whole: bool = True) -> Answer:
    """Send bytes on a connection of their own and hear all that comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    told = b""
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(sent)
            if not is_whole:
                writer.write_eof()  # or the server would wait for the rest
            with contextlib.suppress(ConnectionError):
                told = await reader.read()
    finally:
        writer.close()
    head, _, body = told.partition(b"\r\n\r\n")
    words = head.split(b" ", 2)
    return Answer(int(words[1]) if len(words) > 1 else 0, body)


def request(method: str, path: str, headers: dict[str, str], body: bytes) -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}"] if "Transfer-Encoding" not in headers else []
    return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body


def framed(payload: bytes, first: int = 0x80 | _TEXT) -> bytes:
    """One frame of a client."""
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65536:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + bytes(4) + payload  # a mask there must be; this one changes nothing


class RawSocket:
    """A WebSocket; `code` is what it was closed with, 1006 when nobody said good-bye."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.code: int | None = None
        self._pings = 0

    @classmethod
    async def opened(cls, port: int, headers: dict[str, str]) -> "RawSocket":
        """After the handshake."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        asked = {"Upgrade": "websocket", "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        lines = [f"{name}: {value}" for name, value in {**headers, **asked}.items()]
        head = "\r\n".join(["GET /ws HTTP/1.1", "Connection: Upgrade", *lines, "", ""])
        writer.write(head.encode("latin-1"))
        async with asyncio.timeout(PATIENCE):
            answer = await reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101"):
            writer.close()
            raise ConnectionError(answer.split(b"\r\n")[0].decode("latin-1"))
        return cls(reader, writer)

    async def say(self, *frames: bytes) -> list[Any]:
        """Send frames; all that was heard until the server answered a ping behind them."""
        self._pings += 1
        ping = framed(b'{"t":"ping","n":%d}' % self._pings)
        heard: list[Any] = []
        with contextlib.suppress(ConnectionError):
            self._writer.write(b"".join(frames) + ping)
            async with asyncio.timeout(PATIENCE):
                while self.code is None:
                    heard.append(await self._frame())
                    if heard[-1] == {"t": "pong", "n": self._pings}:
                        return heard
        self.code = self.code or 1006
        self.close()
        return heard

    async def spoil(self, garbage: bytes) -> None:
        """Send what is not a frame and half hang up; hear everything until the other half goes."""
        with contextlib.suppress(ConnectionError):
            self._writer.write(garbage)
            self._writer.write_eof()
            async with asyncio.timeout(PATIENCE):
                while self.code is None:
                    await self._frame()
        self.code = self.code or 1006
        self.close()

    async def _frame(self) -> Any:
        try:
            first, size = await self._reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self._reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self._reader.readexactly(8), "big")
            payload = await self._reader.readexactly(size)
        except asyncio.IncompleteReadError:
            self.code = 1006
            return None
        if first & 0x0F == _CLOSE:
            self.code = int.from_bytes(payload[:2], "big") if payload else 1005
        return msgspec.json.decode(payload) if first & 0x0F == _TEXT else None

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


def garbage(luck: random.Random) -> bytes:
    """Frames that break the protocol, or no frames at all."""
    whole = framed(luck.randbytes(luck.randrange(100)), luck.randrange(256))
    return luck.choice([
        whole, whole[: luck.randrange(len(whole))], luck.randbytes(luck.randrange(1, 300)),
        framed(b"\xff\xfe"), framed(b'{"t":"ping', 0x01) + framed(b'\xff"}', 0x80),
        framed(b"x", 0x80), framed(b"x", 0x01) * 2, framed(b"", 0x01) + framed(b"", 0x00) * 200,
        b"\x81\x02hi", b"\x81\xff" + b"\xff" * 8, framed(b"x" * 200, 0x89), framed(b"\x03", 0x88),
        framed(b"\x03\xe8\xff\xff", 0x88), framed(b"\x00\x01", 0x88), framed(b"x" * 70_000),
        framed(b"", 0x89) * 200, framed(b"", 0x8A) * 50, framed(b"\x03\xe9", 0x88), b"",
    ])  # fmt: skip
