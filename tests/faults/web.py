"""One HTTP request at a time over a plain socket: enough to enter, open a table and fetch a record.

A browser would send Origin and cookie; so does this.
"""

import asyncio
from typing import Any, NamedTuple

import msgspec

PATIENCE = 30.0


class Place(NamedTuple):
    """Where a server is."""

    host: str
    port: int

    @property
    def origin(self) -> str:
        """As a browser says it."""
        return f"http://{self.host}:{self.port}"


class Reply(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """The body, decoded."""
        return msgspec.json.decode(self.body)


class Refused(Exception):
    """The server did not do what was asked."""


async def ask(place: Place, method: str, path: str, body: object = None, cookie: str = "") -> Reply:
    """One request on its own connection."""
    sent = b"" if body is None else msgspec.json.encode(body)
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {place.host}:{place.port}",
        "Connection: close",
        "Accept: application/json",
        f"Origin: {place.origin}",
        f"Content-Length: {len(sent)}",
    ]
    lines += ["Content-Type: application/json"] if sent else []
    lines += [f"Cookie: {cookie}"] if cookie else []
    async with asyncio.timeout(PATIENCE):
        answer = await _exchange(place, "\r\n".join(lines).encode() + b"\r\n\r\n" + sent)
    return _reply(answer)


async def _exchange(place: Place, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(place.host, place.port)
    try:
        writer.write(request)
        return await reader.read()
    finally:
        writer.close()


def _reply(answer: bytes) -> Reply:
    head, _, body = answer.partition(b"\r\n\r\n")
    if not head:
        raise ConnectionError("no answer")
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {
        name.lower(): value.strip() for name, _, value in (one.partition(":") for one in rest)
    }
    if headers.get("transfer-encoding") == "chunked":
        body = _unchunked(body)
    if len(body) < int(headers.get("content-length", 0)):
        raise ConnectionError("the server was killed amid its answer")
    return Reply(int(first.split()[1]), headers, body)


def _unchunked(body: bytes) -> bytes:
    parts = []
    while body:
        size, _, rest = body.partition(b"\r\n")
        length = int(size, 16)
        parts.append(rest[:length])
        body = rest[length + 2 :]
    return b"".join(parts)


async def enter(place: Place) -> str:
    """A session; its cookie as it goes into a header."""
    reply = await ask(place, "POST", "/api/session", {})
    if reply.status >= 300 or "set-cookie" not in reply.headers:
        raise Refused(f"no session: {reply.status} {reply.body[:200]!r}")
    return reply.headers["set-cookie"].partition(";")[0]
