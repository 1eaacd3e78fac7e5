"""Which addresses the server would post to. They come from clients, so hardly any are good.

https, a host on the list of push services, the usual port, no address of a private network. For
tests alone whoever runs the server may allow plain http to this machine.
"""

import asyncio
import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from zuschlag.errors import Malformed

KNOWN_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "web.push.apple.com",
    "*.push.apple.com",
)
"""The push services of the browsers we know; a star stands for one or more names."""
MOST_CHARACTERS = 800
HTTPS = 443
_LOOPBACK = "127.0.0.1"


class Endpoint(NamedTuple):
    """An address that has been looked at."""

    is_secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """As a signature names it."""
        if self.is_secure:
            return f"https://{self.host}"
        return f"http://{self.host}:{self.port}"


class Endpoints:
    """Who may be posted to."""

    def __init__(self, also: list[str], is_loopback_allowed: bool = False) -> None:
        self._hosts = (*KNOWN_SERVICES, *also)
        self._is_loopback_allowed = is_loopback_allowed

    def read(self, address: str) -> Endpoint:
        """The address, taken apart; Malformed if it is not one we post to."""
        try:
            found = self._taken_apart(address)
        except ValueError:
            found = None
        if found is None:
            raise Malformed("push/bad-endpoint", "endpoint")
        return found

    def _taken_apart(self, address: str) -> Endpoint | None:
        is_plain = address.isascii() and address.isprintable() and " " not in address
        if not is_plain or "\\" in address or len(address) > MOST_CHARACTERS:
            return None
        parts = urlsplit(address)
        if parts.username is not None or parts.password is not None or parts.fragment:
            return None
        host, port = parts.hostname or "", parts.port
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if parts.scheme == "https" and port in (None, HTTPS) and self._is_known(host):
            return Endpoint(True, host, HTTPS, path)
        if self._is_loopback_allowed and (parts.scheme, host) == ("http", _LOOPBACK) and port:
            return Endpoint(False, host, port, path)
        return None

    def _is_known(self, host: str) -> bool:
        return any(_fits(host, one) for one in self._hosts)

    async def resolved(self, endpoint: Endpoint) -> str:
        """The one address that is connected to; OSError if any that was found is not public.

        It is asked for once: a name that leads elsewhere a moment later leads nowhere.
        """
        if not endpoint.is_secure:
            return _LOOPBACK
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(is_public(one) for one in addresses):
            raise OSError("not a public address")
        return addresses[0]


def _fits(host: str, pattern: str) -> bool:
    if not pattern.startswith("*."):
        return host == pattern
    return host.endswith(pattern[1:]) and len(host) >= len(pattern)


def is_public(address: str) -> bool:
    """Whether it belongs to nobody's own network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    inner = [mapped] if mapped is not None else []
    return all(one.is_global and not one.is_multicast for one in (found, *inner))
