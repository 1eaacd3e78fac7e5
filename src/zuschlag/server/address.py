"""Where people reach this server: its addresses on the local network, and origins of browsers.

Nothing is sent to find out: a UDP socket that is only connected shows which address it would use.
"""

import socket

from zuschlag.server.configure import is_loopback
from zuschlag.server.settings import ServerSettings

# Documentation and private networks: whatever the routing table says about them is our address.
_TOWARDS = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254")


def lan_addresses() -> list[str]:
    """Our IPv4 addresses that others can reach, that of the default route first."""
    found: list[str] = []
    for target in _TOWARDS:
        address = _address_towards(target)
        if address and not is_loopback(address) and address not in found:
            found.append(address)
    return found


def _address_towards(target: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address == "0.0.0.0" else address


def origins_of(settings: ServerSettings) -> list[str]:
    """Every origin a page of this server can have, as browsers write it."""
    if settings.is_secure and settings.origin:
        return list(settings.origin)
    hosts = ["localhost", "127.0.0.1", "[::1]"]
    if settings.lan:
        name = socket.gethostname().lower()
        hosts += [*lan_addresses(), name, name.removesuffix(".local") + ".local"]
    elif not is_loopback(settings.host):
        hosts = []
    found = [origin_of(host, settings) for host in hosts]
    return list(dict.fromkeys([*settings.origin, *found]))


def origin_of(host: str, settings: ServerSettings) -> str:
    """Scheme, host and port; the usual port is not written."""
    scheme, usual = ("https", 443) if settings.has_tls else ("http", 80)
    return f"{scheme}://{host}" + ("" if settings.port == usual else f":{settings.port}")


def shown_addresses(settings: ServerSettings) -> list[str]:
    """What to tell people, the best first."""
    if settings.origin:
        return [f"{one}/" for one in settings.origin]
    if settings.lan:
        return [origin_of(one, settings) + "/" for one in lan_addresses() or ["127.0.0.1"]]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return [origin_of(host, settings) + "/"]


def qr_lines(address: str) -> str:
    """The address as a QR code for a terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()
