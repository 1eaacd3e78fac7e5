"""Whether a page of this server is asking: the exact Origin, and same-origin by Sec-Fetch-Site.

Asked for every socket and for every request that may change something (T8).
"""

from collections.abc import Iterable

from zuschlag.errors import NotAllowed
from zuschlag.server.address import origins_of
from zuschlag.server.settings import ServerSettings

Headers = Iterable[tuple[bytes, bytes]]

_READING = frozenset(("GET", "HEAD", "OPTIONS"))


class OriginCheck:
    """Knows every origin a page of this server can have."""

    def __init__(self, settings: ServerSettings) -> None:
        self.origins = origins_of(settings)
        self._known = frozenset(one.encode("latin-1", "replace") for one in self.origins)
        self._is_secure = settings.is_secure

    def request(self, method: str, headers: Headers) -> None:
        """NotAllowed when a request that changes something comes from elsewhere."""
        if method not in _READING:
            self.handshake(headers)

    def handshake(self, headers: Headers) -> None:
        """NotAllowed when this comes from a page that is not ours."""
        origins, sites, has_bearer = [], [], False
        for name, value in headers:
            if name == b"origin":
                origins.append(value)
            elif name == b"sec-fetch-site":
                sites.append(value)
            elif name == b"authorization":
                has_bearer = True
        self._check_origin(origins, has_bearer)
        self._check_site(sites, has_bearer)

    def _check_origin(self, origins: list[bytes], has_bearer: bool) -> None:
        """Programs with a token of their own send none; a browser always does."""
        if not origins and has_bearer:
            return
        if len(origins) != 1 or origins[0] not in self._known:
            raise NotAllowed("origin/not-allowed")

    def _check_site(self, sites: list[bytes], has_bearer: bool) -> None:
        """Browsers leave it out on plain http, and only there."""
        if not sites and (has_bearer or not self._is_secure):
            return
        if sites != [b"same-origin"]:
            raise NotAllowed("origin/not-same-site")
