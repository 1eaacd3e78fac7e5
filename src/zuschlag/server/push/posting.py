"""One POST to a push service, by a connection of its own: no redirects, little time, few bytes."""

import asyncio
import ssl
from collections.abc import Mapping

from zuschlag.server.push.endpoints import Endpoint, Endpoints

SECONDS = 10.0
MOST_HEAD = 8192


class Unanswered(Exception):
    """Nobody there, or nothing that is an answer."""


async def post(
    endpoint: Endpoint, endpoints: Endpoints, headers: Mapping[str, str], body: bytes
) -> int:
    """The status of the answer; Unanswered if there is none in time."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _posted(endpoint, endpoints, headers, body)
    except (OSError, TimeoutError, ValueError, asyncio.LimitOverrunError, EOFError) as fault:
        raise Unanswered(type(fault).__name__) from None


async def _posted(
    endpoint: Endpoint, endpoints: Endpoints, headers: Mapping[str, str], body: bytes
) -> int:
    address = await endpoints.resolved(endpoint)
    secure = ssl.create_default_context() if endpoint.is_secure else None
    name = endpoint.host if secure is not None else None
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=secure, server_hostname=name, limit=MOST_HEAD
    )
    try:
        writer.write(_request(endpoint, headers, body))
        await writer.drain()
        return _status(await reader.readuntil(b"\r\n"))
    finally:
        writer.transport.abort()  # whatever else it says is not read


def _request(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> bytes:
    own = {
        "Host": endpoint.host if endpoint.is_secure else f"{endpoint.host}:{endpoint.port}",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    lines = [f"POST {endpoint.path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in (own | dict(headers)).items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii") + body


def _status(line: bytes) -> int:
    """The number in `HTTP/1.1 201 Created`; ValueError for any other line."""
    version, _, rest = line.partition(b" ")
    number = rest[:3]
    if not version.startswith(b"HTTP/1.") or not number.isdigit():
        raise ValueError("not an answer")
    return int(number)
