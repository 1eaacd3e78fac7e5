"""The server's application without a network: requests and sockets go in, all bytes come out."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

ORIGIN = b"http://127.0.0.1:8765"


class Visitor:
    """Somebody at the server's door, with a credential or without."""

    def __init__(self, app: Any, token: str = "", kind: str = "session") -> None:
        self._app = app
        self._headers = [(b"host", b"127.0.0.1:8765"), (b"origin", ORIGIN)]
        if kind == "bot":
            self._headers.append((b"authorization", b"Bearer " + token.encode()))
        elif token:
            self._headers.append((b"cookie", b"zuschlag-s=" + token.encode()))

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """Status, headers and body of an answer, in one piece."""
        path, _, query = path.partition("?")
        text = msgspec.json.encode(body) if body is not None else b""
        headers = [*self._headers, (b"content-length", str(len(text)).encode())]
        scope = self._scope("http", path, query, headers) | {"method": method}
        told: list[dict[str, Any]] = []
        heard = [{"type": "http.request", "body": text, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if heard:
                return heard.pop()
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: dict[str, Any]) -> None:
            told.append(message)

        await self._app(scope, receive, send)
        return b"\n".join(_pieces(told))

    def _scope(self, kind: str, path: str, query: str, headers: Any) -> dict[str, Any]:
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 40_000),
            "server": ("127.0.0.1", 8765),
            "state": {},
        }

    def socket(self, heard: Callable[[bytes], None] = lambda frame: None) -> "Line":
        """A socket of theirs; `heard` gets every frame as it leaves."""
        scope = self._scope("websocket", "/ws", "", self._headers) | {"subprotocols": []}
        return Line(self._app, scope, heard)


def _pieces(told: list[dict[str, Any]]) -> list[bytes]:
    found = []
    for message in told:
        if "status" in message:
            found.append(str(message["status"]).encode())
            found += [bytes(name) + b": " + bytes(text) for name, text in message["headers"]]
        found.append(bytes(message.get("body", b"")))
    return found


class Line:
    """A socket whose frames are kept in order."""

    def __init__(self, app: Any, scope: dict[str, Any], heard: Callable[[bytes], None]) -> None:
        self.told: list[bytes] = []
        self._heard = heard
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._coming.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        text = message.get("text") or message.get("bytes") or repr(sorted(message.items()))
        frame = text.encode() if isinstance(text, str) else text
        self._heard(frame)
        self.told.append(frame)

    async def say(self, frame: Any) -> None:
        """One frame, and everything that follows from it at once."""
        text = frame if isinstance(frame, str) else msgspec.json.encode(frame).decode()
        self._coming.put_nowait({"type": "websocket.receive", "text": text})
        await settled()

    async def close(self) -> None:
        """Hang up."""
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self._task], timeout=1)
        self._task.cancel()


async def settled() -> None:
    """Let everybody do what can be done without time passing."""
    for _ in range(30):
        await asyncio.sleep(0)
