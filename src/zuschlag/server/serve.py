"""One server process: everything opened in order, served, and closed in the order of 4.5.

`run` is called by `zuschlag serve`; it returns when the server has stopped.
"""

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import signal
import socket
import ssl
import sys
from collections.abc import Callable, Generator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import msgspec
import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from zuschlag.errors import ZuschlagError
from zuschlag.event.service import EveningService
from zuschlag.league.league import League, LeagueLimits
from zuschlag.server.address import shown_addresses
from zuschlag.server.app import App, build_app
from zuschlag.server.app_state import AppState
from zuschlag.server.connection import http_protocol
from zuschlag.server.cut_off import leave_when_cut_off
from zuschlag.server.hall import EveningOrders, Hall
from zuschlag.server.logs import begin_logging
from zuschlag.server.plain_metrics import metrics_at
from zuschlag.server.settings import ServerSettings
from zuschlag.server.shared_counters import SharedCounters
from zuschlag.server.startup import Startup
from zuschlag.server.startup_checks import NO_ORDERS, StartOrders
from zuschlag.server.stick import stick_at
from zuschlag.server.wire import socket_protocol
from zuschlag.table.service import TableService

LOG = logging.getLogger("zuschlag.server")

Announce = Callable[[ServerSettings], None]


class WorkerSlot(NamedTuple):
    """Which of several workers this is, and what they count together."""

    number: int
    counters: Path


def run(
    settings: ServerSettings,
    sock: socket.socket,
    announce: Announce,
    slot: WorkerSlot | None = None,
    orders: StartOrders = NO_ORDERS,
    evening: EveningOrders | None = None,
) -> int:
    """Serve until told to stop; 1 when the journal broke. One of several workers has a slot."""
    begin_logging(settings.log)
    settings = msgspec.structs.replace(settings, port=sock.getsockname()[1])
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(serve(settings, sock, announce, slot, orders, evening))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


async def serve(
    settings: ServerSettings,
    sock: socket.socket,
    announce: Announce,
    slot: WorkerSlot | None = None,
    orders: StartOrders = NO_ORDERS,
    evening: EveningOrders | None = None,
) -> int:
    """Open everything, serve, close everything."""
    async with AsyncExitStack() as closing:
        counters = SharedCounters(slot.counters, slot.number) if slot else None
        number = slot.number if slot else 0
        started = await Startup(settings, closing, orders, number).open()
        app = build_app(
            settings, started.service, started.journal, started.clock, started.dice, counters
        )
        app.state.listen(started.hints)
        app.state.push = started.push
        if evening is not None:
            hall = app.state.hall = await _opened(started, evening, settings)
            announce = partial(_announce_both, announce, evening, hall)
            if hall.stick is not None:
                closing.push_async_callback(hall.stick.close)
            keeping = asyncio.create_task(hall.keep())
            closing.callback(keeping.cancel)
        if settings.league:
            league = app.state.league = await _league_opened(started, settings)
            playing = asyncio.create_task(league.keep())
            closing.callback(playing.cancel)
        server = StoppingServer(app, started.service, announce)
        app.state.stop = server.stop
        if app.state.hall is not None:
            watching = asyncio.create_task(app.state.hall.watch_stick(server.stop))
            closing.callback(watching.cancel)
        checking = asyncio.create_task(app.state.sockets.keep_checking(app.state.sessions))
        closing.callback(checking.cancel)
        if settings.relay_host:
            leaving = asyncio.create_task(leave_when_cut_off(app.state))
            closing.callback(leaving.cancel)
        if settings.metrics_port:
            port = settings.metrics_port + number
            await closing.enter_async_context(metrics_at(app.state.metrics, port))
        # What is there now stays: full collections need not look at it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        await server.serve(sockets=[sock])
        return 1 if app.state.is_broken else 0


async def _opened(started: Startup, orders: EveningOrders, settings: ServerSettings) -> Hall:
    """The evening of this journal, beside its tables."""
    evenings = EveningService(
        journal=started.journal,
        clock=started.clock,
        dice=started.dice,
        seal=started.seal,
        tables=started.service,
        off_loop=asyncio.to_thread,
    )
    hall = Hall(evenings, started.clock)
    if orders.mirror is not None:
        hall.stick = await stick_at(orders.mirror, started.journal, settings)
    return await hall.open(orders.settings, shown_addresses(settings)[0])


async def _league_opened(started: Startup, settings: ServerSettings) -> League:
    """The league of this journal, as it was left."""
    limits = LeagueLimits(settings.league_seconds, settings.league_tables, settings.league_games)
    ports = started.service, started.journal, started.seal, started.clock, started.dice
    return await League(settings.league, limits, *ports).open()


def _announce_both(
    announce: Announce, orders: EveningOrders, hall: Hall, settings: ServerSettings
) -> None:
    announce(settings)
    orders.announce(settings, hall)


class StoppingServer(uvicorn.Server):
    """uvicorn, stopping in our order: not ready, no new ones, clocks paused, sockets told."""

    def __init__(self, app: App, service: TableService, announce: Announce) -> None:
        settings = app.state.settings
        self._http = http_protocol(settings, app.state.counters)
        super().__init__(configuration(app))
        self._announce = announce
        self.app_state: AppState = app.state
        self._service = service
        self._parent = multiprocessing.parent_process()  # of one of several workers
        self._patience = settings.stop_seconds * 0.4

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Stop on SIGTERM and SIGINT, and leave with our own exit code."""
        loop = asyncio.get_running_loop()

        def stop(number: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(self.stop)

        before = {number: signal.signal(number, stop) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen as uvicorn does, but wait less for a handshake; once it serves, say where."""
        await self.lifespan.startup()
        loop = asyncio.get_running_loop()
        encrypted = self.config.ssl
        patience = self.app_state.settings.handshake_seconds if encrypted else None
        self.servers = [
            await loop.create_server(
                self._protocol, sock=one, ssl=encrypted, ssl_handshake_timeout=patience
            )
            for one in sockets or []
        ]
        self.started = True
        self._announce(self.app_state.settings)

    def _protocol(self) -> asyncio.Protocol:
        return self._http(self.config, self.server_state, self.lifespan.state)

    def stop(self) -> None:
        """Begin to stop; readiness says so at once."""
        self.app_state.close_up()
        self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        """After a failed write to disk nothing this process says can be trusted."""
        if self._parent is not None and not self._parent.is_alive():
            self.stop()
        if self.app_state.is_broken and not self.should_exit:
            LOG.critical("journal-broken")
            self.stop()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The order of closing."""
        self.app_state.close_up()
        if self.app_state.league is not None:
            self.app_state.league.is_closed = True
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(self._patience):
                if self.app_state.hall is not None:
                    await self.app_state.hall.close()
                await self._service.stop()
        except Exception as fault:
            LOG.error("keeper-did-not-stop", exc_info=fault)
        self.app_state.sockets.close_all(self.app_state.dice)
        await super().shutdown(sockets)


def configuration(app: App) -> uvicorn.Config:
    """How uvicorn is set up."""
    settings = app.state.settings
    config = uvicorn.Config(
        app,
        http="h11",
        ws=socket_protocol(settings),
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="off",
        interface="asgi3",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=list(settings.trusted_proxy),
        timeout_keep_alive=20,
        timeout_graceful_shutdown=max(1, int(settings.stop_seconds * 0.3)),
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
        workers=1,
    )
    try:
        config.load()
    except (ssl.SSLError, OSError) as fault:
        reason = getattr(fault, "reason", None) or fault.strerror or str(fault)
        raise ZuschlagError("serve/bad-tls", {"reason": reason}) from None
    return config
