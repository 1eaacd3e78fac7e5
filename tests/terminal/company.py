"""Other people at a served table: whoever opened it, and what they do while a terminal looks on."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from tests.server.running import Running, running
from zuschlag import client
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.joining import Entrance, enter
from zuschlag.terminal.wishes import Wishes

FOR_SALE = {"game": "for-sale", "edition": "1997", "seats": 3, "pace": [0, 0]}


class Other:
    """Somebody else, who plays as simply as possible while they are asked to."""

    def __init__(self, table: client.Table, code: str) -> None:
        self.table = table
        self.code = code
        self.playing: asyncio.Task[None] | None = None

    async def say(self, text: str) -> None:
        """A line of talk."""
        await self.table.do({"do": "say", "text": text})

    async def start(self) -> None:
        """The host begins."""
        await self.table.do({"do": "start"})

    def play(self) -> None:
        """From now on pass, or sell the least."""
        self.playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        async for decision in self.table.decisions():
            with contextlib.suppress(client.Refused):
                await self.table.move(decision, _simplest(decision.options))


def _simplest(options: dict[str, Any]) -> list[Any]:
    if "sell" in options and "pass" not in options:
        return ["sell", options["sell"][0]]
    if "lay" in options:
        return ["lay", options["lay"][0]]
    return ["pass"]


@contextlib.asynccontextmanager
async def hosted(**settings: Any) -> AsyncIterator[tuple[Running, Other]]:
    """A server at which Anna has opened a table and sat down."""
    async with running() as server:
        guest = await asyncio.to_thread(client.new_guest, server.origin)
        wanted = {"settings": FOR_SALE | settings, "name": "Anna"}
        made = await asyncio.to_thread(
            client.ask, server.origin, guest, "POST", "/api/tables", wanted
        )
        table = await client.Table(server.origin, guest, made["table"]).open()
        anna = Other(table, made["code"])
        try:
            yield server, anna
        finally:
            if anna.playing is not None:
                anna.playing.cancel()
            await table.close()


async def entrance_to(server: Running, other: Other, back: str = "") -> Entrance:
    """The way in, by the table's link."""
    address = f"{server.origin}/t/{other.table.id}{back}"
    return await asyncio.to_thread(enter, address, None)


async def a_visitor(server: Running, other: Other, **wishes: Any) -> TableApp:
    """A terminal at this table."""
    entrance = await entrance_to(server, other, wishes.pop("back", ""))
    usual: dict[str, Any] = {"name": "Eva", "pause": 0}
    return TableApp(Wishes(entrance=entrance, game=entrance.game, **usual | wishes))
