"""Structured lines, one JSON object each: what was asked and how it went, never by whom or what.

No query strings, tokens, cookies, names, addresses, table ids or words of exceptions.
"""

import logging
import secrets
import sys
import time
import traceback
from typing import Any

import msgspec

from zuschlag.server.metrics import Metrics

LOG = logging.getLogger("zuschlag.server")

_TOLD = ("request", "method", "route", "status", "ms", "code", "seconds", "fault", "kind", "facts")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The event and what belongs to it; of a fault its way through the code, not its words."""
        is_ours = record.name.startswith("zuschlag")
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.msg if is_ours else record.name,
        }
        if not is_ours:
            # The words of other libraries may quote a request; their form does not, and of what
            # is put together already (asyncio does that) the first line does not.
            line["says"] = str(record.msg).partition("\n")[0][:200]
        line |= {name: getattr(record, name) for name in _TOLD if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["kind"] = type(record.exc_info[1]).__name__
            line["way"] = way(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def way(fault: BaseException) -> list[str]:
    """The way a fault came: file, line and function, the innermost last."""
    steps = traceback.extract_tb(fault.__traceback__)
    return [f"{step.filename.rpartition('/')[2]}:{step.lineno} {step.name}" for step in steps[-12:]]


def begin_logging(level: str) -> None:
    """One handler for everything, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    top = logging.getLogger()
    top.handlers[:] = [handler]
    top.setLevel(level.upper())
    # It logs paths and addresses at this level; our own line per request replaces it.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


class RequestLines:
    """ASGI: a line and a count for every request, by the template of its route."""

    def __init__(self, app: Any, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass it on, and write down how it went."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def send_and_note(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            self._write(scope, status, time.perf_counter() - begun)

    def _write(self, scope: Any, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "unknown"
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._metrics.request(method, route, status, seconds)
        told = {"request": secrets.token_hex(8), "method": method, "route": route}
        LOG.info("request", extra={**told, "status": status, "ms": round(seconds * 1000, 2)})


_METHODS = frozenset(("GET", "POST", "DELETE", "HEAD", "OPTIONS", "PUT", "PATCH"))
