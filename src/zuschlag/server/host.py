"""Whether somebody means this server: the Host of a request must be one of its names.

Else whoever owns a name could point it here, and a page of theirs would read as one of ours (DNS
rebinding). A numeric address cannot be pointed anywhere, so every such Host is let in; the port
says nothing about whose name it is.
"""

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from zuschlag.server.address import origins_of
from zuschlag.server.errors import WrongHost
from zuschlag.server.settings import ServerSettings

Headers = Iterable[tuple[bytes, bytes]]

PROBES = frozenset(("/api/health", "/api/ready"))
"""Asked by any name or by none, and the answer says nothing about anybody."""

_HOST = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[^:\[\]]+))(?::\d{0,5})?")


class HostCheck:
    """Knows every name this server has."""

    def __init__(self, settings: ServerSettings) -> None:
        own = (urlsplit(one).hostname or "" for one in origins_of(settings))
        self._names = frozenset(("localhost", settings.host.lower(), *own))

    def check(self, path: str, headers: Headers) -> None:
        """WrongHost when another server is meant, or none is named."""
        if path in PROBES:
            return
        hosts = [value for name, value in headers if name == b"host"]
        if len(hosts) != 1 or not self._is_ours(hosts[0].decode("latin-1").lower()):
            raise WrongHost("request/wrong-host")

    def _is_ours(self, host: str) -> bool:
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        return found["name"] in self._names or _is_address(found["six"] or found["name"])


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
