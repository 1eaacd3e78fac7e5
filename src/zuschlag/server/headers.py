"""The one place where headers of safety are set: on every answer, faults and refused sockets too.

It is the outermost layer, so it also turns what nobody caught into an answer without a traceback.
Pages are told beside them which build is served.
"""

import re
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected

from zuschlag.server.address import origins_of
from zuschlag.server.builds import HEADER
from zuschlag.server.errors import Problem, encoded, problem_of
from zuschlag.server.settings import ServerSettings

# A policy cannot name an address in brackets: browsers complain, and 'self' covers it.
_SOURCE = re.compile(r"wss?://[A-Za-z0-9.-]+(:\d+)?")
_STARTS = frozenset(("http.response.start", "websocket.http.response.start", "websocket.accept"))


def policy(settings: ServerSettings) -> str:
    """What a page of ours may load and do (2.5)."""
    sockets = [f"ws{one.removeprefix('http')}" for one in origins_of(settings)]
    sockets = [one for one in sockets if _SOURCE.fullmatch(one)]
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            " ".join(["connect-src 'self'", *sockets]),
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types svelte-trusted-html zuschlag-worker",
        )
    )


def safe_headers(settings: ServerSettings) -> list[tuple[bytes, bytes]]:
    """What every answer has."""
    headers = [
        (b"content-security-policy", policy(settings).encode("latin-1", "replace")),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
    if settings.is_secure:
        strict = b"max-age=31536000; includeSubDomains"
        headers.append((b"strict-transport-security", strict))
    return headers


def refusal(settings: ServerSettings) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Headers and body for what is not HTTP, or no handshake, before any application is asked."""
    body = encoded(Problem("request/malformed", {"reason": "neither a request nor a handshake"}))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
    ]
    return headers + safe_headers(settings), body


class SafeHeaders:
    """ASGI: everything inside, with headers."""

    def __init__(self, app: Any, settings: ServerSettings, build: str | None = None) -> None:
        self._app = app
        self._headers = safe_headers(settings)
        if build is not None:
            self._headers.append((HEADER, build.encode()))
        self._names = frozenset([name for name, _ in self._headers] + [b"server"])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass it on; what comes back gets its headers."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        has_begun = False

        async def send_with_headers(message: Any) -> None:
            nonlocal has_begun
            if message["type"] in _STARTS:
                has_begun = True
                message = {**message, "headers": self._all(scope, message)}
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        except ClientDisconnected:
            raise  # a hang-up is not our fault, and uvicorn expects it
        except Exception as fault:
            if has_begun or scope["type"] == "websocket":
                problem_of(fault)
                return
            await send_answer(send_with_headers, scope, fault)

    def _all(self, scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
        given = message.get("headers", ())
        kept = [(bytes(name).lower(), bytes(value)) for name, value in given]
        kept = [pair for pair in kept if pair[0] not in self._names]
        if not any(name == b"cache-control" for name, _ in kept):
            is_open = scope["path"] in ("/", "/style.css") and message.get("status") == 200
            kept.append((b"cache-control", b"no-cache" if is_open else b"no-store"))
        return kept + self._headers


async def send_answer(send: Any, scope: Any, fault: Exception, page: bytes | None = None) -> None:
    """A fault as an answer, where no framework is around: refused sockets, refused origins."""
    status, problem = problem_of(fault)
    body, kind = (encoded(problem), b"application/json") if page is None else (page, b"text/html")
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if status in (429, 503):
        headers.append((b"retry-after", str(problem.facts.get("seconds", 1)).encode()))
    prefix = "websocket.http" if scope["type"] == "websocket" else "http"
    await send({"type": f"{prefix}.response.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})


def wants_page(scope: Any) -> bool:
    """Whether a person looks at the answer."""
    return any(name == b"accept" and b"text/html" in value for name, value in scope["headers"])
