"""A whole server in this process: real sockets, a journal in memory, bots in their worker."""

import asyncio

import msgspec
import uvicorn

from zuschlag.bots.house import HouseBots
from zuschlag.bots.pool import BotPool
from zuschlag.bots.thinking_pool import ThinkingPool
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.server.app import build_app
from zuschlag.server.clock import SteadyClock, TrueDice
from zuschlag.server.listening import listening
from zuschlag.server.serve import configuration
from zuschlag.server.settings import ServerSettings
from zuschlag.table.limits import TableLimits
from zuschlag.table.service import TableService


class RealServer:
    """Serves at `url` as long as it is open; `hang_up` cuts every socket."""

    cut = 0

    async def __aenter__(self) -> "RealServer":
        settings = ServerSettings(port=0)
        self._listening = listening(settings)
        port = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        settings = msgspec.structs.replace(settings, port=port)
        clock, dice, self._journal, self._pool = (
            SteadyClock(),
            TrueDice(),
            MemoryJournal(),
            HouseBots(BotPool(), ThinkingPool()),
        )
        await self._journal.open()
        await self._pool.start()
        self._service = TableService(
            journal=self._journal,
            clock=clock,
            dice=dice,
            seal=KeySeal(bytes(32)),
            bot_runner=self._pool,
            limits=TableLimits(claim_seconds=0.1),
        )
        await self._service.start()
        self._app = build_app(settings, self._service, self._journal, clock, dice)
        self._server = uvicorn.Server(configuration(self._app))
        self._serving = asyncio.create_task(self._server.serve([self._listening]))
        while not self._server.started:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._service.stop()
        self._server.should_exit = True
        await self._serving
        await self._pool.close()
        await self._journal.close()

    def hang_up(self) -> None:
        """As a restart would: everybody may come back."""
        self.cut += len(self._app.state.sockets)
        self._app.state.sockets.close_all(TrueDice())
