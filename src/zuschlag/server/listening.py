"""The socket a server listens on, opened first of all: a port in use is reported at once."""

import socket

from zuschlag.errors import ZuschlagError
from zuschlag.server.settings import ServerSettings


def listening(settings: ServerSettings) -> socket.socket:
    """The socket to listen on; a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named, so that every event loop knows it must not wait to send small frames (Nagle).
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except (OSError, OverflowError) as fault:
        sock.close()
        facts = {"host": settings.host, "port": settings.port}
        reason = getattr(fault, "strerror", None) or str(fault)
        raise ZuschlagError("serve/cannot-listen", {**facts, "reason": reason}) from None
    sock.listen(2048)
    sock.setblocking(False)
    return sock
