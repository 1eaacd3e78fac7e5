"""The built pages: read once at the start, so that what a browser asks for is only looked up.

Comes in: the folder that `vite build` has filled. Goes out: routes for `around.py`. Where no pages
were built, the plain front page takes their place.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

from zuschlag.errors import NotFound
from zuschlag.server.dependencies import Ask, TheAppState, visited
from zuschlag.server.errors import answer

Handler = Callable[[Request[Any, Any, Any], Exception], Response[bytes]]

_FOR_EVER = "public, max-age=31536000, immutable"
_FOR_AN_HOUR = "public, max-age=3600"
_ASKED_EACH_TIME = "no-cache"
_KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ADDRESSES = [
    "/",
    "/help",
    "/league",
    "/guide/{place:path}",
    "/t/{place:path}",
    "/e/{place:path}",
    "/r",
    "/r/{place:path}",
]
"""Every address of router.svelte.ts: the page itself finds out what to show there."""


class Piece(msgspec.Struct, frozen=True):
    """A file as it is sent: as it is, compressed if that pays, and how long it may be kept."""

    body: bytes
    kind: str
    keep: str
    small: bytes | None = None

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """What this browser gets."""
        headers = {"cache-control": self.keep}
        body = self.body
        if self.small is not None:
            headers["vary"] = "accept-encoding"
            if _takes_gzip(request.headers.get("accept-encoding", "")):
                headers["content-encoding"], body = "gzip", self.small
        return Response(body, status_code=status, media_type=self.kind, headers=headers)


def pieces_in(folder: Path) -> dict[str, Piece]:
    """Every file that can be asked for, by its path."""
    return {f"/{path.relative_to(folder).as_posix()}": _piece(path) for path in _files(folder)}


def _files(folder: Path) -> Iterator[Path]:
    """What has a kind of its own: neither the stamp nor compressed forms."""
    yield from (path for path in folder.rglob("*") if path.suffix in _KINDS and path.is_file())


def _piece(path: Path) -> Piece:
    beside = path.with_name(path.name + ".gz")
    small = beside.read_bytes() if beside.exists() else None
    return Piece(path.read_bytes(), _KINDS[path.suffix], _keep(path), small)


def _keep(path: Path) -> str:
    """What the build names after its content never changes."""
    if path.parent.name == "assets":
        return _FOR_EVER
    return _ASKED_EACH_TIME if path.suffix in (".html", ".js") else _FOR_AN_HOUR


def _takes_gzip(accepted: str) -> bool:
    offers = [offer.replace(" ", "").lower() for offer in accepted.split(",")]
    return any(offer.partition(";")[0] == "gzip" and offer != "gzip;q=0" for offer in offers)


def lost_page(folder: Path) -> Handler:
    """What a browser gets at an address that leads nowhere; programs get the fault itself."""
    page = pieces_in(folder).get("/index.html")

    def lost(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
        is_page = request.method == "GET" and not request.url.path.startswith("/api/")
        if page is None or not is_page or not _takes_html(request):
            return answer(request, fault)
        return page.answer(request, status=404)  # it says so in the visitor's language

    return lost


def _takes_html(request: Request[Any, Any, Any]) -> bool:
    return "text/html" in request.headers.get("accept", "")


def static_routes(folder: Path, instead: bytes) -> list[Any]:
    """The pages and their files, the same routes with and without a build."""
    pieces = pieces_in(folder)
    plain = Piece(instead, _KINDS[".html"], _ASKED_EACH_TIME)
    page = pieces.pop("/index.html", plain)

    @get(ADDRESSES, include_in_schema=False)
    async def shown(request: Ask, app_state: TheAppState) -> Response[bytes]:
        visited(request, app_state)
        return page.answer(request)

    # A page has many files, and a whole venue may share one address: these are not counted.
    @get(["/{name:str}", "/assets/{name:str}"], include_in_schema=False)
    async def file(request: Ask) -> Response[bytes]:
        piece = pieces.get(request.scope["path"])
        if piece is not None:
            return piece.answer(request)
        raise NotFound("request/not-found")

    return [shown, file]
