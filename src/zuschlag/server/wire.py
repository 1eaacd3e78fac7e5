"""The way out of a socket: never blocks, never raises, and never holds more than a slow reader may.

Under uvicorn a frame goes straight to the transport (`DirectWire`); without it (tests in one
process) through ASGI's `send` and a queue (`QueuedWire`).
"""

import asyncio
import contextlib
from collections import deque
from http import HTTPStatus
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request, Response
from websockets.protocol import State

from zuschlag.server.headers import refusal
from zuschlag.server.settings import ServerSettings

WIRE = "zuschlag.wire"
"""Where the scope of a socket has its wire."""

_CLOSING_SECONDS = 2.0
_PING_SECONDS = 20.0
_MOST_PIECES = 64
_MOST_UNHEARD = 2
"""Messages of a socket that wait to be heard before no more is read from it."""


class Wire(Protocol):
    """What a socket writes to."""

    def send(self, frame: bytes) -> None:
        """One text frame."""

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, then hang up; hang up anyway when nobody reads it."""

    def waiting(self) -> int:
        """Bytes the other side has not taken yet."""


class Unheard:
    """Messages that wait to be heard: a queue with one listener, of which there are many."""

    __slots__ = ("_messages", "_waiter")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Another one; whoever waits for it is woken."""
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """The first that has not been heard."""
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._messages.pop(0)

    def qsize(self) -> int:
        """How many wait."""
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


class Room:
    """Whether there is room to write; the event is only there while there is none."""

    __slots__ = ("_event",)

    def __init__(self) -> None:
        self._event: asyncio.Event | None = None

    def clear(self) -> None:
        """No more."""
        if self._event is None:
            self._event = asyncio.Event()

    def set(self) -> None:
        """Again."""
        event, self._event = self._event, None
        if event is not None:
            event.set()

    async def wait(self) -> None:
        """Until there is."""
        if self._event is not None:
            await self._event.wait()


