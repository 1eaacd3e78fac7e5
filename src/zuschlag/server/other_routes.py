"""Routes besides the tables: the pages, the reference, figures for this machine."""

import asyncio
from typing import Any

from litestar import MediaType, Response, get

from zuschlag.errors import NotFound
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
from zuschlag.server.configure import is_loopback
from zuschlag.server.dependencies import Ask, TheAppState, visited
from zuschlag.server.errors import encoded
from zuschlag.server.metrics import CONTENT_TYPE
from zuschlag.server.pages import STYLE, front
from zuschlag.server.static import static_routes


class Reference:
    """The description of the API, made when somebody first asks: it takes as long as a start."""

    def __init__(self, cookie: str) -> None:
        self._cookie = cookie
        self._lock = asyncio.Lock()
        self._made: tuple[bytes, bytes] | None = None

    async def page(self) -> bytes:
        """For people."""
        return (await self._both())[0]

    async def schema(self) -> bytes:
        """For programs."""
        return (await self._both())[1]

    async def _both(self) -> tuple[bytes, bytes]:
        async with self._lock:
            if self._made is None:
                self._made = await asyncio.to_thread(self._make)
            return self._made

    def _make(self) -> tuple[bytes, bytes]:
        from zuschlag.server.openapi import reference, schema_of

        routes = [
            *entrance.ROUTES,
            *lobby.ROUTES,
            *my_games.ROUTES,
            *push_routes.ROUTES,
            *tables.ROUTES,
            *replays.ROUTES,
        ]
        routes += evenings.ROUTES
        routes += leagues.ROUTES
        schema = schema_of(routes, self._cookie)
        return reference(schema), encoded(schema)


def pages(app_state: AppState) -> list[Any]:
    """Everything that is not about tables."""
    has_reference = app_state.settings.reference
    built = static_routes(app_state.pages, instead=front(has_reference))

    @get("/style.css", include_in_schema=False)
    async def style(request: Ask, app_state: TheAppState) -> Response[bytes]:
        visited(request, app_state)
        return Response(STYLE, media_type=MediaType.CSS)

    return [*built, style, *(_reference(app_state) if has_reference else [])]


def _reference(app_state: AppState) -> list[Any]:
    described = Reference(app_state.sessions.cookie_name)

    @get("/api/reference", include_in_schema=False)
    async def reference_page(request: Ask, app_state: TheAppState) -> Response[bytes]:
        visited(request, app_state)
        return Response(await described.page(), media_type=MediaType.HTML)

    @get("/api/openapi.json", include_in_schema=False)
    async def schema(request: Ask, app_state: TheAppState) -> Response[bytes]:
        visited(request, app_state)
        return Response(await described.schema(), media_type=MediaType.JSON)

    return [reference_page, schema]


def metrics_of(app_state: AppState) -> Any:
    """Only for this machine: never behind a proxy, never where others can knock."""
    settings = app_state.settings
    is_private = is_loopback(settings.host) and not settings.trusted_proxy

    @get("/metrics", include_in_schema=False)
    async def metrics(request: Ask) -> Response[bytes]:
        is_forwarded = {"x-forwarded-for", "forwarded"} & set(request.headers)
        if not (settings.metrics and is_private) or is_forwarded:
            raise NotFound("request/not-found")
        return Response(app_state.metrics.text(), media_type=CONTENT_TYPE)

    return metrics
