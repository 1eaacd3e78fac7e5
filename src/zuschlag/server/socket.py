"""One WebSocket: who is calling is known before it is accepted; then hello, resume, do and ping.

What the table tells goes out through `send`; nothing that comes in can do more than be refused.
"""

import asyncio
import time
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected

from zuschlag.errors import (
    Gone,
    Malformed,
    NotAllowed,
    NotFound,
    TooMuch,
    Unavailable,
    ZuschlagError,
)
from zuschlag.server import frames
from zuschlag.server.app_state import AppState
from zuschlag.server.commanding import commanded
from zuschlag.server.errors import encoded, problem_of
from zuschlag.server.headers import send_answer
from zuschlag.server.rate_limits import PAUSE_SECONDS, neighbourhood
from zuschlag.server.wire import WIRE, QueuedWire, Wire
from zuschlag.table.service import Speaker, Watch

_CATCH_UP_SECONDS = 30.0
_COST = 5.0
"""A new socket is as much work as so many requests."""


class Socket:
    """An accepted socket of a known speaker; the table's sink."""

    def __init__(self, app_state: AppState, speaker: Speaker, wire: Wire) -> None:
        self.speaker = speaker
        self._app_state = app_state
        self._wire = wire
        self._watch: Watch | None = None
        self._table = ""
        self._violations = 0
        self._is_catching_up = False
        self._allowance = 0
        self._allowed_until = 0.0
        self.code = 1006

    # The table's side

    def send(self, frame: bytes) -> None:
        """A frame for the other side, unless it is too slow to take any more."""
        waiting = self._wire.waiting()
        if waiting and waiting > self._most(waiting):
            self.close(4008, "too slow")
            return
        if self._is_catching_up:
            self._allowance += len(frame)
        self._wire.send(frame)

    def _most(self, waiting: int) -> int:
        """What may wait: the cap, and for a while the log that was asked for."""
        most = self._app_state.settings.queue_bytes
        if self._is_catching_up or (self._allowance and time.monotonic() < self._allowed_until):
            return most + self._allowance
        self._allowance = 0
        return most

    def close(self, code: int, reason: str) -> None:
        if self.code == 1006:
            self.code = code
        self._wire.close(code, reason)

    def forgive(self) -> None:
        """One violation less."""
        self._violations = max(0, self._violations - 1)

    # The other side

    def tell(self, frame: Any) -> None:
        """A frame of our own."""
        self.send(encoded(frame))

    async def violated(self, fault: ZuschlagError, command_id: str | None = None) -> None:
        """Refuse a frame, and let others have their turn; whoever goes on is shown out."""
        self._refuse(fault, command_id)
        self._violations += 1
        if self._violations >= self._app_state.settings.violations:
            self.close(1008, "too many violations")
        await asyncio.sleep(0)

    def _refuse(self, fault: BaseException, command_id: str | None) -> None:
        _, problem = problem_of(fault)
        if command_id is None:
            self.tell(frames.Trouble(problem.error, problem.facts))
        else:
            self.tell(frames.Nak(command_id, problem.error, problem.facts, self._cursor()))

    def _cursor(self) -> int | None:
        """Where the caller's log is, for whoever has decided too late."""
        live = self._app_state.service.live_tables.get(self._table)
        if live is None or self._watch is None:
            return None
        return self._app_state.service.cursor(live, self.speaker, self._watch.viewer)

    async def hear(self, text: str | bytes) -> None:
        """One frame that came in."""
        frame: frames.Incoming | None = None
        try:
            frame = frames.read(text)
            seat = self._watch.viewer if self._watch else None
            self._app_state.limits.message(self.speaker.holder, self._table, seat)
        except (Malformed, TooMuch) as fault:
            await self.violated(fault, frame.id if isinstance(frame, frames.Do) else None)
            return
        match frame:
            case frames.Do():
                await self._do(frame)
            case frames.Ping():
                self.tell(frames.Pong(frame.n))
            case frames.Doze():
                if self._watch is not None:
                    self._app_state.service.doze(self._watch, frame.yes)
            case frames.Resume():
                await self._resume(frame)

    async def _resume(self, frame: frames.Resume) -> None:
        self.leave()
        self._is_catching_up = True
        try:
            self._watch = await self._app_state.service.attach(
                frame.table,
                self.speaker,
                frame.seat,
                frame.cursor,
                self,
                frame.memory,
                frame.proto,
                frame.at,
            )
            self._table = frame.table
        except (NotFound, NotAllowed):
            # Nobody can tell a table that is not there from one that is not for them.
            self._refuse(NotFound("table/unknown"), None)
            self.close(4004, "no such table")
        except Gone as fault:
            self._refuse(fault, None)
            self.close(4004, "gone")
        except ZuschlagError as fault:
            self._refuse(fault, None)
        finally:
            self._is_catching_up = False
            self._allowed_until = time.monotonic() + _CATCH_UP_SECONDS

    async def _do(self, frame: frames.Do) -> None:
        if self._watch is None:
            await self.violated(NotAllowed("frame/resume-first"), frame.id)
            return
        try:
            command = frames.read_command(frame.command)
        except Malformed as fault:
            await self.violated(fault, frame.id)
            return
        state, speaker, watch = self._app_state, self.speaker, self._watch
        try:
            ack = await commanded(
                state, speaker, self._table, frame.id, command, watch.viewer, watch
            )
        except ZuschlagError as fault:
            self._refuse(fault, frame.id)
        else:
            self.tell(frames.AckFrame(frame.id, ack.cursor, ack.made))

    def fail(self, fault: Exception) -> None:
        """A fault of ours, never of what came in: it is in the log, the asker gets its number."""
        self._refuse(fault, None)
        self.close(1011, "fault")

    def leave(self) -> None:
        if self._watch is not None:
            self._app_state.service.detach(self._watch)
            self._watch = None

    @property
    def has_resumed(self) -> bool:
        """Whether it has named its table."""
        return self._watch is not None


