"""What one process needs before it can serve: journal, bots, tables, messengers, in their order."""

import asyncio
import secrets
from contextlib import AsyncExitStack
from typing import cast

from zuschlag.bots.house import HouseBots
from zuschlag.bots.pool import BotPool
from zuschlag.bots.thinking_pool import ThinkingPool
from zuschlag.journal.hints import Hints, NotifyHints, RedisHints
from zuschlag.journal.opening import Store, journal_at
from zuschlag.journal.seal import KeySeal
from zuschlag.server.clock import SteadyClock, TrueDice
from zuschlag.server.neighbours import SharedStore, check_reachable, listening
from zuschlag.server.push.desk import PushDesk
from zuschlag.server.push.opening import desk_of
from zuschlag.server.relay import TcpRelay
from zuschlag.server.settings import ServerSettings
from zuschlag.server.startup_checks import (
    NO_ORDERS,
    StartOrders,
    cancelled,
    noted_heads,
    settled_key,
)
from zuschlag.server.worker_channel import relay_key
from zuschlag.table.service import TableLimits, TableService


class Startup:
    """Opened by `open`, closed in the opposite order by the stack it was given."""

    journal: Store
    service: TableService
    seal: KeySeal

    def __init__(
        self,
        settings: ServerSettings,
        closing: AsyncExitStack,
        orders: StartOrders = NO_ORDERS,
        number: int = 0,
    ) -> None:
        self._settings = settings
        self._number = number  # which worker of its host
        self._closing = closing
        self._orders = orders
        self._limits = TableLimits(spectators=settings.spectators)
        self.clock = SteadyClock()
        self.dice = TrueDice()
        self.hints: Hints | None = None
        self.push: PushDesk | None = None

    async def open(self) -> "Startup":
        """Open everything; whatever fails is reported before anybody is served."""
        bots = self._house_bots()
        self._closing.push_async_callback(bots.close)
        bots_started = asyncio.create_task(bots.start())
        self._closing.callback(bots_started.cancel)
        self.journal = journal_at(self._settings.journal_address)
        await self.journal.open()
        self._closing.push_async_callback(self.journal.close)
        key = await self._settled()
        self.seal = KeySeal(key)
        self.push = desk_of(self._settings, self.journal, self.seal, self.clock)
        relay, address = await self._neighbours(key)
        self.service = TableService(
            journal=self.journal,
            clock=self.clock,
            dice=self.dice,
            seal=self.seal,
            bot_runner=bots,
            worker=secrets.token_hex(8) if address else "one",
            address=address,
            relay=relay,
            hints=self.hints,
            limits=self._limits,
            on_called=self.push.called if self.push is not None else None,
        )
        await self.service.start()
        if self.push is not None:
            telling = asyncio.create_task(self.push.run(self.service))
            self._closing.push_async_callback(self.push.close)
            self._closing.push_async_callback(cancelled, telling)
        await bots_started
        return self

    def _house_bots(self) -> HouseBots:
        given = self._settings
        simple = BotPool(given.bots, given.bot_seconds)
        thinking = ThinkingPool(given.thinkers, given.thinker_megabytes)
        return HouseBots(simple, thinking, given.thinker_seconds)

    async def _settled(self) -> bytes:
        """The key that fits; and whoever notes heads from now on."""
        key = await settled_key(self.journal, self._settings, self._orders)
        kept = await noted_heads(self.journal, self._settings, self._orders)
        if kept is not None:
            self._closing.push_async_callback(kept.write_news)
            keeping = asyncio.create_task(kept.keep(self.clock))
            self._closing.push_async_callback(cancelled, keeping)
        return key

    async def _neighbours(self, key: bytes) -> tuple[TcpRelay | None, str]:
        """Ways to other workers, where the journal can be shared."""
        where = self._settings.journal_address
        if not where.startswith(("postgresql:", "postgres:")):
            return None, ""
        redis = self._settings.hints
        self.hints = RedisHints(redis) if redis else NotifyHints(where)
        await self.hints.open()
        self._closing.push_async_callback(self.hints.close)
        relay = TcpRelay(relay_key(key))
        self._closing.push_async_callback(relay.close)
        listener, address = await listening(
            self._settings, self._number, relay_key(key), self._answer
        )
        self._closing.push_async_callback(listener.close)
        await check_reachable(cast(SharedStore, self.journal), address, self._limits.lease_seconds)
        return relay, address

    async def _answer(self, question: bytes) -> bytes:
        return await self.service.answer(question)
