"""The one map from what went wrong to an HTTP answer or a `nak`: a slug and facts, no prose.

Whatever is not in the map is our fault: the asker gets an id, the log gets the same id.
"""

import logging
import secrets
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from zuschlag.errors import (
    Gone,
    Malformed,
    NotAllowed,
    NotFound,
    Refusal,
    Reused,
    Stale,
    TooMuch,
    Unavailable,
    ZuschlagError,
)
from zuschlag.journal.condition import why
from zuschlag.journal.contract import Conflict, Unclear, Unwritable

LOG = logging.getLogger("zuschlag.server")

_LONGEST_REASON = 200


class Stranger(ZuschlagError):
    """Nobody we know: no credential, or one that is over."""


class WrongHost(NotAllowed):
    """Another server is meant."""


class TooLarge(TooMuch):
    """More bytes than any request needs."""


STATUS: dict[type[ZuschlagError], int] = {
    Malformed: 400,
    Stranger: 401,
    NotAllowed: 403,
    NotFound: 404,
    Gone: 410,
    Stale: 409,
    Reused: 409,
    Refusal: 422,
    TooLarge: 413,
    WrongHost: 421,
    TooMuch: 429,
    Unavailable: 503,
    Conflict: 503,
    Unclear: 503,
    Unwritable: 503,
}

_SLUGS = {
    400: "request/malformed",
    404: "request/not-found",
    405: "request/method",
    413: "request/too-large",
    415: "request/malformed",
}


class Problem(msgspec.Struct, frozen=True):
    """What every answer says that is not a success: the name of the fault, and facts to mend it."""

    error: str
    facts: dict[str, Any] = {}


def problem_of(fault: BaseException) -> tuple[int, Problem]:
    """Status and body; for what nobody foresaw, an id that is also in the log."""
    if isinstance(fault, (Conflict, Unclear, Unwritable)):
        return 503, Problem("table/unavailable", why(fault))
    if isinstance(fault, ZuschlagError):
        return _status(fault), Problem(fault.slug, _facts(fault))
    if isinstance(fault, RecursionError):
        # Only reading can go that deep: brackets in brackets in brackets.
        return 400, Problem("request/malformed", {"reason": "nested too deeply"})
    if isinstance(fault, HTTPException):
        return _framework_problem(fault)
    return 500, Problem("server/fault", {"id": logged(fault)})


def _status(fault: ZuschlagError) -> int:
    return next((STATUS[kind] for kind in type(fault).__mro__ if kind in STATUS), 400)


def _facts(fault: ZuschlagError) -> dict[str, Any]:
    facts = dict(fault.facts)
    if isinstance(fault, Malformed) and fault.path:
        facts["path"] = fault.path
    return facts


def _framework_problem(fault: HTTPException) -> tuple[int, Problem]:
    if fault.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return 500, Problem("server/fault", {"id": logged(fault)})
    facts: dict[str, Any] = {}
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list):
        told = [(str(one.get("key", "")), str(one.get("message", ""))) for one in fault.extra]
        facts = {"where": [key for key, _ in told], "reason": _reasons(told)}
    return fault.status_code, Problem(_SLUGS.get(fault.status_code, "request/malformed"), facts)


def _reasons(told: list[tuple[str, str]]) -> str:
    """All of them; of what is missing the framework only says its name in quotes."""
    reasons = ["missing" if reason == repr(key) else reason for key, reason in told]
    return "; ".join(reasons)[:_LONGEST_REASON]


def reason_of(fault: BaseException) -> str:
    """Why something could not be read: cut where a message could quote what was sent."""
    if isinstance(fault, RecursionError):
        return "nested too deeply"
    if isinstance(fault, UnicodeError):
        return "not UTF-8"
    return str(fault)[:_LONGEST_REASON]


def logged(fault: BaseException) -> str:
    """Write a fault of ours down, without the words in it, which may be somebody's; its id."""
    number = secrets.token_hex(8)
    LOG.error("fault", extra={"fault": number, "kind": type(fault).__name__}, exc_info=fault)
    return number


def encoded(body: Any) -> bytes:
    """JSON of anything; facts may hold values JSON does not know."""
    return msgspec.json.encode(body, enc_hook=str)


def answer(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """The HTTP answer to a fault: Litestar's exception handler for everything."""
    status, problem = problem_of(fault)
    headers = dict(getattr(fault, "headers", None) or {})
    if status in (429, 503):
        headers["Retry-After"] = str(int(problem.facts.get("seconds", 1)) or 1)
    return Response(
        encoded(problem), status_code=status, media_type="application/json", headers=headers
    )


HANDLERS = {Exception: answer, HTTPException: answer, ZuschlagError: answer}