async def admitted(app_state: AppState, scope: Any) -> Speaker:
    """Who is at the door, before it is opened; else the fault to answer with."""
    app_state.host.check(scope["path"], scope["headers"])
    if app_state.is_stopping:
        raise Unavailable("server/stopping")
    if app_state.is_cut_off:
        raise Unavailable("server/journal")
    if scope["path"].rstrip("/") != "/ws":
        raise NotFound("request/not-found")
    address = neighbourhood((scope.get("client") or ("",))[0])
    app_state.limits.visits.take(address)
    headers = scope["headers"]
    app_state.origin.handshake(headers)
    speaker = await app_state.sessions.known(app_state.sessions.token(headers))
    app_state.limits.requests.take(speaker.holder, _COST)
    app_state.sockets.check_room(speaker.holder)
    return speaker


async def _before(until: float, receive: Any) -> Any:
    async with asyncio.timeout(until - time.monotonic()):
        return await receive()


async def talk(app_state: AppState, socket: Socket, receive: Any) -> None:
    """Hear frames until one side closes."""
    socket.tell(frames.Hello(app_state.clock.now(), build=app_state.build))
    until = time.monotonic() + app_state.settings.resume_seconds
    while True:
        try:
            message = await (receive() if socket.has_resumed else _before(until, receive))
        except TimeoutError:
            socket.close(1008, "resume first")
            return
        if message["type"] != "websocket.receive":
            socket.code = message.get("code", 1005) if socket.code == 1006 else socket.code
            return
        text = message.get("text")
        await socket.hear(text if text is not None else message.get("bytes") or b"")
        if socket.code != 1006:
            return


async def serve_socket(app_state: AppState, scope: Any, receive: Any, send: Any) -> None:
    """A whole socket: refused with an answer, or accepted and heard."""
    await receive()
    try:
        speaker = await admitted(app_state, scope)
    except TooMuch as fault:
        await asyncio.sleep(PAUSE_SECONDS)
        await send_answer(send, scope, fault)
        return
    except Exception as fault:
        await send_answer(send, scope, fault)
        return
    wire = scope.get(WIRE) or QueuedWire(send)
    socket = Socket(app_state, speaker, wire)
    app_state.sockets.add(socket)
    try:
        await send({"type": "websocket.accept"})
        await talk(app_state, socket, receive)
    except ClientDisconnected:
        raise  # they hung up before they were let in, which uvicorn takes as it is
    except Exception as fault:
        socket.fail(fault)
    finally:
        socket.leave()
        app_state.sockets.remove(socket, socket.code)
        if isinstance(wire, QueuedWire):
            await wire.drained()
