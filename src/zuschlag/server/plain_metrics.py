"""Figures on a port of their own, on loopback only: one request, one answer, good-bye."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from zuschlag.errors import ZuschlagError
from zuschlag.server.metrics import CONTENT_TYPE, Metrics


@contextlib.asynccontextmanager
async def metrics_at(metrics: Metrics, port: int) -> AsyncIterator[asyncio.Server]:
    """Serve them while the block runs."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, ValueError, TimeoutError, asyncio.IncompleteReadError):
            async with asyncio.timeout(5):
                asked = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(asked, metrics))
                await writer.drain()
        writer.close()

    try:
        server = await asyncio.start_server(answer, "127.0.0.1", port, limit=8192)
    except OSError as fault:
        facts = {"host": "127.0.0.1", "port": port, "reason": fault.strerror or str(fault)}
        raise ZuschlagError("serve/cannot-listen", facts) from None
    async with server:
        yield server


def _answer(asked: bytes, metrics: Metrics) -> bytes:
    if not asked.startswith(b"GET /metrics "):
        return b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    body = metrics.text()
    head = (
        f"HTTP/1.1 200 OK\r\nContent-Type: {CONTENT_TYPE}\r\nContent-Length: {len(body)}\r\n"
        "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