class Outbox:
    """Sockets with something to say: written to one right after the other, when all was decided.

    Whoever reads them is woken once, not for every frame, and an answer goes with its news.
    """

    __slots__ = ("_sockets",)

    def __init__(self) -> None:
        self._sockets: list[SocketProtocol] = []

    def add(self, socket: "SocketProtocol") -> None:
        """Another one; as soon as all that is at work now is done, it is written to."""
        if not self._sockets:
            socket.loop.call_soon(self.empty)
        self._sockets.append(socket)

    def empty(self) -> None:
        """Write everything."""
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a wire in the scope and no patience with dead ends."""

    # Nearly all it has, by name: more than thirty need a dictionary for every socket.
    __slots__ = (
        *("_counted_since", "_pings", "_unsent"),
        *("app", "app_state", "asgi_version", "config", "connections", "default_headers"),
        *("logger", "loop", "root_path", "tasks", "client", "scheme", "server", "transport"),
        *("close_sent", "close_timeout", "close_timer", "conn", "disconnected", "queue"),
        *("handshake_complete", "handshake_initiated", "initial_response", "read_paused"),
        *("last_ping_rtt", "pending_ping_payload", "ping_interval", "ping_sent_at"),
        *("ping_timeout", "ping_timer", "pong_timer", "writable", "curr_msg_data_type", "frames"),
        *("request", "response", "scope"),
    )
    settings: ServerSettings
    outbox: Outbox

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Unheard()  # type: ignore[assignment]
        self.writable = Room()  # type: ignore[assignment]
        self._unsent: list[bytes] = []
        self._pings = 0
        self._counted_since = 0.0

    def handle_connect(self, event: Request) -> None:
        """A handshake that is not one is answered with our headers."""
        answer = self.conn.accept(event)
        if answer.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            super().handle_connect(event)
            return
        given, body = refusal(self.settings)
        headers = Headers([(name.decode(), value.decode("latin-1")) for name, value in given])
        self.handshake_complete = self.close_sent = True
        self.conn.send_response(Response(400, "Bad Request", headers, body))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    async def run_asgi(self) -> None:
        """As before; the scope says how to write without waiting."""
        self.scope[WIRE] = DirectWire(self)  # type: ignore[literal-required]
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """As before; whoever was refused or has hung up needs no more of a handshake."""
        await super().send(message)
        if self.close_sent or self.transport.is_closing():
            self.handshake_complete = True
        if message["type"] == "websocket.accept":  # nobody asks again how it came about
            self.request.headers.clear()  # what parsed them holds on to them
            self.response.headers.clear()
            self.request = self.response = None  # type: ignore[assignment]
            self.scope["headers"] = []

    def data_received(self, data: bytes) -> None:
        """A short text that came in one piece, as nearly all do, is read here; the rest there."""
        conn = self.conn
        is_between = conn.state is State.OPEN and conn.current_size is None
        if is_between and not conn.reader.buffer and _is_short_text(data):
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[6:], data[2:6])]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A whole message; a text must be one, which is the sender's concern and not our log's.

        Whoever is heard at once goes on talking: reading pauses only when messages pile up.
        """
        if self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": message.decode()})
        except UnicodeDecodeError:
            self.hang_up(1007, "not UTF-8")
            return
        if self.queue.qsize() > _MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def push(self, frame: bytes) -> None:
        """A text frame, to be written in a moment."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if not self._unsent:
            self.outbox.add(self)
        self._unsent += (_head(len(frame)), frame)

    def waiting(self) -> int:
        """Bytes the other side has not taken yet, or not even been sent."""
        sent: int = self.transport.get_write_buffer_size()
        return sent + sum(map(len, self._unsent)) if self._unsent else sent

    def flush(self) -> None:
        """Write what has come together; after a goodbye there must not be any."""
        unsent, self._unsent = self._unsent, []
        if unsent and not self.transport.is_closing():
            self._write(b"".join(unsent))

    def _write(self, data: bytes) -> None:
        """Whoever cannot be written to must not keep others at the table from hearing theirs."""
        try:
            self.transport.write(data)
        except Exception as fault:
            told = {"message": "a socket failed", "exception": fault}
            self.loop.call_exception_handler(told)

    def hang_up(self, code: int, reason: str) -> None:
        """Close with a code; after a moment whether or not it was taken."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.flush()
        with contextlib.suppress(WebSocketException):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(_CLOSING_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        """Pings of the protocol are answered by themselves; not for ever, and not unread."""
        super().handle_ping()
        now = self.loop.time()
        if now - self._counted_since > _PING_SECONDS:
            self._counted_since, self._pings = now, 0
        self._pings += 1
        if self._pings > self.settings.seat_messages:
            self.hang_up(1008, "too many pings")

    def handle_cont(self, event: Frame) -> None:
        """A message in that many pieces is not a message: even empty ones need room."""
        if len(self.frames) >= _MOST_PIECES:
            self.hang_up(1009, "too many pieces")
        else:
            super().handle_cont(event)

    def handle_close(self, event: Frame) -> None:
        """They say goodbye: what they were told before comes first."""
        self.flush()
        super().handle_close(event)

    def keepalive_timeout(self) -> None:
        """No pong: too slow, not a fault of ours (1011)."""
        self.hang_up(4008, "too slow")

    def shutdown(self) -> None:
        """The server stops: whoever was told already has a moment to hear it."""
        self.hang_up(1012, "restarting")

    def handle_parser_exception(self) -> None:
        """Bytes that are not a WebSocket; before the handshake there is nobody to close with."""
        self.flush()
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """A socket may be lost twice: by our abort and by the other side."""
        if self in self.connections:
            super().connection_lost(exc)


def _head(size: int) -> bytes:
    """What goes before a whole text that nothing was agreed about (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def _is_short_text(data: bytes) -> bool:
    """Whether this is one whole masked frame with a text of less than 126 bytes."""
    size = len(data) - 6
    return 0 <= size < 126 and data[0] == 0x81 and data[1] == 0x80 | size


def socket_protocol(its: ServerSettings) -> type[SocketProtocol]:
    """The protocol with the headers of these settings."""

    class Socket(SocketProtocol):
        settings = its
        outbox = Outbox()

    return Socket


class DirectWire:
    """Straight to the transport."""

    __slots__ = ("_protocol", "send", "waiting")

    def __init__(self, protocol: SocketProtocol) -> None:
        self._protocol = protocol
        self.send = protocol.push  # one call less for every frame there is
        self.waiting = protocol.waiting

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, then hang up."""
        self._protocol.hang_up(code, reason)


class QueuedWire:
    """Through ASGI, one frame after the other."""

    def __init__(self, send: Any) -> None:
        self._send = send
        self._frames: deque[dict[str, Any]] = deque()
        self._bytes = 0
        self._is_closed = False
        self._writer: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        if not self._is_closed:
            self._bytes += len(frame)
            self._put({"type": "websocket.send", "text": frame.decode()})

    def close(self, code: int, reason: str) -> None:
        """Say goodbye after what waits."""
        if not self._is_closed:
            self._is_closed = True
            self._put({"type": "websocket.close", "code": code, "reason": reason})

    def waiting(self) -> int:
        """Bytes in the queue."""
        return self._bytes

    async def drained(self) -> None:
        """When everything is out, or nobody is there."""
        if self._writer is not None:
            with contextlib.suppress(Exception):
                await self._writer

    def _put(self, message: dict[str, Any]) -> None:
        self._frames.append(message)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        with contextlib.suppress(Exception):
            while self._frames:
                message = self._frames.popleft()
                await self._send(message)
                self._bytes -= len(message.get("text", ""))
