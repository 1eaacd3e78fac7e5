"""A whole server in this process on a port of its own: real sockets, a journal in memory."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec

# The reference is written in a thread, and needs this. CPython 3.11 may stumble when pytest
# rewrites a module for the first time in a thread.
import polyfactory.factories  # noqa: F401
from websockets.asyncio.client import ClientConnection, connect

from zuschlag.event.service import EveningService
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.league.league import League, LeagueLimits
from zuschlag.server.app import App, build_app
from zuschlag.server.clock import SteadyClock, TrueDice
from zuschlag.server.configure import configured
from zuschlag.server.hall import Hall
from zuschlag.server.listening import listening
from zuschlag.server.push.desk import PushDesk
from zuschlag.server.push.endpoints import Endpoints
from zuschlag.server.push.identity import PushIdentity
from zuschlag.server.serve import StoppingServer
from zuschlag.server.settings import ServerSettings
from zuschlag.table.service import TableService

FOR_SALE = {"game": "for-sale", "edition": "2015", "seats": 3}
NEW_TABLE = {"settings": FOR_SALE, "name": "Anna"}
PATIENCE = 60.0
"""Seconds for what comes at once, unless the machine is busy; who waits as long waits in vain."""


class NoBots:
    """Bots that keep still."""

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Any
    ) -> Any:
        """Nothing."""
        return None

    async def level_of(self, game: str, decided: Any) -> str | None:
        """Cannot be said here."""
        return None


class Running:
    """A server that is being served, and how to reach it."""

    def __init__(self, app: App, server: StoppingServer, journal: MemoryJournal) -> None:
        self.app = app
        self.server = server
        self.journal = journal
        self.settings = app.state.settings
        self.origin = f"http://127.0.0.1:{self.settings.port}"
        self.socket_address = f"ws://127.0.0.1:{self.settings.port}/ws"

    def client(self, **named: Any) -> httpx.AsyncClient:
        """A browser without a session."""
        headers = {"Origin": self.origin, **named.pop("headers", {})}
        # Patient: rules that nobody has compiled on this machine yet take their time.
        named = {"timeout": 120, **named}
        return httpx.AsyncClient(base_url=self.origin, headers=headers, trust_env=False, **named)

    @contextlib.asynccontextmanager
    async def visitor(self) -> AsyncIterator[httpx.AsyncClient]:
        """A browser with a session."""
        async with self.client() as client:
            assert (await client.post("/api/session")).status_code == 204
            yield client

    @contextlib.asynccontextmanager
    async def socket(
        self, client: httpx.AsyncClient | None = None, **headers: str
    ) -> AsyncIterator[ClientConnection]:
        """A socket of that browser."""
        sent = {"Origin": self.origin} | headers
        if client is not None:
            sent["Cookie"] = "; ".join(f"{name}={text}" for name, text in client.cookies.items())
        given = {name.replace("_", "-"): text for name, text in sent.items() if text}
        async with connect(
            self.socket_address, additional_headers=given, proxy=None, compression=None
        ) as socket:
            yield socket


@contextlib.asynccontextmanager
async def running(
    journal: Any = None, hints: Any = None, evening: Any = None, **flags: Any
) -> AsyncIterator[Running]:
    """Serve while the block runs, with an evening if that is wanted."""
    settings = configured(None, {}, {"port": 0, **flags})
    sock = listening(settings)
    settings = msgspec.structs.replace(settings, port=sock.getsockname()[1])
    clock, dice, journal = SteadyClock(), TrueDice(), journal or MemoryJournal()
    ports: dict[str, Any] = {"journal": journal, "clock": clock, "dice": dice}
    ports["seal"] = KeySeal(bytes(32))
    push = _push_desk(settings, ports) if settings.push else None
    called = push.called if push is not None else None
    service = TableService(**ports, bot_runner=NoBots(), on_called=called)
    await service.start()
    app = build_app(settings, service, journal, clock, dice)
    app.state.listen(hints)
    app.state.push = push
    chores = [asyncio.create_task(app.state.sockets.keep_checking(app.state.sessions))]
    if push is not None:
        chores.append(asyncio.create_task(push.run(service)))
    if evening is not None:
        evenings = EveningService(**ports, tables=service, off_loop=asyncio.to_thread)
        root = f"http://127.0.0.1:{settings.port}/"
        app.state.hall = await Hall(evenings, clock).open(evening, root)
        chores.append(asyncio.create_task(app.state.hall.keep()))
    if settings.league:
        limits = LeagueLimits(
            settings.league_seconds, settings.league_tables, settings.league_games
        )
        league = League(settings.league, limits, service, journal, ports["seal"], clock, dice)
        app.state.league = await league.open()
        chores.append(asyncio.create_task(league.keep()))
    server = StoppingServer(app, service, lambda settings: None)
    serving = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Running(app, server, journal)
    finally:
        server.stop()
        await serving
        for chore in chores:
            chore.cancel()


def _push_desk(settings: ServerSettings, ports: dict[str, Any]) -> PushDesk:
    """Sends at once, with a key that is in no file."""
    endpoints = Endpoints(settings.push_host, settings.push_loopback)
    identity = PushIdentity(bytes(range(32)), settings.push)
    named = {name: ports[name] for name in ("journal", "seal", "clock")}
    return PushDesk(identity, endpoints, **named, patience=0)


def a_setting(**flags: Any) -> ServerSettings:
    """Settings with some of them changed."""
    return configured(None, {}, flags)


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next frame of a kind; others are passed over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            frame: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if frame["t"] == kind:
                return frame


async def say(socket: ClientConnection, **frame: Any) -> None:
    """One frame."""
    await socket.send(msgspec.json.encode(frame).decode())
