"""Leaks that only show in how long a sealed answer takes, or how long it is: to gauge the test."""

import asyncio

import pytest

from zuschlag.table import live_table
from zuschlag.table.frames import news
from zuschlag.table.live_table import LiveTable
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_writer import TableWriter

DELAY = 0.002
_commit = TableWriter.commit


def _is_good(event: TableEvent, live: LiveTable) -> bool:
    """Whether somebody lays another card than the worst of the hand face down."""
    action = event.secret.get("action")
    if not action or action[0] != "sell" or event.seat is None:
        return False
    options = live.table.game.options(event.seat)
    return bool(action[1] > min(options.sell))


def good_cards_take_longer(patch: pytest.MonkeyPatch) -> None:
    """Two milliseconds more for a good card."""

    async def commit(writer: TableWriter, live: LiveTable, event: TableEvent) -> None:
        if _is_good(event, live):
            await asyncio.sleep(DELAY)
        await _commit(writer, live, event)

    patch.setattr(TableWriter, "commit", commit)


def good_cards_are_a_byte_longer(patch: pytest.MonkeyPatch) -> None:
    """One blank more in everybody's news of a good card."""
    good: set[int] = set()

    async def commit(writer: TableWriter, live: LiveTable, event: TableEvent) -> None:
        if _is_good(event, live):
            good.add(id(live.table))
        await _commit(writer, live, event)
        good.discard(id(live.table))

    def longer(shown: object, *given: object) -> bytes:
        blank = b" " if id(shown._table) in good else b""  # type: ignore[attr-defined]
        return news(shown, *given) + blank  # type: ignore[arg-type]

    patch.setattr(TableWriter, "commit", commit)
    patch.setattr(live_table, "news", longer)


PLANTED = {"a delay": good_cards_take_longer, "a byte": good_cards_are_a_byte_longer}
