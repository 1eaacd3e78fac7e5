"""A whole game for a function that chooses: sit down by a code, answer, return the result."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from zuschlag.client.requests import table_of
from zuschlag.client.table import Table
from zuschlag.client.words import Json, Stale

Choose = Callable[[Json, Json], list[Any] | None]
"""A simple bot: sees the game and its options, gives an action, or None to keep still."""


def run(choose: Choose, url: str, token: str, code: str, name: str) -> Json | None:
    """Sit down by a join code, play the game to its end and return its result."""
    return asyncio.run(play(choose, url, token, code, name))


async def play(choose: Choose, url: str, token: str, code: str, name: str) -> Json | None:
    """The same for programs that are asynchronous themselves."""
    async with await join(url, token, code, name) as table:
        return await finish(table, choose)


async def finish(table: Table, choose: Choose) -> Json | None:
    """Play the game at this table to its end; its result."""
    async for decision in table.decisions():
        action = choose(decision.seen, decision.options)
        if action is not None:
            # Somebody else may have been faster; then the table asks again.
            with contextlib.suppress(Stale):
                await table.move(decision, action)
    result: Json | None = table.table["result"]
    return result


async def join(url: str, token: str, code: str, name: str) -> Table:
    """Find a table by its code and sit down, or back on the seat that this token holds."""
    found = await asyncio.to_thread(table_of, url, token, code)
    table = await Table(url, token, found).open()
    try:
        if table.seat is None:
            await table.sit(name)
    except BaseException:
        await table.close()
        raise
    return table
