"""One process, or several that share a listening socket; one that dies is started again."""

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import socket
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType

import msgspec

from zuschlag.server import serve, shared_counters
from zuschlag.server.logs import begin_logging
from zuschlag.server.settings import ServerSettings
from zuschlag.server.shared_counters import SharedCounters
from zuschlag.server.startup_checks import NO_ORDERS, StartOrders, settle_beforehand

LOG = logging.getLogger("zuschlag.server")

_PAUSE = 1.0
"""Seconds before a worker is started again."""
_TICK = 0.2


def run(
    settings: ServerSettings,
    sock: socket.socket,
    announce: serve.Announce,
    orders: StartOrders = NO_ORDERS,
) -> int:
    """Serve until told to stop."""
    if settings.workers == 1:
        return serve.run(settings, sock, announce, orders=orders)
    begin_logging(settings.log)
    asyncio.run(settle_beforehand(settings, orders))
    with shared_counters.made(settings.workers) as counters:
        return WorkerGroup(settings, sock, counters).run(announce)


class WorkerGroup:
    """Several workers on one socket."""

    def __init__(self, settings: ServerSettings, sock: socket.socket, counters: Path) -> None:
        self._settings = msgspec.structs.replace(settings, port=sock.getsockname()[1])
        self._sock = sock
        self._counters = counters
        self._counted = SharedCounters(counters, 0)
        self._context = multiprocessing.get_context("spawn")
        self._workers: dict[int, BaseProcess] = {}
        self._is_stopping = False

    def run(self, announce: serve.Announce) -> int:
        """Start them, watch over them, stop them."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        for number in range(self._settings.workers):
            self._begin(number)
        announce(self._settings)
        while not self._is_stopping:
            time.sleep(_TICK)
            self._replace_dead()
        self._sock.close()
        return self._end()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._is_stopping = True

    def _begin(self, number: int) -> None:
        slot = serve.WorkerSlot(number, self._counters)
        worker = self._context.Process(
            target=work, args=(self._settings, self._sock, slot), name=f"zuschlag-{number}"
        )
        worker.start()
        self._workers[number] = worker

    def _replace_dead(self) -> None:
        for number, worker in list(self._workers.items()):
            if not worker.is_alive() and not self._is_stopping:
                LOG.error("worker-died", extra={"code": worker.exitcode})
                self._counted.forget(number)
                time.sleep(_PAUSE)
                self._begin(number)

    def _end(self) -> int:
        """All are told at once; any that do not end in time are ended."""
        for worker in self._workers.values():
            worker.terminate()
        until = time.monotonic() + self._settings.stop_seconds
        for worker in self._workers.values():
            worker.join(max(0.1, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()
        return max((abs(worker.exitcode or 0) for worker in self._workers.values()), default=0)


def work(settings: ServerSettings, sock: socket.socket, slot: serve.WorkerSlot) -> None:
    """The body of one worker."""
    # Ctrl+C reaches the whole group of processes; the parent tells its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.closing(sock):
        raise SystemExit(serve.run(settings, sock, _silent, slot))


def _silent(settings: ServerSettings) -> None:
    """The parent has said it."""
