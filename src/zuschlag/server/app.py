"""The ASGI application: headers around a log around a door, behind which are routes and sockets.

`build_app` takes everything it needs; `serve.py` and the tests call it.
"""

import asyncio
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from zuschlag.errors import Malformed, NotFound, ZuschlagError
from zuschlag.journal.opening import Store
from zuschlag.server import (
    entrance,
    evenings,
    leagues,
    lobby,
    my_games,
    push_routes,
    replays,
    tables,
)
from zuschlag.server.app_state import AppState
from zuschlag.server.counters import Counters
from zuschlag.server.dependencies import JsonRequest
from zuschlag.server.errors import HANDLERS, TooLarge, WrongHost
from zuschlag.server.headers import SafeHeaders, send_answer, wants_page
from zuschlag.server.logs import RequestLines
from zuschlag.server.other_routes import metrics_of, pages
from zuschlag.server.pages import ELSEWHERE
from zuschlag.server.rate_limits import PAUSE_SECONDS, TOO_FAST
from zuschlag.server.settings import ServerSettings
from zuschlag.server.socket import serve_socket
from zuschlag.server.static import lost_page
from zuschlag.table.ports import Clock, Dice
from zuschlag.table.service import TableService


class App:
    """What uvicorn runs; `state` is what it is about."""

    def __init__(self, app_state: AppState) -> None:
        self.state = app_state
        self.litestar = _litestar(app_state)
        self._allowed = _allowed(self.litestar)
        inside = RequestLines(self._door, app_state.metrics)
        self._outside = SafeHeaders(inside, app_state.settings, app_state.build)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """ASGI."""
        await self._outside(scope, receive, send)

    async def _door(self, scope: Any, receive: Any, send: Any) -> None:
        """Sockets to the socket; requests to their route unless they come from elsewhere."""
        if scope["type"] == "websocket":
            await serve_socket(self.state, scope, receive, send)
            return
        try:
            self.state.host.check(scope["path"], scope["headers"])
            self.state.origin.request(scope["method"], scope["headers"])
            _check_length(scope, _most_bytes(scope["path"], self.state.settings))
        except WrongHost as fault:
            await send_answer(send, scope, fault, ELSEWHERE if wants_page(scope) else None)
            return
        except ZuschlagError as fault:
            await send_answer(send, scope, fault)
            return
        seconds = 2 * self.state.settings.handshake_seconds
        send = _slowly(self._telling_all(scope, send))
        await self.litestar(scope, _in_time(receive, seconds), send)

    def _telling_all(self, scope: Any, send: Any) -> Any:
        """OPTIONS by itself knows only one handler of a path that has several."""
        if scope["method"] != "OPTIONS":
            return send

        async def send_all(message: Any) -> None:
            allowed = self._allowed.get(scope.get("path_template"))
            if message["type"] == "http.response.start" and allowed:
                kept = [one for one in message["headers"] if one[0].lower() != b"allow"]
                message = {**message, "headers": [*kept, (b"allow", allowed)]}
            await send(message)

        return send_all


def build_app(
    settings: ServerSettings,
    service: TableService,
    journal: Store,
    clock: Clock,
    dice: Dice,
    counters: Counters | None = None,
) -> App:
    """The application of one process; one of several shares its counters with the others."""
    return App(AppState(settings, service, journal, clock, dice, counters))


def _most_bytes(path: str, settings: ServerSettings) -> int:
    """Only a whole written game may be long."""
    return replays.MOST_BYTES if path == replays.PATH else settings.body_bytes


def _check_length(scope: Any, most: int) -> None:
    for name, value in scope["headers"]:
        if name == b"content-length" and (not value.isdigit() or int(value) > most):
            raise TooLarge("request/too-large", {"most": most})


def _slowly(send: Any) -> Any:
    """Whoever is too fast waits for the answer, which slows a program that only tries again."""

    async def send_slowly(message: Any) -> None:
        if message["type"] == "http.response.start" and message["status"] == TOO_FAST:
            await asyncio.sleep(PAUSE_SECONDS)
        await send(message)

    return send_slowly


def _in_time(receive: Any, seconds: float) -> Any:
    """A body that trickles in is not waited for."""
    until = asyncio.get_running_loop().time() + seconds
    has_all = False

    async def receive_in_time() -> Any:
        nonlocal has_all
        if has_all:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Malformed("request/too-slow", "", {"seconds": seconds}) from None
        if message["type"] == "http.disconnect":
            raise Malformed("request/incomplete", "")  # nobody reads it, but the log has its line
        has_all = not message.get("more_body", False)
        return message

    return receive_in_time


def _litestar(app_state: AppState) -> Litestar:
    lost = lost_page(app_state.pages)
    handlers = {**HANDLERS, NotFoundException: lost, NotFound: lost}
    return Litestar(
        [
            *entrance.ROUTES,
            *lobby.ROUTES,
            *my_games.ROUTES,
            *push_routes.ROUTES,
            *tables.ROUTES,
            *replays.ROUTES,
            *evenings.ROUTES,
            *leagues.ROUTES,
            *pages(app_state),
            metrics_of(app_state),
        ],
        dependencies={"app_state": Provide(lambda: app_state, sync_to_thread=False)},
        request_class=JsonRequest,
        exception_handlers=handlers,  # type: ignore[arg-type]
        request_max_body_size=app_state.settings.body_bytes,
        openapi_config=None,
        logging_config=None,
    )


def _allowed(litestar: Litestar) -> dict[str | None, bytes]:
    found: dict[str | None, set[str]] = {}
    for route in litestar.routes:
        found.setdefault(route.path_format, set()).update(getattr(route, "methods", ()))
    return {path: ", ".join(sorted(methods)).encode() for path, methods in found.items()}
