"""What routes get: the state of the process, where a request is from, and who speaks if need be."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.exceptions import SerializationException
from litestar.openapi.datastructures import ResponseSpec

from zuschlag.errors import Malformed, NotFound
from zuschlag.server.app_state import AppState
from zuschlag.server.errors import Problem, reason_of
from zuschlag.server.rate_limits import neighbourhood
from zuschlag.table.service import Speaker


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what is not JSON is told so, with the reason."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (SerializationException, UnicodeDecodeError) as fault:
            raise Malformed("request/malformed", "", {"reason": reason_of(fault)}) from None


Ask = Request[Any, Any, Any]
TheAppState = NamedDependency[AppState]
TheSpeaker = NamedDependency[Speaker]

_MEANINGS = {
    400: "It cannot be read as what it should be.",
    401: "No credential, or one that has expired: begin a session first.",
    403: "Not allowed for you, or asked from a page that is not ours.",
    404: "There is no such thing, or not for you.",
    409: "The table has moved on, or the id belongs to another command.",
    410: "It was there once; the server has lost the key to it.",
    413: "The request is too large.",
    422: "The rules do not allow this now.",
    429: "Too much or too fast; Retry-After says when to try again.",
    503: "Not now; try the same again in a moment.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The faults a route can answer with, for the reference."""
    return {
        status: ResponseSpec(Problem, description=_MEANINGS[status], generate_examples=False)
        for status in sorted({400, *statuses})
    }


def address_of(request: Ask) -> str:
    """Where a request comes from, as limits see it."""
    return neighbourhood((request.scope.get("client") or ("", 0))[0])


async def the_speaker(request: Ask, app_state: TheAppState) -> Speaker:
    """Who asks, from the credential alone; limited per session."""
    token = app_state.sessions.token(request.scope["headers"])
    if token is None:
        app_state.limits.visits.take(address_of(request))
    speaker = await app_state.sessions.known(token)
    app_state.limits.requests.take(speaker.holder)
    return speaker


def visited(request: Ask, app_state: AppState) -> None:
    """A request that needs no session; limited per address."""
    app_state.limits.visits.take(address_of(request))


def table_id(table: str) -> str:
    """A table's id; whatever cannot be one is a table that does not exist."""
    if len(table) != 32 or not set(table) <= set("0123456789abcdef"):
        raise NotFound("table/unknown")
    return table


SPEAKER = {"speaker": Provide(the_speaker)}
"""For routes that need to know who asks."""
