"""HTTP connections nobody waits for: a request arrives in time, and few are on the way.

Per address only what is unfinished counts: a venue full of people finishes its requests (T21).
"""

import asyncio
import ipaddress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from zuschlag.server.counters import Counters
from zuschlag.server.headers import refusal
from zuschlag.server.rate_limits import neighbourhood
from zuschlag.server.settings import ServerSettings


class TimedHttp(H11Protocol):
    """uvicorn's HTTP with a clock on the head of every request."""

    settings: ServerSettings
    seconds: float
    most_unfinished: int
    proxies: list[str]
    counters: Counters

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._counted: tuple[str, str] | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not is_among(host, self.proxies):
            self._counted = "unfinished", neighbourhood(host)
            self.counters.add(self._counted, 1)
            if self.counters.count(self._counted) > self.most_unfinished:
                transport.abort()
        self._arm()

    def data_received(self, data: bytes) -> None:
        """Part of a request; the clock runs as long as its head is not whole."""
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self._arm()
        else:
            self._settle()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on the connection belongs to a socket."""
        self._settle()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What is not HTTP is told so with our headers, and without quoting anything."""
        if self.cycle is not None and not self.cycle.response_complete:
            # A body that goes wrong on its way: whoever answers the request speaks to nobody.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers, body = refusal(self.settings)
            for event in (
                h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        super().connection_lost(exc)

    def _arm(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def _settle(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._counted is not None:
            self.counters.add(self._counted, -1)
            self._counted = None


def is_among(host: str, networks: list[str]) -> bool:
    """Whether an address belongs to one of these networks."""
    if not networks:
        return False
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(one) for one in networks)


def http_protocol(its: ServerSettings, on: Counters) -> type[TimedHttp]:
    """The protocol with the limits of these settings."""

    class Http(TimedHttp):
        settings = its
        seconds = its.handshake_seconds
        most_unfinished = its.unknown_sockets
        proxies = its.trusted_proxy
        counters = on

    return Http
