"""A connection that mends itself. Commands are repeated with their id until they are answered.

`Table` talks through it: `resume` gives the frame that takes the connection up where it broke,
`hear` gets everything that does not answer a command, `lose` is called when the connection breaks.
News that tell what changed are made whole before. Whoever comes is known by a token, or by the
headers of a guest.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Iterator

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from zuschlag.client.changes import View
from zuschlag.client.words import Gone, Json, Refused, refusal, refusal_in

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
LONGEST_FRAME = 1 << 22
FINAL = {1000: "closed", 1008: "too many violations", 4000: "seat lost", 4004: "no such table"}
"""Codes of a closed socket after which it is no use to come back."""


class Line:
    """The way to a table and back."""

    def __init__(
        self,
        url: str,
        token: str | dict[str, str],
        resume: Callable[[], bytes],
        hear: Callable[[Json], None],
        lose: Callable[[], None] = lambda: None,
    ) -> None:
        self._address = f"ws{url.rstrip('/').removeprefix('http')}/ws"
        bearer = {"Authorization": f"Bearer {token}"} if isinstance(token, str) else token
        self._headers, self._resume, self._hear, self._lose = bearer, resume, hear, lose
        self._socket: ClientConnection | None = None
        self._view = View()
        self._is_resumed = False
        self._is_astray = False  # has lost its place and asked for the whole again
        self._is_working = False  # something has come of this connection
        self.protocol: Json = {"proto": 2}
        """What a `resume` says about it: nothing at a server that knows only the first."""
        self._asked: dict[str, tuple[bytes, asyncio.Future[Json]]] = {}
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Never done while there is hope; then it has the reason as an exception."""

    async def do(self, command: Json) -> Json:
        """Send a command until it is answered; the ack, or Refused, or Gone."""
        number = secrets.token_urlsafe(12)
        frame = msgspec.json.encode({"t": "do", "id": number, "command": command})
        try:
            for pause in pauses():
                try:
                    return await self._asked_once(number, frame, pause)
                except TimeoutError:
                    continue
                except Refused as refused:
                    if refused.wait is None:
                        raise
                    await asyncio.sleep(max(pause, refused.wait))
        finally:
            self._asked.pop(number, None)
        raise AssertionError("pauses do not end")

    async def _asked_once(self, number: str, frame: bytes, seconds: float) -> Json:
        if self.over.done():
            self.over.result()
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._asked[number] = frame, answer
        if self._is_resumed:
            await self.send(frame)
        async with asyncio.timeout(seconds):
            return await answer

    async def send(self, frame: bytes) -> None:
        """Send it now; when there is no connection it is lost."""
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(frame, text=True)

    async def stay(self) -> None:
        """Be connected, again and again, until it is over."""
        pause = pauses()
        while not self.over.done():
            self._is_working = False
            await self._connect_once()
            if self._is_working:
                pause = pauses()
            self._socket, self._is_resumed, self._is_astray = None, False, False
            if not self.over.done():
                self._lose()
            await asyncio.sleep(next(pause))

    def end(self, error: Exception) -> None:
        """Whoever waits for something learns that it will not come."""
        if not self.over.done():
            self.over.set_exception(error)
            self.over.exception()  # nobody need have waited for it
        for number in list(self._asked):
            self._answer(number, error)

    async def close(self) -> None:
        """Hang up."""
        self.end(Gone("closed here"))
        if self._socket is not None:
            await self._socket.close()

    async def _connect_once(self) -> None:
        try:
            async with connect(
                self._address,
                additional_headers=self._headers,
                compression=None,
                max_size=LONGEST_FRAME,
            ) as self._socket:
                await self._listen(self._socket)
            if self._socket.close_code in FINAL:
                self.end(Gone(FINAL[self._socket.close_code]))
        except websockets.InvalidStatus as refused:
            if refused.response.status_code in (400, 401, 403, 404):
                self.end(refusal_in(refused.response.status_code, refused.response.body))
        except websockets.InvalidURI as error:
            self.end(error)
        except (OSError, TimeoutError, websockets.WebSocketException):
            pass
        except Exception as error:
            self.end(error)

    async def _listen(self, socket: ClientConnection) -> None:
        await socket.send(self._resume(), text=True)
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in socket:
                frame = self._view.take(msgspec.json.decode(text))
                if frame is None:
                    await self._ask_again()
                    continue
                if frame["t"] == "table":
                    await self._welcome()
                elif frame["t"] == "error" and not self._is_resumed:
                    if frame["error"] != "frame/malformed" or not self.protocol:
                        return  # the table cannot be shown now: come again
                    self.protocol = {}
                    await self.send(self._resume())
                self._take(frame)

    async def _welcome(self) -> None:
        """The table has shown itself: what was asked meanwhile may be asked now."""
        self._is_astray = False
        if not self._is_resumed:
            self._is_resumed = True
            for asked, _ in list(self._asked.values()):
                await self.send(asked)

    async def _ask_again(self) -> None:
        """Something was told of what is not here: whoever has lost the place asks for it all."""
        if not self._is_astray:
            self._is_astray = True
            await self.send(self._resume())

    def _take(self, frame: Json) -> None:
        self._is_working |= frame["t"] in ("ack", "nak", "news")
        match frame["t"]:
            case "ack":
                self._answer(frame["id"], frame)
            case "nak":
                self._answer(frame["id"], refusal(frame["error"], frame["facts"]))
            case _:
                self._hear(frame)

    def _answer(self, number: str, answer: Json | Exception) -> None:
        _, waiting = self._asked.get(number, (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Exception):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)


def pauses() -> Iterator[float]:
    """Longer and longer, and never the same for all who lost the same server."""
    pause = FIRST_PAUSE
    while True:
        yield pause * random.uniform(0.5, 1.5)
        pause = min(2 * pause, LONGEST_PAUSE)
